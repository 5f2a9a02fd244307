import { formatDateTimeInZone, formatTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

type PlaceOfTrip = Pick<Booking, 'segments' | 'ports' | 'cities'>;

/** A moment in local time: "4 мая, 18:30", "18:30", "Москва", "UTC+3" */
export type TripTime = { time: string; clock: string; place: string; offset: string };

/** Returns the payment deadline of the order: that of the second of two payments, once the first is accepted. */
export function payDeadline(
  booking: PlaceOfTrip & Pick<Booking, 'expiresAt'> & Partial<Pick<Booking, 'secondPaymentUntil'>>,
  market: Market,
): TripTime {
  return tripTime(booking.secondPaymentUntil ?? booking.expiresAt, booking, market);
}

/**
 * Converts a moment to the time zone of the first departure, the one printed on the ticket; the customer may be in any
 * zone.
 * @param instant ISO 8601 with an offset
 */
export function tripTime(instant: string, { segments, ports, cities }: PlaceOfTrip, market: Market): TripTime {
  const first = segments[0];
  const timeZone = first?.departureTimeZone ?? 'UTC';
  const port = first ? ports[first.departure] : undefined;
  return {
    time: formatDateTimeInZone(instant, timeZone, market),
    clock: formatTimeInZone(instant, timeZone, market),
    place: cities[port?.cityCode ?? '']?.name ?? port?.name ?? 'UTC',
    offset: utcOffset(new Date(instant), timeZone),
  };
}

/** Returns "UTC+3", "UTC−3:30" or "UTC". */
function utcOffset(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}
