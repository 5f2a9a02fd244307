import type { CarType } from '~/upstream/rail-cars/rail-words';

/** The height of a place; null for a seat. */
export type PlaceTier = 'lower' | 'middle' | 'upper' | 'side_lower' | 'side_upper';

/** The properties of a place that a page names and rules read. */
export const PLACE_TRAITS = [
  'window',
  'no_window',
  'aisle',
  'near_table',
  'no_table',
  'forward',
  'backward',
  'near_restroom',
  'foldable',
  'single',
  'playground',
  'with_child',
  'mother_and_baby',
  'pets',
  'near_pets',
  'bicycle',
  'accessible',
] as const;
export type PlaceTrait = (typeof PLACE_TRAITS)[number];

/** Cars with berths: odd numbers are lower, even ones upper, except in luxury cars, where all are lower. */
const SLEEPING: readonly CarType[] = ['compartment', 'luxury', 'soft', 'reserved_seat'];

/** Side berths of a reserved-seat car. */
export const SIDE_BERTHS = { from: 37, to: 54 };

/** Patterns of the words of a type, one for each trait: "no_table" must not read as a table. */
const TRAIT_PATTERNS: Readonly<Record<PlaceTrait, RegExp>> = {
  window: /(?<!no_|not_|without_)window/,
  no_window: /(?:no|not|without)_window/,
  aisle: /aisle/,
  near_table: /(?<!no_|not_|not_near_|without_)table/,
  no_table: /(?:no|not|not_near|without)_table/,
  forward: /forward/,
  backward: /backward/,
  // Older answers name the last compartment by its noise, which comes from the restroom.
  near_restroom: /restroom|toilet|last_(?:compartment|kupe)|noise/,
  foldable: /foldable/,
  single: /single/,
  playground: /playground/,
  with_child: /with_child/,
  mother_and_baby: /mother/,
  pets: /(?<!near_passengers_with_|near_places_with_|near_)pets/,
  near_pets: /near_(?:passengers_with_|places_with_)?pets/,
  bicycle: /bicycle/,
  accessible: /invalid|accessible|disabled/,
};

/** "LastKupeLower", "last-kupe-lower" → "last_kupe_lower". */
function wordsOf(type: string): string {
  return type
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
}

/**
 * Reads the tier of a place from its type, of which only the known words count; otherwise from its number, by the order
 * of berths in the car (rail facts §3). Null in cars with seats.
 */
export function placeTier({ type, seat }: { type: string; seat: number }, carType: CarType): PlaceTier | null {
  const words = wordsOf(type);
  const isSide = /side/.test(words) || (carType === 'reserved_seat' && isSideNumber(seat));
  if (/lower/.test(words)) return isSide ? 'side_lower' : 'lower';
  if (/upper|third_shelf/.test(words)) return isSide ? 'side_upper' : 'upper';
  if (/middle/.test(words)) return 'middle';
  if (!SLEEPING.includes(carType)) return null;
  if (carType === 'luxury' || seat % 2 === 1) return isSide ? 'side_lower' : 'lower';
  return isSide ? 'side_upper' : 'upper';
}

function isSideNumber(seat: number): boolean {
  return seat >= SIDE_BERTHS.from && seat <= SIDE_BERTHS.to;
}

/** Lists the traits that the type of a place names, in the order of `PLACE_TRAITS`; none for an unknown type. */
export function placeTraits({ type }: { type: string }): PlaceTrait[] {
  const words = wordsOf(type);
  return PLACE_TRAITS.filter((trait) => TRAIT_PATTERNS[trait].test(words));
}

/** Returns true for side berths and lower ones alike: the lower half of a reservation's counts. */
export function isLowerTier(tier: PlaceTier | null): boolean {
  return tier === 'lower' || tier === 'side_lower';
}

export function isSideTier(tier: PlaceTier | null): boolean {
  return tier === 'side_lower' || tier === 'side_upper';
}

/** Returns the height of a place, wherever in the car it is. */
export function levelOf(tier: PlaceTier): 'lower' | 'middle' | 'upper' {
  if (isLowerTier(tier)) return 'lower';
  return tier === 'middle' ? 'middle' : 'upper';
}
