import { getTranslator } from '~/i18n/translator.server';
import { formatDateTimeInZone, formatTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

type PlaceOfTrip = Pick<Booking, 'segments' | 'ports' | 'cities'>;

/**
 * A moment in local time: "4 мая, 18:30", "18:30", "Москва"; `zone` names its clock, where it has a common name by that,
 * else by place and offset: "по Москве", "(Алматы, UTC+5)".
 */
export type TripTime = { time: string; clock: string; place: string; zone: string };

/** Clocks that people call by a name. */
const NAMED_ZONES: Readonly<Record<string, string>> = {
  'Europe/Moscow': 'europeMoscow',
  'Europe/London': 'europeLondon',
  'Europe/Istanbul': 'europeIstanbul',
  'America/New_York': 'americaNewYork',
};

type Held = Pick<Booking, 'expiresAt'> & Partial<Pick<Booking, 'secondPaymentUntil' | 'payment'>>;

/**
 * Returns the one payment deadline of the order that every screen names, ISO 8601: that of the second of two payments once
 * the first is accepted, and never later than that of a fast payment that waits at the bank.
 */
export function payBy({ expiresAt, secondPaymentUntil, payment }: Held): string {
  const held = secondPaymentUntil ?? expiresAt;
  const atBank = payment?.status === 'pending' ? payment.sbpExpiresAt : null;
  return atBank === null ? held : earlierOf(atBank, held);
}

/** Returns the earlier of two moments, ISO 8601. */
export function earlierOf(one: string, other: string): string {
  return Date.parse(one) <= Date.parse(other) ? one : other;
}

/** Returns that deadline in the zone of the trip. Minutes are rounded down: nobody is told a time that is too late. */
export function payDeadline(booking: PlaceOfTrip & Held, market: Market): TripTime {
  return tripTime(payBy(booking), booking, market);
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
  const place = cities[port?.cityCode ?? '']?.name ?? port?.name ?? 'UTC';
  return { ...zoneTime(instant, timeZone, market, place), place };
}

/**
 * Converts a moment to a time zone.
 * @param timeZone "Europe/Moscow"
 * @param place a city in it; null where nothing else of the trip is known
 */
export function zoneTime(
  instant: string,
  timeZone: string,
  market: Market,
  place: string | null = null,
): Omit<TripTime, 'place'> {
  const t = getTranslator(market.locale, 'zones');
  const named = NAMED_ZONES[timeZone];
  const offset = utcOffset(new Date(instant), timeZone);
  return {
    time: formatDateTimeInZone(instant, timeZone, market),
    clock: formatTimeInZone(instant, timeZone, market),
    zone: named ? t(named) : place === null ? t('bare', { offset }) : t('other', { place, offset }),
  };
}

/** Returns "UTC+3", "UTC−3:30" or "UTC". */
function utcOffset(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}
