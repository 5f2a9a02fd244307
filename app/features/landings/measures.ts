import { zoneOffsetMinutes } from '~/dates/zoned-time';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';

const KM_A_MILE = 1.609344;
/** Countries that measure ways in miles. */
const MILES: readonly string[] = ['US', 'GB'];
const NO_BREAK_SPACE = '\u00a0';

const formats = new Map<string, Intl.NumberFormat>();

function format(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  let made = formats.get(key);
  if (!made) formats.set(key, (made = make()));
  return made;
}

/** Formats a distance: "5,540 km", in miles where people use them. */
export function formatDistance(km: number, { locale, country }: Pick<Market, 'locale' | 'country'>): string {
  const inMiles = locale === 'en' && MILES.includes(country);
  const unit = inMiles ? 'mile' : 'kilometer';
  return format(
    `${locale} ${unit}`,
    () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }),
  )
    .format(inMiles ? km / KM_A_MILE : km)
    .replace(/[ \u202f]/g, NO_BREAK_SPACE);
}

/** Formats a number: "8,377". */
export function formatCount(count: number, locale: Locale): string {
  return format(`${locale} count`, () => new Intl.NumberFormat(locale))
    .format(count)
    .replace(/[ \u202f]/g, NO_BREAK_SPACE);
}

/** Returns how far the clock at the arrival is ahead of that at the departure, in minutes. Time zones are IANA names. */
export function minutesAhead(departureZone: string, arrivalZone: string, now: Date): number {
  return zoneOffsetMinutes(now, arrivalZone) - zoneOffsetMinutes(now, departureZone);
}

/** Formats a zone's distance from UTC at a moment: "UTC+3", "UTC−3:30", "UTC". */
export function formatUtcOffset(timeZone: string, now: Date): string {
  const minutes = zoneOffsetMinutes(now, timeZone);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '\u2212' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
