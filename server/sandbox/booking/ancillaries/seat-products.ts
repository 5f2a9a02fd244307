import { ServiceFailure, requestFormat } from '../../service/failure';
import type { SegmentFacts } from '../catalogue/trip-facts';
import { seatPlan, seatProduct, type SeatPlan } from '../catalogue/seat-plan';
import type { Product } from '../order-lines/product';
import type { Sale } from './desk';

const SEAT_TOKEN = /^seat\.(\d+)\.(\d+[A-Z])$/;

/** A seat of the map, and who sits there: `seat.0.12A` for the second passenger. */
export type SeatWish = { token: string; passenger_index?: number | null | undefined };

export function isSeatToken(token: string): boolean {
  return SEAT_TOKEN.test(token);
}

/** Reads the token of an item, `seat.0.12A.p1`; null for anything but a seat of a passenger. */
export function readSeatItem(token: string): Required<SeatWish> | null {
  const [, seat = '', passenger] = /^(.+)\.p(\d{1,2})$/.exec(token) ?? [];
  return isSeatToken(seat) ? { token: seat, passenger_index: Number(passenger) } : null;
}

/**
 * Returns the product for one passenger's seat on the map, taken by others or not.
 * @throws ServiceFailure productUnavailable, seatTaken, and requestFormat for a passenger who may not sit there
 */
export function findSeatProduct({ token, passenger_index: index }: SeatWish, sale: Sale): Product {
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
export function getPlan({ facts, now }: Sale, segmentIndex: number): [SegmentFacts, SeatPlan] {
  const segment = facts.segments[segmentIndex];
  const plan = segment ? seatPlan(segment, facts, now) : null;
  if (!segment || !plan) throw new ServiceFailure('productUnavailable', { token: `seat.${segmentIndex}` });
  return [segment, plan];
}
