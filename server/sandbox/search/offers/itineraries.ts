import type { Cabin } from '~/upstream/search/contract';
import { fareOfTrip, type TripFare } from './fares';
import { hasCabin } from './inventory';
import { vendorOf, type Vendor } from './segment';
import { commonFares } from './rail-fares';
import type { TripOption } from './trip-option';

/** A combination of options for all trips of a search, and its price for one adult in dollars. */
export type Itinerary = { trips: TripOption[]; fare: TripFare };

export type PricedOption = {
  option: TripOption;
  fare: TripFare;
  burden: number;
  vendor: Vendor;
  /** The carrier that sells everything on one ticket; null for separate tickets. */
  carrier: string | null;
};
type Partial = { parts: PricedOption[]; burden: number };

const MAX_ITINERARIES = 220;
/** Number of air options per trip that are combined, by number of trips. */
const COMBINED_OPTIONS = [0, 260, 90, 40, 30, 24, 20];
/**
 * Options of other kinds per connecting flight. Each needs a reserved share: trains are slower, flights without a change
 * are often dearer.
 */
const SHARE = { direct: 1 / 3, train: 1 / 4, bus: 1 / 8, mixed: 1 / 8 };
/** Number of continuations kept per partial itinerary. */
const BEST_CONTINUATIONS = 6;
const BEST_RAIL_CONTINUATIONS = 3;
const BEST_DIRECT_CONTINUATIONS = 3;
const BEST_CONTINUATIONS_OF_CARRIER = 2;
/** Number of the cheapest ways by train that are kept however long they take: night trains. */
const CHEAPEST_BY_TRAIN = 8;
const MAX_PARTIALS = 220;
/** Value of an hour of the traveller's time when options are compared. */
const DOLLARS_AN_HOUR = 14;
/** Minimum time between the arrival of one trip and the departure of the next. */
const STAY_MINUTES = 120;
const SAME_CARRIER_DISCOUNT = 0.94;
/**
 * Combines the options of the trips, cheap and quick ones first; each trip leaves only after the previous one has
 * arrived.
 * @param searchDay days since the epoch
 */
export function itineraries(optionsByTrip: TripOption[][], cabin: Cabin, searchDay: number): Itinerary[] {
  return combined(optionsByTrip.map((options) => pricedOptions(options, cabin, searchDay)));
}

/** Returns the options of one trip that have the cabin, with their fares, best first: the input of `combined`. */
export function pricedOptions(options: readonly TripOption[], cabin: Cabin, searchDay: number): PricedOption[] {
  return options
    .filter((option) => hasCabin(option, cabin))
    .map((option) => priced(option, cabin, searchDay))
    .sort((a, b) => a.burden - b.burden);
}

/** Returns the itineraries that combine one option of each trip. */
export function combined(optionsOfTrips: readonly PricedOption[][]): Itinerary[] {
  const limit = COMBINED_OPTIONS[optionsOfTrips.length] ?? 20;
  const pricedByTrip = optionsOfTrips.map((options) => {
    const cheap = cheapestByTrain(options, (option) => [option]);
    return bestOfEachKind(
      options,
      limit,
      ({ option }) => kindOf([option]),
      (option) => cheap.has(option),
    );
  });
  let partials: Partial[] = (pricedByTrip[0] ?? []).map((part) => ({ parts: [part], burden: part.burden }));
  for (const next of pricedByTrip.slice(1)) {
    const isFirst = firstOfEachCarrier();
    const longer = partials.flatMap((partial) => continued(partial, next)).sort((a, b) => a.burden - b.burden);
    const cheap = cheapestByTrain(longer, ({ parts }) => parts);
    partials = bestOfEachKind(
      longer,
      pricedByTrip.length === 2 ? MAX_ITINERARIES : MAX_PARTIALS,
      ({ parts }) => kindOf(parts.map(({ option }) => option)),
      (partial) => isFirst(partial.parts) || cheap.has(partial),
    );
  }
  return partials.map(({ parts }) => ({ trips: parts.map((part) => part.option), fare: fareOfAll(parts) }));
}

function priced(option: TripOption, cabin: Cabin, searchDay: number): PricedOption {
  const fare = fareOfTrip(option, cabin, searchDay);
  const isOneTicket = option.connections.every((connection) => !connection.isSelfTransfer);
  return {
    option,
    fare,
    burden: lowestPrice({ fare }) + (option.minutes / 60) * DOLLARS_AN_HOUR,
    vendor: vendorOf(option.segments),
    carrier: isOneTicket ? (option.segments[0]?.marketing.code ?? null) : null,
  };
}

/** Returns the price of an option with or without a bag, in dollars. */
function lowestPrice({ fare }: Pick<PricedOption, 'fare'>): number {
  return fare.light ?? fare.standard;
}

/** Returns the cheapest ways that trains alone make. */
function cheapestByTrain<T>(list: readonly T[], partsOf: (item: T) => readonly PricedOption[]): ReadonlySet<T> {
  const priceOf = (item: T) => partsOf(item).reduce((sum, part) => sum + lowestPrice(part), 0);
  const byTrain = list.filter((item) => partsOf(item).every(({ vendor }) => vendor === 'train'));
  return new Set(byTrain.sort((a, b) => priceOf(a) - priceOf(b)).slice(0, CHEAPEST_BY_TRAIN));
}

/** A possible next part, and the burden including it. */
type Continuation = { part: PricedOption; burden: number };

/**
 * Extends a partial itinerary with the best continuations, with a few without a change if it has none so far, of the
 * same carrier, and by train if its last part is by train, the cheapest train too.
 * @param next options in order, best first
 */
function continued(partial: Partial, next: readonly PricedOption[]): Partial[] {
  const before = partial.parts[partial.parts.length - 1];
  const free = (before?.option.segments.at(-1)?.arrives ?? 0) + STAY_MINUTES;
  const carrier = isOneCarrier(partial.parts) ? before?.carrier : null;
  const kind = kindOf(partial.parts.map(({ option }) => option));
  const best: Continuation[] = [];
  const reserved: { most: number; suits: (part: PricedOption) => boolean; list: Continuation[] }[] = [
    { most: BEST_CONTINUATIONS_OF_CARRIER, suits: (part) => !!carrier && part.carrier === carrier, list: [] },
    { most: BEST_DIRECT_CONTINUATIONS, suits: ({ option }) => kind === 'direct' && isDirect(option), list: [] },
    { most: BEST_RAIL_CONTINUATIONS, suits: ({ vendor }) => kind === 'train' && vendor === 'train', list: [] },
  ];
  let cheapestTrain: PricedOption | undefined;
  for (const part of next) {
    if ((part.option.segments[0]?.departs ?? 0) < free) continue;
    const isCheaper = !cheapestTrain || lowestPrice(part) < lowestPrice(cheapestTrain);
    if (kind === 'train' && part.vendor === 'train' && isCheaper) cheapestTrain = part;
    const saved = carrier && part.carrier === carrier ? lowestPrice(part) * (1 - SAME_CARRIER_DISCOUNT) * 2 : 0;
    let dropped: Continuation | undefined = { part, burden: partial.burden + part.burden - saved };
    dropped = insertInto(best, dropped, BEST_CONTINUATIONS);
    for (const { most, suits, list } of reserved) {
      if (dropped && suits(dropped.part)) dropped = insertInto(list, dropped, most);
    }
  }
  const kept = [best, ...reserved.map(({ list }) => list)].flat();
  if (cheapestTrain && !kept.some(({ part }) => part === cheapestTrain)) {
    kept.push({ part: cheapestTrain, burden: partial.burden + cheapestTrain.burden });
  }
  return kept.map(({ part, burden }) => ({ parts: [...partial.parts, part], burden }));
}

function isDirect({ segments }: TripOption): boolean {
  return segments.length === 1;
}

/**
 * Inserts into a short list sorted by burden, after equal entries.
 * @returns the item that drops out of the list, or was never good enough
 */
function insertInto(list: Continuation[], item: Continuation, most: number): Continuation | undefined {
  let place = list.length;
  while (place > 0 && (list[place - 1]?.burden ?? 0) > item.burden) place -= 1;
  if (place >= most) return item;
  list.splice(place, 0, item);
  return list.length > most ? list.pop() : undefined;
}

type Kind = Vendor | 'direct';

/** Returns the kind of a way: `direct` for flights without a change on every trip. */
function kindOf(options: readonly TripOption[]): Kind {
  const vendor = vendorOf(options.flatMap(({ segments }) => segments));
  return vendor === 'avia' && options.every(({ segments }) => segments.length === 1) ? 'direct' : vendor;
}

/** Returns a check that is true once for each carrier that flies all trips without a change. */
function firstOfEachCarrier(): (parts: readonly PricedOption[]) => boolean {
  const seen = new Set<string>();
  return (parts) => {
    const carrier = parts[0]?.carrier;
    if (!carrier || !isOneCarrier(parts) || !parts.every(({ option }) => isDirect(option)) || seen.has(carrier)) {
      return false;
    }
    seen.add(carrier);
    return true;
  };
}

/**
 * Returns the first options in order: a number by connecting flights, a share of it of each other kind, and those that
 * are sure of their place.
 */
function bestOfEachKind<T>(
  list: T[],
  byAir: number,
  kind: (item: T) => Kind,
  isSure: (item: T) => boolean = () => false,
): T[] {
  const left = {
    avia: byAir,
    direct: Math.ceil(byAir * SHARE.direct),
    train: Math.ceil(byAir * SHARE.train),
    bus: Math.ceil(byAir * SHARE.bus),
    mixed: Math.ceil(byAir * SHARE.mixed),
  };
  return list.filter((item) => {
    const own = kind(item);
    const sure = isSure(item);
    if (left[own]-- > 0 || sure) return true;
    return own === 'direct' && left.avia-- > 0;
  });
}

/** Returns true when one carrier sells all trips on one ticket. */
function isOneCarrier(parts: readonly PricedOption[]): boolean {
  const carrier = parts[0]?.carrier ?? null;
  return carrier !== null && parts.every((part) => part.carrier === carrier);
}

function fareOfAll(parts: PricedOption[]): TripFare {
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
