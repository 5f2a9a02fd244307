/** Destinations with prices: GET /popular_cities, GET /tags (specification 1 §7). Amounts are integers in hundredths. */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { currencyCode, nameCases, placeCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';

/** `tag_codes` are separated by commas: a city has at least one of them. Prices are from `from_city`. */
export const popularCitiesQuery = z.object({
  tag_codes: z.string().optional(),
  currency: currencyCode,
  limit: z.coerce.number().int().min(1).max(100),
  locale: z.string(),
  offset: z.coerce.number().int().min(0).default(0),
  from_city: z.string(),
});

const cityWire = z
  .looseObject({
    code: placeCode,
    name: z.string(),
    name_cases: nameCases,
    country: z.looseObject({ code: z.string(), name: z.string() }),
    tag_codes: z.array(z.string()).nullish(),
    price: z.looseObject({ amount: z.number().int().nonnegative(), currency: currencyCode }).nullish(),
    departure_date: z.iso.date().nullish(),
  })
  .transform((wire) => ({
    code: wire.code,
    name: wire.name,
    nameCases: wire.name_cases ?? null,
    country: { code: wire.country.code, name: wire.country.name },
    tagCodes: wire.tag_codes ?? [],
    /**
     * The cheapest one-way flight in economy for one adult within `ANY_TIME` of the price map, on `departureDate`; null
     * when none is sold.
     */
    price: wire.price ? { amount: wire.price.amount, currency: wire.price.currency } : null,
    departureDate: wire.departure_date ?? null,
  }));

/** 200. `total` counts all matching cities, regardless of limit and offset. */
export const popularCitiesAnswer = z
  .looseObject({ cities: tolerantList(cityWire), total: z.number().int().nonnegative() })
  .transform(({ cities, total }) => ({ cities, total }));

/** 200, in the display order of the filters; names by language. */
export const tagsAnswer = z
  .looseObject({
    tags: tolerantList(z.looseObject({ code: z.string(), name: z.record(z.string(), z.string().nullish()) })),
  })
  .transform(({ tags }) => tags.map(({ code, name }) => ({ code, names: name })));

export type PopularCitiesAnswerWire = z.input<typeof popularCitiesAnswer>;
export type TagsAnswerWire = z.input<typeof tagsAnswer>;
export type PopularCities = z.output<typeof popularCitiesAnswer>;
export type PopularCity = PopularCities['cities'][number];
export type Tag = z.output<typeof tagsAnswer>[number];

/** Calls of the landings service. */
export const endpoints = endpointsOf('landings', {
  listPopularCities: {
    method: 'GET',
    path: '/popular_cities',
    summary: 'Destinations with the lowest one-way price of the next three months from a city, in hundredths.',
    request: popularCitiesQuery,
    answer: popularCitiesAnswer,
    envelope: null,
    isRead: true,
  },
  listTags: {
    method: 'GET',
    path: '/tags',
    summary: 'What destinations can be filtered by.',
    request: z.object({}),
    answer: tagsAnswer,
    envelope: null,
    isRead: true,
  },
});
