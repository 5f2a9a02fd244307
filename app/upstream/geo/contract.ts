/** Coordinates of places: GET /nearby_cities.json, GET /iata_coords.json (specification 1 §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';

/** `code` of a city, an airport or a station; `radius` in kilometres. */
export const nearbyCitiesQuery = z.object({
  code: z.string(),
  radius: z.coerce.number().int().min(1).max(1000).default(300),
});

const cityWire = z
  .looseObject({
    code: z.string(),
    name: z.record(z.string(), z.string().nullish()),
    country_code: z.string(),
    distance: z.number().nonnegative(),
  })
  .transform((wire) => ({
    code: wire.code,
    names: wire.name,
    countryCode: wire.country_code,
    /** Kilometres in a straight line. */
    kilometres: Math.round(wire.distance),
  }));

/** 200, the nearest first, without the city itself; an empty list for an unknown code. */
export const nearbyCitiesAnswer = z.looseObject({ cities: z.array(cityWire) }).transform(({ cities }) => cities);

/** `iata`: codes separated by commas, at most 100. */
export const coordinatesQuery = z.object({ iata: z.string() });

/** 200; unknown codes are left out. Degrees. */
export const coordinatesAnswer = z
  .looseObject({
    coordinates: z.array(
      z
        .looseObject({
          iata: z.string(),
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
        })
        .transform(({ iata, latitude, longitude }) => ({ code: iata, latitude, longitude })),
    ),
  })
  .transform(({ coordinates }) => coordinates);

export type NearbyCitiesAnswerWire = z.input<typeof nearbyCitiesAnswer>;
export type CoordinatesAnswerWire = z.input<typeof coordinatesAnswer>;
export type NearbyCity = z.output<typeof nearbyCitiesAnswer>[number];
export type Coordinates = z.output<typeof coordinatesAnswer>[number];

/** Calls of the geo service. */
export const endpoints = endpointsOf('geo', {
  listNearbyCities: {
    method: 'GET',
    path: '/nearby_cities.json',
    summary: 'Cities around a place, the nearest first.',
    request: nearbyCitiesQuery,
    answer: nearbyCitiesAnswer,
    envelope: null,
    isRead: true,
  },
  findCoordinates: {
    method: 'GET',
    path: '/iata_coords.json',
    summary: 'Where places are, in degrees.',
    request: coordinatesQuery,
    answer: coordinatesAnswer,
    envelope: null,
    isRead: true,
  },
});
