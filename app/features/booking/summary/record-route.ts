import { cityName } from '~/features/trip/place-name';
import type { Locale } from '~/market/locales';
import { dashed } from '~/market/punctuation';
import type { Booking } from '~/upstream/booking/contract';

/**
 * Returns the part of the journey that a record covers, to tell the tickets of a self-transfer apart: "Moscow — Sochi",
 * or both ways "Moscow — Sochi, Sochi — Moscow". Null when one record covers everything.
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
