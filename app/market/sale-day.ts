import type { CountryCode } from './countries';
import { formatDateTimeInZone, formatDayInZone, type DateStyle } from './format';
import type { Market } from './market';

/** Time zones by which a sale, a request and a log-in are dated: that of the capital or of the greatest city. */
const SALE_ZONES: Readonly<Record<CountryCode, string>> = {
  RU: 'Europe/Moscow',
  NL: 'Europe/Amsterdam',
  IE: 'Europe/Dublin',
  BY: 'Europe/Minsk',
  KZ: 'Asia/Almaty',
  PL: 'Europe/Warsaw',
  US: 'America/New_York',
  GB: 'Europe/London',
  KR: 'Asia/Seoul',
  AU: 'Australia/Sydney',
  SG: 'Asia/Singapore',
  CA: 'America/Toronto',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
  AZ: 'Asia/Baku',
  KG: 'Asia/Bishkek',
  AM: 'Asia/Yerevan',
  HU: 'Europe/Budapest',
  AE: 'Asia/Dubai',
  TR: 'Europe/Istanbul',
};

/**
 * Formats the day of something that happened at the shop (a sale, a request, a log-in) as the country counts days, never
 * in UTC: at half past midnight in Moscow it is the new day there.
 * @param instant ISO 8601 with an offset, or a calendar date, which stays as it is
 * @throws RangeError when it is neither
 */
export function formatSaleDay(
  instant: string,
  market: Pick<Market, 'locale' | 'country'>,
  style: DateStyle = 'long',
): string {
  const isDate = !instant.includes('T');
  return formatDayInZone(isDate ? `${instant}T12:00:00Z` : instant, {
    timeZone: isDate ? 'UTC' : SALE_ZONES[market.country],
    market,
    style,
  });
}

/** Returns today by the country's clock, as an ISO date. */
export function todayIn(country: CountryCode, now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SALE_ZONES[country] }).format(now);
}

/**
 * Formats a moment of something that happened at the shop by the country's clock: "24 Nov, 02:44".
 * @param instant ISO 8601 with an offset
 * @throws RangeError when it is not
 */
export function formatSaleMoment(instant: string, market: Pick<Market, 'locale' | 'country'>): string {
  return formatDateTimeInZone(instant, SALE_ZONES[market.country], market);
}
