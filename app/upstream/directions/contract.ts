/** Popular directions: GET /frequent_directions/{type}/{code}, /directions_by_airline/{code} (specification 1 §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { currencyCode, nameCases, placeCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';

const DIRECTION_TYPES = ['city', 'country'] as const;
export type DirectionType = (typeof DIRECTION_TYPES)[number];

const TRANSPORT_KINDS = ['airplane', 'train'] as const;
export type DirectionTransport = (typeof TRANSPORT_KINDS)[number];

const limit = z.coerce.number().int().min(1).max(100).default(15);
/** Parts of the path, and the query; with a currency, directions come with prices. */
export const frequentRequest = z.object({
  type: z.enum(DIRECTION_TYPES),
  code: z.string(),
  limit,
  currency: currencyCode.optional(),
  /** The transport of the direction, and of its price. */
  transport_kind: z.enum(TRANSPORT_KINDS).default('airplane'),
});
export const byAirlineRequest = z.object({ code: z.string(), limit });

/** A city with its names by language; `name_cases` are the Russian case forms. */
const placeWire = z
  .looseObject({
    code: placeCode,
    name: z.record(z.string(), z.string().nullish()),
    name_cases: nameCases,
    country_code: z.string(),
  })
  .transform((wire) => ({
    code: wire.code,
    names: wire.name,
    nameCases: wire.name_cases ?? null,
    countryCode: wire.country_code,
  }));

const directionWire = z
  .looseObject({
    departure: placeWire,
    arrival: placeWire,
    price: z.looseObject({ amount: z.number().int().nonnegative(), currency: currencyCode }).nullish(),
    departure_date: z.iso.date().nullish(),
  })
  .transform((wire) => ({
    departure: wire.departure,
    arrival: wire.arrival,
    /**
     * Hundredths: the cheapest one-way ticket by the asked transport in economy for one adult within `ANY_TIME` of the
     * price map, on `departureDate`; null when unknown.
     */
    price: wire.price ? { amount: wire.price.amount, currency: wire.price.currency } : null,
    departureDate: wire.departure_date ?? null,
  }));

/** 200; an empty list for an unknown code. The most popular first. */
export const directionsAnswer = z
  .looseObject({ directions: tolerantList(directionWire) })
  .transform(({ directions }) => directions);

export type DirectionsAnswerWire = z.input<typeof directionsAnswer>;
export type Direction = z.output<typeof directionsAnswer>[number];

/** Calls of the directions service. */
export const endpoints = endpointsOf('directions', {
  listFrequent: {
    method: 'GET',
    path: '/frequent_directions/{type}/{code}',
    summary: 'Where people fly, or go by train, from a city or a country, the most popular first.',
    request: frequentRequest,
    answer: directionsAnswer,
    envelope: null,
    isRead: true,
  },
  listByAirline: {
    method: 'GET',
    path: '/directions_by_airline/{code}',
    summary: 'Where a carrier flies most.',
    request: byAirlineRequest,
    answer: directionsAnswer,
    envelope: null,
    isRead: true,
  },
});
