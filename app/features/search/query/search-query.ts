import type { FareQuote } from '~/upstream/booking/contract';
import type { Cabin, Vendor } from '~/upstream/search/contract';
import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';

/** Cabin classes of search links (specification 1 §3): economy, business, comfort, first, premium. */
export const CABIN_CLASSES = ['Y', 'C', 'W', 'F', 'P'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/**
 * Flexibility of a trip's day (specification 1 §3 "Date input"): any day up to `end`; or, only for the way back of a
 * range, a number of days after the departure, both ends included.
 */
export type FlexibleDate = { type: 'range'; end: CalendarDate } | { type: 'stay'; minDays: number; maxDays: number };

/**
 * One requested trip. `date` is its first possible day, also for flexible dates: for a stay, the first day of departure
 * plus `minDays`. Codes: city or airport (3 letters), station (digits); the arrival may also be a country (2 letters)
 * or `ANYWHERE`.
 */
export type SearchTrip = { departure: string; arrival: string; date: CalendarDate; flexible?: FlexibleDate };

/** Code of "anywhere" (specification 1 §3). */
export const ANYWHERE = 'ANYW';

/** A search (specification 1 §3). `childrenAges` are 2–11; younger children count as `infants`. */
export type SearchQuery = {
  trips: SearchTrip[];
  adults: number;
  childrenAges: number[];
  infants: number;
  cabin: CabinClass;
  /** Sells the wanted tickets (specification 1 §3 "Search vendors"); all vendors when missing. */
  vendor?: Vendor;
};

/**
 * Limits (specification 1 §5, §9). `rangeDays`: days between the ends of a range; links may exceed the calendar's
 * default. `stayDays`: days between departure and return.
 */
export const LIMITS = {
  passengers: 9,
  trips: 6,
  childAge: { min: 2, max: 11 },
  rangeDays: { default: 7, max: 31 },
  stayDays: { min: 0, max: 90 },
} as const;

/** Age of children without one: every fare knows only infant, child and adult. */
export const ASSUMED_CHILD_AGE = 7;

/** Counts all travellers, infants included. */
export function passengerCount(query: Pick<SearchQuery, 'adults' | 'childrenAges' | 'infants'>): number {
  return query.adults + query.childrenAges.length + query.infants;
}

/** True for exactly two trips, the second the reverse of the first (specification 1 §5). */
export function isRoundTrip({ trips }: Pick<SearchQuery, 'trips'>): boolean {
  const [out, back] = trips;
  return trips.length === 2 && out!.departure === back!.arrival && out!.arrival === back!.departure;
}

/** True for a country code: two letters, upper case. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code);
}

/** True for a country or "anywhere", which have no flights of their own. */
export function isArea(code: string): boolean {
  return code === ANYWHERE || isCountryCode(code);
}

/**
 * Returns the kind of page for a query: offers; dates with prices, for a flexible date; destinations with prices, for a
 * country or "anywhere".
 */
export function kindOfSearch({ trips }: Pick<SearchQuery, 'trips'>): 'offers' | 'dates' | 'destinations' {
  if (trips.some(({ arrival }) => isArea(arrival))) return 'destinations';
  return trips.some(({ flexible }) => flexible) ? 'dates' : 'offers';
}

/** Returns the last possible day of the trip `index`. */
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

/** Moves a trip to another day. A range keeps its length; a stay does too if the departure moves by as much. */
export function movedTo(trip: SearchTrip, date: CalendarDate): SearchTrip {
  const { flexible } = trip;
  if (flexible?.type !== 'range') return { ...trip, date };
  return { ...trip, date, flexible: { type: 'range', end: addDays(flexible.end, daysBetween(trip.date, date)) } };
}

/** True when all days of a trip have passed. @param today see `earliestToday` */
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

/** Returns the search service's name of a cabin class; comfort and premium share one. */
export function cabinOf(cabin: CabinClass): Cabin {
  return CABIN_OF_CLASS[cabin];
}

const CLASS_OF_CABIN: Readonly<Record<Cabin, CabinClass>> = {
  economy: 'Y',
  premium_economy: 'W',
  business: 'C',
  first: 'F',
};

/** Returns the class letter of a cabin in search links; economy for one that the shop does not know. */
export function cabinClassOf(cabin: Cabin | null): CabinClass {
  return CLASS_OF_CABIN[cabin ?? 'economy'];
}

/** Rebuilds the query from the booking service's copy. Missing ages of children become 7. */
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

/** Normalises the code of a departure or arrival: IATA (three letters) or station (digits); null for others. */
export function placeCode(text: string): string | null {
  return /^(?:[a-z]{3}|\d{3,10})$/i.test(text) ? text.toUpperCase() : null;
}

/** Normalises a code like `placeCode`, and also accepts countries and "anywhere". */
export function placeOrAreaCode(text: string): string | null {
  const code = text.toUpperCase();
  return isArea(code) ? code : placeCode(text);
}
