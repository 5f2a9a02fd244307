/** The facts of landing pages from the world (specification 3 §7); null where there is no page. */
import type {
  AirlineLandingWire,
  AirportLandingWire,
  CityLandingWire,
  CountryLandingWire,
  RouteLandingWire,
} from '~/upstream/landings/pages-contract';
import type { Carrier } from '../../world/carriers';
import { kilometres } from '../../world/geography';
import { linksOf, routesBetween, type Route } from '../../world/network';
import { endpointOf, places, type Airport, type City } from '../../world/places';
import {
  airportLinks,
  airportLinkWire,
  airportWire,
  carrierOfSlug,
  carrierWire,
  citiesNear,
  cityWire,
  linksFrom,
  linkWire,
  nearCityWire,
  quickestMinutes,
  routeCarrierWires,
  routesBySeller,
  routesOfAirport,
  slugOfCarrier,
  updatedAt,
  weeklyFrom,
  weeklyOf,
  type Link,
} from './facts';

const MOST_LINKS = 24;
const MOST_CARRIERS = 12;
const MOST_ONWARD = 12;
const MOST_NEARBY = 6;
const MOST_PAIRS = 12;
const MOST_CITIES = 700;
const MOST_AIRPORTS = 24;

export function routePage(departure: string, arrival: string, now: Date): RouteLandingWire | null {
  const [from, to] = [flownCity(departure), flownCity(arrival)];
  if (!from || !to || from === to) return null;
  const routes = routesBetween(from, to);
  return {
    departure: cityWire(from),
    arrival: cityWire(to),
    km: Math.max(1, kilometres(from.vector, to.vector)),
    minutes: routes.length > 0 ? quickestMinutes(from, routes) : null,
    weekly: weeklyOf(routes),
    carriers: routeCarrierWires(from, routes),
    departure_airports: from.airports.map(airportWire),
    arrival_airports: to.airports.map(airportWire),
    onward: linksFrom(from)
      .filter((link) => link.to !== to)
      .slice(0, MOST_ONWARD)
      .map(linkWire),
    nearby: citiesNear(to)
      .filter(({ city }) => city !== from && linksOf(from).has(city.index))
      .slice(0, MOST_NEARBY)
      .map((near) => nearCityWire(near, weeklyOf(routesBetween(from, near.city)))),
    airport_pairs: airportLinks(from, to).map(airportLinkWire),
    picture: { credit: null },
    updated_at: updatedAt(now),
  };
}

export function cityPage(code: string, now: Date): CityLandingWire | null {
  const city = flownCity(code);
  if (!city) return null;
  return {
    city: cityWire(city),
    picture: { credit: null },
    airports: city.airports.map(airportWire),
    nearby: citiesNear(city)
      .slice(0, MOST_NEARBY)
      .map((near) => nearCityWire(near)),
    ...departuresOf(linksFrom(city)),
    updated_at: updatedAt(now),
  };
}

export function airportPage(code: string, now: Date): AirportLandingWire | null {
  const airport = airportOfCode(code);
  if (!airport) return null;
  const own = new Set(routesOfAirport(airport));
  return {
    airport: airportWire(airport),
    others: airport.city.airports.filter((one) => one !== airport).map(airportWire),
    pairs: pairsFrom(airport),
    ...departuresOf(linksFrom(airport.city, (route) => own.has(route))),
    updated_at: updatedAt(now),
  };
}

export function countryPage(code: string, now: Date): CountryLandingWire | null {
  const cities = places()
    .cities.filter((city) => city.countryCode === code.toUpperCase() && linksOf(city).size > 0)
    .map((city) => ({ city, weekly: weeklyFrom(city) }))
    .sort((a, b) => b.weekly - a.weekly);
  const [capital] = cities;
  if (!capital) return null;
  const airports = cities.slice(0, MOST_AIRPORTS).flatMap(({ city }) => city.airports.map(airportWire));
  const routes = [...new Set(cities.flatMap(({ city }) => [...linksOf(city).values()].flat()))];
  const own = routesBySeller(routes).filter(([carrier]) => carrier.countryCode === capital.city.countryCode);
  return {
    code: capital.city.countryCode,
    cities: cities
      .slice(0, MOST_CITIES)
      .map(({ city, weekly }) => nearCityWire({ city, km: kilometres(capital.city.vector, city.vector) }, weekly)),
    cities_total: cities.length,
    airports: airports
      .filter(({ weekly }) => weekly > 0)
      .sort((a, b) => b.weekly - a.weekly)
      .slice(0, MOST_AIRPORTS),
    carriers: own.slice(0, MOST_CARRIERS).map(([carrier, flown]) => carrierWire(carrier, flown)),
    updated_at: updatedAt(now),
  };
}

export function airlinePage(slug: string, now: Date): AirlineLandingWire | null {
  const carrier = carrierOfSlug(slug);
  if (!carrier) return null;
  const isOwn = (route: Route) => isSoldBy(carrier, route);
  // A route is told once, from its base.
  const links = places()
    .cities.flatMap((city) => linksFrom(city, (route) => isOwn(route) && route.base.city === city))
    .sort((a, b) => weeklyOf(b.routes) - weeklyOf(a.routes));
  return {
    code: carrier.code,
    slug: slugOfCarrier(carrier),
    name: { ...carrier.names },
    country_code: carrier.countryCode,
    hubs: carrier.hubs.map(airportWire),
    weekly: links.reduce((sum, { routes }) => sum + 2 * weeklyOf(routes), 0),
    destinations: links.slice(0, MOST_LINKS).map(linkWire),
    cities_total: new Set(links.flatMap(({ from, to }) => [from, to])).size,
    updated_at: updatedAt(now),
  };
}

/** Where the other city, or this one, has further airports with such flights; else the page of the route says it all. */
function pairsFrom(airport: Airport): AirportLandingWire['pairs'] {
  return linksFrom(airport.city)
    .map(({ from, to }) => airportLinks(from, to))
    .filter((pairs) => pairs.length > 1)
    .flatMap((pairs) => pairs.filter(({ from }) => from === airport))
    .sort((a, b) => weeklyOf(b.routes) - weeklyOf(a.routes))
    .slice(0, MOST_PAIRS)
    .map(airportLinkWire);
}

function departuresOf(links: readonly Link[]) {
  const carriers = routesBySeller(links.flatMap(({ routes }) => routes));
  return {
    carriers: carriers.slice(0, MOST_CARRIERS).map(([carrier, own]) => carrierWire(carrier, own)),
    carriers_total: carriers.length,
    destinations: links.slice(0, MOST_LINKS).map(linkWire),
    destinations_total: links.length,
  };
}

/** True for a route that a carrier flies or sells. */
export function isSoldBy(carrier: Carrier, route: Route): boolean {
  return route.carrier === carrier || route.carrier.marketedBy === carrier.code;
}

/** Returns an airport by its code, or by an old one. */
export function airportOfCode(code: string): Airport | null {
  return places().airport.get(code.toUpperCase()) ?? airportOfOldCode(code);
}

/** Returns the only airport of the city that a code means: TXL is BER today. */
function airportOfOldCode(code: string): Airport | null {
  const [airport, other] = endpointOf(code)?.city.airports ?? [];
  return airport && !other ? airport : null;
}

/** Returns the city of its code, of an old one or of an airport; null where only trains go. */
export function flownCity(code: string): City | null {
  const city = endpointOf(code)?.city;
  return city && city.airports.length > 0 ? city : null;
}
