/** Holidays and seasons as factors of prices, by the markets at both ends of a flight. */
import type { City } from '../../world/places';

const DAY_MS = 86_400_000;
/** Days in which prices rise to a peak, and fall after it. */
const RAMP_DAYS = 4;

/** Weeks of high demand: first and last day (month, day), and the factor at the top. */
type Peak = { from: [month: number, day: number]; to: [month: number, day: number]; factor: number };

/** A group of countries with the same holidays. */
type Market = { countries: ReadonlySet<string>; peaks: Peak[]; movable?: (year: number) => Peak[] };

const MARKETS: Market[] = [
  {
    countries: countriesOf('RU BY KZ KG UZ TJ TM AM AZ GE MD'),
    peaks: [
      { from: [12, 27], to: [1, 9], factor: 1.9 },
      { from: [4, 29], to: [5, 10], factor: 1.35 },
      { from: [7, 1], to: [8, 31], factor: 1.5 },
      { from: [11, 1], to: [11, 5], factor: 1.15 },
    ],
  },
  {
    countries: countriesOf(
      'AT BE BG CH CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MT NL NO PL PT RO SE SI SK ' +
        'US CA PR UA RS ME AL MK BA IL',
    ),
    peaks: [
      { from: [12, 18], to: [1, 4], factor: 1.8 },
      { from: [7, 1], to: [8, 31], factor: 1.55 },
      { from: [6, 14], to: [9, 10], factor: 1.2 },
      { from: [10, 20], to: [11, 1], factor: 1.1 },
    ],
    movable: (year) => [around(easterOf(year), 6, 6, 1.3), around(thanksgivingOf(year), 3, 4, 1.25)],
  },
  {
    countries: countriesOf('CN HK MO TW SG MY VN KR ID PH TH'),
    peaks: [
      { from: [10, 1], to: [10, 7], factor: 1.4 },
      { from: [7, 5], to: [8, 25], factor: 1.25 },
      { from: [12, 20], to: [1, 3], factor: 1.35 },
    ],
    movable: (year) => [around(lunarNewYearOf(year), 6, 8, 1.6)],
  },
  {
    countries: countriesOf('JP'),
    peaks: [
      { from: [4, 28], to: [5, 6], factor: 1.5 },
      { from: [8, 9], to: [8, 17], factor: 1.5 },
      { from: [12, 27], to: [1, 4], factor: 1.5 },
      { from: [3, 24], to: [4, 8], factor: 1.2 },
    ],
  },
  {
    countries: countriesOf('AU NZ ZA AR BR CL UY PE NA BW'),
    peaks: [
      { from: [12, 15], to: [1, 25], factor: 1.65 },
      { from: [7, 1], to: [7, 20], factor: 1.15 },
    ],
  },
];

/** Everywhere else: the holidays of the visitors. */
const ELSEWHERE: Market = {
  countries: countriesOf(''),
  peaks: [
    { from: [12, 20], to: [1, 6], factor: 1.4 },
    { from: [7, 1], to: [8, 31], factor: 1.15 },
  ],
};

/** Months in which few travel; the mirror image south of the equator is left out, because its winter is mild. */
const QUIET: Peak[] = [
  { from: [1, 18], to: [3, 5], factor: 0.9 },
  { from: [11, 7], to: [12, 10], factor: 0.9 },
];

/** Days inside the holidays on which people stay at the table. */
const AT_HOME: Record<string, number> = { '12-25': 0.78, '12-24': 0.86, '12-31': 0.86, '1-1': 0.8 };

const WEEKDAYS = [1.1, 1, 0.93, 0.94, 1, 1.1, 1.02];

const marketOfCountry = new Map<string, Market>();
const factors = new Map<string, number>();
const KEPT_FACTORS = 20_000;

/**
 * Returns the price factor of a day: the mean of the markets at both ends, and the day of the week.
 * @param day local date of departure, days since the epoch
 */
export function seasonFactor(day: number, from: City, to: City): number {
  const weekday = WEEKDAYS[new Date(day * DAY_MS).getUTCDay()] ?? 1;
  return (weekday * (marketFactor(day, from.countryCode) + marketFactor(day, to.countryCode))) / 2;
}

function marketFactor(day: number, countryCode: string): number {
  const key = `${countryCode} ${day}`;
  const known = factors.get(key);
  if (known !== undefined) return known;
  const factor = newFactor(day, marketOf(countryCode));
  if (factors.size >= KEPT_FACTORS) factors.clear();
  factors.set(key, factor);
  return factor;
}

function newFactor(day: number, market: Market): number {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const peaks = [...market.peaks, ...(market.movable?.(year) ?? [])];
  const top = Math.max(1, ...peaks.map((peak) => heightOf(peak, date)));
  const home = AT_HOME[`${date.getUTCMonth() + 1}-${date.getUTCDate()}`] ?? 1;
  if (top > 1) return Math.max(1, top * home);
  return Math.min(...QUIET.map((quiet) => heightOf(quiet, date)));
}

function marketOf(countryCode: string): Market {
  let market = marketOfCountry.get(countryCode);
  if (!market) {
    market = MARKETS.find(({ countries }) => countries.has(countryCode)) ?? ELSEWHERE;
    marketOfCountry.set(countryCode, market);
  }
  return market;
}

/** Returns the factor of a peak on a date: full inside it, rising and falling beside it, otherwise 1. */
function heightOf({ from, to, factor }: Peak, date: Date): number {
  const distances = [-1, 0, 1].map((offset) => {
    const year = date.getUTCFullYear() + offset;
    const start = Date.UTC(year, from[0] - 1, from[1]);
    const isOverNewYear = to[0] < from[0];
    const end = Date.UTC(isOverNewYear ? year + 1 : year, to[0] - 1, to[1]);
    return Math.max(0, start - date.getTime(), date.getTime() - end) / DAY_MS;
  });
  return 1 + (factor - 1) * Math.max(0, 1 - Math.min(...distances) / RAMP_DAYS);
}

/** Returns the peak round a movable day. */
function around(middle: Date, before: number, after: number, factor: number): Peak {
  const monthAndDay = (offset: number): [number, number] => {
    const date = new Date(middle.getTime() + offset * DAY_MS);
    return [date.getUTCMonth() + 1, date.getUTCDate()];
  };
  return { from: monthAndDay(-before), to: monthAndDay(after), factor };
}

/** Returns Easter Sunday (the algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** Returns the fourth Thursday of November. */
function thanksgivingOf(year: number): Date {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return new Date(Date.UTC(year, 10, 1 + ((11 - first) % 7) + 21));
}

const LUNAR = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const lunarNewYears = new Map<number, Date>();

function lunarNewYearOf(year: number): Date {
  let found = lunarNewYears.get(year);
  for (let day = 20; !found && day < 55; day++) {
    const date = new Date(Date.UTC(year, 0, day));
    if (LUNAR.format(date) === '1/1') found = date;
  }
  found ??= new Date(Date.UTC(year, 1, 5));
  lunarNewYears.set(year, found);
  return found;
}

function countriesOf(codes: string): ReadonlySet<string> {
  return new Set(codes.split(' '));
}
