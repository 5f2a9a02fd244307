import type { Cabin } from '~/upstream/search/contract';
import { between, share } from '../../world/seeded';
import type { CarKind } from '../../world/railways';
import type { Train } from '../../world/train';
import { isBus, isTrain, type Segment } from './segment';
import type { TripOption } from './trip-option';

const LETTERS = { economy: 'Y', premium_economy: 'P', business: 'C', first: 'F' } as const;
/** The fallback cabin on an aircraft without the requested one. */
const NEXT_BELOW: Partial<Record<Cabin, Cabin>> = {
  first: 'business',
  business: 'economy',
  premium_economy: 'economy',
};

/** Cars sold for requests of business or first class. */
const COMFORTABLE_CARS: readonly CarKind[] = ['lux', 'first', 'sleeper'];

/** Returns the cars of a train sold in a cabin; empty when it has none of them. */
export function carsIn(train: Train, cabin: Cabin): readonly CarKind[] {
  if (cabin === 'economy') return train.cars;
  return cabin === 'premium_economy' ? [] : train.cars.filter((kind) => COMFORTABLE_CARS.includes(kind));
}

/** Returns the cabin of a segment that is sold for a request of `wanted`. */
export function cabinOn(flight: Segment, wanted: Cabin): Cabin {
  if (isBus(flight)) return 'economy';
  if (isTrain(flight)) return carsIn(flight, wanted).length > 0 ? wanted : 'economy';
  if (flight.equipment.cabins.includes(LETTERS[wanted])) return wanted;
  const below = NEXT_BELOW[wanted];
  return below ? cabinOn(flight, below) : 'economy';
}

/** Returns true when most of the way is in the requested cabin. */
export function hasCabin(option: TripOption, wanted: Cabin): boolean {
  const all = option.segments.reduce((km, segment) => km + segment.km, 0);
  const inCabin = option.segments.reduce(
    (km, segment) => km + (cabinOn(segment, wanted) === wanted ? segment.km : 0),
    0,
  );
  return inCabin > all / 2;
}

/** Returns the key by which bookings count seats: `SU1130@2031-05-04#economy`. */
export function inventoryKeyOf(segment: Segment, cabin: Cabin): string {
  return `${segment.id}#${cabin}`;
}

/**
 * Returns the seats on sale before any booking of this sandbox: usually plenty, sometimes a few, occasionally none.
 * Thin routes always have some, so remote places stay reachable.
 */
export function seatsOnSale(flight: Segment, cabin: Cabin): number {
  // A train has the same cars for every search.
  const key = inventoryKeyOf(flight, isTrain(flight) ? 'economy' : cabin);
  const chance = share('seats', key);
  if (chance < 0.015 && flight.isFrequent) return 0;
  if (chance < 0.16 && flight.isFrequent) return Math.floor(between(1, 10, 'few seats', key));
  if (isTrain(flight)) return Math.floor(between(10, 80, 'places on a train', key));
  if (isBus(flight)) return Math.floor(between(10, 45, 'places on a bus', key));
  if (cabin !== 'economy') return Math.floor(between(4, 14, 'many seats', key));
  const { seats } = flight.equipment;
  return Math.floor(between(Math.min(9, seats), Math.max(seats / 2, Math.min(12, seats)), 'many seats', key));
}
