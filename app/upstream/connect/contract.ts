/**
 * Best buy plus: a better fare for a booking that is not paid yet (specification 2 §2, §7; the shapes are ours).
 * Amounts are integers in hundredths, for all passengers. What the fares include, `fare_variants` of the booking say.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';

const hundredths = z.number().int().nonnegative();

/**
 * Why there is no offer. `best`: the fare is the best one already; `addons`: something was added that belongs to the
 * present fare; `paying`, `bought`, `ended`: the fare cannot be changed any more; `railway`: on trains the fare is the car.
 */
export const NO_OFFER_REASONS = ['best', 'addons', 'paying', 'bought', 'ended', 'railway'] as const;
export type NoOfferReason = (typeof NO_OFFER_REASONS)[number];

/** `record_index`: one of the booking's separate tickets. */
export const bestBuyPlusRequest = requestBase.extend({
  token: z.string().max(100),
  record_index: z.number().int().nonnegative(),
});

/**
 * The next better fare: all that the present one has, and more. A fare is that of the whole order, so that
 * `tickets_total_price` and `price_difference` are too. `expires_at`: until when it can be taken at that price.
 */
export const bestBuyPlusAnswer = z
  .looseObject({
    currency: currencyCode,
    offer: z
      .looseObject({
        fare_variant_key: z.string(),
        tickets_total_price: hundredths,
        price_difference: hundredths,
        expires_at: offsetDateTime,
      })
      .nullish(),
    reason: z.string().nullish(),
  })
  .transform(({ currency, offer, reason }) => ({
    currency,
    offer: offer
      ? {
          fareKey: offer.fare_variant_key,
          totalPrice: offer.tickets_total_price,
          difference: offer.price_difference,
          expiresAt: offer.expires_at,
        }
      : null,
    /** Null with an offer; a reason that is not known is `ended`. */
    reason: offer ? null : (NO_OFFER_REASONS.find((known) => known === reason) ?? 'ended'),
  }));
export type BestBuyPlus = z.output<typeof bestBuyPlusAnswer>;
export type BestBuyPlusWire = z.input<typeof bestBuyPlusAnswer>;

/**
 * Gives the booking the offered fare. `amount`: the tickets' total that the customer was shown; another price is refused
 * with rateChangedError. A booking that has the fare already is left as it is, so that a repeated call does no harm.
 */
export const takeBestBuyPlusRequest = bestBuyPlusRequest.extend({
  fare_variant_key: z.string().max(100),
  amount: hundredths,
  currency: z.string(),
});
export const takeBestBuyPlusAnswer = z
  .looseObject({ tickets_total_price: hundredths })
  .transform((taken) => ({ totalPrice: taken.tickets_total_price }));

/** Calls of the service that offers better fares. */
export const endpoints = endpointsOf('connect', {
  getBestBuyPlus: {
    method: 'POST',
    path: '/connect/best_buy_plus.json',
    summary: 'The next better fare of a booking that is not paid yet, or why there is none.',
    request: bestBuyPlusRequest,
    answer: bestBuyPlusAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  takeBestBuyPlus: {
    method: 'POST',
    path: '/connect/take_best_buy_plus.json',
    summary: 'Gives the booking that fare at the price that the customer was shown; repeated calls do no harm.',
    request: takeBestBuyPlusRequest,
    answer: takeBestBuyPlusAnswer,
    envelope: { failures: ['NotFound', 'wrongAction', 'rateChangedError', 'requestFormat', 'serverError'] },
    isRead: false,
  },
});
