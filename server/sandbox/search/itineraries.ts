import type { Cabin } from '~/upstream/search/contract';
import { fareOfTrip, type TripFare } from './fares';
import { hasCabin } from './inventory';
import { vendorOf, type Vendor } from './leg';
import { commonFares } from './rail-fares';
import type { TripOption } from './trip-option';

/** One way of making all trips of a search, and what it costs an adult in dollars. */
export type Itinerary = { trips: TripOption[]; fare: TripFare };

type Priced = { option: TripOption; fare: TripFare; burden: number };
type Partial = { parts: Priced[]; burden: number };

const MOST_ITINERARIES = 300;
/** Options by air of each trip that are combined with those of the others. */
const COMBINED_OPTIONS = [0, 260, 90, 40, 30, 24, 20];
/** For each four options by air so many by train and mixed: they are slower, and must not be crowded out. */
const RAIL_SHARE = { train: 1 / 4, mixed: 1 / 8 };
/** Continuations of each partial itinerary. */
const BEST_CONTINUATIONS = 6;
const BEST_RAIL_CONTINUATIONS = 3;
const MOST_PARTIALS = 220;
/** What an hour of the traveller's time is worth when options are compared. */
const DOLLARS_AN_HOUR = 14;
/** Least time between arriving from one trip and leaving for the next. */
const STAY_MINUTES = 120;
const SAME_CARRIER_DISCOUNT = 0.94;

/**
 * Combines the options of the trips, cheap and quick ones first; a trip leaves only after the one before has arrived.
 * @param searchDay days since the epoch
 */
export function itineraries(optionsByTrip: TripOption[][], cabin: Cabin, searchDay: number): Itinerary[] {
  const limit = COMBINED_OPTIONS[optionsByTrip.length] ?? 20;
  const pricedByTrip = optionsByTrip
    .map((options) =>
      options
        .filter((option) => hasCabin(option, cabin))
        .map((option) => priced(option, cabin, searchDay))
        .sort((a, b) => a.burden - b.burden),
    )
    .map((options) => bestOfEachVendor(options, limit, ({ option }) => vendorOf(option.legs)));
  let partials: Partial[] = (pricedByTrip[0] ?? []).map((part) => ({ parts: [part], burden: part.burden }));
  for (const next of pricedByTrip.slice(1)) {
    partials = bestOfEachVendor(
      partials.flatMap((partial) => continued(partial, next)).sort((a, b) => a.burden - b.burden),
      pricedByTrip.length === 2 ? MOST_ITINERARIES : MOST_PARTIALS,
      ({ parts }) => vendorOf(parts.flatMap(({ option }) => option.legs)),
    );
  }
  return partials.map(({ parts }) => ({ trips: parts.map((part) => part.option), fare: fareOfAll(parts) }));
}

function priced(option: TripOption, cabin: Cabin, searchDay: number): Priced {
  const fare = fareOfTrip(option, cabin, searchDay);
  return { option, fare, burden: (fare.light ?? fare.standard) + (option.minutes / 60) * DOLLARS_AN_HOUR };
}

function continued(partial: Partial, next: Priced[]): Partial[] {
  const before = partial.parts[partial.parts.length - 1];
  const free = (before?.option.legs.at(-1)?.arrives ?? 0) + STAY_MINUTES;
  return next
    .filter(({ option }) => (option.legs[0]?.departs ?? 0) >= free)
    .map((part) => {
      const parts = [...partial.parts, part];
      const saved = isOneCarrier(parts) ? (part.fare.light ?? part.fare.standard) * (1 - SAME_CARRIER_DISCOUNT) * 2 : 0;
      return { parts, burden: partial.burden + part.burden - saved };
    })
    .sort((a, b) => a.burden - b.burden)
    .filter(isAmongBest(before));
}

/** The best continuations, and a few by train for who came by train. */
function isAmongBest(before: Priced | undefined) {
  const cameByTrain = before && vendorOf(before.option.legs) === 'train';
  let byTrain = 0;
  return ({ parts }: Partial, place: number) => {
    const last = parts[parts.length - 1];
    const goesByTrain = last && vendorOf(last.option.legs) === 'train';
    if (place < BEST_CONTINUATIONS) return true;
    return Boolean(cameByTrain && goesByTrain) && byTrain++ < BEST_RAIL_CONTINUATIONS;
  };
}

/** The first of a list, in its order: so many by air, and a share of that by train and by both. */
function bestOfEachVendor<T>(list: T[], byAir: number, vendor: (item: T) => Vendor): T[] {
  const left = { avia: byAir, train: Math.ceil(byAir * RAIL_SHARE.train), mixed: Math.ceil(byAir * RAIL_SHARE.mixed) };
  return list.filter((item) => left[vendor(item)]-- > 0);
}

/** One carrier sells all trips, on one ticket. */
function isOneCarrier(parts: Priced[]): boolean {
  const code = parts[0]?.option.legs[0]?.marketing.code;
  return parts.every(
    ({ option }) =>
      option.legs[0]?.marketing.code === code && option.connections.every((connection) => !connection.isSelfTransfer),
  );
}

function fareOfAll(parts: Priced[]): TripFare {
  const discount = parts.length > 1 && isOneCarrier(parts) ? SAME_CARRIER_DISCOUNT : 1;
  const sum = (of: (fare: TripFare) => number) => discount * parts.reduce((total, { fare }) => total + of(fare), 0);
  const isAllWithBag = parts.every(({ fare }) => fare.light === null);
  return {
    light: isAllWithBag ? null : sum((fare) => fare.light ?? fare.standard),
    standard: sum((fare) => fare.standard),
    flexible: sum((fare) => fare.flexible),
    cars: parts.every(({ fare }) => fare.cars) ? commonFares(parts.map(({ fare }) => fare.cars ?? [])) : null,
  };
}
