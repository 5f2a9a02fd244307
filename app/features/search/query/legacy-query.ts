/** Legacy short queries: `Y10004MAYMOWAER11MAY`, `04MAYMOWAER`, `Y20004MAYMOWAER11MAYAERIST` (upstream facts §6). */
import { fromParts, type CalendarDate } from '~/dates/calendar-date';
import { faultOf } from './query-fault';
import { ASSUMED_CHILD_AGE, type CabinClass, type SearchQuery, type SearchTrip } from './search-query';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

const DAY = `\\d{2}(?:${MONTHS.join('|')})`;
const BACK = `(?:(${DAY})|\\[(${DAY})\\])`;
const QUERY = new RegExp(`^/?(?:SEARCH/)?([YCFW])?(\\d{3})?((?:${DAY}[A-Z]{6}){1,6})${BACK}?$`);
const LEG = new RegExp(`(${DAY})([A-Z]{3})([A-Z]{3})`, 'g');

/**
 * Parses a short query: an optional cabin letter and three digits (adults, children, infants; Y100 by default), then
 * one leg with an optional way back, which may be in brackets, or two to six legs. Case does not matter; a leading
 * `/search/` or `/` is ignored. Null when it is invalid.
 * @param today a day without a year is the next such day from here; 29FEB exists only in a leap year
 */
export function parseLegacyQuery(text: string, today: CalendarDate): SearchQuery | null {
  const match = QUERY.exec(text.toUpperCase());
  if (!match) return null;
  const [, cabin = 'Y', passengers = '100', legs, ...backs] = match;
  const trips: SearchTrip[] = [];
  for (const [, day, departure, arrival] of legs!.matchAll(LEG)) {
    const date = nextDay(day!, trips.at(-1)?.date ?? today);
    if (!date) return null;
    trips.push({ departure: departure!, arrival: arrival!, date });
  }
  const back = backs.find(Boolean);
  if (back) {
    const [out] = trips;
    if (trips.length !== 1 || !out) return null;
    const date = nextDay(back, out.date);
    if (!date) return null;
    trips.push({ departure: out.arrival, arrival: out.departure, date });
  }
  const [adults, children, infants] = passengers;
  const query: SearchQuery = {
    trips,
    adults: Number(adults),
    childrenAges: Array.from({ length: Number(children) }, () => ASSUMED_CHILD_AGE),
    infants: Number(infants),
    cabin: cabin as CabinClass,
  };
  return faultOf(query) ? null : query;
}

/**
 * Returns the first "04MAY" on or after `from`, this year or the next. Null when neither year has that day, or when
 * this year's 29FEB has passed: it is valid only in a leap year not yet passed (specification 1 §5).
 */
function nextDay(text: string, from: CalendarDate): CalendarDate | null {
  const day = Number(text.slice(0, 2));
  const month = MONTHS.indexOf(text.slice(2) as (typeof MONTHS)[number]) + 1;
  const year = Number(from.slice(0, 4));
  const thisYear = fromParts(year, month, day);
  return thisYear && thisYear >= from ? thisYear : fromParts(year + 1, month, day);
}
