/**
 * The price map: POST /price_map, the cheapest offer from one place to many cities. Amounts are integers in hundredths,
 * for one adult.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { filters } from '~/upstream/price-calendar/contract';
import { CABINS, currencyCode, placeCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';

/** Means the whole world among `arrivals`. */
export const ANYWHERE = 'ANYW';

/**
 * First and last day of "any time", in days from today: the map without dates, and the lowest prices of the landings,
 * directions and sales services.
 */
export const ANY_TIME = { first: 7, last: 97 } as const;

const isoDate = z.iso.date();
/** Inclusive. */
const dates = z.looseObject({ from: isoDate, to: isoDate });
const nights = z.looseObject({ from: z.number().int().min(0).max(90), to: z.number().int().min(0).max(90) });

export const pricesRequest = z.looseObject({
  /** The code of a city, an airport or a station. */
  departure: z.string(),
  /** Codes of cities, two letters of countries, or ANYW for the whole world. */
  arrivals: z.array(z.string()).min(1).max(60),
  /** Only cities within, in degrees; `west` is more than `east` across the date line. */
  bounds: z.looseObject({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullish(),
  departure_date: dates,
  /** For a return trip: days of the way back, or nights between the two. One way without either. */
  return_date: dates.nullish(),
  nights: nights.nullish(),
  currency: z.string(),
  cabin_class: z.enum(CABINS).default('economy'),
  filters,
  /** Language of the names. */
  locale: z.string().default('en'),
  /** Maximum number of cities, the most popular from there. */
  limit: z.number().int().min(1).max(150).default(60),
});
export type PricesRequestWire = z.input<typeof pricesRequest>;

const otherDate = z.looseObject({
  departure_date: isoDate,
  return_date: isoDate.nullish(),
  /** In hundredths of the request's currency. */
  amount: z.number().int().nonnegative(),
});

const destinationWire = z
  .looseObject({
    code: placeCode,
    name: z.string(),
    country: z.looseObject({ code: z.string(), name: z.string() }),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    tag_codes: z.array(z.string()).nullish(),
    price: z.looseObject({ amount: z.number().int().nonnegative(), currency: currencyCode }),
    departure_date: isoDate,
    return_date: isoDate.nullish(),
    /** The best of the other days: of other months, or of the same month when all days are in one. */
    other_dates: tolerantList(otherDate).nullish(),
  })
  .transform((wire) => ({
    code: wire.code,
    name: wire.name,
    country: { code: wire.country.code, name: wire.country.name },
    latitude: wire.latitude,
    longitude: wire.longitude,
    /** The tags of the landings service: `beach`, `visa_free` … */
    tagCodes: wire.tag_codes ?? [],
    price: { amount: wire.price.amount, currency: wire.price.currency },
    /** The date of that price. */
    departureDate: wire.departure_date,
    /** Null for one way. */
    returnDate: wire.return_date ?? null,
    /** Further days with their lowest price, in order of the calendar. */
    otherDates: (wire.other_dates ?? []).map(({ departure_date, return_date, amount }) => ({
      departureDate: departure_date,
      returnDate: return_date ?? null,
      price: { amount, currency: wire.price.currency },
    })),
  }));

/** A city whose price is still being found. */
const pendingWire = z
  .looseObject({
    code: placeCode,
    name: z.string(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .transform(({ code, name, latitude, longitude }) => ({ code, name, latitude, longitude }));

/**
 * 200, the most popular first, without cities that have no offers. `is_complete: false`: prices are still being found,
 * for the cities of `pending`, and the same query returns more in a moment.
 */
export const pricesAnswer = z
  .looseObject({
    destinations: tolerantList(destinationWire),
    pending: tolerantList(pendingWire).nullish(),
    is_complete: z.boolean().nullish(),
  })
  .transform((wire) => ({
    destinations: wire.destinations,
    /** Without prices, the most popular first; empty when complete, or where the service does not name them. */
    pending: wire.pending ?? [],
    isComplete: wire.is_complete ?? true,
  }));

export type PricesAnswerWire = z.input<typeof pricesAnswer>;
export type PricedDestinations = z.output<typeof pricesAnswer>;
export type PricedDestination = PricedDestinations['destinations'][number];
export type PendingDestination = PricedDestinations['pending'][number];

/** Calls of the price map. */
export const endpoints = endpointsOf('priceMap', {
  listDestinations: {
    method: 'POST',
    path: '/price_map',
    summary:
      'The price of the cheapest offer from a place to each of many cities, for one adult; amounts in hundredths.',
    request: pricesRequest,
    answer: pricesAnswer,
    envelope: null,
    isRead: true,
  },
});
