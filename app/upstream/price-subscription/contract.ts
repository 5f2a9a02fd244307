/**
 * Letters about falling prices (specification 1 §9, 3 §3), which leave paths and shapes open: they are defined here.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { searchRequest } from '~/upstream/search/contract';

/** `search` as for the search service, with its currency; `search_url` is the shop's page of the search. */
export const createRequest = requestBase.extend({
  email: z.string(),
  search: searchRequest.pick({ trips: true, travelers: true, cabin: true, currency: true }),
  search_url: z.url(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
});

/**
 * `data` of the envelope. `is_new` is false for an address that watches this search already: it gets nothing twice.
 */
export const createAnswer = z.looseObject({ is_new: z.boolean() }).transform((wire) => ({ isNew: wire.is_new }));

export type CreateAnswerWire = z.input<typeof createAnswer>;
export type PriceSubscriptionAnswer = z.output<typeof createAnswer>;

/** Calls of the price subscription service. */
export const endpoints = endpointsOf('priceSubscription', {
  create: {
    method: 'POST',
    path: '/v4/price_subscription/create',
    summary: 'Has the price of a search watched for an e-mail address; idempotent per address, brand and search.',
    request: createRequest,
    answer: createAnswer,
    envelope: { failures: ['ValidationError', 'requestFormat', 'serverError'] },
    isRead: false,
  },
});
