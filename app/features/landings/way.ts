import type { Locale } from '~/market/locales';
import type { LandingAirport, LandingCity, RouteCarrier } from '~/upstream/landings/facts-contract';
import { airportName, nameOf } from './names';
import type { Subject } from './subjects';

/** An end of a way: a city, or one airport of it. */
export type WayEnd = {
  /** The code of the city or the airport. */
  code: string;
  city: LandingCity;
  /** The airport, where the end is one; null for a city. */
  airport: LandingAirport | null;
  /** The airports that count: the airport itself, or those of the city. */
  airports: readonly LandingAirport[];
};

/** The facts that pages of routes, of two airports and of an airline on a route have in common. */
export type Way = {
  departure: WayEnd;
  arrival: WayEnd;
  km: number;
  /** The duration of the quickest non-stop flight; null without one. */
  minutes: number | null;
  weekly: number;
  /** Those that fly it without a stop; for an airline on a route, the others. */
  carriers: readonly RouteCarrier[];
  /** The code of the only airline that the page is about; null where it is about all. */
  airline: string | null;
};

/** Returns the way that a page is about; null for other subjects. */
export function wayOf(subject: Subject): Way | null {
  switch (subject.kind) {
    case 'route': {
      const { departure, arrival, departureAirports, arrivalAirports, km, minutes, weekly, carriers } = subject.facts;
      return {
        departure: cityEnd(departure, departureAirports),
        arrival: cityEnd(arrival, arrivalAirports),
        ...{ km, minutes, weekly, carriers },
        airline: null,
      };
    }
    case 'airport-pair': {
      const { departure, arrival, km, minutes, weekly, carriers } = subject.facts;
      return {
        departure: airportEnd(departure),
        arrival: airportEnd(arrival),
        ...{ km, minutes, weekly, carriers },
        airline: null,
      };
    }
    case 'airline-route': {
      const { airline, departure, arrival, departureAirports, arrivalAirports, others } = subject.facts;
      const { km, minutes, weekly } = subject.facts;
      return {
        departure: cityEnd(departure, departureAirports),
        arrival: cityEnd(arrival, arrivalAirports),
        ...{ km, minutes, weekly },
        carriers: others,
        airline: airline.code,
      };
    }
    default:
      return null;
  }
}

/** Returns the name of an end: "London", "Heathrow". */
export function nameOfEnd({ city, airport }: WayEnd, locale: Locale): string {
  return airport ? airportName(airport, locale) : nameOf(city, locale);
}

function cityEnd(city: LandingCity, airports: readonly LandingAirport[]): WayEnd {
  return { code: city.code, city, airport: null, airports };
}

function airportEnd(airport: LandingAirport): WayEnd {
  return { code: airport.code, city: airport.city, airport, airports: [airport] };
}
