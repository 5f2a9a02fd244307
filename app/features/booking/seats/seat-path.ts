import { checkoutPath } from '../flow/checkout-flow';

/** Where a seat is being chosen: on which flight, for whom. */
export type SeatStop = { segmentIndex: number; passenger: number };

/** `/mbooking/step1/{token}/seats/{segmentIndex}`, and for whom, where it is not the first passenger. */
export function seatMapPath(token: string, { segmentIndex, passenger }: SeatStop): string {
  const path = `${checkoutPath('step1', token)}/seats/${segmentIndex}`;
  return passenger === 0 ? path : `${path}?passenger=${passenger}`;
}

/**
 * What comes after a choice: the next passenger of the flight, then the next flight, then nothing more.
 * @param seated indexes of passengers with a seat of their own
 * @param flights indexes of flights with a seat map
 */
export function nextStop(stop: SeatStop, seated: readonly number[], flights: readonly number[]): SeatStop | null {
  const passenger = seated.find((index) => index > stop.passenger);
  if (passenger !== undefined) return { ...stop, passenger };
  const segmentIndex = flights.find((index) => index > stop.segmentIndex);
  return segmentIndex === undefined ? null : { segmentIndex, passenger: seated[0] ?? 0 };
}
