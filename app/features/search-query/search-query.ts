import type { FareQuote } from '~/upstream/booking/contract';
import type { Cabin } from '~/upstream/search/contract';
import type { CalendarDate } from './calendar-date';

/** Cabin classes of search links (specification 1 §3): economy, business, comfort, first, premium. */
export const CABIN_CLASSES = ['Y', 'C', 'W', 'F', 'P'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/** One requested trip: from a city, airport or station code to another, on a day. */
export type SearchTrip = { departure: string; arrival: string; date: CalendarDate };

/** What a traveller searches for (specification 1 §3). `childrenAges` are 2–11; younger ones are counted in `infants`. */
export type SearchQuery = {
  trips: SearchTrip[];
  adults: number;
  childrenAges: number[];
  infants: number;
  cabin: CabinClass;
};

/** Specification 1 §5, §9. */
export const LIMITS = { passengers: 9, trips: 6, childAge: { min: 2, max: 11 } } as const;

/** For children whose age nobody tells: every fare knows only infant, child and adult. */
export const ASSUMED_CHILD_AGE = 7;

/** Why a query cannot be searched; null when it can. A date that is over is not among these: see `isPastSearch`. */
export type QueryFault = 'trips' | 'samePlace' | 'dateOrder' | 'passengers' | 'childrenAges' | 'infants';

/** Checks the limits of a query whose single values are well formed. */
export function faultOf(query: SearchQuery): QueryFault | null {
  const { trips, adults, childrenAges, infants } = query;
  if (trips.length < 1 || trips.length > LIMITS.trips) return 'trips';
  if (trips.some((trip) => trip.departure === trip.arrival)) return 'samePlace';
  if (trips.some((trip, index) => index > 0 && trip.date < trips[index - 1]!.date)) return 'dateOrder';
  if (adults < 1 || passengerCount(query) > LIMITS.passengers) return 'passengers';
  if (childrenAges.some((age) => age < LIMITS.childAge.min || age > LIMITS.childAge.max)) return 'childrenAges';
  return infants > adults ? 'infants' : null;
}

/** Everybody who travels, infants included. */
export function passengerCount(query: Pick<SearchQuery, 'adults' | 'childrenAges' | 'infants'>): number {
  return query.adults + query.childrenAges.length + query.infants;
}

/** Exactly two trips, the second the first reversed (specification 1 §5). */
export function isRoundTrip({ trips }: Pick<SearchQuery, 'trips'>): boolean {
  const [out, back] = trips;
  return trips.length === 2 && out!.departure === back!.arrival && out!.arrival === back!.departure;
}

/** True when a day of the query is over. @param today see `earliestToday` */
export function isPastSearch(query: SearchQuery, today: CalendarDate): boolean {
  return query.trips.some((trip) => trip.date < today);
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

/** An IATA code (three letters) in upper case or a station code (digits); null for anything else. */
export function placeCode(text: string): string | null {
  return /^(?:[a-z]{3}|\d{3,10})$/i.test(text) ? text.toUpperCase() : null;
}
