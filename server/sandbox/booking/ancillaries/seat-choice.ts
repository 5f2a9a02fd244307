import type { SeatMapWire } from '~/upstream/ancillaries/contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { seatPlan, seatToken } from '../catalogue/seat-plan';
import { seatedPassengers } from '../catalogue/trip-facts';
import type { Sale } from './desk';
import { isIssued } from './post-sale-offer';
import { seatlessOn, seatsTaken } from './post-sale-seats';
import { getPlan } from './seat-products';

/** Returns the segments whose seats can be chosen now. */
export async function segmentsWithSeats(sale: Sale, context: SandboxContext): Promise<number[]> {
  const { facts, now } = sale;
  const withPlan = facts.segments.filter((segment) => seatPlan(segment, facts, now)).map(({ index }) => index);
  const choosers = await Promise.all(withPlan.map((index) => choosersOn(index, sale, context)));
  return withPlan.filter((_, place) => (choosers[place] ?? []).length > 0);
}

/** seat_map: returns the cabin, with seats taken elsewhere and by other bookings. */
export async function seatMapWire(sale: Sale, segmentIndex: number, context: SandboxContext): Promise<SeatMapWire> {
  const [segment, plan] = getPlan(sale, segmentIndex);
  const passengers = await choosersOn(segmentIndex, sale, context);
  if (passengers.length === 0) throw new ServiceFailure('productUnavailable', { token: `seat.${segmentIndex}` });
  const taken = await seatsTaken(segment, sale, context);
  return {
    segment_index: segmentIndex,
    currency: sale.facts.currency,
    equipment: segment.equipment,
    passengers,
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
        state: seat.isTaken || taken.has(seat.number) ? 'taken' : 'free',
        price: seat.price,
        adults_only: seat.isAdultsOnly,
      })),
    })),
  };
}

/** Returns who can choose a seat on a segment: with the tickets everybody, once they are issued those without one. */
async function choosersOn(segmentIndex: number, sale: Sale, context: SandboxContext): Promise<number[]> {
  if (!sale.facts.isPaid) return seatedPassengers(sale.facts).map(({ index }) => index);
  return isIssued(sale) ? seatlessOn(segmentIndex, sale, context) : [];
}
