import { isSingleMarket } from '#server/sandbox/world/borders';
import { weightOf } from '#server/sandbox/world/city-weight';
import type { City } from '#server/sandbox/world/places';
import { nearnessOf } from './nearness';
import { mayFlyBetween, regionOf } from './regions';

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

/** Country → country → what their distance does not say; 0 where no flight may go. */
const affinities = new Map<string, Map<string, number>>();

function affinity(from: string, to: string): number {
  let known = affinities.get(from);
  if (!known) affinities.set(from, (known = new Map<string, number>()));
  let value = known.get(to);
  if (value === undefined) known.set(to, (value = newAffinity(from, to)));
  return value;
}

function newAffinity(from: string, to: string): number {
  if (!mayFlyBetween(from, to)) return 0;
  if (from === to) return 5;
  const tie = TIE.get(from + to);
  if (tie) return tie;
  if (isSingleMarket(from, to)) return 1.5;
  const region = regionOf(from);
  if (region && region === regionOf(to)) return region === 'cis' ? 3 : 1.3;
  return 0.8;
}

/** Nearby places are reached by road and rail, far ones less often. */
function distanceFactor(km: number): number {
  const near = km < 130 ? 0.05 : km < 250 ? 0.3 : km < 400 ? 0.75 : 1;
  return near / (1 + (km / 3800) ** 1.25);
}

/** Below this many flights a week a non-stop service does not pay; such traffic goes over hubs. */
const THIN_WEEKLY = 6;

/** Kilometres by city index that a flight from or to it is worth: a village to the next towns, a metropolis anywhere. */
const reaches: number[] = [];

function reachOf(city: City): number {
  return (reaches[city.index] ??= 500 + 260 * weightOf(city) ** 1.05);
}

/** Close ties make longer flights worthwhile. */
function tieReach(tie: number): number {
  return Math.max(1, tie / 3);
}

const nearnesses: number[] = [];

/** The nearness within which there can be any demand at all for flights to this city. */
export function nearnessThatMatters(city: City): number {
  return (nearnesses[city.index] ??= nearnessOf(reachOf(city) * tieReach(STRONGEST_TIE)));
}

/** The part of demand that a city brings to any of its pairs, by city index. */
const drives: number[] = [];

function driveOf(city: City): number {
  return (drives[city.index] ??= weightOf(city) ** 0.75);
}

/** Flights a week that the two cities fill without a stop, all carriers, each way; 0 where none is worth it or allowed. */
export function weeklyDemand(a: City, b: City, km: number): number {
  const drive = 0.1 * driveOf(a) * driveOf(b);
  if (drive * STRONGEST_TIE <= THIN_WEEKLY) return 0;
  const tie = affinity(a.countryCode, b.countryCode);
  if (drive * tie <= THIN_WEEKLY || km > Math.min(reachOf(a), reachOf(b)) * tieReach(tie)) return 0;
  return Math.max(0, drive * tie * distanceFactor(km) - THIN_WEEKLY);
}
