import { isLowerTier, placeTier } from '~/features/booking/trains/place-type';
import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';

/** Free places; `lower` and `upper` are null where not every place is one or the other. */
export type PlacesLeft = { count: number; lower: number | null; upper: number | null };

/** Counts the free places of some cars. */
export function placesLeft(cars: readonly Pick<TrainCar, 'type' | 'places'>[]): PlacesLeft {
  const tiers = cars.flatMap(({ type, places }) =>
    places.filter(({ isFree }) => isFree).map((place) => placeTier(place, type)),
  );
  const count = tiers.length;
  if (count === 0 || tiers.includes(null)) return { count, lower: null, upper: null };
  const lower = tiers.filter(isLowerTier).length;
  return { count, lower, upper: count - lower };
}

/** Returns "4 lower, 8 upper"; empty where places have no tiers or only one. @param t reads the namespace `booking` */
export function tiersText({ lower, upper }: PlacesLeft, t: Translate): string {
  return lower && upper ? t('step0.train.cell.tiers', { lower, upper }) : '';
}
