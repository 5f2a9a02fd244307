/**
 * How a market writes money, dates and times. Screens call this on the server, so that views get ready strings and
 * hydration cannot differ by what the browser's Intl knows.
 */
import { countryOf } from './countries';
import { CURRENCIES } from './currencies';
import type { Locale } from './locales';
import type { Market } from './market';
import type { Money } from './money';
import { DURATION_UNITS } from './units';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '−';
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

/** Languages that write the sign in front ("$1,104.50", "€ 1.104,50"); the others write it behind ("10 450 ₽"). */
const SIGN_IN_FRONT: Readonly<Partial<Record<Locale, { space: string }>>> = {
  en: { space: '' },
  tr: { space: '' },
  nl: { space: NO_BREAK_SPACE },
};

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs more than a hundred uses of it, and there are few of them. */
function once<T>(formats: Map<string, T>, key: string, make: () => T): T {
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}

/**
 * An amount as the language writes it: "10 450 ₽", "$1,104.50", "1.104,50 €". As many decimals as the currency shows
 * (specification 1 §9), which is none or always two. Negative amounts carry a minus sign. Never breaks over two lines.
 */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const { symbol, decimals } = CURRENCIES[currency];
  const format = once(
    numberFormats,
    `${locale} ${decimals}`,
    // "always": Spanish and Polish would leave four digits together.
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: 'always',
      }),
  );
  const digits = format
    .formatToParts(Math.abs(amount) / 100)
    .map(({ type, value }) => (type === 'group' ? groupSign(value) : value))
    .join('');
  const minus = amount < 0 ? MINUS : '';
  const front = SIGN_IN_FRONT[locale];
  if (!front) return `${minus}${digits}${NO_BREAK_SPACE}${symbol}`;
  // A code of letters ("AED") would run into the digits.
  const space = /\p{L}$/u.test(symbol) ? NO_BREAK_SPACE : front.space;
  return `${minus}${symbol}${space}${digits}`;
}

/**
 * An amount in whole units without the sign of its currency, rounded up: "10 450", "1,105". For narrow cells beside
 * which the currency is named; six digits and more are written short, "123K", "1,23 млн", and may break.
 */
export function formatWholeUnits({ amount }: Money, locale: Locale): string {
  const units = Math.ceil(amount / 100);
  const isLong = units >= 100_000;
  const format = once(numberFormats, `${locale} whole ${isLong}`, () =>
    isLong
      ? new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
      : new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' }),
  );
  return format
    .formatToParts(units)
    .map(({ type, value }) => (type === 'group' ? groupSign(value) : type === 'literal' ? ' ' : value))
    .join('');
}

/** One kind of space, whatever the language groups with. */
function groupSign(sign: string): string {
  return /[\u202f ]/.test(sign) ? NO_BREAK_SPACE : sign;
}

/**
 * The time of a local date-time, HH:mm in all languages, as timetables are written.
 * @param at "2031-05-04 18:30" or ISO 8601 "2031-05-04T18:30:00+01:00": the clock of the place, whatever the offset
 * @throws RangeError when there is no time in it
 */
export function formatTime(at: string): string {
  const time = /[ T]([01]\d|2[0-3]):([0-5]\d)/.exec(at);
  if (!time) throw new RangeError(`not a date and time: ${at.slice(0, 40)}`);
  return `${time[1]}:${time[2]}`;
}

/**
 * short: "4 May"; weekday: "Sun, 4 May"; long: "4 May 2031"; full: "Sunday, 4 May 2031"; weekdayName: "Sun";
 * weekdayLong: "Sunday"; month: "May 2031", monthName: "May", as they stand alone
 */
export type DateStyle = 'short' | 'weekday' | 'long' | 'full' | 'weekdayName' | 'weekdayLong' | 'month' | 'monthName';

const DATE_OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayName: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
};

/** English is written day first, but for countries that put the month first (specification 1 §9: the USA). */
function languageTag({ locale, country }: Pick<Market, 'locale' | 'country'>): string {
  if (locale !== 'en') return locale;
  return countryOf(country).isMonthFirst ? 'en-US' : 'en-GB';
}

/**
 * A calendar date as the market writes it: day and month, month and day in the USA.
 * @param date "2031-05-04", or a local date-time that begins so
 * @throws RangeError when it is not a date
 */
export function formatDate(date: string, market: Pick<Market, 'locale' | 'country'>, style: DateStyle): string {
  const noon = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  return dateFormat(market, 'UTC', style).format(noon).replace(/ г\.$/, '');
}

function dateFormat(market: Pick<Market, 'locale' | 'country'>, timeZone: string, style: DateStyle) {
  const tag = languageTag(market);
  return once(
    dateFormats,
    `${tag} ${timeZone} ${style}`,
    () => new Intl.DateTimeFormat(tag, { ...DATE_OPTIONS[style], timeZone }),
  );
}

/** A length of time, without what is zero: "3ч 15м", "1 дн. 2ч"; "3h 15m", "1d 2h". @param minutes a whole number */
export function formatDuration(minutes: number, locale: Locale): string {
  const units = DURATION_UNITS[locale];
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  const parts = [
    [Math.floor(hours / HOURS_A_DAY), units.day],
    [hours % HOURS_A_DAY, units.hour],
    [minutes % MINUTES_AN_HOUR, units.minute],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return written.length > 0 ? written.join(' ') : `0${units.minute}`;
}

/** How many days later (or earlier) an arrival is: "+1", "−1"; null on the same day. */
export function formatDayOffset(days: number): string | null {
  if (days === 0) return null;
  return `${days > 0 ? '+' : MINUS}${Math.abs(days)}`;
}

/**
 * A moment in the time of a place: "4 May, 18:30".
 * @param instant ISO 8601 with an offset
 * @param timeZone IANA name, e.g. "Europe/Moscow"
 * @throws RangeError when either is unknown
 */
export function formatDateTimeInZone(
  instant: string,
  timeZone: string,
  market: Pick<Market, 'locale' | 'country'>,
): string {
  const moment = new Date(instant);
  const time = once(
    dateFormats,
    `time ${timeZone}`,
    () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  );
  return `${dateFormat(market, timeZone, 'short').format(moment)}, ${time.format(moment)}`;
}
