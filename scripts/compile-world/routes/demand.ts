import { isSingleMarket } from '#server/sandbox/world/borders';
import { weightOf } from '#server/sandbox/world/city-weight';
import type { City } from '#server/sandbox/world/places';
import { nearnessOf } from './nearness';
import { mayFlyBetween, regionOf } from './regions';

/** Countries with more traffic than their distance suggests: language, family, work, holidays. */
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

/** Factor of traffic by country and country, regardless of distance; 0 where no flight may go. */
const affinities = new Map<string, Map<string, number>>();

function affinity(from: string, to: string): number {
  let row = affinities.get(from);
  if (!row) affinities.set(from, (row = new Map<string, number>()));
  let value = row.get(to);
  if (value === undefined) row.set(to, (value = newAffinity(from, to)));
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

/** Travellers reach nearby places by road and rail, and fly to far ones less often. */
function distanceFactor(km: number): number {
  const near = km < 130 ? 0.05 : km < 250 ? 0.3 : km < 400 ? 0.75 : 1;
  return near / (1 + (km / 3800) ** 1.25);
}

/** With fewer flights a week a non-stop service does not pay; the traffic goes through hubs. */
const THIN_WEEKLY = 6;

/**
 * Worthwhile flight lengths in kilometres by city index: from a village to the next towns, from a metropolis anywhere.
 */
const reaches: number[] = [];

function reachOf(city: City): number {
  return (reaches[city.index] ??= 500 + 260 * weightOf(city) ** 1.05);
}

/** Close ties make longer flights worthwhile. */
function tieReach(tie: number): number {
  return Math.max(1, tie / 3);
}

const nearnesses: number[] = [];

/** Returns the nearness beyond which there is no demand for flights to this city. */
export function nearnessThatMatters(city: City): number {
  return (nearnesses[city.index] ??= nearnessOf(reachOf(city) * tieReach(STRONGEST_TIE)));
}

/** The share of demand that a city brings to any of its pairs, by city index. */
const drives: number[] = [];

function driveOf(city: City): number {
  return (drives[city.index] ??= weightOf(city) ** 0.75);
}

/**
 * Returns the non-stop flights a week, each way, that the two cities fill for all carriers; 0 where none is worthwhile
 * or allowed.
 */
export function weeklyDemand(a: City, b: City, km: number): number {
  const drive = 0.1 * driveOf(a) * driveOf(b);
  if (drive * STRONGEST_TIE <= THIN_WEEKLY) return 0;
  const tie = affinity(a.countryCode, b.countryCode);
  if (drive * tie <= THIN_WEEKLY || km > Math.min(reachOf(a), reachOf(b)) * tieReach(tie)) return 0;
  return Math.max(0, drive * tie * distanceFactor(km) - THIN_WEEKLY);
}
