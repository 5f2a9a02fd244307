import { nearnessOf } from './geography';
import type { City } from './places';
import { isSingleMarket, mayFlyBetween, regionOf } from './regions';

/** By city index: asked millions of times while the network is built. */
const weights: number[] = [];

/** Resorts that have grown since the ranking was made. */
const GROWN: Record<string, number> = { AER: 2.4, MRV: 1.6, KGD: 1.5, UFA: 1.3, TAS: 1.5, NQZ: 1.3, BSZ: 1.3 };

/** How much traffic a city draws: 1000 for the busiest of the world, about 1 for a village with an airstrip. */
export function weightOf(city: City): number {
  return (weights[city.index] ??= rankedWeight(city) * (GROWN[city.code] ?? 1));
}

function rankedWeight(city: City): number {
  if (city.rank) return 1000 * city.rank ** -0.65;
  const size = city.airports[0]?.size;
  const base = size === 'large' ? 6 : size === 'medium' ? 3.2 : 0.8;
  return base + Math.min(4, city.population / 300);
}

/** Countries that travel to each other more than their distance says: language, family, work, holidays. */
const TIES: [string, string, number][] = [
  ['RU', 'TR', 2.6],
  ['RU', 'AE', 2],
  ['RU', 'EG', 2],
  ['RU', 'TH', 1.8],
  ['RU', 'CN', 1.3],
  ['RU', 'RS', 3],
  ['RU', 'IL', 2.4],
  ['RU', 'BY', 3],
  ['RU', 'MN', 6],
  ['DE', 'TR', 1.9],
  ['GB', 'ES', 2],
  ['GB', 'IE', 2],
  ['GB', 'IN', 1.5],
  ['GB', 'US', 1.8],
  ['US', 'MX', 1.8],
  ['US', 'CA', 2],
  ['US', 'PR', 4],
  ['US', 'GU', 6],
  ['US', 'VI', 4],
  ['US', 'AS', 6],
  ['AU', 'NZ', 2.6],
  ['DK', 'GL', 9],
  ['DK', 'FO', 9],
  ['IS', 'GL', 6],
  ['FR', 'GP', 4],
  ['FR', 'MQ', 4],
  ['FR', 'RE', 5],
  ['FR', 'GF', 4],
  ['FR', 'PF', 6],
  ['FR', 'MA', 2],
  ['FR', 'DZ', 2],
  ['PT', 'BR', 2],
  ['ES', 'AR', 2],
  ['IN', 'AE', 2],
  ['KZ', 'TR', 2],
  ['UZ', 'TR', 1.8],
  ['JP', 'KR', 1.8],
  ['CN', 'HK', 2],
  ['CN', 'MO', 2],
  ['CN', 'TW', 1.5],
  ['PL', 'JP', 4],
];
const STRONGEST_TIE = 9;
const TIE = new Map(TIES.flatMap(([a, b, factor]) => [[`${a}${b}`, factor] as const, [`${b}${a}`, factor] as const]));

function affinity(a: City, b: City): number {
  if (a.countryCode === b.countryCode) return 5;
  const tie = TIE.get(a.countryCode + b.countryCode);
  if (tie) return tie;
  if (isSingleMarket(a.countryCode, b.countryCode)) return 1.5;
  const region = regionOf(a.countryCode);
  if (region && region === regionOf(b.countryCode)) return region === 'cis' ? 3 : 1.3;
  return 0.8;
}

/** Nearby places are reached by road and rail, far ones less often. */
function distanceFactor(km: number): number {
  const near = km < 130 ? 0.05 : km < 250 ? 0.3 : km < 400 ? 0.75 : 1;
  return near / (1 + (km / 3800) ** 1.25);
}

/** Below this many flights a week a non-stop service does not pay; such traffic goes over hubs. */
const THIN_WEEKLY = 6;

/** How far a flight from or to a city of this weight is worth flying: a village to the next towns, a metropolis anywhere. */
function worthwhileKm(weight: number, tie: number): number {
  return (500 + 260 * weight ** 1.05) * Math.max(1, tie / 3);
}

const nearnesses: number[] = [];

/** The nearness within which there can be any demand at all for flights to this city. */
export function nearnessThatMatters(city: City): number {
  return (nearnesses[city.index] ??= nearnessOf(worthwhileKm(weightOf(city), STRONGEST_TIE)));
}

/** Flights a week that the two cities fill without a stop, all carriers, each way; 0 where none is worth it or allowed. */
export function weeklyDemand(a: City, b: City, km: number): number {
  const weightA = weightOf(a);
  const weightB = weightOf(b);
  const tie = affinity(a, b);
  if (km > worthwhileKm(Math.min(weightA, weightB), tie)) return 0;
  const filled = 0.1 * (weightA * weightB) ** 0.75 * tie * distanceFactor(km);
  if (filled <= THIN_WEEKLY || !mayFlyBetween(a.countryCode, b.countryCode)) return 0;
  return filled - THIN_WEEKLY;
}
