/** Search answers as a results page shows them: one itinerary, several baggage offers (upstream facts §2). */
import { daysBetween } from '~/dates/calendar-date';
import { tripMinutes, tripsOfVariant, type Segment } from '~/features/trip/segment';
import type { Luggage, SearchAnswer, Variant } from '~/upstream/search/contract';
import { perAnswer } from './per-answer';

/** One way to travel, with what can be bought for it. */
export type Itinerary = {
  /** Names the flights: the same for every search that finds them. */
  key: string;
  trips: Segment[][];
  /** All trips together, waiting for connections included. */
  minutes: number;
  /** Milliseconds since the epoch: the first departure and the last arrival. */
  departsAt: number;
  arrivesAt: number;
  /** At least one, cheapest first, each with other baggage. */
  offers: Variant[];
};

type Answer = Pick<SearchAnswer, 'variants' | 'flights'>;

/**
 * Groups the variants of an answer by their flights, in order of first appearance. Of several variants with the same
 * flights and the same baggage the cheapest stays. A variant that names an unknown flight is left out.
 */
export const groupOffers = perAnswer((answer: Answer): readonly Itinerary[] => {
  const itineraries = new Map<string, Itinerary>();
  // Most variants of an itinerary name its flights by the same keys: then there is nothing to work out.
  const byFlightKeys = new Map<string, Itinerary>();
  for (const variant of answer.variants) {
    const flightKeys = variant.trips.map((keys) => keys.join(' ')).join('~');
    let itinerary = byFlightKeys.get(flightKeys);
    if (!itinerary) {
      if (!variant.trips.flat().every((key) => answer.flights[key])) continue;
      const trips = tripsOfVariant(variant, answer.flights);
      const key = itineraryKey(trips);
      itinerary = itineraries.get(key) ?? { key, trips, ...timesOf(variant, answer.flights, trips), offers: [] };
      itineraries.set(key, itinerary);
      byFlightKeys.set(flightKeys, itinerary);
    }
    itinerary.offers.push(variant);
  }
  for (const itinerary of itineraries.values()) itinerary.offers = distinctOffers(itinerary.offers);
  return [...itineraries.values()];
});

/**
 * The flights by number, with the day of the trip on which a later one leaves: `SU1130_SU25.1~SU1131`. In a new search
 * of the same query this finds the same itinerary again.
 */
function itineraryKey(trips: readonly (readonly Segment[])[]): string {
  return trips
    .map((trip) =>
      trip
        .map(({ transportNumber, departsAt }) => {
          const day = daysAfter(trip[0]!.departsAt, departsAt);
          return day === 0 ? transportNumber : `${transportNumber}.${day}`;
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
  // Nearly always the same day; reading dates is what costs time here.
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
