/** The railway search map as a list: GET /stations/{country}. The shapes are this project's own (specification 1 §7, API hosts). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { placeCode } from '~/upstream/search/names-contract';
import { tolerantList } from '~/upstream/tolerance';

/** `country`: two letters, part of the path. */
export const stationsRequest = z.object({
  country: z.string(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Names by language, as in the suggest service. */
const named = z.looseObject({ code: z.string(), name: z.record(z.string(), z.string().nullish()) });

const stationWire = z
  .looseObject({
    code: z.string().regex(/^\d+$/),
    name: named.shape.name,
    city: named,
    trains_a_week: z.number().int().positive(),
    directions: tolerantList(z.looseObject({ city: named.extend({ code: placeCode }), departure_date: z.iso.date() })),
  })
  .transform((wire) => ({
    code: wire.code,
    names: wire.name,
    city: { code: wire.city.code, names: wire.city.name },
    /** Departures to the cities of `directions`. */
    trainsAWeek: wire.trains_a_week,
    /** Cities that direct trains reach from this station, and a day on which one with free places leaves. */
    directions: wire.directions.map(({ city, departure_date: departureDate }) => ({
      city: { code: city.code, names: city.name },
      departureDate,
    })),
  }));

/** 200; an empty list for a country without trains. Bigger cities first, and in a city the busier stations. */
export const stationsAnswer = z
  .looseObject({ stations: tolerantList(stationWire) })
  .transform(({ stations }) => stations);

export type StationsAnswerWire = z.input<typeof stationsAnswer>;
export type MapStation = z.output<typeof stationsAnswer>[number];

/** Calls of the railway search map. */
export const endpoints = endpointsOf('railwayMap', {
  listStations: {
    method: 'GET',
    path: '/stations/{country}',
    summary: 'Stations of the biggest cities of a country, and where trains go from each.',
    request: stationsRequest,
    answer: stationsAnswer,
    envelope: null,
    isRead: true,
  },
});
