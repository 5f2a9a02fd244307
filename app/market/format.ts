/**
 * Formats money, dates and times for a market. Screens call this on the server, so views get ready strings and
 * hydration cannot differ with the browser's Intl data.
 */
import { formatTime } from './clock';
import { countryOf } from './countries';
import { CURRENCIES } from './currencies';
import type { Locale } from './locales';
import type { Market } from './market';
import type { Money } from './money';
import { COMPACT_DURATION_UNITS, DURATION_UNITS, type DurationUnits } from './units';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '−';
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

/** Languages that put the sign in front ("$1,104.50", "€ 1.104,50"); the others put it behind ("10 450 ₽"). */
const SIGN_IN_FRONT: Readonly<Partial<Record<Locale, { space: string }>>> = {
  en: { space: '' },
  tr: { space: '' },
  nl: { space: NO_BREAK_SPACE },
};

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: creating one costs more than a hundred uses, and there are few of them. */
function once<T>(formats: Map<string, T>, key: string, make: () => T): T {
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}

/**
 * Formats an amount: "10 450 ₽", "$1,104.50", "1.104,50 €". Shows the currency's decimals (specification 1 §9): none or
 * always two. Negative amounts carry a minus sign. Never breaks over two lines.
 */
export function formatMoney(money: Money, locale: Locale): string {
  return moneyText(money, locale, CURRENCIES[money.currency].decimals);
}

/** Formats a price in whole units, rounded, for a map or a chart: "£20". */
export function formatWholeMoney({ amount, currency }: Money, locale: Locale): string {
  return moneyText({ amount: Math.round(amount / 100) * 100, currency }, locale, 0);
}

/**
 * Formats a span of usual prices in whole units, which no reader takes for the price of an offer: "$330–$420",
 * "1 990–2 640 ₽". Rounds outwards.
 */
export function formatMoneyRange(from: Money, to: Money, locale: Locale): string {
  const whole = ({ amount, currency }: Money, round: (units: number) => number) =>
    moneyText({ amount: round(amount / 100) * 100, currency }, locale, 0);
  const [first, last] = [whole(from, Math.floor), whole(to, Math.ceil)];
  const { symbol } = CURRENCIES[from.currency];
  const sign = `${NO_BREAK_SPACE}${symbol}`;
  return `${first.endsWith(sign) ? first.slice(0, -sign.length) : first}–${last}`;
}

/**
 * Returns a function that formats amounts of one statement to the hundredth: with two decimals as soon as one of them has
 * any, so that the lines visibly sum to the total.
 */
export function statementMoney(
  amounts: readonly number[],
  currency: Money['currency'],
  locale: Locale,
): (amount: number) => string {
  const hasCents = amounts.some((amount) => amount % 100 !== 0);
  const decimals = hasCents ? 2 : CURRENCIES[currency].decimals;
  return (amount) => moneyText({ amount, currency }, locale, decimals);
}

function moneyText({ amount, currency }: Money, locale: Locale, decimals: number): string {
  const { symbol } = CURRENCIES[currency];
  const format = once(
    numberFormats,
    `${locale} ${decimals}`,
    // "always", because Spanish and Polish do not group four digits.
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
  // A currency sign made of letters ("AED") would run into the digits.
  const space = /\p{L}$/u.test(symbol) ? NO_BREAK_SPACE : front.space;
  return `${minus}${symbol}${space}${digits}`;
}

/**
 * Formats an amount in whole units without a currency sign, rounded to the nearest: "10 450", "1,105". For narrow cells whose
 * currency is named nearby; six digits and more are abbreviated, "123K", "1,23 млн", and may wrap.
 */
export function formatWholeUnits({ amount }: Money, locale: Locale): string {
  const units = Math.round(amount / 100);
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

/** Replaces a language's own grouping space with a no-break space. */
function groupSign(sign: string): string {
  return /[\u202f ]/.test(sign) ? NO_BREAK_SPACE : sign;
}

/**
 * short: "4 May"; weekday: "Sun, 4 May"; weekdayYear: "Sun, 4 May 2031"; long: "4 May 2031"; full: "Sunday, 4 May 2031"; weekdayName: "Sun";
 * weekdayLong: "Sunday"; month: "May 2031", monthName: "September", monthShort: "Sept" and monthLetter: "S", in their standalone
 * forms
 */
export type DateStyle =
  | 'short'
  | 'weekday'
  | 'weekdayYear'
  | 'long'
  | 'full'
  | 'weekdayName'
  | 'weekdayLong'
  | 'month'
  | 'monthName'
  | 'monthShort'
  | 'monthLetter';

const DATE_OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayName: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  monthShort: { month: 'short' },
  monthLetter: { month: 'narrow' },
};

/** Picks day-first English, except for countries that put the month first (specification 1 §9: the USA). */
function languageTag({ locale, country }: Pick<Market, 'locale' | 'country'>): string {
  if (locale !== 'en') return locale;
  return countryOf(country).isMonthFirst ? 'en-US' : 'en-GB';
}

/**
 * Formats a calendar date for the market: day and month, or month and day in the USA.
 * @param date "2031-05-04", or a local date-time that starts with one
 * @throws RangeError when it is not a date
 */
export function formatDate(date: string, market: Pick<Market, 'locale' | 'country'>, style: DateStyle): string {
  return formatDayInZone(`${date.slice(0, 10)}T12:00:00Z`, { timeZone: 'UTC', market, style });
}

/** Formats the days from one to another: "4–10 May", "May 4–10"; two months: "28 Apr – 3 May". */
export function formatDateRange(from: string, to: string, market: Pick<Market, 'locale' | 'country'>): string {
  if (from.slice(0, 7) !== to.slice(0, 7)) {
    return [from, to].map((date) => formatDate(date, market, 'short')).join(' – ');
  }
  const [first, last] = [from, to].map((date) => new Date(`${date.slice(0, 10)}T12:00:00Z`));
  return dateFormat(market, 'UTC', 'short')
    .formatRangeToParts(first!, last!)
    .map(({ type, value }) => {
      if (type === 'day') return value.replace(/^0/, '');
      return value.includes('–') ? value.replace(/\s/g, '') : value;
    })
    .join('');
}

function dateFormat(market: Pick<Market, 'locale' | 'country'>, timeZone: string, style: DateStyle) {
  const tag = languageTag(market);
  return once(
    dateFormats,
    `${tag} ${timeZone} ${style}`,
    () => new Intl.DateTimeFormat(tag, { ...DATE_OPTIONS[style], timeZone }),
  );
}

/**
 * Formats a duration: "3 ч 15 мин", "2 Std. 20 Min.", "45m", "1d 2h".
 * @param minutes a whole number
 */
export function formatDuration(minutes: number, locale: Locale): string {
  return durationText(minutes, DURATION_UNITS[locale]);
}

/**
 * Formats a duration for the narrow lines of results: "3ч 15м", "2 h 20 min".
 * @param minutes a whole number
 */
export function formatCompactDuration(minutes: number, locale: Locale): string {
  return durationText(minutes, COMPACT_DURATION_UNITS[locale]);
}

function durationText(minutes: number, units: DurationUnits): string {
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  const parts = [
    [Math.floor(hours / HOURS_A_DAY), units.day],
    [hours % HOURS_A_DAY, units.hour],
    [minutes % MINUTES_AN_HOUR, units.minute],
  ] as const;
  const shownParts = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return shownParts.length > 0 ? shownParts.join(' ') : `0${units.minute}`;
}

/** Formats a time before something in words: "40 minutes", "3 hours". @param minutes a whole number */
export function formatLeadTime(minutes: number, locale: Locale): string {
  const isHours = minutes >= MINUTES_AN_HOUR && minutes % MINUTES_AN_HOUR === 0;
  const unit = isHours ? 'hour' : 'minute';
  const make = () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return once(numberFormats, `${locale} ${unit}`, make).format(isHours ? minutes / MINUTES_AN_HOUR : minutes);
}

/** Formats how many days later (or earlier) an arrival is: "+1", "−1"; null on the same day. */
export function formatDayOffset(days: number): string | null {
  if (days === 0) return null;
  return `${days > 0 ? '+' : MINUS}${Math.abs(days)}`;
}

/**
 * Formats a moment in a local time zone: "4 May, 18:30", "May 4, 6:30 PM".
 * @param instant ISO 8601 with an offset
 * @param timeZone IANA name, e.g. "Europe/Moscow"
 * @throws RangeError when either is invalid
 */
export function formatDateTimeInZone(
  instant: string,
  timeZone: string,
  market: Pick<Market, 'locale' | 'country'>,
): string {
  const date = dateFormat(market, timeZone, 'short').format(new Date(instant));
  return `${date}, ${formatTimeInZone(instant, timeZone, market)}`;
}

/** Formats the day of a moment in a time zone. @throws RangeError when either is invalid */
export function formatDayInZone(
  instant: string,
  { timeZone, market, style }: { timeZone: string; market: Pick<Market, 'locale' | 'country'>; style: DateStyle },
): string {
  return dateFormat(market, timeZone, style).format(new Date(instant)).replace(/ г\.$/, '');
}

/** Formats the time of a moment in a local time zone: "18:30", "6:30 PM". Parameters as of `formatDateTimeInZone`. */
export function formatTimeInZone(
  instant: string,
  timeZone: string,
  market: Pick<Market, 'locale' | 'country'>,
): string {
  const time = once(
    dateFormats,
    `time ${timeZone}`,
    () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  );
  return formatTime(` ${time.format(new Date(instant))}`, market);
}

/** Writes a percentage, "10%", "16,9 %". @param percent 10 for ten percent */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}

/** Formats a rate to the hundredth of a percent: "1.25%". */
export function formatRate(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
}
