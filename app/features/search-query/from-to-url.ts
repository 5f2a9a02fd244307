import { addDays, type CalendarDate } from './calendar-date';
import { placeCode, type SearchQuery } from './search-query';

/** Days ahead of a link that names no dates (specification 1 §5). */
const DEPARTURE_IN_DAYS = 4;
const RETURN_IN_DAYS = 15;

/** `?from=MOW&to=AER&round_trip=1`: one adult in economy, on default days. Null when the places are not codes. */
export function fromToQuery(searchParams: URLSearchParams, today: CalendarDate): SearchQuery | null {
  const departure = placeCode(searchParams.get('from') ?? '');
  const arrival = placeCode(searchParams.get('to') ?? '');
  if (!departure || !arrival || departure === arrival) return null;
  const trips = [{ departure, arrival, date: addDays(today, DEPARTURE_IN_DAYS) }];
  if (/^(?:1|true|yes)$/i.test(searchParams.get('round_trip') ?? '')) {
    trips.push({ departure: arrival, arrival: departure, date: addDays(today, RETURN_IN_DAYS) });
  }
  return { trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' };
}
