/** Groups search answers for a results page: one itinerary, several baggage offers (upstream facts §2). */
import { daysBetween } from '~/dates/calendar-date';
import { otherPorts } from '~/features/trip/other-ports';
import { tripMinutes, tripsOfVariant, type Segment } from '~/features/trip/segment';
import type { Luggage, SearchAnswer, Variant } from '~/upstream/search/contract';
import { perAnswer } from './per-answer';

/** One way to travel, with its offers. */
export type Itinerary = {
  /** Identifies the flights; the same in every search that finds them. */
  key: string;
  trips: Segment[][];
  /** Duration of all trips, connections included. */
  minutes: number;
  /** Milliseconds since the epoch: first departure and last arrival. */
  departsAt: number;
  arrivesAt: number;
  /** Ends of a return at another airport or station than the way out: 0, 1 or 2. */
  otherPortCount: number;
  /** At least one, cheapest first, each with different baggage. */
  offers: Variant[];
};

type Answer = Pick<SearchAnswer, 'variants' | 'flights' | 'ports'>;

/**
 * Groups the variants of an answer by their flights, in order of first appearance. Keeps the cheapest of variants with
 * the same flights and baggage.
 */
export const groupOffers = perAnswer((answer: Answer): readonly Itinerary[] => {
  const itineraries = new Map<string, Itinerary>();
  // Most variants of an itinerary list the same flight keys, so remember what they resolve to.
  const byFlightKeys = new Map<string, Itinerary>();
  for (const variant of answer.variants) {
    const flightKeys = variant.trips.map((keys) => keys.join(' ')).join('~');
    let itinerary = byFlightKeys.get(flightKeys);
    if (!itinerary) {
      const trips = tripsOfVariant(variant, answer.flights);
      const key = itineraryKey(trips);
      itinerary = itineraries.get(key) ?? {
        key,
        trips,
        ...timesOf(variant, answer.flights, trips),
        otherPortCount: Object.values(otherPorts(trips, answer.ports)).filter((one) => one !== null).length,
        offers: [],
      };
      itineraries.set(key, itinerary);
      byFlightKeys.set(flightKeys, itinerary);
    }
    itinerary.offers.push(variant);
  }
  for (const itinerary of itineraries.values()) itinerary.offers = distinctOffers(itinerary.offers);
  return [...itineraries.values()];
});

/**
 * Builds a key of flight numbers, with the day offset of later departures: `SU1130_SU25.1~SU1131`. A new search for the
 * same query finds the itinerary again by it. The same flights as one ticket and as separate ones are two itineraries,
 * because their connections differ: `SU6*s` is a self-transfer, `SU6*v` a stop that needs a visa.
 */
function itineraryKey(trips: readonly (readonly Segment[])[]): string {
  return trips
    .map((trip) =>
      trip
        .map(({ transportNumber, departsAt, isSelfTransfer, isTransitVisaNeeded }) => {
          const day = daysAfter(trip[0]!.departsAt, departsAt);
          const connection = `${isSelfTransfer ? 's' : ''}${isTransitVisaNeeded ? 'v' : ''}`;
          return `${transportNumber}${day === 0 ? '' : `.${day}`}${connection && `*${connection}`}`;
        })
        .join('_'),
    )
    .join('~');
}

/** Names a baggage offer within its itinerary: `1x20`, `1` (weight unknown), `0` (none), `unknown`. */
export function baggageKey(baggage: Luggage | null): string {
  if (!baggage) return 'unknown';
  const count = baggage.count ?? (baggage.weight ? 1 : 0);
  if (count === 0) return '0';
  return baggage.weight ? `${count}x${baggage.weight}` : String(count);
}

function daysAfter(date: string, departsAt: string): number {
  const [from, to] = [date.slice(0, 10), departsAt.slice(0, 10)];
  // Usually the same day; skip the slow date parsing.
  return from === to ? 0 : daysBetween(from, to);
}

function timesOf(variant: Variant, flights: SearchAnswer['flights'], trips: Segment[][]) {
  const keys = variant.trips.flat();
  return {
    minutes: trips.reduce((total, trip) => total + tripMinutes(trip), 0),
    departsAt: Date.parse(flights[keys[0]!]!.departureDateTime),
    arrivesAt: Date.parse(flights[keys[keys.length - 1]!]!.arrivalDateTime),
  };
}

function distinctOffers(offers: Variant[]): Variant[] {
  const cheapest = new Map<string, Variant>();
  for (const offer of [...offers].sort((a, b) => a.price.amount - b.price.amount)) {
    const key = `${baggageKey(offer.baggage)}/${baggageKey(offer.handLuggage)}`;
    if (!cheapest.has(key)) cheapest.set(key, offer);
  }
  return [...cheapest.values()];
}
