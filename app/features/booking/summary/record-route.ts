import { cityName } from '~/features/trip/place-name';
import type { Locale } from '~/market/locales';
import { dashed } from '~/market/punctuation';
import type { Booking } from '~/upstream/booking/contract';

/**
 * The part of the journey that a record is for, so that tickets of a self-transfer are told apart: "Moscow — Sochi",
 * there and back "Moscow — Sochi, Sochi — Moscow". Null where there is one record for all of it.
 */
export function recordRoute(booking: Booking, recordIndex: number, locale: Locale): string | null {
  if (new Set(booking.tickets.map((ticket) => ticket.recordIndex)).size <= 1) return null;
  const segments = booking.segments.filter((segment) => segment.recordIndex === recordIndex);
  const trips = [...new Set(segments.map(({ tripIndex }) => tripIndex))];
  return trips
    .map((trip) => {
      const legs = segments.filter(({ tripIndex }) => tripIndex === trip);
      return dashed([cityName(legs[0]!.departure, booking), cityName(legs.at(-1)!.arrival, booking)], locale);
    })
    .join(', ');
}
