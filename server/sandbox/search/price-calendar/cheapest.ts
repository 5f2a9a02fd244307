import type { SandboxContext } from '../../service/service';
import { cabinOn, inventoryKeyOf, seatsOnSale } from '../offers/inventory';
import type { Itinerary } from '../offers/itineraries';
import { isFlight, isTrain, type Segment } from '../offers/segment';
import type { OfferFare, SearchSession } from '../offers/offer';
import { variantFares } from '../offers/plan';
import { fromDollars } from '../offers/rates';

/** Filters of three states: null allows all offers, true only matching ones, false only the others. */
export type Filters = Record<'airplaneOnly' | 'trainOnly' | 'isDirect' | 'withBaggage', boolean | null>;

/** Filters that allow every offer. */
export const NO_FILTERS: Filters = { airplaneOnly: null, trainOnly: null, isDirect: null, withBaggage: null };

/** The terms of a price; always for one adult. */
export type PriceTerms = Pick<SearchSession, 'cabin' | 'currency'> & { filters: Filters };

/**
 * One of the cheapest offers of its dates: its price in hundredths, and the inventory that tells whether seats are
 * left.
 */
export type Candidate = { amount: number; seats: { key: string; onSale: number }[] };

/** Offers stored as replacements when the cheapest are sold out. */
const KEPT = 3;

/**
 * Returns the cheapest variants that a search with these itineraries would show, cheapest first, at most three.
 * @param isLeft checks whether a segment still has a seat
 */
export function cheapestOffers(
  itineraries: readonly Itinerary[],
  terms: PriceTerms,
  isLeft: (segment: Segment) => boolean,
): Candidate[] {
  const cheapest: Candidate[] = [];
  const byLeastPrice = itineraries
    .map((itinerary) => ({ itinerary, least: itinerary.fare.light ?? itinerary.fare.standard }))
    .sort((a, b) => a.least - b.least);
  for (const { itinerary, least } of byLeastPrice) {
    const dearest = cheapest[KEPT - 1];
    if (dearest && fromDollars(least, terms.currency) > dearest.amount) break;
    if (!hasWay(itinerary, terms.filters)) continue;
    const amount = leastAmount(itinerary, terms);
    if (amount === null || (dearest && amount >= dearest.amount)) continue;
    const segments = itinerary.trips.flatMap((trip) => trip.segments);
    if (!segments.every(isLeft)) continue;
    cheapest.push({ amount, seats: segments.map((segment) => seatsOf(segment, terms)) });
    cheapest.sort((a, b) => a.amount - b.amount);
    if (cheapest.length > KEPT) cheapest.pop();
  }
  return cheapest;
}

/** Returns the lowest price of a candidate with seats left; null when all are sold out. */
export function lowestLeft(
  candidates: readonly Candidate[],
  { seatsTaken }: Pick<SandboxContext, 'seatsTaken'>,
): number | null {
  const left = candidates.find(({ seats }) => seats.every(({ key, onSale }) => onSale - seatsTaken(key) >= 1));
  return left?.amount ?? null;
}

/** Returns the inventory of a segment for the requested cabin. */
export function seatsOf(segment: Segment, { cabin }: Pick<PriceTerms, 'cabin'>): Candidate['seats'][number] {
  const soldIn = cabinOn(segment, cabin);
  return { key: inventoryKeyOf(segment, soldIn), onSale: seatsOnSale(segment, soldIn) };
}

function hasWay({ trips }: Itinerary, { airplaneOnly, trainOnly, isDirect }: Filters): boolean {
  return (
    isAs(airplaneOnly, () => trips.every(({ segments }) => segments.every(isFlight))) &&
    isAs(trainOnly, () => trips.every(({ segments }) => segments.every(isTrain))) &&
    isAs(isDirect, () => trips.every(({ connections }) => connections.length === 0))
  );
}

/** Returns the price of an itinerary's cheapest variant with the wanted baggage. */
function leastAmount(itinerary: Itinerary, terms: PriceTerms): number | null {
  const amounts = variantFares(itinerary, terms).flatMap(([own]) =>
    own && isAs(terms.filters.withBaggage, () => hasBaggage(own)) ? own.prices.adult : [],
  );
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

function hasBaggage({ baggage }: OfferFare): boolean {
  return baggage.count > 0;
}

function isAs(wish: boolean | null, fact: () => boolean): boolean {
  return wish === null || fact() === wish;
}
