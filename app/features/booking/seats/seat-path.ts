import type { Timing } from '~/upstream/ancillaries/contract';
import { checkoutPath } from '../flow/checkout-flow';
import { postSalePath } from '../post-sale/post-sale-path';

/** The flight and the passenger that a seat is chosen for. */
export type SeatStop = { segmentIndex: number; passenger: number };

/** Returns the page of the extras from which seats are chosen: with the tickets, or after they are issued. */
export function extrasPath(token: string, timing: Timing): string {
  return timing === 'postsale' ? postSalePath(token) : checkoutPath('step1', token);
}

/** Returns `/mbooking/step1/{token}/seats/{segmentIndex}`, plus the passenger unless it is the first. */
export function seatMapPath(token: string, { segmentIndex, passenger }: SeatStop, timing: Timing): string {
  const path = `${extrasPath(token, timing)}/seats/${segmentIndex}`;
  return passenger === 0 ? path : `${path}?passenger=${passenger}`;
}

/**
 * Returns the next stop: the next passenger on the flight, then the next flight; null after the last.
 * @param seated indexes of passengers with their own seat
 * @param flights indexes of flights with a seat map
 */
export function nextStop(stop: SeatStop, seated: readonly number[], flights: readonly number[]): SeatStop | null {
  const passenger = seated.find((index) => index > stop.passenger);
  if (passenger !== undefined) return { ...stop, passenger };
  const segmentIndex = flights.find((index) => index > stop.segmentIndex);
  return segmentIndex === undefined ? null : { segmentIndex, passenger: seated[0] ?? 0 };
}
