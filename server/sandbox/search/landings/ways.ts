/** Facts and lists of parts of routes that have pages of their own: two airports, and one carrier. */
import type { ReceivedBy } from '~/upstream/endpoint';
import type { LandingRoutesWire } from '~/upstream/landings/lists-contract';
import type {
  AirlineRouteLandingWire,
  AirlineRoutesWire,
  AirportPairLandingWire,
  wayEndpoints,
} from '~/upstream/landings/ways-contract';
import { kilometres } from '../../world/geography';
import { routesBetween } from '../../world/network';
import { places, type Airport } from '../../world/places';
import {
  airportLinks,
  airportLinkWire,
  airportWire,
  carrierOfSlug,
  cityWire,
  linksFrom,
  linkWire,
  quickestMinutes,
  routeCarrierWires,
  routesBySeller,
  slugOfCarrier,
  updatedAt,
  weeklyOf,
} from './facts';
import { allLinks, namesOf } from './lists';
import { airportOfCode, flownCity, isSoldBy } from './pages';

type Calls = typeof wayEndpoints;
type Part = ReceivedBy<Calls['listAirportPairs']>;

const MOST_ONWARD = 12;

/** Returns the facts of two airports of different cities; null for others. */
export function airportPairPage(
  { departure, arrival }: ReceivedBy<Calls['findAirportPair']>,
  now: Date,
): AirportPairLandingWire | null {
  const [from, to] = [airportOfCode(departure), airportOfCode(arrival)];
  if (!from || !to || from.city === to.city) return null;
  const pairs = airportLinks(from.city, to.city);
  const own = pairs.find((pair) => pair.from === from && pair.to === to);
  return {
    departure: airportWire(from),
    arrival: airportWire(to),
    km: Math.max(1, kilometres(from.vector, to.vector)),
    minutes: own ? quickestMinutes(from.city, own.routes) : null,
    weekly: weeklyOf(own?.routes ?? []),
    carriers: routeCarrierWires(from.city, own?.routes ?? []),
    others: pairs.filter((pair) => pair !== own).map(airportLinkWire),
    updated_at: updatedAt(now),
  };
}

/** Returns the facts of a carrier on a route of two cities; null where it does not fly without a stop. */
export function airlineRoutePage(
  { slug, departure, arrival }: ReceivedBy<Calls['findAirlineRoute']>,
  now: Date,
): AirlineRouteLandingWire | null {
  const [carrier, from, to] = [carrierOfSlug(slug), flownCity(departure), flownCity(arrival)];
  if (!carrier || !from || !to) return null;
  const all = routesBetween(from, to);
  const own = all.filter((route) => isSoldBy(carrier, route));
  if (own.length === 0) return null;
  const used = new Set(own.flatMap(({ base, other }) => [base, other]));
  const usedAt = (airports: readonly Airport[]) => airports.filter((one) => used.has(one)).map(airportWire);
  return {
    airline: {
      code: carrier.code,
      slug: slugOfCarrier(carrier),
      name: { ...carrier.names },
      country_code: carrier.countryCode,
    },
    departure: cityWire(from),
    arrival: cityWire(to),
    km: Math.max(1, kilometres(from.vector, to.vector)),
    minutes: quickestMinutes(from, own),
    weekly: weeklyOf(own),
    departure_airports: usedAt(from.airports),
    arrival_airports: usedAt(to.airports),
    others: routeCarrierWires(
      from,
      all.filter((route) => !own.includes(route)),
    ),
    onward: linksFrom(from, (route) => isSoldBy(carrier, route))
      .filter((link) => link.to !== to)
      .slice(0, MOST_ONWARD)
      .map(linkWire),
    updated_at: updatedAt(now),
  };
}

type Pair = { from: string; to: string; weekly: number };
let pairs: Pair[] | null = null;
let carried: (Pair & { airline: string })[] | null = null;

/** Lists airports with flights between them where their cities have several such pairs. */
export function airportPairList({ offset, limit }: Part, now: Date): LandingRoutesWire {
  pairs ??= allLinks()
    .filter(({ routes: all }) => all.length > 1)
    .map(({ from, to }) => airportLinks(from, to))
    .filter((links) => links.length > 1)
    .flat()
    .map(({ from, to, routes }) => ({ from: from.code, to: to.code, weekly: weeklyOf(routes) }))
    .sort((a, b) => b.weekly - a.weekly);
  const routes = pairs.slice(offset, offset + limit).map(({ from, to }) => ({ from, to }));
  const names = namesOf(routes, (code) => places().airport.get(code));
  return { routes, names, total: pairs.length, updated_at: updatedAt(now) };
}

/** Lists carriers on routes that several fly. */
export function airlineRouteList({ offset, limit }: Part, now: Date): AirlineRoutesWire {
  carried ??= allLinks()
    .filter(({ routes: all }) => all.length > 1)
    .flatMap(({ from, to, routes }) => {
      const sellers = routesBySeller(routes);
      if (sellers.length < 2) return [];
      return sellers.map(([carrier, own]) => ({
        airline: slugOfCarrier(carrier),
        from: from.code,
        to: to.code,
        weekly: weeklyOf(own),
      }));
    })
    .sort((a, b) => b.weekly - a.weekly);
  const routes = carried.slice(offset, offset + limit).map(({ airline, from, to }) => ({ airline, from, to }));
  const names = namesOf(routes, (code) => places().city.get(code));
  return { routes, names, total: carried.length, updated_at: updatedAt(now) };
}
