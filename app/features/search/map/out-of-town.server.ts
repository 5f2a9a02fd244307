import type { Coordinates } from '~/features/trip/emissions/coordinates.server';
import { distanceBetween } from '~/features/trip/emissions/distance.server';
import type { PricedDestinations } from '~/upstream/price-map/contract';

/** Nearer places are suburbs: nobody flies there. */
const NEAREST_KM = 60;

/** Leaves out the cities beside the departure. @param home null where its position is unknown: all stay */
export function outOfTown(prices: PricedDestinations, home: Coordinates | null): PricedDestinations {
  if (!home) return prices;
  const isFar = (city: Coordinates) => distanceBetween(home, city) >= NEAREST_KM;
  return { ...prices, destinations: prices.destinations.filter(isFar), pending: prices.pending.filter(isFar) };
}
