/**
 * Builds and parses `route[n]` of a search link (upstream facts §6, specification 1 §5 "Search URL"):
 * departure, date, date type, second date, arrival, joined by `_`.
 *
 *     iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER     a day
 *     iatax:MOW_2031-05-04_range_2031-05-10_iatax:AER    any day from one to another
 *     iatax:AER_3_stay_7_iatax:MOW                       the way back, 3 to 7 days after the departure
 */
import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '~/dates/calendar-date';
import { isSimple } from './query-fault';
import { isArea, LIMITS, placeOrAreaCode, type FlexibleDate, type SearchTrip } from './search-query';

/** Writes the canonical value of `route[n]`. */
export function routeParameter({ departure, arrival, date, flexible }: SearchTrip): string {
  return [withSystem(departure), ...dateParts(date, flexible), withSystem(arrival)].join('_');
}

function dateParts(date: CalendarDate, flexible: FlexibleDate | undefined): (string | number)[] {
  switch (flexible?.type) {
    case 'range':
      return [date, 'range', flexible.end];
    case 'stay':
      return [flexible.minDays, 'stay', flexible.maxDays];
    default:
      return [date, 'date', date];
  }
}

/** Adds the code's system: all digits are a railway station (specification 1 §3); a country or "anywhere" has none. */
function withSystem(code: string): string {
  if (isArea(code)) return `unknown:${code}`;
  return /^\d+$/.test(code) ? `rzd:${code}` : `iatax:${code}`;
}

/**
 * Parses the values of `route[0]`, `route[1]`, …; `faultOf` checks limits. Normalises values as the form does
 * (specification 1 §4): a range in a multi-city journey becomes its first day, a stay after a fixed day becomes a
 * range, and a range of one day becomes that day.
 */
export function parseRoutes(values: readonly string[]): SearchTrip[] | 'route' | 'date' {
  const trips: SearchTrip[] = [];
  for (const value of values) {
    const trip = parseRoute(value, trips[0] ?? null);
    if (typeof trip === 'string') return trip;
    trips.push(trip);
  }
  return trips.length > 0 && isSimple({ trips }) ? trips : trips.map(onFirstDay);
}

function onFirstDay({ departure, arrival, date }: SearchTrip): SearchTrip {
  return { departure, arrival, date };
}

/** Parses one route; the second date is optional. */
function parseRoute(value: string, first: SearchTrip | null): SearchTrip | 'route' | 'date' {
  const parts = value.split('_');
  if (parts.length === 4) parts.splice(3, 0, '');
  if (parts.length !== 5) return 'route';
  const [from, start, type, end, to] = parts as [string, string, string, string, string];
  const departure = parsePlace(from);
  const arrival = parsePlace(to);
  if (!departure || !arrival) return 'route';
  const days = parseDays(type, start, end, first);
  return days ? { departure, arrival, ...days } : 'date';
}

/**
 * Parses a code with or without its system: `iatax:`, `iata:`, `airport:`, `rzd:`, `unknown:`. Areas have none, or `unknown:`.
 */
export function parsePlace(text: string): string | null {
  const [, system, name = ''] = /^(?:(iatax?|airport|rzd|unknown):)?([^:]+)$/i.exec(text.trim()) ?? [];
  const code = placeOrAreaCode(name);
  const mayBeArea = system === undefined || system.toLowerCase() === 'unknown';
  return code && isArea(code) && !mayBeArea ? null : code;
}

type Days = Pick<SearchTrip, 'date' | 'flexible'>;

function parseDays(type: string, start: string, end: string, first: SearchTrip | null): Days | null {
  switch (type) {
    case 'date':
      return isLinkDate(start) && (end === '' || end === start) ? { date: start } : null;
    case 'range':
      if (!isLinkDate(start)) return null;
      if (end === '')
        return { date: start, flexible: { type: 'range', end: addDays(start, LIMITS.rangeDays.default) } };
      return isLinkDate(end) && end >= start ? daysFrom(start, end) : null;
    case 'stay':
      return first && parseStay(start, end, first);
    default:
      return null;
  }
}

function daysFrom(date: CalendarDate, end: CalendarDate): Days {
  return end === date ? { date } : { date, flexible: { type: 'range', end } };
}

/** Parses a stay: days after the departure, or (the other spelling) dates, counted from the first day of departure. */
function parseStay(start: string, end: string, { date, flexible }: SearchTrip): Days | null {
  const minDays = parseStayDays(start, date);
  const maxDays = end === '' ? minDays : parseStayDays(end, date);
  if (minDays === null || maxDays === null || minDays > maxDays) return null;
  const first = addDays(date, minDays);
  return flexible
    ? { date: first, flexible: { type: 'stay', minDays, maxDays } }
    : daysFrom(first, addDays(date, maxDays));
}

function parseStayDays(text: string, departure: CalendarDate): number | null {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  if (!isLinkDate(text)) return null;
  const days = daysBetween(departure, text);
  return days >= 0 && days < 1000 ? days : null;
}

/** True for an existing date in a year from 1000 to 2999. */
export function isLinkDate(text: string): text is CalendarDate {
  return /^[12]/.test(text) && isCalendarDate(text);
}
