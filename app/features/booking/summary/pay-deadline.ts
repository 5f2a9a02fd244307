import { formatDateTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

type PlaceOfTrip = Pick<Booking, 'segments' | 'ports' | 'cities'>;

/** A moment as the trip tells it: "4 мая, 18:30", "Москва", "UTC+3" */
export type TripTime = { time: string; place: string; offset: string };

/** Until when the order has to be paid. */
export function payDeadline(booking: PlaceOfTrip & Pick<Booking, 'expiresAt'>, market: Market): TripTime {
  return tripTime(booking.expiresAt, booking, market);
}

/**
 * A moment in the time of the first departure: the customer may be in any zone, and this is the one that the ticket
 * speaks of.
 * @param instant ISO 8601 with an offset
 */
export function tripTime(instant: string, { segments, ports, cities }: PlaceOfTrip, market: Market): TripTime {
  const first = segments[0];
  const timeZone = first?.departureTimeZone ?? 'UTC';
  const port = first ? ports[first.departure] : undefined;
  return {
    time: formatDateTimeInZone(instant, timeZone, market),
    place: cities[port?.cityCode ?? '']?.name ?? port?.name ?? 'UTC',
    offset: utcOffset(new Date(instant), timeZone),
  };
}

/** "UTC+3", "UTC−3:30", "UTC" */
function utcOffset(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}
