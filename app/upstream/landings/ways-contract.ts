/** Parts of a route that have pages of their own: two airports, and one carrier (specification 1 §2, metrics). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { placeCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';
import {
  airportPairWire,
  airportWire,
  cityWire,
  count,
  linkWire,
  names,
  routeCarrierWire,
  updatedAt,
} from './facts-contract';
import { routesAnswer, routesRequest } from './lists-contract';

/**
 * Two airports. `minutes` of the quickest non-stop flight; null without one. `others`: the other airports of both cities
 * between which there are non-stop flights, the most flown first.
 */
export const airportPairAnswer = z
  .looseObject({
    departure: airportWire,
    arrival: airportWire,
    km: count,
    minutes: count.nullish(),
    weekly: count,
    carriers: tolerantList(routeCarrierWire),
    others: tolerantList(airportPairWire),
    updated_at: updatedAt,
  })
  .transform((wire) => ({
    departure: wire.departure,
    arrival: wire.arrival,
    km: wire.km,
    minutes: wire.minutes ?? null,
    weekly: wire.weekly,
    carriers: wire.carriers,
    others: wire.others,
    updatedAt: wire.updated_at,
  }))
  .nullable();

/**
 * A carrier that flies a route of two cities without a stop. `others`: those that fly it too; `onward`: its other routes
 * from the departure.
 */
export const airlineRouteAnswer = z
  .looseObject({
    airline: z.looseObject({ code: z.string(), slug: z.string(), name: names, country_code: z.string() }),
    departure: cityWire,
    arrival: cityWire,
    km: count,
    minutes: count,
    weekly: count,
    departure_airports: tolerantList(airportWire),
    arrival_airports: tolerantList(airportWire),
    others: tolerantList(routeCarrierWire),
    onward: tolerantList(linkWire),
    updated_at: updatedAt,
  })
  .transform(({ airline, ...wire }) => ({
    airline: { code: airline.code, slug: airline.slug, names: airline.name, countryCode: airline.country_code },
    departure: wire.departure,
    arrival: wire.arrival,
    km: wire.km,
    minutes: wire.minutes,
    weekly: wire.weekly,
    /** Those that it uses. */
    departureAirports: wire.departure_airports,
    arrivalAirports: wire.arrival_airports,
    others: wire.others,
    onward: wire.onward,
    updatedAt: wire.updated_at,
  }))
  .nullable();

/** Routes of carriers, the most flown first, by codes of cities, whose names are in `names`. */
export const airlineRoutesAnswer = z
  .looseObject({
    routes: tolerantList(
      z
        .looseObject({ airline: z.string(), from: placeCode, to: placeCode })
        .transform(({ airline, from, to }) => ({ airline, from, to })),
    ),
    names: z.record(z.string(), names),
    total: count,
    updated_at: updatedAt,
  })
  .transform((wire) => ({ routes: wire.routes, names: wire.names, total: wire.total, updatedAt: wire.updated_at }));

export type AirportPairLandingWire = NonNullable<z.input<typeof airportPairAnswer>>;
export type AirlineRouteLandingWire = NonNullable<z.input<typeof airlineRouteAnswer>>;
export type AirlineRoutesWire = z.input<typeof airlineRoutesAnswer>;
export type AirportPairLanding = NonNullable<z.output<typeof airportPairAnswer>>;
export type AirlineRouteLanding = NonNullable<z.output<typeof airlineRouteAnswer>>;
export type AirlineRoutes = z.output<typeof airlineRoutesAnswer>;

const page = { method: 'GET', envelope: null, isRead: true, whenEmpty: null } as const;
const list = { method: 'GET', envelope: null, isRead: true, request: routesRequest } as const;

/** Calls of the landings service about parts of routes. */
export const wayEndpoints = endpointsOf('landings', {
  findAirportPair: {
    ...page,
    path: '/data/landings/airports/{departure}/{arrival}',
    summary: 'Two airports of different cities: carriers, distance, other pairs; 204 when there is no such pair.',
    request: z.object({ departure: z.string(), arrival: z.string() }),
    answer: airportPairAnswer,
  },
  findAirlineRoute: {
    ...page,
    path: '/data/landings/airlines/{slug}/{departure}/{arrival}',
    summary: 'A carrier, by its slug or its code, on a route of two cities; 204 where it does not fly without a stop.',
    request: z.object({ slug: z.string(), departure: z.string(), arrival: z.string() }),
    answer: airlineRouteAnswer,
  },
  listAirportPairs: {
    ...list,
    path: '/data/landings/airport-pairs',
    summary:
      'Airports with non-stop flights between them, where their cities have several such pairs; names of airports.',
    answer: routesAnswer,
  },
  listAirlineRoutes: {
    ...list,
    path: '/data/landings/airline-routes',
    summary: 'Carriers on routes that several fly without a stop, the most flown first.',
    answer: airlineRoutesAnswer,
  },
});
