/** Special offers: GET /special_offers (specification 1 §2, §7). Amounts are integers in hundredths. */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { currencyCode, nameCases, offsetDateTime, placeCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';

export const specialOffersQuery = z.object({
  from_city: z.string(),
  currency: currencyCode,
  locale: z.string(),
  limit: z.coerce.number().int().min(1).max(50).default(8),
});

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
    price: z.looseObject({ amount: z.number().int().nonnegative(), currency: currencyCode }),
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
});
