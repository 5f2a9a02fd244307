import { cityName } from '~/features/trip/place-name';
import type { Locale } from '~/market/locales';
import { dashed } from '~/market/punctuation';
import type { Booking } from '~/upstream/booking/contract';

/** Returns the cities of one flight, "Moscow — Sochi"; empty when the booking has no such segment. */
export function routeOf(booking: Booking, segmentIndex: number, locale: Locale): string {
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  return segment ? dashed([cityName(segment.departure, booking), cityName(segment.arrival, booking)], locale) : '';
}
