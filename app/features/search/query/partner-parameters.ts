/**
 * Links that name places and days by separate parameters: `from`, `to`, `round_trip` (specification 1 §5), the partner
 * aliases `origin_iata`, `destination_iata`, `depart_date`, `return_date`, and the names that other search engines use.
 * The sets may be mixed.
 */
import { addDays, type CalendarDate } from '~/dates/calendar-date';
import { isLinkDate, parsePlace } from './route-parameter';
import type { SearchTrip } from './search-query';

/** Names of the two places, ours first. */
export const PLACE_NAMES = {
  from: ['from', 'origin_iata', 'origin'],
  to: ['to', 'destination_iata', 'destination'],
} as const;

const NAMES = {
  ...PLACE_NAMES,
  out: ['depart_date', 'date', 'departure_date', 'outboundDate'],
  back: ['return_date', 'inboundDate'],
  roundTrip: ['round_trip', 'rtn'],
} as const;

/** Names that other search engines use for a search (also see `parsePassengers`). */
export const PARTNER_NAMES: readonly string[] = [
  ...Object.values(NAMES).flat(),
  'adultsv2',
  'childrenv2',
  'cabinclass',
];

/** Default days ahead for a link without dates (specification 1 §5). */
export const DEPARTURE_IN_DAYS = 4;
const RETURN_IN_DAYS = 15;

/** Returns the first parameter with a value; empty parameters count as missing. */
export function firstValue(searchParams: URLSearchParams, ...names: string[]): string | null {
  for (const name of names) {
    const value = searchParams.get(name)?.trim();
    if (value) return value;
  }
  return null;
}

/**
 * Parses `?from=MOW&to=AER&round_trip=1`, `?origin_iata=MOW&destination_iata=AER&depart_date=2031-05-04`: one way, or a
 * return journey if the link requests one or has a return date.
 * @param today base of default days
 */
export function parsePartnerTrips(
  searchParams: URLSearchParams,
  today: CalendarDate,
): SearchTrip[] | 'noTrips' | 'route' | 'date' {
  const from = firstValue(searchParams, ...NAMES.from);
  const to = firstValue(searchParams, ...NAMES.to);
  if (from === null || to === null) return 'noTrips';
  const departure = parsePlace(from);
  const arrival = parsePlace(to);
  if (!departure || !arrival) return 'route';

  const dates = parseDates(searchParams, today);
  if (!dates) return 'date';
  const out = { departure, arrival, date: dates.out };
  return dates.back === null ? [out] : [out, { departure: arrival, arrival: departure, date: dates.back }];
}

type Dates = { out: CalendarDate; back: CalendarDate | null };

function parseDates(searchParams: URLSearchParams, today: CalendarDate): Dates | null {
  const out = firstValue(searchParams, ...NAMES.out);
  const back = firstValue(searchParams, ...NAMES.back);
  if ((out && !isLinkDate(out)) || (back && !isLinkDate(back))) return null;
  const departure = out ?? addDays(today, DEPARTURE_IN_DAYS);
  const isReturn = parseFlag(firstValue(searchParams, ...NAMES.roundTrip)) ?? back !== null;
  if (!isReturn) return { out: departure, back: null };
  if (back === null) return { out: departure, back: addDays(departure, RETURN_IN_DAYS - DEPARTURE_IN_DAYS) };
  // A default departure gives way to an earlier return (specification 1 §4 "Date type").
  return { out: out === null && back < departure ? back : departure, back };
}

/** Returns null for a value that means neither yes nor no. */
function parseFlag(text: string | null): boolean | null {
  if (text === null) return null;
  if (/^(?:1|true|yes)$/i.test(text)) return true;
  return /^(?:0|false|no)$/i.test(text) ? false : null;
}

/** True when the link contains all its dates, so that it means the same on any day. */
export function namesItsDays(searchParams: URLSearchParams): boolean {
  if (firstValue(searchParams, ...NAMES.out) === null) return false;
  return firstValue(searchParams, ...NAMES.back) !== null || !parseFlag(firstValue(searchParams, ...NAMES.roundTrip));
}
