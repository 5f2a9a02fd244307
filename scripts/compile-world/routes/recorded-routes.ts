/** The recorded routes of 2014 brought up to date, and the routes written down since. */
import { isSingleMarket } from '#server/sandbox/world/borders';
import { carriers, type Carrier } from '#server/sandbox/world/carriers';
import { places, type Airport } from '#server/sandbox/world/places';
import { airportFor } from './airport-choice';
import {
  CLOSED_AIRPORTS,
  FIFTH_FREEDOM,
  MOVED_AIRPORTS,
  MOVED_CARRIERS,
  REUSED_CODES,
  SUCCESSORS,
} from './carrier-changes';
import { typesOfToday } from './modern-aircraft';
import { newRoute, type PlannedRoute } from './new-route';
import { mayFlyBetween } from './regions';

type Row = Record<string, string>;

/** Returns the routes of the recorded table that carriers of today may and do fly; frequencies are unknown (0). */
export function recordedRoutes(rows: readonly Row[]): PlannedRoute[] {
  return rows.flatMap((row) => {
    const recorded = row['airline'] ?? '';
    if (REUSED_CODES.has(recorded) && !SUCCESSORS[recorded]) return [];
    const carrier = carriers().get(SUCCESSORS[recorded] ?? recorded);
    if (!carrier) return [];
    const [from, to] = [airportOf(carrier, row['from'] ?? ''), airportOf(carrier, row['to'] ?? '')];
    if (!from || !to || !hasReason(carrier, from, to)) return [];
    const types = typesOfToday((row['equipment'] ?? '').split(' '));
    const [base, other] = isBase(carrier, to) && !isBase(carrier, from) ? [to, from] : [from, to];
    return [newRoute(carrier, base, other, 0, types)];
  });
}

/**
 * Returns the routes of `networks.tsv`, a base and its destinations by airport or city.
 * @throws Error for an unknown carrier or airport
 */
export function writtenNetworks(rows: readonly Row[]): PlannedRoute[] {
  return rows.flatMap((row) => {
    const carrier = carrierOf(row['carrier'] ?? '');
    const base = knownAirport(row['base'] ?? '');
    return (row['others'] ?? '').split(' ').flatMap((code) => {
      const city = places().airport.has(code) ? undefined : places().city.get(code);
      const other = city ? airportFor(carrier, city, false, 1000) : knownAirport(code);
      const isOpen = other && other.city !== base.city && !CLOSED_AIRPORTS.has(other.code);
      return isOpen && mayFly(carrier, base, other) ? [newRoute(carrier, base, other, 0)] : [];
    });
  });
}

/** A pair of cities whose service is written down completely. */
export type KnownPair = { pair: string; route: PlannedRoute | null };

/**
 * Returns the rows of `known-pairs.tsv`; a row without a carrier says that nobody flies there.
 * @throws Error for an unknown carrier or airport
 */
export function knownPairs(rows: readonly Row[]): KnownPair[] {
  return rows.map((row) => {
    const pair = row['pair'] ?? '';
    if (!row['carrier']) return { pair, route: null };
    const [base, other] = [knownAirport(row['base'] ?? ''), knownAirport(row['other'] ?? '')];
    const types = (row['aircraft'] ?? '').split(' ');
    return { pair, route: newRoute(carrierOf(row['carrier']), base, other, Number(row['weekly']), types) };
  });
}

function carrierOf(code: string): Carrier {
  const carrier = carriers().get(code);
  if (!carrier) throw new Error(`no carrier ${code}`);
  return carrier;
}

function knownAirport(code: string): Airport {
  const airport = places().airport.get(code);
  if (!airport) throw new Error(`no airport ${code}`);
  return airport;
}

/** Returns the airport of today; undefined where there is none any more. */
function airportOf(carrier: Carrier, recorded: string): Airport | undefined {
  const today = MOVED_AIRPORTS[recorded] ?? recorded;
  const code = MOVED_CARRIERS[`${carrier.code} ${today}`] ?? today;
  return CLOSED_AIRPORTS.has(code) ? undefined : places().airport.get(code);
}

function isBase(carrier: Carrier, airport: Airport): boolean {
  return carrier.hubs.some(({ city }) => city === airport.city);
}

function mayFly(carrier: Carrier, a: Airport, b: Airport): boolean {
  const [from, to] = [a.city.countryCode, b.city.countryCode];
  const flies = (country: string) => mayFlyBetween(carrier.countryCode, country) || carrier.countryCode === country;
  return mayFlyBetween(from, to) && flies(from) && flies(to);
}

/**
 * Checks that a carrier flies from or to a country of its own. Low-cost and holiday carriers of the single market fly
 * all over it; few others have the right to fly between two foreign countries.
 */
export function hasReason(carrier: Carrier, a: Airport, b: Airport): boolean {
  const [from, to] = [a.city.countryCode, b.city.countryCode];
  if (!mayFly(carrier, a, b)) return false;
  if (from === to) return carrier.homes.has(from);
  if (carrier.homes.has(from) || carrier.homes.has(to)) return true;
  if (FIFTH_FREEDOM.has(`${carrier.code} ${[a.code, b.code].sort().join('-')}`)) return true;
  const isHoliday = carrier.kind === 'low' || carrier.kind === 'charter';
  return isHoliday && isSingleMarket(carrier.countryCode, from) && isSingleMarket(from, to);
}
