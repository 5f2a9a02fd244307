import { cityName } from '~/features/trip/place-name';
import { spacedNumber } from '~/features/trip/transport-number';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Locale } from '~/market/locales';
import { dashed } from '~/market/punctuation';
import type { Booking } from '~/upstream/booking/contract';

/** Returns the cities of one flight, "Moscow — Sochi"; empty when the booking has no such segment. */
export function routeOf(booking: Booking, segmentIndex: number, locale: Locale): string {
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  return segment ? dashed([cityName(segment.departure, booking), cityName(segment.arrival, booking)], locale) : '';
}

/** Returns "SU 1130 · Sat, 20 Dec · 10:30" with what else is known of the ride; empty when there is no such segment. */
export function rideText(booking: Booking, segmentIndex: number, market: Market, more: string | null = null): string {
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  if (!segment) return '';
  const date = formatDate(segment.departureTime.slice(0, 10), market, 'weekday');
  return [spacedNumber(segment), date, formatTime(segment.departureTime, market), more]
    .filter(Boolean)
    .join('\u00a0· ');
}
