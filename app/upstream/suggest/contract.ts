/**
 * Place suggestions: GET /hinter.json (upstream facts §1, specification 1 §7). Wire shapes are the schemas' input
 * types; the shop works with their output types.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { nameCases } from '~/upstream/search/contract';

/** Ignores a `limit` that is not a positive number. */
export const hinterQuery = z.object({
  str: z.string(),
  limit: z.coerce.number().int().min(1).default(10).catch(10),
  form_kind: z.string().default('all'),
  lang: z.string().default('en'),
});

/** Names by language code; the service decides which languages there are. */
const names = z.record(z.string(), z.string().nullish());

const pointWire = z.looseObject({ code: z.string(), name: names });

const entryWire = z
  .looseObject({
    city: z.looseObject({ code: z.string(), name: names, name_cases: nameCases, ostrovok_id: z.number().nullish() }),
    airports: z.array(pointWire).nullish(),
    railway_stations: z.array(pointWire).nullish(),
    bus_stations: z.array(pointWire).nullish(),
    country: z.looseObject({ country_code: z.string().nullish() }).catchall(z.unknown()).nullish(),
    /** The country whose name was typed, if that is why the city is in the answer; shaped like `country`. */
    matched_country: z.unknown().nullish(),
  })
  .transform((entry) => ({
    city: {
      code: entry.city.code,
      names: entry.city.name,
      nameCases: entry.city.name_cases ?? null,
      hotelPartnerId: entry.city.ostrovok_id ?? null,
    },
    airports: (entry.airports ?? []).map(toPoint),
    railwayStations: (entry.railway_stations ?? []).map(toPoint),
    countryCode: entry.country?.country_code ?? null,
    countryNames: stringValues(entry.country ?? {}),
    matchedCountry: countryOf(entry.matched_country),
  }));

function toPoint(point: z.output<typeof pointWire>) {
  return { code: point.code, names: point.name };
}

/** Reads a country; null for anything else, since the entry is usable without. */
function countryOf(value: unknown) {
  const { data } = z.looseObject({ country_code: z.string().regex(/^[A-Z]{2}$/) }).safeParse(value);
  return data ? { code: data.country_code, names: stringValues(data) } : null;
}

function stringValues(record: Record<string, unknown>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(record)) {
    if (key !== 'country_code' && typeof value === 'string') result[key] = value;
  }
  return result;
}

/** 200 `{data: [...]}`, best match first, a city before its airports; unknown text gives an empty list. */
export const hinterAnswer = z.looseObject({ data: z.array(entryWire) }).transform((answer) => answer.data);

export type HinterAnswerWire = z.input<typeof hinterAnswer>;
export type SuggestEntry = z.output<typeof entryWire>;
export type SuggestPoint = SuggestEntry['airports'][number];

/** Calls of the suggest service. */
export const endpoints = endpointsOf('suggest', {
  list: {
    method: 'GET',
    path: '/hinter.json',
    summary: 'Places whose name or code begins like a text, best first. Unknown text: an empty list.',
    request: hinterQuery,
    answer: hinterAnswer,
    envelope: null,
    isRead: true,
  },
  find: {
    method: 'GET',
    path: '/iata.json',
    summary: 'The place that has this very code: at most one entry.',
    request: z.object({ iata: z.string(), lang: z.string().default('en') }),
    answer: hinterAnswer,
    envelope: null,
    isRead: true,
  },
  findByIp: {
    method: 'GET',
    path: '/suggester/suggest_by_ip.json/',
    summary: 'The city that an IP address is in: at most one entry.',
    request: z.object({ ip: z.string() }),
    answer: hinterAnswer,
    envelope: null,
    isRead: true,
  },
});
