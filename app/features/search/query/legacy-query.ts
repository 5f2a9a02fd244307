/**
 * Legacy short queries: `Y10004MAYMOWAER11MAY`, `04MAYMOWAER`, `Y20004MAYMOWAER11MAYAERIST` (upstream facts §6), and the
 * short form of other search engines: `LED1501SVX22011`.
 */
import { fromParts, type CalendarDate } from '~/dates/calendar-date';
import { faultOf } from './query-fault';
import { ASSUMED_CHILD_AGE, type CabinClass, type SearchQuery, type SearchTrip } from './search-query';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

const DAY = `\\d{2}(?:${MONTHS.join('|')})`;
const BACK = `(?:(${DAY})|\\[(${DAY})\\])`;
const QUERY = new RegExp(`^/?(?:SEARCH/)?([YCFW])?(\\d{3})?((?:${DAY}[A-Z]{6}){1,6})${BACK}?$`);
const LEG = new RegExp(`(${DAY})([A-Z]{3})([A-Z]{3})`, 'g');

/** Departure, day and month, arrival, perhaps the day of the way back, perhaps passengers: LED 1501 SVX 2201 1. */
const NUMERIC = /^\/?(?:SEARCH\/)?([A-Z]{3})(\d{4})([A-Z]{3})(\d{4})?(\d{1,3})?$/;

/** Rewrites the numeric short form as ours: LED1501SVX22011 → 10015JANLEDSVX22JAN. */
function inLetters(text: string): string {
  const match = NUMERIC.exec(text);
  if (!match) return text;
  const [, departure, out = '', arrival, back, passengers = '1'] = match;
  const day = (digits: string) => `${digits.slice(0, 2)}${MONTHS[Number(digits.slice(2)) - 1] ?? 'XXX'}`;
  return `${passengers.padEnd(3, '0')}${day(out)}${departure}${arrival}${back ? day(back) : ''}`;
}

/**
 * Parses a short query: an optional cabin letter and three digits (adults, children, infants; Y100 by default), then
 * one leg with an optional way back, which may be in brackets, or two to six legs. Case does not matter; a leading
 * `/search/` or `/` is ignored. Also parses the numeric form. Null when it is invalid.
 * @param today a day without a year is the next such day from here; 29FEB exists only in a leap year
 */
export function parseLegacyQuery(text: string, today: CalendarDate): SearchQuery | null {
  const match = QUERY.exec(inLetters(text.toUpperCase()));
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
