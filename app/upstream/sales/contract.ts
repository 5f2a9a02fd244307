/** Special offers and sales: GET /special_offers, GET /sales (specification 1 §2, §7; 3 §3). Amounts in hundredths. */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { currencyCode, nameCases, offsetDateTime, placeCode } from '~/upstream/search/contract';
import { orUnknown, tolerantList } from '~/upstream/tolerance';

export const specialOffersQuery = z.object({
  from_city: z.string(),
  currency: currencyCode,
  locale: z.string(),
  limit: z.coerce.number().int().min(1).max(50).default(8),
});

const money = z.looseObject({ amount: z.number().int().nonnegative(), currency: currencyCode });

const placeWire = z
  .looseObject({ code: placeCode, airport_code: z.string(), name: z.string(), name_cases: nameCases })
  .transform((wire) => ({
    /** Code of the city. */
    code: wire.code,
    airportCode: wire.airport_code,
    name: wire.name,
    nameCases: wire.name_cases ?? null,
  }));

const offerWire = z
  .looseObject({
    id: z.string(),
    departure: placeWire,
    arrival: placeWire,
    departure_datetime: offsetDateTime,
    carrier: z.looseObject({ code: z.string(), name: z.string() }),
    transfers: z.number().int().nonnegative(),
    price: money,
  })
  .transform((wire) => ({
    id: wire.id,
    departure: wire.departure,
    arrival: wire.arrival,
    /** With the offset of the airport: 2031-05-04T18:30:00+01:00 */
    departureDateTime: wire.departure_datetime,
    carrier: { code: wire.carrier.code, name: wire.carrier.name },
    /** Changes on the way. */
    transfers: wire.transfers,
    /** One adult, one way, economy. */
    price: { amount: wire.price.amount, currency: wire.price.currency },
  }));

/** 200, the cheapest first; an empty list without offers. */
export const specialOffersAnswer = z.looseObject({ offers: tolerantList(offerWire) }).transform(({ offers }) => offers);

export type SpecialOffersAnswerWire = z.input<typeof specialOffersAnswer>;
export type SpecialOffer = z.output<typeof specialOffersAnswer>[number];

/** Without `departure_city`, or with one that has no sales, those of the country's biggest city. */
export const salesQuery = z.object({
  departure_city: placeCode.optional(),
  brand: z.string(),
  country: z.string(),
  currency: currencyCode,
  locale: z.string(),
});

const cityWire = z
  .looseObject({ code: placeCode, name: z.string(), name_cases: nameCases })
  .transform((wire) => ({ code: wire.code, name: wire.name, nameCases: wire.name_cases ?? null }));

const saleWire = z
  .looseObject({
    id: z.string(),
    /** A sale in another state is left out: nobody knows whether it sells. */
    state: z.enum(['active', 'expired']),
    date_start: offsetDateTime,
    date_end: offsetDateTime,
    button: z.looseObject({ text: z.string() }),
    /** Path of a picture on the shop's own site; without one the shop draws the city. */
    cover: orUnknown(z.string().regex(/^\/(?![/\\])[\w./-]+$/)).nullish(),
    departure: placeWire,
    arrival: placeWire,
    departure_datetime: offsetDateTime,
    carrier: z.looseObject({ code: z.string(), name: z.string() }),
    transfers: z.number().int().nonnegative(),
    price: money,
    /** When a search found the price. */
    seen_at: offsetDateTime,
  })
  .transform((wire) => ({
    id: wire.id,
    state: wire.state,
    dateStart: wire.date_start,
    dateEnd: wire.date_end,
    button: wire.button.text,
    cover: wire.cover ?? null,
    departure: wire.departure,
    arrival: wire.arrival,
    /** With the offset of the airport. */
    departureDateTime: wire.departure_datetime,
    carrier: { code: wire.carrier.code, name: wire.carrier.name },
    /** Changes on the way. */
    transfers: wire.transfers,
    /** One adult, one way, economy: the cheapest ticket of that day by plane. */
    price: { amount: wire.price.amount, currency: wire.price.currency },
    seenAt: wire.seen_at,
  }));

/** 200. `departure_city` is where the sales begin, null when no city has any; `departure_cities` can be asked for. */
export const salesAnswer = z
  .looseObject({
    departure_city: cityWire.nullish(),
    departure_cities: tolerantList(cityWire),
    sales: tolerantList(saleWire),
  })
  .transform((wire) => ({
    departureCity: wire.departure_city ?? null,
    departureCities: wire.departure_cities,
    sales: wire.sales,
  }));

export type SalesAnswerWire = z.input<typeof salesAnswer>;
export type Sales = z.output<typeof salesAnswer>;
export type Sale = Sales['sales'][number];

/** Calls of the sales service. */
export const endpoints = endpointsOf('sales', {
  listSpecialOffers: {
    method: 'GET',
    path: '/special_offers',
    summary: 'Cheap one-way tickets from a city in the coming weeks, the cheapest first; amounts in hundredths.',
    request: specialOffersQuery,
    answer: specialOffersAnswer,
    envelope: null,
    isRead: true,
  },
  listSales: {
    method: 'GET',
    path: '/sales',
    summary: 'Sales of tickets from a city, running and ended ones, the cheapest first; amounts in hundredths.',
    request: salesQuery,
    answer: salesAnswer,
    envelope: null,
    isRead: true,
  },
});
