/**
 * Best buy plus: a better fare for an unpaid booking (specification 2 §2, §7; the shapes are ours). Amounts are
 * integers in hundredths, for all passengers. `fare_variants` of the booking describe the fares.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';

const hundredths = z.number().int().nonnegative();

/**
 * Reasons without an offer. `best`: the fare is the best one already; `addons`: the order has add-ons of the present
 * fare; `paying`, `bought`, `ended`: the fare cannot be changed any more; `railway`: on trains the fare is the car.
 */
export const NO_OFFER_REASONS = ['best', 'addons', 'paying', 'bought', 'ended', 'railway'] as const;
export type NoOfferReason = (typeof NO_OFFER_REASONS)[number];

/** `record_index`: one of the booking's separate tickets. */
export const bestBuyPlusRequest = requestBase.extend({
  token: z.string().max(100),
  record_index: z.number().int().nonnegative(),
});

/**
 * The next better fare: everything of the present one, and more. A fare applies to the whole order, so
 * `tickets_total_price` and `price_difference` do too. `expires_at`: end of the offer at that price.
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
    /** Null with an offer; an unknown reason reads as `ended`. */
    reason: offer ? null : (NO_OFFER_REASONS.find((value) => value === reason) ?? 'ended'),
  }));
export type BestBuyPlus = z.output<typeof bestBuyPlusAnswer>;
export type BestBuyPlusWire = z.input<typeof bestBuyPlusAnswer>;

/**
 * Sets the offered fare. `amount`: the tickets' total as shown to the customer; another price is refused with
 * rateChangedError. A booking with that fare stays unchanged, so a repeated call is harmless.
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
