import { LRUCache } from 'lru-cache';
import { endpointOf } from '../../world/places';
import { dayOfDate } from '../../world/time-zones';
import { busFares } from './bus-fares';
import { carFares } from './car-fares';
import { fareFamilies, totalOf } from './fare-families';
import type { TripFare } from './fares';
import { itineraries, type Itinerary } from './itineraries';
import { isFlight, isTrain } from './segment';
import { isSoldBy } from './sold-by';
import type { OfferFare, SearchSession } from './offer';
import { tripOptions } from './trip-options';
import type { TripOption } from './trip-option';

/** One variant of a search: an itinerary with one baggage offer. */
export type PlannedVariant = {
  /** The number after the session's id in the variant's id; stable, whatever is booked in between. */
  number: number;
  trips: TripOption[];
  /** Fares, cheapest first; the first one is the variant's own. */
  fares: OfferFare[];
  /** Number of the fares after the first that other variants of the itinerary have as their own. */
  dearerVariants: number;
  /** Total of all travellers for the first fare, in hundredths. */
  total: number;
};

const MINUTE = 60_000;
const DAY = 1440;
/** Ticket sales end an hour before departure. */
const SALE_ENDS_MINUTES = 60;

const plans = new LRUCache<string, PlannedVariant[]>({ max: 60 });
const optionsOfTrips = new LRUCache<string, TripOption[]>({ max: 300 });

/**
 * Returns all variants of a search, cheapest first, regardless of seats left: a pure function of the session, so an
 * offer can be found again after a restart. Empty for an unknown place, a route without service, or a past date.
 */
export function planOf(session: SearchSession): PlannedVariant[] {
  const cached = plans.get(session.id);
  if (cached) return cached;
  const now = session.createdAt.getTime() / MINUTE;
  const optionsByTrip = session.trips.map((trip) => optionsOf(trip, now, session));
  const variants = optionsByTrip.some((options) => options.length === 0) ? [] : variantsOf(session, optionsByTrip, now);
  plans.set(session.id, variants);
  return variants;
}

function optionsOf(
  trip: SearchSession['trips'][number],
  now: number,
  { transportKinds: kinds, vendor }: Pick<SearchSession, 'transportKinds' | 'vendor'>,
): TripOption[] {
  const [from, to, day] = [endpointOf(trip.departure), endpointOf(trip.arrival), dayOfDate(trip.date)];
  if (!from || !to || day === null) return [];
  const notBefore = soonestDeparture(day, now);
  const key = [trip.departure, trip.arrival, day, notBefore, kinds?.join('+') ?? 'all', vendor ?? 'any'].join(' ');
  const cached = optionsOfTrips.get(key);
  if (cached) return cached;
  const options = tripOptions({ from, to, day, notBefore, ...(kinds ? { kinds } : {}) }).filter(
    ({ segments }) => !vendor || isSoldBy(vendor, segments),
  );
  optionsOfTrips.set(key, options);
  return options;
}

/**
 * Returns the earliest departure on sale on a day, in minutes since the epoch; `now` matters only for the next two
 * days.
 * @param day local date of departure, days since the epoch
 * @param now minutes since the epoch
 */
export function soonestDeparture(day: number, now: number): number {
  return day <= Math.floor(now / DAY) + 1 ? Math.ceil(now) + SALE_ENDS_MINUTES : 0;
}

/** The parts of a search that affect the price of an itinerary. */
type FareTerms = Pick<SearchSession, 'cabin' | 'currency'>;

/**
 * Returns the fares of each variant of an itinerary, its own fare first. Flights come as one variant without a bag and
 * one with; the booking offers the flexible fare. A trip by train is one variant: bags are free in every car, and the
 * booking offers the dearer cars. A journey with a bus has one fare.
 */
export function variantFares({ trips, fare }: Itinerary, terms: FareTerms): OfferFare[][] {
  const fares = faresOf(trips, fare, terms);
  const count = fares.length === 1 || fare.cars ? 1 : fares.length - 1;
  return fares.slice(0, Math.max(0, count)).map((_, first) => fares.slice(first));
}

function faresOf(trips: TripOption[], fare: TripFare, { cabin, currency }: FareTerms): OfferFare[] {
  const segments = trips.flatMap((trip) => trip.segments);
  if (fare.cars) return carFares(fare.cars, segments.filter(isTrain), currency);
  // The rules of the first flight apply.
  const carrier = segments.find(isFlight)?.marketing;
  return carrier ? fareFamilies(fare, carrier, cabin, currency) : busFares(fare.standard, currency);
}

function variantsOf(session: SearchSession, optionsByTrip: TripOption[][], now: number): PlannedVariant[] {
  const variants: Omit<PlannedVariant, 'number'>[] = [];
  for (const itinerary of itineraries(optionsByTrip, session.cabin, Math.floor(now / DAY))) {
    const ownFares = variantFares(itinerary, session);
    for (const [index, fares] of ownFares.entries()) {
      const [own] = fares;
      const dearerVariants = ownFares.length - 1 - index;
      if (own) variants.push({ trips: itinerary.trips, fares, dearerVariants, total: totalOf(own, session.travelers) });
    }
  }
  return variants.sort((a, b) => a.total - b.total).map((variant, index) => ({ number: index + 1, ...variant }));
}
