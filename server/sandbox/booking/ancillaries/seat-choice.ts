import type { SeatMapWire } from '~/upstream/ancillaries/contract';
import { ServiceFailure, requestFormat } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { Sale } from './desk';
import type { Product } from '../order-lines/product';
import { seatsOfOthers } from '../order-lines/line-records';
import type { SegmentFacts } from '../catalogue/trip-facts';
import { seatPlan, seatProduct, seatToken, type SeatPlan } from '../catalogue/seat-plan';

const SEAT_TOKEN = /^seat\.(\d+)\.(\d+[A-Z])$/;

export function isSeatToken(token: string): boolean {
  return SEAT_TOKEN.test(token);
}

/** Returns the segments whose seats can be chosen now. */
export function segmentsWithSeats({ facts, now }: Sale): number[] {
  return facts.segments.filter((segment) => seatPlan(segment, facts, now)).map(({ index }) => index);
}

/** seat_map: returns the cabin, with seats taken elsewhere and by other bookings. */
export async function seatMapWire(sale: Sale, segmentIndex: number, { store }: SandboxContext): Promise<SeatMapWire> {
  const [segment, plan] = getPlan(sale, segmentIndex);
  const others = await seatsOfOthers(store, segment.inventoryKey, sale.booking.token, sale.now);
  return {
    segment_index: segmentIndex,
    currency: sale.facts.currency,
    equipment: segment.equipment,
    columns: plan.columns,
    rows: plan.rows.map(({ number, isExit, seats }) => ({
      number,
      exit: isExit,
      seats: seats.map((seat) => ({
        token: seatToken(segment, seat),
        number: seat.number,
        column: seat.column,
        zone: seat.zone,
        place: seat.place,
        state: seat.isTaken || others.has(seat.number) ? 'taken' : 'free',
        price: seat.price,
        adults_only: seat.isAdultsOnly,
      })),
    })),
  };
}

/**
 * Returns the product for one passenger's seat on the map.
 * @throws ServiceFailure productUnavailable, seatTaken, and requestFormat for a passenger who may not sit there
 */
export function findSeatProduct(
  { token, passenger_index: index }: { token: string; passenger_index?: number | null },
  sale: Sale,
): Product {
  const [, segmentIndex, number] = SEAT_TOKEN.exec(token) ?? [];
  const [segment, plan] = getPlan(sale, Number(segmentIndex));
  const seat = plan.rows.flatMap(({ seats }) => seats).find((one) => one.number === number);
  if (!seat) throw new ServiceFailure('productUnavailable', { token });
  if (seat.isTaken) throw new ServiceFailure('seatTaken', { token });
  const type = index === undefined || index === null ? undefined : sale.facts.passengers[index];
  if (index === undefined || index === null || !type || type === 'infant') {
    throw requestFormat([{ field: 'passenger_index', code: 'seat' }]);
  }
  // A party with an infant cannot use exit seats: the crew decides later on whose lap the infant sits.
  if (seat.isAdultsOnly && (type !== 'adult' || sale.facts.passengers.includes('infant'))) {
    throw requestFormat([{ passenger_index: index, field: 'passenger_index', code: 'adultsOnly' }]);
  }
  return seatProduct(seat, segment, { index, type });
}

/** Returns a segment and its seat plan. @throws ServiceFailure productUnavailable where seats cannot be chosen */
function getPlan({ facts, now }: Sale, segmentIndex: number): [SegmentFacts, SeatPlan] {
  const segment = facts.segments[segmentIndex];
  const plan = segment ? seatPlan(segment, facts, now) : null;
  if (!segment || !plan) throw new ServiceFailure('productUnavailable', { token: `seat.${segmentIndex}` });
  return [segment, plan];
}
