import type { CountryCode } from './countries';
import type { Locale } from './locales';
import type { Market } from './market';

/** Countries that count twelve hours, and the languages that do so there; other languages keep their 24 hours. */
const TWELVE_HOURS: Readonly<Partial<Record<CountryCode, readonly Locale[]>>> = {
  US: ['en', 'es'],
  CA: ['en'],
  AU: ['en'],
  SG: ['en'],
  KR: ['en'],
  AE: ['en'],
};

type Place = Pick<Market, 'locale' | 'country'>;

const NARROW_NO_BREAK_SPACE = '\u202f';
const MINUTES_AN_HOUR = 60;

const dayPeriods = new Map<string, readonly [am: string, pm: string]>();

/**
 * Formats the time of a local date-time as the market's clocks show it: "18:30", in the USA "6:30 PM". Never breaks over
 * two lines.
 * @param at "2031-05-04 18:30" or ISO 8601 "2031-05-04T18:30:00+01:00": local clock time, whatever the offset
 * @throws RangeError when it contains no time
 */
export function formatTime(at: string, market: Place): string {
  const time = /[ T]([01]\d|2[0-3]):([0-5]\d)/.exec(at);
  if (!time) throw new RangeError(`not a date and time: ${at.slice(0, 40)}`);
  return formatClock(Number(time[1]) * MINUTES_AN_HOUR + Number(time[2]), market);
}

/** Formats minutes since midnight, 0 to 1439, like `formatTime`: 375 → "06:15", "6:15 AM". */
export function formatClock(minutesOfDay: number, market: Place): string {
  const hours = Math.floor(minutesOfDay / MINUTES_AN_HOUR);
  const minutes = twoDigits(minutesOfDay % MINUTES_AN_HOUR);
  if (!hasTwelveHours(market)) return `${twoDigits(hours)}:${minutes}`;
  const period = dayPeriodsOf(market)[hours < 12 ? 0 : 1];
  return `${hours % 12 || 12}:${minutes}${NARROW_NO_BREAK_SPACE}${period}`;
}

/** Tells whether the market's clocks count twelve hours. */
export function hasTwelveHours({ locale, country }: Place): boolean {
  return TWELVE_HOURS[country]?.includes(locale) ?? false;
}

/** Returns the country's own signs, without the full stops that widen a column. */
function dayPeriodsOf({ locale, country }: Place): readonly [string, string] {
  const tag = `${locale}-${country}`;
  const known = dayPeriods.get(tag);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tag, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' });
  const sign = (hour: number) =>
    (format.formatToParts(Date.UTC(2000, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')?.value ?? '').replace(
      /[.\s\u00a0]/g,
      '',
    );
  const signs = [sign(6), sign(18)] as const;
  dayPeriods.set(tag, signs);
  return signs;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
