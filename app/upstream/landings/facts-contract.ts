/** Places, carriers and ways that landing pages tell of. Names come in all languages. */
import { z } from 'zod';
import { nameCases, placeCode } from '~/upstream/search/contract';

export const count = z.number().int().nonnegative();
export const names = z.record(z.string(), z.string().nullish());
export const updatedAt = z.iso.date();

/** Degrees. */
const location = z
  .looseObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .transform(({ latitude, longitude }) => ({ latitude, longitude }));

/** A city with its names by language; `name_cases` are the Russian case forms. */
export const cityWire = z
  .looseObject({
    code: placeCode,
    name: names,
    name_cases: nameCases,
    country_code: z.string(),
    time_zone: z.string(),
    location: location.nullish(),
  })
  .transform((wire) => ({
    code: wire.code,
    names: wire.name,
    nameCases: wire.name_cases ?? null,
    countryCode: wire.country_code,
    /** IANA name. */
    timeZone: wire.time_zone,
    /** Null while the service does not know it. */
    location: wire.location ?? null,
  }));

export const airportWire = z
  .looseObject({ code: placeCode, name: names, city: cityWire, centre_km: count, weekly: count })
  .transform((wire) => ({
    code: wire.code,
    names: wire.name,
    city: wire.city,
    /** Straight to the centre of its city. */
    centreKm: wire.centre_km,
    /** Flights that leave in a week; 0 without scheduled flights. */
    weekly: wire.weekly,
  }));

const carrierShape = { code: z.string(), slug: z.string(), name: names, weekly: count, minutes: count.nullish() };

function carrierOf(wire: z.output<z.ZodObject<typeof carrierShape>>) {
  return {
    code: wire.code,
    /** Its part of the address of its page. */
    slug: wire.slug,
    names: wire.name,
    weekly: wire.weekly,
    /** Duration of its quickest flight; null where it differs by destination. */
    minutes: wire.minutes ?? null,
  };
}

export const carrierWire = z.looseObject(carrierShape).transform(carrierOf);

/** A carrier of a route, with the airports that it uses. */
export const routeCarrierWire = z
  .looseObject({ ...carrierShape, departure_airports: z.array(placeCode), arrival_airports: z.array(placeCode) })
  .transform((wire) => ({
    ...carrierOf(wire),
    departureAirports: wire.departure_airports,
    arrivalAirports: wire.arrival_airports,
  }));

/** Two cities with flights between them without a stop; `carriers` counts all that fly there, whoever it is told of. */
export const linkWire = z
  .looseObject({ departure: cityWire, arrival: cityWire, weekly: count, minutes: count, carriers: count })
  .transform(({ departure, arrival, weekly, minutes, carriers }) => ({
    departure,
    arrival,
    weekly,
    minutes,
    carriers,
  }));

export const nearCityWire = z
  .looseObject({ city: cityWire, km: count, weekly: count })
  .transform(({ city, km, weekly }) => ({ city, km, weekly }));

/** Two airports with flights between them without a stop. */
export const airportPairWire = z
  .looseObject({ departure: airportWire, arrival: airportWire, weekly: count, minutes: count, carriers: count })
  .transform(({ departure, arrival, weekly, minutes, carriers }) => ({
    departure,
    arrival,
    weekly,
    minutes,
    carriers,
  }));

export type LandingCity = z.output<typeof cityWire>;
export type LandingAirport = z.output<typeof airportWire>;
export type LandingCarrier = z.output<typeof carrierWire>;
export type RouteCarrier = z.output<typeof routeCarrierWire>;
export type LandingLink = z.output<typeof linkWire>;
export type NearCity = z.output<typeof nearCityWire>;
export type AirportPair = z.output<typeof airportPairWire>;
