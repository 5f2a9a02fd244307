import type { CarType, CompartmentGender } from '~/upstream/rail-cars/rail-words';
import type { LayoutPlace } from './layout-places';
import { isSideTier, SIDE_BERTHS, type PlaceTier } from './place-type';

/** A compartment, or an open bay with its pair of side berths beyond the aisle. Lists run from the ceiling down. */
export type Compartment = {
  /** Null for the service compartment that some cars sell, before the first one. */
  number: number | null;
  left: LayoutPlace[];
  right: LayoutPlace[];
  /** Empty in closed compartments. */
  side: LayoutPlace[];
  /** `no_matter` where compartments are not divided. */
  gender: CompartmentGender;
};

type Numbering = {
  type: CarType;
  highestSeat: number;
  /** The highest of the numbers that are not of a second storey. */
  highestBelow: number;
  hasMiddleTier: boolean;
};

const BERTHS = { compartment: 4, reserved_seat: 4, luxury: 2, soft: 2 } as const;
/** Numbers of the second storey start after this one; its compartments follow those of the first storey, eight or more. */
const SECOND_STOREY = { after: 80, compartments: 8 };
/** A compartment car of 38 places has two of them, the last numbers, in the service compartment. */
const SERVICE_COMPARTMENT = { highestSeat: 38, from: 37 };
const TIER_ORDER: readonly (PlaceTier | null)[] = ['side_upper', 'upper', 'middle', 'side_lower', 'lower', null];

/**
 * Groups places into compartments or bays, by number; those of the answer come before those by rule.
 * @param seats all numbers of the car, of both storeys
 */
export function compartmentsOf(places: LayoutPlace[], type: CarType, seats: number[]): Compartment[] {
  const numbering = {
    type,
    highestSeat: Math.max(0, ...seats),
    highestBelow: Math.max(0, ...seats.filter((seat) => seat <= SECOND_STOREY.after)),
    hasMiddleTier: places.some(({ tier }) => tier === 'middle'),
  };
  const groups = new Map<number | null, LayoutPlace[]>();
  for (const one of places) {
    const number = compartmentNumber(one, numbering);
    groups.set(number, [...(groups.get(number) ?? []), one]);
  }
  return [...groups]
    .sort(([one], [other]) => (one ?? 0) - (other ?? 0))
    .map(([number, inside]) => compartment(number, inside, type));
}

/**
 * Returns the number of a place's compartment or bay, as answered or by the order of berths (rail facts §3); null for the
 * service compartment.
 */
function compartmentNumber(
  { place, tier }: LayoutPlace,
  { type, highestSeat, highestBelow, hasMiddleTier }: Numbering,
) {
  const { seat, compartment } = place;
  if (compartment !== null) return compartment;
  // International cars: the tens are the compartment, 11, 13 and 15 its berths.
  if (hasMiddleTier) return Math.max(1, Math.floor(seat / 10));
  if (isSideTier(tier) && seat >= SIDE_BERTHS.from && seat <= SIDE_BERTHS.to) return Math.ceil((55 - seat) / 2);
  if (type === 'compartment' && highestSeat === SERVICE_COMPARTMENT.highestSeat && seat >= SERVICE_COMPARTMENT.from) {
    return null;
  }
  const berths = berthsOf(type);
  if (seat <= SECOND_STOREY.after || type === 'reserved_seat') return Math.ceil(seat / berths);
  const below = Math.max(SECOND_STOREY.compartments, Math.ceil(highestBelow / berths));
  return below + Math.ceil((seat - SECOND_STOREY.after) / berths);
}

function berthsOf(type: CarType): number {
  return type in BERTHS ? BERTHS[type as keyof typeof BERTHS] : 4;
}

function compartment(number: number | null, places: LayoutPlace[], type: CarType): Compartment {
  const left: LayoutPlace[] = [];
  const right: LayoutPlace[] = [];
  const side = places.filter(({ tier }) => isSideTier(tier));
  const berths = places.filter(({ tier }) => !isSideTier(tier));
  const isNumbered = number !== null && isNumberedBlock(berths, type);
  for (const one of berths) {
    const isLeft = isNumbered ? isOnLeft(one, type) : fitsLeft(one, left, right);
    (isLeft ? left : right).push(one);
  }
  const gender = places.map(({ place }) => place.gender).find((one) => one !== 'no_matter') ?? 'no_matter';
  return { number, left: byTier(left), right: byTier(right), side: byTier(side), gender };
}

/** Returns true for berths numbered by rule, whose numbers tell their side, so that a missing neighbour moves nobody. */
function isNumberedBlock(berths: LayoutPlace[], type: CarType): boolean {
  if (type === 'luxury') return berths.every(({ tier }) => tier === 'lower');
  const blocks = new Set(berths.map(({ place }) => Math.ceil(place.seat / 4)));
  const areTiersByRule = berths.every(({ place, tier }) => tier === (place.seat % 2 === 1 ? 'lower' : 'upper'));
  return blocks.size === 1 && areTiersByRule && (type === 'compartment' || type === 'reserved_seat');
}

function isOnLeft({ place: { seat } }: LayoutPlace, type: CarType): boolean {
  return type === 'luxury' ? seat % 2 === 1 : (seat - 1) % 4 < 2;
}

/** Fills the left side first, with one place of each tier; places without a tier are divided evenly. */
function fitsLeft({ tier }: LayoutPlace, left: LayoutPlace[], right: LayoutPlace[]): boolean {
  const has = (side: LayoutPlace[]) => side.some((one) => one.tier === tier);
  if (tier === null || (has(left) && has(right))) return left.length <= right.length;
  return !has(left);
}

function byTier(places: LayoutPlace[]): LayoutPlace[] {
  return [...places].sort((one, other) => TIER_ORDER.indexOf(one.tier) - TIER_ORDER.indexOf(other.tier));
}
