import type { FareQuote } from '~/upstream/booking/contract';
import type { Cabin } from '~/upstream/search/contract';
import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';

/** Cabin classes of search links (specification 1 §3): economy, business, comfort, first, premium. */
export const CABIN_CLASSES = ['Y', 'C', 'W', 'F', 'P'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/**
 * How free a trip's day is (specification 1 §3 "Date input"): any day up to `end`; or, only for the way back of a range,
 * so many days after the departure, both counts included.
 */
export type FlexibleDate = { type: 'range'; end: CalendarDate } | { type: 'stay'; minDays: number; maxDays: number };

/**
 * One requested trip: from a place to another, on a day. `date` is the first possible day, also of flexible dates: of a
 * stay it is the first day of departure plus `minDays`. Codes: city or airport (3 letters), station (digits); the place
 * to go to may also be a country (2 letters) or `ANYWHERE`.
 */
export type SearchTrip = { departure: string; arrival: string; date: CalendarDate; flexible?: FlexibleDate };

/** The code of "anywhere" (specification 1 §3). */
export const ANYWHERE = 'ANYW';

/** What a traveller searches for (specification 1 §3). `childrenAges` are 2–11; younger ones are counted in `infants`. */
export type SearchQuery = {
  trips: SearchTrip[];
  adults: number;
  childrenAges: number[];
  infants: number;
  cabin: CabinClass;
};

/**
 * Specification 1 §5, §9. `rangeDays`: between the first and the last day of a range; a link may ask for more than the
 * calendar offers. `stayDays`: between departure and return.
 */
export const LIMITS = {
  passengers: 9,
  trips: 6,
  childAge: { min: 2, max: 11 },
  rangeDays: { default: 7, max: 31 },
  stayDays: { min: 0, max: 90 },
} as const;

/** For children whose age nobody tells: every fare knows only infant, child and adult. */
export const ASSUMED_CHILD_AGE = 7;

/** Everybody who travels, infants included. */
export function passengerCount(query: Pick<SearchQuery, 'adults' | 'childrenAges' | 'infants'>): number {
  return query.adults + query.childrenAges.length + query.infants;
}

/** Exactly two trips, the second the first reversed (specification 1 §5). */
export function isRoundTrip({ trips }: Pick<SearchQuery, 'trips'>): boolean {
  const [out, back] = trips;
  return trips.length === 2 && out!.departure === back!.arrival && out!.arrival === back!.departure;
}

/** True for the code of a country: two letters, in upper case. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code);
}

/** True for what a traveller can only wish to go to, a country or anywhere: no flight is found for it by itself. */
export function isArea(code: string): boolean {
  return code === ANYWHERE || isCountryCode(code);
}

/**
 * Which page answers a query: offers; dates with their prices, when a date is flexible; destinations with theirs, when
 * the place to go to is a country or anywhere.
 */
export function kindOfSearch({ trips }: Pick<SearchQuery, 'trips'>): 'offers' | 'dates' | 'destinations' {
  if (trips.some(({ arrival }) => isArea(arrival))) return 'destinations';
  return trips.some(({ flexible }) => flexible) ? 'dates' : 'offers';
}

/** The last day on which the trip `index` of a query can be. */
export function lastDayOf({ trips }: Pick<SearchQuery, 'trips'>, index: number): CalendarDate {
  const { date, flexible } = trips[index]!;
  switch (flexible?.type) {
    case 'range':
      return flexible.end;
    case 'stay':
      return addDays(lastDayOf({ trips }, 0), flexible.maxDays);
    default:
      return date;
  }
}

/** The trip on another day; a range keeps its length, a stay too when the departure is moved by as much. */
export function movedTo(trip: SearchTrip, date: CalendarDate): SearchTrip {
  const { flexible } = trip;
  if (flexible?.type !== 'range') return { ...trip, date };
  return { ...trip, date, flexible: { type: 'range', end: addDays(flexible.end, daysBetween(trip.date, date)) } };
}

/** True when a trip of the query has no day left. @param today see `earliestToday` */
export function isPastSearch(query: Pick<SearchQuery, 'trips'>, today: CalendarDate): boolean {
  return query.trips.some((_trip, index) => lastDayOf(query, index) < today);
}

const CABIN_OF_CLASS: Readonly<Record<CabinClass, Cabin>> = {
  Y: 'economy',
  W: 'premium_economy',
  P: 'premium_economy',
  C: 'business',
  F: 'first',
};

/** The search service's name of a cabin class; it knows one cabin for comfort and premium. */
export function cabinOf(cabin: CabinClass): Cabin {
  return CABIN_OF_CLASS[cabin];
}

const CLASS_OF_CABIN: Readonly<Record<Cabin, CabinClass>> = {
  economy: 'Y',
  premium_economy: 'W',
  business: 'C',
  first: 'F',
};

/** The class letter under which search links name a cabin. */
export function cabinClassOf(cabin: Cabin): CabinClass {
  return CLASS_OF_CABIN[cabin];
}

/** The query of a search as the booking service repeats it. Children's ages that it leaves out are taken for 7. */
export function queryOfEcho({ trips, travelers, cabin }: FareQuote['search']): SearchQuery {
  const { min, max } = LIMITS.childAge;
  const ages = travelers.childrenAges.filter((age) => age >= min && age <= max);
  const childrenAges = Array.from({ length: travelers.children }, (_, index) => ages[index] ?? ASSUMED_CHILD_AGE);
  return { trips, adults: travelers.adults, childrenAges, infants: travelers.infants, cabin: cabinClassOf(cabin) };
}

/** True for one of the five class letters (upper case). */
export function isCabinClass(text: string): text is CabinClass {
  return (CABIN_CLASSES as readonly string[]).includes(text);
}

/** The code of a place that trips start from and lead to: IATA (three letters) or station (digits); null for others. */
export function placeCode(text: string): string | null {
  return /^(?:[a-z]{3}|\d{3,10})$/i.test(text) ? text.toUpperCase() : null;
}

/** As `placeCode`, and the codes of countries and of anywhere. */
export function placeOrAreaCode(text: string): string | null {
  const code = text.toUpperCase();
  return isArea(code) ? code : placeCode(text);
}
