import type { UpstreamBinding } from '~/upstream/binding';
import type { AnswerOf, Endpoint, RequestOf } from '~/upstream/endpoint';
import { listEndpoints, LONGEST_LIST, type LandingList, type LandingRoutes, type ListedKind } from './lists-contract';
import {
  pageEndpoints as endpoints,
  type AirlineLanding,
  type AirportLanding,
  type CityLanding,
  type CountryLanding,
  type RouteLanding,
} from './pages-contract';
import { wayEndpoints, type AirlineRouteLanding, type AirlineRoutes, type AirportPairLanding } from './ways-contract';

/** A part of a list: from `offset`, at most `limit` entries. */
export type ListPart = { offset?: number; limit?: number };

/** Anything else would change the address, so it is never sent. */
const CODE = /^[A-Z0-9]{2,3}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Makes the part of the landings client that describes the subjects of landing pages (specification 3 §7). The facts are
 * the same in all markets; names come in all languages. Failures are `UpstreamError`s.
 */
export function createLandingPagesClient({ ids, caches, transport }: UpstreamBinding) {
  const read = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<AnswerOf<E>> =>
    caches.long.read([`landings.${endpoint.operation}`, request], () => transport.call(endpoint, request, ids));

  return {
    /** Finds a route by the codes of its cities, or of airports of theirs; null when there is none. */
    async findRoute(departure: string, arrival: string): Promise<RouteLanding | null> {
      if (!CODE.test(departure) || !CODE.test(arrival)) return null;
      return read(endpoints.findRoute, { departure, arrival });
    },

    /** Finds a city by its code; null for an unknown one. */
    async findCity(code: string): Promise<CityLanding | null> {
      return CODE.test(code) ? read(endpoints.findCity, { code }) : null;
    },

    /** Finds an airport by its code; null for an unknown one. */
    async findAirport(code: string): Promise<AirportLanding | null> {
      return CODE.test(code) ? read(endpoints.findAirport, { code }) : null;
    },

    /** Finds a country by its two letters; null for one without flights. */
    async findCountry(code: string): Promise<CountryLanding | null> {
      return CODE.test(code) ? read(endpoints.findCountry, { code }) : null;
    },

    /** Finds a carrier by its slug or its code in small letters; null for an unknown one. */
    async findAirline(slug: string): Promise<AirlineLanding | null> {
      return SLUG.test(slug) ? read(endpoints.findAirline, { slug }) : null;
    },

    /** Finds two airports of different cities by their codes; null when there is no such pair. */
    async findAirportPair(departure: string, arrival: string): Promise<AirportPairLanding | null> {
      if (!CODE.test(departure) || !CODE.test(arrival)) return null;
      return read(wayEndpoints.findAirportPair, { departure, arrival });
    },

    /**
     * Finds a carrier, by its slug or its code in small letters, on a route, by the codes of its cities or of airports of
     * theirs; null where it does not fly without a stop.
     */
    async findAirlineRoute(slug: string, departure: string, arrival: string): Promise<AirlineRouteLanding | null> {
      if (!SLUG.test(slug) || !CODE.test(departure) || !CODE.test(arrival)) return null;
      return read(wayEndpoints.findAirlineRoute, { slug, departure, arrival });
    },

    /** Returns a part of a list of subjects that have flights, the most flown first. */
    async listSubjects(kind: ListedKind, { offset = 0, limit = LONGEST_LIST }: ListPart = {}): Promise<LandingList> {
      return read(listEndpoints.listSubjects, { kind, offset, limit });
    },

    /** Returns a part of the list of routes with non-stop flights, the most flown first. */
    async listRoutes({ offset = 0, limit = LONGEST_LIST }: ListPart = {}): Promise<LandingRoutes> {
      return read(listEndpoints.listRoutes, { offset, limit });
    },

    /** Returns a part of the list of airports that have pages together, the most flown first. */
    async listAirportPairs({ offset = 0, limit = LONGEST_LIST }: ListPart = {}): Promise<LandingRoutes> {
      return read(wayEndpoints.listAirportPairs, { offset, limit });
    },

    /** Returns a part of the list of carriers on routes that have pages, the most flown first. */
    async listAirlineRoutes({ offset = 0, limit = LONGEST_LIST }: ListPart = {}): Promise<AirlineRoutes> {
      return read(wayEndpoints.listAirlineRoutes, { offset, limit });
    },
  };
}
