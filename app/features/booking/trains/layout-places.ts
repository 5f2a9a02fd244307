import type { TrainCar, TrainPlace } from '~/upstream/rail-cars/contract';
import { placeTier, placeTraits, type PlaceTier, type PlaceTrait } from './place-type';

/** A place as a page draws it. */
export type LayoutPlace = {
  place: TrainPlace;
  /** Null for a seat. */
  tier: PlaceTier | null;
  traits: PlaceTrait[];
  /** Free, and sold to everybody: accessible places are sold in pairs at a till. */
  canBeChosen: boolean;
};

/** Reads the places of a car, by number. A number that comes twice is one place, and free when one of the two is. */
export function layoutPlaces({ places, type }: Pick<TrainCar, 'places' | 'type'>): LayoutPlace[] {
  const bySeat = new Map<number, TrainPlace>();
  for (const place of places) {
    const known = bySeat.get(place.seat);
    if (!known || (place.isFree && !known.isFree)) bySeat.set(place.seat, place);
  }
  return [...bySeat.values()]
    .sort((one, other) => one.seat - other.seat)
    .map((place) => {
      const traits = placeTraits(place);
      return {
        place,
        tier: placeTier(place, type),
        traits,
        canBeChosen: place.isFree && !traits.includes('accessible'),
      };
    });
}

/** Returns the place with this number; null when the car has none. */
export function findPlace(car: Pick<TrainCar, 'places' | 'type'>, seat: number): LayoutPlace | null {
  return layoutPlaces(car).find(({ place }) => place.seat === seat) ?? null;
}
