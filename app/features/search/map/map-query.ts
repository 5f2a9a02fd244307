import { NO_FILTER, type Filter } from '../filters/filter';
import { calendarFilters } from '../calendar/calendar-filters';
import { daysOfMonth, isCalendarMonth, monthOf } from '~/dates/month-grid';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';
import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import { isCountryCode, lastDayOf, placeCode, type SearchQuery } from '../query/search-query';
import { ANY_TIME } from '~/upstream/price-map/contract';
import { readRegion, type RegionId } from './regions';

/** Any day of a month, or of a few days; `until` is null for a single day. */
export type MapDays = { month: string } | { date: CalendarDate; until: CalendarDate | null };

/** State of the price map, all of it in the link. */
export type MapQuery = {
  /** Code of a city, an airport or a station. Empty: the visitor's probable location. */
  from: string;
  /** Null: any day of the next months. */
  days: MapDays | null;
  isDirect: boolean;
  withBaggage: boolean;
  isVisaFree: boolean;
  /** Whole units of the market's currency. */
  maxPrice: number | null;
  region: RegionId;
  /** Two-letter country code: shows only its cities, on a map of its size. (`country` in a link is the visitor's.) */
  area: string | null;
  /** City with its details open. */
  to: string | null;
  page: number;
};

/** A link or form as read, with its invalid parts. */
export type ReadMapQuery = {
  query: MapQuery;
  /** As typed: a name, or a code. */
  typedFrom: string;
  /** The given date is not on sale. */
  isDateBad: boolean;
};

const MAP_PATH = '/price-map';

/** All parameters of the page, in canonical order. */
export const MAP_PARAMETERS = [
  ['from', 'month', 'date', 'was', 'until', 'direct', 'baggage', 'visaFree', 'maxPrice'],
  ['region', 'area', 'to', 'page'],
].flat();

/** Limit of days in a range, the same as for a search. */
const LONGEST_DAYS = 31;
const MAX_PRICE = 100_000_000;

const NOTHING_CHOSEN: Omit<MapQuery, 'from'> = {
  days: null,
  isDirect: false,
  withBaggage: false,
  isVisaFree: false,
  maxPrice: null,
  region: 'near',
  area: null,
  to: null,
  page: 1,
};

/** Reads a link or form of the page; ignores invalid parts. */
export function readMapQuery(params: URLSearchParams, sale: SaleDates): ReadMapQuery {
  const typedFrom = (params.get('from') ?? '').trim().slice(0, 80);
  const area = (params.get('area') ?? '').toUpperCase();
  const days = readDays(params, sale);
  return {
    typedFrom,
    isDateBad: days === 'bad',
    query: {
      from: codeOf(typedFrom),
      days: days === 'bad' ? null : days,
      isDirect: isOn(params, 'direct'),
      withBaggage: isOn(params, 'baggage'),
      isVisaFree: isOn(params, 'visaFree'),
      maxPrice: wholeNumber(params.get('maxPrice'), MAX_PRICE),
      region: readRegion(params.get('region')),
      area: isCountryCode(area) ? area : null,
      to: placeCode(params.get('to') ?? ''),
      page: wholeNumber(params.get('page'), 999) ?? 1,
    },
  };
}

/** Upper-case letters or digits are a code; place names are typed differently. */
function codeOf(text: string): string {
  return /^(?:[A-Z]{3}|\d{3,10})$/.test(text) ? text : '';
}

function isOn(params: URLSearchParams, name: string): boolean {
  return ['1', 'on', 'true'].includes(params.get(name) ?? '');
}

function wholeNumber(text: string | null, most: number): number | null {
  const digits = (text ?? '').replace(/\s/g, '');
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return number > 0 ? Math.min(number, most) : null;
}

/** A date takes priority over a month, unless the month was chosen while the date was already set: `was`. */
function readDays(params: URLSearchParams, sale: SaleDates): MapDays | null | 'bad' {
  const [date, until, month] = ['date', 'until', 'month'].map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const isLeftOver = month !== '' && date === params.get('was');
  if (date !== '' && !isLeftOver) {
    if (!isOnSale(date, sale)) return 'bad';
    const isRange = isOnSale(until, sale) && until > date && daysBetween(date, until) <= LONGEST_DAYS;
    return { date, until: isRange ? until : null };
  }
  const isMonth = isCalendarMonth(month) && month >= monthOf(sale.min) && month <= monthOf(sale.max);
  return isMonth ? { month } : null;
}

/** Builds the canonical link. Parts missing from `change` get their defaults. */
export function mapPath(change: Partial<MapQuery>): string {
  const query = { ...NOTHING_CHOSEN, from: '', ...change };
  const { days } = query;
  const values: Record<string, string | null> = {
    from: query.from || null,
    month: days && 'month' in days ? days.month : null,
    date: days && 'date' in days ? days.date : null,
    until: days && 'date' in days ? days.until : null,
    direct: query.isDirect ? '1' : null,
    baggage: query.withBaggage ? '1' : null,
    visaFree: query.isVisaFree ? '1' : null,
    maxPrice: query.maxPrice === null ? null : String(query.maxPrice),
    region: query.region === 'near' || query.area ? null : query.region,
    area: query.area,
    to: query.to,
    page: query.page > 1 ? String(query.page) : null,
  };
  const parameters = MAP_PARAMETERS.flatMap((name) => {
    const value = values[name];
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return parameters.length === 0 ? MAP_PATH : `${MAP_PATH}?${parameters.join('&')}`;
}

/** Returns the first and last day to show: about three months when none was chosen, as last-minute prices say little. */
export function daysOf({ days }: Pick<MapQuery, 'days'>, { min, max }: SaleDates): { from: string; to: string } {
  if (days === null) return { from: addDays(min, ANY_TIME.first), to: addDays(min, ANY_TIME.last) };
  if ('month' in days) {
    const { first, last } = daysOfMonth(days.month);
    return { from: first < min ? min : first, to: last > max ? max : last };
  }
  return { from: days.date, to: days.until ?? days.date };
}

/** Converts the map's choices to the results filter, so that links to searches show the offers behind the prices. */
export function filterOfMap({ isDirect, withBaggage }: Pick<MapQuery, 'isDirect' | 'withBaggage'>): Filter {
  return {
    ...NO_FILTER,
    choices: {
      ...(withBaggage ? { baggages: ['WithBaggages'] } : {}),
      ...(isDirect ? { transfers: ['NoTransfers'] } : {}),
    },
  };
}

/** Returns the map for a search for a country or "anywhere": one way, on its departure days. */
export function queryOfSearch(query: SearchQuery, filter: Filter): Partial<MapQuery> {
  const { departure, arrival, date } = query.trips[0]!;
  const last = lastDayOf(query, 0);
  const { isDirect = false, withBaggage = false } = calendarFilters(filter);
  return {
    from: departure,
    days: { date, until: last > date ? last : null },
    isDirect: isDirect === true,
    withBaggage: withBaggage === true,
    area: isCountryCode(arrival) ? arrival : null,
  };
}
