import type { SandboxContext } from '../../service/service';
import type { Train } from '../../world/train';
import { cabinOn, carsIn, inventoryKeyOf, seatsOnSale } from '../offers/inventory';
import type { Itinerary } from '../offers/itineraries';
import { isFlight, isTrain, type Segment } from '../offers/segment';
import type { OfferFare, SearchSession } from '../offers/offer';
import { variantFares } from '../offers/plan';
import { fromDollars } from '../offers/rates';
import { kindFor, type TrainRoom } from '../offers/room';

/** Filters of three states: null allows all offers, true only matching ones, false only the others. */
export type Filters = Record<'airplaneOnly' | 'trainOnly' | 'isDirect' | 'withBaggage', boolean | null>;

/** Filters that allow every offer. */
export const NO_FILTERS: Filters = { airplaneOnly: null, trainOnly: null, isDirect: null, withBaggage: null };

/** The terms of a price; always for one adult. */
export type PriceTerms = Pick<SearchSession, 'cabin' | 'currency'> & { filters: Filters };

/**
 * One of the cheapest offers of its dates: its price in hundredths, and what tells whether it can still be had: the
 * inventory of flights and buses, and the fare's kind of car on trains.
 */
export type Candidate = {
  amount: number;
  seats: { key: string; onSale: number }[];
  trains: Train[];
  carKind: OfferFare['carKind'];
};

/** Seats and berths that are left now. */
export type Left = Pick<SandboxContext, 'seatsTaken'> & { room: TrainRoom };

/** Offers stored as replacements when the cheapest are sold out. */
const KEPT = 3;

/**
 * Returns the cheapest variants that a search with these itineraries would show, cheapest first, at most three.
 */
export function cheapestOffers(itineraries: readonly Itinerary[], terms: PriceTerms, left: Left): Candidate[] {
  const cheapest: Candidate[] = [];
  const byLeastPrice = itineraries
    .map((itinerary) => ({ itinerary, least: itinerary.fare.light ?? itinerary.fare.standard }))
    .sort((a, b) => a.least - b.least);
  for (const { itinerary, least } of byLeastPrice) {
    const dearest = cheapest[KEPT - 1];
    if (dearest && fromDollars(least, terms.currency) > dearest.amount) break;
    if (!hasWay(itinerary, terms.filters)) continue;
    const candidate = candidatesOf(itinerary, terms).find(
      (one) => (!dearest || one.amount < dearest.amount) && isLeft(one, terms, left),
    );
    if (!candidate) continue;
    cheapest.push(candidate);
    cheapest.sort((a, b) => a.amount - b.amount);
    if (cheapest.length > KEPT) cheapest.pop();
  }
  return cheapest;
}

/** Returns the lowest price of a candidate with seats left; null when all are sold out. */
export function lowestLeft(candidates: readonly Candidate[], terms: PriceTerms, left: Left): number | null {
  return candidates.find((one) => isLeft(one, terms, left))?.amount ?? null;
}

function isLeft(
  { seats, trains, carKind }: Candidate,
  { cabin }: Pick<PriceTerms, 'cabin'>,
  { seatsTaken, room }: Left,
): boolean {
  return (
    seats.every(({ key, onSale }) => onSale - seatsTaken(key) >= 1) &&
    trains.every((train) => room.has(train, kindFor({ carKind }, carsIn(train, cabinOn(train, cabin)))))
  );
}

/** Returns the inventory of a flight or bus for the requested cabin. */
function seatsOf(segment: Segment, { cabin }: Pick<PriceTerms, 'cabin'>): Candidate['seats'][number] {
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

/** Lists an itinerary's variants with the wanted baggage, cheapest first; by train alone every kind of car is one. */
function candidatesOf(itinerary: Itinerary, terms: PriceTerms): Candidate[] {
  const segments = itinerary.trips.flatMap((trip) => trip.segments);
  const trains = segments.filter(isTrain);
  const seats = segments.filter((segment) => !isTrain(segment)).map((segment) => seatsOf(segment, terms));
  return variantFares(itinerary, terms)
    .flatMap((fares) => (itinerary.fare.cars ? fares : fares.slice(0, 1)))
    .filter((own) => isAs(terms.filters.withBaggage, () => hasBaggage(own)))
    .map(({ prices, carKind }) => ({ amount: prices.adult, seats, trains, carKind }))
    .sort((a, b) => a.amount - b.amount);
}

function hasBaggage({ baggage }: OfferFare): boolean {
  return baggage.count > 0;
}

function isAs(wish: boolean | null, fact: () => boolean): boolean {
  return wish === null || fact() === wish;
}
