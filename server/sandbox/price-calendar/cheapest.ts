import type { SandboxContext } from '../service';
import { cabinOn, inventoryKeyOf, seatsOnSale } from '../search/inventory';
import type { Itinerary } from '../search/itineraries';
import { isFlight, type Segment } from '../search/segment';
import type { OfferFare, SearchSession } from '../search/offer';
import { variantFares } from '../search/plan';
import { fromDollars } from '../search/rates';

/** Null: whatever; true: only such offers; false: only others. */
export type Filters = { airplaneOnly: boolean | null; isDirect: boolean | null; withBaggage: boolean | null };

/** Any offer. */
export const NO_FILTERS: Filters = { airplaneOnly: null, isDirect: null, withBaggage: null };

/** What the prices are for; always one adult. */
export type Wanted = Pick<SearchSession, 'cabin' | 'currency'> & { filters: Filters };

/** One of the cheapest offers of its dates: its price in hundredths, and what says whether it still has a seat. */
export type Candidate = { amount: number; seats: { key: string; onSale: number }[] };

/** Offers kept for when the cheapest are sold out. */
const KEPT = 3;

/**
 * The cheapest variants that a search with these itineraries would show, the cheapest first, three at most.
 * @param isLeft whether a seat of a segment is still to be had
 */
export function cheapestOffers(
  itineraries: readonly Itinerary[],
  wanted: Wanted,
  isLeft: (segment: Segment) => boolean,
): Candidate[] {
  const kept: Candidate[] = [];
  const byLeastPrice = itineraries
    .map((itinerary) => ({ itinerary, least: itinerary.fare.light ?? itinerary.fare.standard }))
    .sort((a, b) => a.least - b.least);
  for (const { itinerary, least } of byLeastPrice) {
    const dearest = kept[KEPT - 1];
    if (dearest && fromDollars(least, wanted.currency) > dearest.amount) break;
    if (!hasWay(itinerary, wanted.filters)) continue;
    const amount = leastAmount(itinerary, wanted);
    if (amount === null || (dearest && amount >= dearest.amount)) continue;
    const segments = itinerary.trips.flatMap((trip) => trip.segments);
    if (!segments.every(isLeft)) continue;
    kept.push({ amount, seats: segments.map((segment) => seatsOf(segment, wanted)) });
    kept.sort((a, b) => a.amount - b.amount);
    if (kept.length > KEPT) kept.pop();
  }
  return kept;
}

/** The lowest price that the candidates still have a seat for; null when all are sold out. */
export function lowestLeft(
  candidates: readonly Candidate[],
  { seatsTaken }: Pick<SandboxContext, 'seatsTaken'>,
): number | null {
  const left = candidates.find(({ seats }) => seats.every(({ key, onSale }) => onSale - seatsTaken(key) >= 1));
  return left?.amount ?? null;
}

/** The seats of a segment that are sold to who asked for the cabin. */
export function seatsOf(segment: Segment, { cabin }: Pick<Wanted, 'cabin'>): Candidate['seats'][number] {
  const soldIn = cabinOn(segment, cabin);
  return { key: inventoryKeyOf(segment, soldIn), onSale: seatsOnSale(segment, soldIn) };
}

function hasWay({ trips }: Itinerary, { airplaneOnly, isDirect }: Filters): boolean {
  return (
    isAs(airplaneOnly, () => trips.every(({ segments }) => segments.every(isFlight))) &&
    isAs(isDirect, () => trips.every(({ connections }) => connections.length === 0))
  );
}

/** The price of the cheapest variant of an itinerary that has the baggage wanted. */
function leastAmount(itinerary: Itinerary, wanted: Wanted): number | null {
  const amounts = variantFares(itinerary, wanted).flatMap(([own]) =>
    own && isAs(wanted.filters.withBaggage, () => hasBaggage(own)) ? own.prices.adult : [],
  );
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

function hasBaggage({ baggage }: OfferFare): boolean {
  return baggage.count > 0;
}

function isAs(wish: boolean | null, fact: () => boolean): boolean {
  return wish === null || fact() === wish;
}
