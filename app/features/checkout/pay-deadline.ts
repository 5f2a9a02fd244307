import { formatDateTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/**
 * Until when the order has to be paid, in the time of the first departure: the customer may be in any zone, and this is
 * the one that the ticket speaks of. "4 мая, 18:30", "Москва", "UTC+3"
 */
export function payDeadline(
  { segments, ports, cities, expiresAt }: Pick<Booking, 'segments' | 'ports' | 'cities' | 'expiresAt'>,
  market: Market,
): { time: string; place: string; offset: string } {
  const first = segments[0];
  const timeZone = first?.departureTimeZone ?? 'UTC';
  const port = first ? ports[first.departure] : undefined;
  return {
    time: formatDateTimeInZone(expiresAt, timeZone, market),
    place: cities[port?.cityCode ?? '']?.name ?? port?.name ?? 'UTC',
    offset: utcOffset(new Date(expiresAt), timeZone),
  };
}

/** "UTC+3", "UTC−3:30", "UTC" */
function utcOffset(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}
