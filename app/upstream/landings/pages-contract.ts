/** Facts of landing pages: GET /data/landings{path} (specification 3 §7). Without a body (204) where there is no page. */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { tolerantList } from '~/upstream/tolerance';
import {
  airportPairWire,
  airportWire,
  carrierWire,
  cityWire,
  count,
  linkWire,
  names,
  nearCityWire,
  routeCarrierWire,
  updatedAt,
} from './facts-contract';

/** There is a picture of the city at the service of city images; `credit`: its author, where the licence wants one named. */
const pictureWire = z
  .looseObject({ credit: z.string().nullish() })
  .transform(({ credit }) => ({ credit: credit ?? null }))
  .nullish();

/** `minutes` of the quickest non-stop flight; null without one. Lists begin with what is flown most. */
export const routeAnswer = z
  .looseObject({
    departure: cityWire,
    arrival: cityWire,
    km: count,
    minutes: count.nullish(),
    weekly: count,
    carriers: tolerantList(routeCarrierWire),
    departure_airports: tolerantList(airportWire),
    arrival_airports: tolerantList(airportWire),
    onward: tolerantList(linkWire),
    nearby: tolerantList(nearCityWire),
    airport_pairs: tolerantList(airportPairWire),
    /** The picture of the arrival. */
    picture: pictureWire,
    updated_at: updatedAt,
  })
  .transform((wire) => ({
    departure: wire.departure,
    arrival: wire.arrival,
    km: wire.km,
    minutes: wire.minutes ?? null,
    weekly: wire.weekly,
    carriers: wire.carriers,
    departureAirports: wire.departure_airports,
    arrivalAirports: wire.arrival_airports,
    /** Other cities from the departure. */
    onward: wire.onward,
    /** Cities near the arrival that have non-stop flights from the departure. */
    nearby: wire.nearby,
    /** The airports between which there are non-stop flights. */
    airportPairs: wire.airport_pairs,
    picture: wire.picture ?? null,
    updatedAt: wire.updated_at,
  }))
  .nullable();

/** A place's flights: whom and where to; totals count what the lists leave out. */
const departures = {
  carriers: tolerantList(carrierWire),
  carriers_total: count,
  destinations: tolerantList(linkWire),
  destinations_total: count,
};

export const cityAnswer = z
  .looseObject({
    city: cityWire,
    picture: pictureWire,
    airports: tolerantList(airportWire),
    nearby: tolerantList(nearCityWire),
    updated_at: updatedAt,
    ...departures,
  })
  .transform((wire) => ({
    city: wire.city,
    picture: wire.picture ?? null,
    airports: wire.airports,
    nearby: wire.nearby,
    carriers: wire.carriers,
    carriersTotal: wire.carriers_total,
    destinations: wire.destinations,
    destinationsTotal: wire.destinations_total,
    updatedAt: wire.updated_at,
  }))
  .nullable();

/** `others`: the other airports of its city; `pairs`: airports from here of whose city others are reached too. */
export const airportAnswer = z
  .looseObject({
    airport: airportWire,
    others: tolerantList(airportWire),
    pairs: tolerantList(airportPairWire),
    updated_at: updatedAt,
    ...departures,
  })
  .transform((wire) => ({
    airport: wire.airport,
    others: wire.others,
    pairs: wire.pairs,
    carriers: wire.carriers,
    carriersTotal: wire.carriers_total,
    destinations: wire.destinations,
    destinationsTotal: wire.destinations_total,
    updatedAt: wire.updated_at,
  }))
  .nullable();

/** Cities and airports begin with the busiest; `carriers` are those of the country. */
export const countryAnswer = z
  .looseObject({
    code: z.string(),
    cities: tolerantList(nearCityWire),
    cities_total: count,
    airports: tolerantList(airportWire),
    carriers: tolerantList(carrierWire),
    updated_at: updatedAt,
  })
  .transform((wire) => ({
    code: wire.code,
    cities: wire.cities,
    citiesTotal: wire.cities_total,
    airports: wire.airports,
    carriers: wire.carriers,
    updatedAt: wire.updated_at,
  }))
  .nullable();

export const airlineAnswer = z
  .looseObject({
    code: z.string(),
    slug: z.string(),
    name: names,
    country_code: z.string(),
    hubs: tolerantList(airportWire),
    weekly: count,
    destinations: tolerantList(linkWire),
    cities_total: count,
    updated_at: updatedAt,
  })
  .transform((wire) => ({
    code: wire.code,
    slug: wire.slug,
    names: wire.name,
    countryCode: wire.country_code,
    hubs: wire.hubs,
    weekly: wire.weekly,
    /** Its routes. */
    destinations: wire.destinations,
    /** Cities that it flies to and from. */
    citiesTotal: wire.cities_total,
    updatedAt: wire.updated_at,
  }))
  .nullable();

export type RouteLandingWire = NonNullable<z.input<typeof routeAnswer>>;
export type CityLandingWire = NonNullable<z.input<typeof cityAnswer>>;
export type AirportLandingWire = NonNullable<z.input<typeof airportAnswer>>;
export type CountryLandingWire = NonNullable<z.input<typeof countryAnswer>>;
export type AirlineLandingWire = NonNullable<z.input<typeof airlineAnswer>>;

export type RouteLanding = NonNullable<z.output<typeof routeAnswer>>;
export type CityLanding = NonNullable<z.output<typeof cityAnswer>>;
export type AirportLanding = NonNullable<z.output<typeof airportAnswer>>;
export type CountryLanding = NonNullable<z.output<typeof countryAnswer>>;
export type AirlineLanding = NonNullable<z.output<typeof airlineAnswer>>;

const page = { method: 'GET', envelope: null, isRead: true, whenEmpty: null } as const;

/** Calls of the landings service about pages. */
export const pageEndpoints = endpointsOf('landings', {
  findRoute: {
    ...page,
    path: '/data/landings/routes/{departure}/{arrival}',
    summary: 'A route of two cities: carriers, airports, distance, other routes; 204 when there is no such route.',
    request: z.object({ departure: z.string(), arrival: z.string() }),
    answer: routeAnswer,
  },
  findCity: {
    ...page,
    path: '/data/landings/cities/{code}',
    summary: 'A city: its airports, and where to fly from it; 204 for an unknown code.',
    request: z.object({ code: z.string() }),
    answer: cityAnswer,
  },
  findAirport: {
    ...page,
    path: '/data/landings/airports/{code}',
    summary: 'An airport: carriers and destinations; 204 for an unknown code.',
    request: z.object({ code: z.string() }),
    answer: airportAnswer,
  },
  findCountry: {
    ...page,
    path: '/data/landings/countries/{code}',
    summary: 'A country: cities, airports and carriers; 204 for a country without flights.',
    request: z.object({ code: z.string() }),
    answer: countryAnswer,
  },
  findAirline: {
    ...page,
    path: '/data/landings/airlines/{slug}',
    summary: 'A carrier, by its slug or its code: hubs and routes; 204 for an unknown one.',
    request: z.object({ slug: z.string() }),
    answer: airlineAnswer,
  },
});
