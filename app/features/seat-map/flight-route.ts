import { cityName } from '~/features/trip-card/place-name';
import type { Booking } from '~/upstream/booking/contract';

/** "Moscow — Sochi": the cities of one flight; empty when the booking has no such segment. */
export function routeOf(booking: Booking, segmentIndex: number): string {
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  return segment ? `${cityName(segment.departure, booking)} — ${cityName(segment.arrival, booking)}` : '';
}
