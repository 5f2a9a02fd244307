import { bestValueAmong } from './best-order';
import type { Itinerary } from './itinerary';

/**
 * Orders of a results page (specification 2 §9): `full_wait_time` is the total transfer time, `fast` the total
 * duration, `optimal` the order of `bestValueAmong`.
 */
export const SORT_KEYS = [
  'optimal',
  'price',
  'fast',
  'full_wait_time',
  'departure_time',
  'arrival_time',
  'airline',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];
/** A sort key with its direction (specification 1 §3). */
export type Sorting = { key: SortKey; descending: boolean };

export const DEFAULT_SORTING: Sorting = { key: 'optimal', descending: false };

const DESCENDING = '_desc';

/** Reads `sort=price` or `sort=price_desc`; null for anything else, which leaves the order to the list (`orderTabs`). */
export function parseSorting(text: string | null): Sorting | null {
  const descending = text?.endsWith(DESCENDING) ?? false;
  const key = descending ? text!.slice(0, -DESCENDING.length) : text;
  const match = SORT_KEYS.find((one) => one === key);
  return match ? { key: match, descending } : null;
}

/** Writes the value of `sort` in a link. */
export function sortingParameter({ key, descending }: Sorting): string {
  return descending ? `${key}${DESCENDING}` : key;
}

/** Carrier names for the order by airline: from the answer, with the collation of their language. */
export type CarrierNames = { nameOf(code: string): string; compare(one: string, other: string): number };

/** Sorts by codes where nobody sees the order. */
const BY_CODE: CarrierNames = {
  nameOf: (code) => code,
  compare: (one, other) => Number(one > other) - Number(one < other),
};

/**
 * Sorts itineraries; equal ones by price, then by departure. Does not change its input.
 * @param names for the order by airline: the carrier of the first segment
 */
export function sortItineraries(
  itineraries: readonly Itinerary[],
  { key, descending }: Sorting,
  names: CarrierNames = BY_CODE,
): Itinerary[] {
  const value = key === 'airline' ? rankOf(itineraries, names) : valueIn(itineraries, key);
  const direction = descending ? -1 : 1;
  return itineraries
    .map((itinerary) => ({ itinerary, value: value(itinerary) }))
    .sort(
      (a, b) =>
        direction * (a.value - b.value) ||
        VALUES.price(a.itinerary) - VALUES.price(b.itinerary) ||
        a.itinerary.departsAt - b.itinerary.departsAt,
    )
    .map(({ itinerary }) => itinerary);
}

/** Returns the itinerary that comes first in an order; undefined without any. Reads the list once. */
export function firstIn(itineraries: readonly Itinerary[], key: OrderedKey): Itinerary | undefined {
  const value = valueIn(itineraries, key);
  let first: Itinerary | undefined;
  for (const itinerary of itineraries) {
    const difference = first
      ? value(itinerary) - value(first) ||
        VALUES.price(itinerary) - VALUES.price(first) ||
        itinerary.departsAt - first.departsAt
      : -1;
    if (difference < 0) first = itinerary;
  }
  return first;
}

type Value = (itinerary: Itinerary) => number;

type OrderedKey = Exclude<SortKey, 'airline'>;

function valueIn(itineraries: readonly Itinerary[], key: OrderedKey): Value {
  return key === 'optimal' ? bestValueAmong(itineraries) : VALUES[key];
}

const VALUES: Readonly<Record<Exclude<OrderedKey, 'optimal'>, Value>> = {
  price: (itinerary) => itinerary.offers[0]!.price.amount,
  fast: (itinerary) => itinerary.minutes,
  full_wait_time: ({ trips }) => trips.flat().reduce((total, { transferMinutes }) => total + (transferMinutes ?? 0), 0),
  departure_time: (itinerary) => itinerary.departsAt,
  arrival_time: (itinerary) => itinerary.arrivesAt,
};

const firstCarrier = ({ trips }: Itinerary) => trips[0]![0]!.marketingCarrier;

/** Ranks the carriers once, so that names are not compared for each pair of itineraries. */
function rankOf(itineraries: readonly Itinerary[], { nameOf, compare }: CarrierNames): Value {
  const codes = [...new Set(itineraries.map(firstCarrier))].sort((a, b) => compare(nameOf(a), nameOf(b)));
  const ranks = new Map(codes.map((code, index) => [code, index]));
  return (itinerary) => ranks.get(firstCarrier(itinerary))!;
}
