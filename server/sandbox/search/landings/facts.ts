/** Facts of the world that several landing pages tell. */
import { slugOf } from '~/market/slug';
import type { AirlineLandingWire, CityLandingWire, RouteLandingWire } from '~/upstream/landings/pages-contract';
import { carrierOf, carriers, type Carrier } from '../../world/carriers';
import { blockMinutes } from '../../world/flight-times';
import { kilometres } from '../../world/geography';
import { linksOf, routesBetween, type Route } from '../../world/network';
import { places, type Airport, type City } from '../../world/places';
import { russianCases } from '../../world/russian-cases';

type CityWire = RouteLandingWire['departure'];
type AirportWire = RouteLandingWire['departure_airports'][number];
type CarrierWire = CityLandingWire['carriers'][number];
type LinkWire = AirlineLandingWire['destinations'][number];
type AirportPairWire = RouteLandingWire['airport_pairs'][number];
type RouteCarrierWire = RouteLandingWire['carriers'][number];
type NearCityWire = CityLandingWire['nearby'][number];

const DAY_MS = 86_400_000;

/**
 * Returns the day on which the facts of the pages changed last: the timetable of a week begins on its Monday, which is the
 * fifth day of the epoch.
 */
export function updatedAt(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return new Date((day - ((day + 3) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

/** Non-stop flights between two cities. */
export type Link = { from: City; to: City; routes: readonly Route[] };

/** Farther cities are not near. */
const NEAR_KM = 300;

/** Returns the flights from a city, the most flown first. @param uses leaves out other routes */
export function linksFrom(from: City, uses: (route: Route) => boolean = () => true): Link[] {
  return [...linksOf(from)]
    .flatMap(([index, all]) => {
      const to = places().cities[index];
      const routes = all.filter(uses);
      return to && routes.length > 0 ? [{ from, to, routes }] : [];
    })
    .sort((a, b) => weeklyOf(b.routes) - weeklyOf(a.routes) || a.to.index - b.to.index);
}

/** Returns the flights a week in one direction. */
export function weeklyOf(routes: readonly Route[]): number {
  return routes.reduce((sum, { weekly }) => sum + weekly, 0);
}

/** Returns the carrier under whose code a route's flights are sold. */
export function sellerOf({ carrier }: Pick<Route, 'carrier'>): Carrier {
  return carrier.marketedBy ? carrierOf(carrier.marketedBy) : carrier;
}

/** Returns the minutes of the quickest flight from a city on these routes, of which there is at least one. */
export function quickestMinutes(from: City, routes: readonly Route[]): number {
  return Math.min(
    ...routes.map(({ base, other, types, carrier }) => {
      const ends = base.city === from ? ([base, other] as const) : ([other, base] as const);
      return Math.min(...types.map((type) => blockMinutes(...ends, type, carrier.countryCode)));
    }),
  );
}

/** Returns routes by the carrier that sells them, the one with the most flights first. */
export function routesBySeller(routes: readonly Route[]): [Carrier, Route[]][] {
  const bySeller = new Map<Carrier, Route[]>();
  for (const route of routes) {
    const seller = sellerOf(route);
    const own = bySeller.get(seller);
    if (own) own.push(route);
    else bySeller.set(seller, [route]);
  }
  return [...bySeller].sort(([a, ofA], [b, ofB]) => weeklyOf(ofB) - weeklyOf(ofA) || a.code.localeCompare(b.code));
}

let slugs: Map<Carrier, string> | null = null;

/** Returns a carrier's part of the address of its page; of two with one name, the second has its code too. */
export function slugOfCarrier(carrier: Carrier): string {
  if (!slugs) {
    slugs = new Map();
    const taken = new Set<string>();
    for (const one of carriers().values()) {
      const name = slugOf(one.names.en);
      const slug = name === '' || taken.has(name) ? slugOf(`${one.names.en} ${one.code}`) : name;
      taken.add(slug);
      slugs.set(one, slug);
    }
  }
  return slugs.get(carrier) ?? carrier.code.toLowerCase();
}

/** Returns the carrier of a slug, or of a code in small letters. */
export function carrierOfSlug(slug: string): Carrier | null {
  for (const carrier of carriers().values()) if (slugOfCarrier(carrier) === slug) return carrier;
  return carriers().get(slug.toUpperCase()) ?? null;
}

/** Lists the flights of an airport, in one direction. */
export function routesOfAirport(airport: Airport): Route[] {
  return [...linksOf(airport.city).values()].flat().filter(({ base, other }) => base === airport || other === airport);
}

/** Lists cities with flights within 300 km, the nearest first. */
export function citiesNear(city: City): { city: City; km: number }[] {
  return places()
    .cities.filter((one) => one !== city && linksOf(one).size > 0)
    .map((one) => ({ city: one, km: kilometres(city.vector, one.vector) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km);
}

/** Returns the flights that leave a city in a week. */
export function weeklyFrom(city: City): number {
  return [...linksOf(city).values()].reduce((sum, routes) => sum + weeklyOf(routes), 0);
}

export function cityWire({ code, names, countryCode, timeZone, lat, lon }: City): CityWire {
  return {
    code,
    name: { ...names },
    name_cases: names.ru ? russianCases(names.ru) : null,
    country_code: countryCode,
    time_zone: timeZone,
    location: { latitude: lat, longitude: lon },
  };
}

export function airportWire(airport: Airport): AirportWire {
  const { code, names, city, vector } = airport;
  return {
    code,
    name: { ...names },
    city: cityWire(city),
    centre_km: kilometres(vector, city.vector),
    weekly: weeklyOf(routesOfAirport(airport)),
  };
}

/** @param minutes of the quickest flight, where all routes have one destination */
export function carrierWire(carrier: Carrier, routes: readonly Route[], minutes: number | null = null): CarrierWire {
  return {
    code: carrier.code,
    slug: slugOfCarrier(carrier),
    name: { ...carrier.names },
    weekly: weeklyOf(routes),
    minutes,
  };
}

export function linkWire({ from, to, routes }: Link): LinkWire {
  return {
    departure: cityWire(from),
    arrival: cityWire(to),
    weekly: weeklyOf(routes),
    minutes: quickestMinutes(from, routes),
    carriers: routesBySeller(routesBetween(from, to)).length,
  };
}

/** Non-stop flights between two airports. */
export type AirportLink = { from: Airport; to: Airport; routes: readonly Route[] };

/** Returns the airports of two cities between which there are flights, the most flown first. */
export function airportLinks(from: City, to: City): AirportLink[] {
  const byAirports = new Map<string, AirportLink & { routes: Route[] }>();
  for (const route of routesBetween(from, to)) {
    const ends = route.base.city === from ? [route.base, route.other] : [route.other, route.base];
    const [departure, arrival] = ends as [Airport, Airport];
    const key = `${departure.code} ${arrival.code}`;
    const same = byAirports.get(key);
    if (same) same.routes.push(route);
    else byAirports.set(key, { from: departure, to: arrival, routes: [route] });
  }
  return [...byAirports]
    .sort(([a, one], [b, other]) => weeklyOf(other.routes) - weeklyOf(one.routes) || a.localeCompare(b))
    .map(([, link]) => link);
}

export function airportLinkWire({ from, to, routes }: AirportLink): AirportPairWire {
  return {
    departure: airportWire(from),
    arrival: airportWire(to),
    weekly: weeklyOf(routes),
    minutes: quickestMinutes(from.city, routes),
    carriers: routesBySeller(routes).length,
  };
}

/** @param from the city of departure of the routes, which all lead to one city */
export function routeCarrierWires(from: City, routes: readonly Route[]): RouteCarrierWire[] {
  const airportsAt = (own: readonly Route[], isFrom: boolean) => {
    const ends = own.map(({ base, other }) => ((base.city === from) === isFrom ? base : other).code);
    return [...new Set(ends)].sort();
  };
  return routesBySeller(routes).map(([carrier, own]) => ({
    ...carrierWire(carrier, own, quickestMinutes(from, own)),
    departure_airports: airportsAt(own, true),
    arrival_airports: airportsAt(own, false),
  }));
}

export function nearCityWire({ city, km }: { city: City; km: number }, weekly = weeklyFrom(city)): NearCityWire {
  return { city: cityWire(city), km, weekly };
}
