import type { City } from './places';

/** Weights by city index: a hot path. */
const weights: number[] = [];

/** Growth factors of cities since the ranking was made. */
const GROWN: Record<string, number> = { AER: 2.4, MRV: 1.6, KGD: 1.5, UFA: 1.3, TAS: 1.5, NQZ: 1.3, BSZ: 1.3 };

/** Returns the traffic of a city: 1000 for the busiest of the world, about 1 for a village with an airstrip. */
export function weightOf(city: City): number {
  return (weights[city.index] ??= unadjustedWeight(city) * (GROWN[city.code] ?? 1));
}

function unadjustedWeight(city: City): number {
  if (city.rank) return 1000 * city.rank ** -0.65;
  const size = city.airports[0]?.size;
  const base = size === 'large' ? 6 : size === 'medium' ? 3.2 : 0.8;
  return base + Math.min(4, city.population / 300);
}
