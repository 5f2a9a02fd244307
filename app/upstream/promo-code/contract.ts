/**
 * Promo codes: one call on a host of its own (specification 2 §7; the shape is ours). A code is stored with the
 * booking, so that the price, the payment and the receipt have one source; it is used up when the order is paid.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { currencyCode } from '~/upstream/search/contract';

/** The minimum to pay with money, in hundredths of a rouble (upstream facts §8). */
export const MIN_TO_PAY = 10_000;

export const CODE_LENGTH = 40;

/** `promo_code`: the code to apply; null removes the current one. `auth_token`: of the account whose a personal code is. */
export const promoCodeRequest = requestBase.extend({
  token: z.string().max(100),
  auth_token: z.string().nullish(),
  promo_code: z.string().min(1).max(CODE_LENGTH).nullable(),
});

/**
 * The current discount in hundredths; null for none. `burned` is the lost part of the code, because at least 100
 * roubles have to be paid.
 */
export const promoCodeAnswer = z
  .looseObject({
    promo_code: z.string().nullable(),
    discount: z.number().int().nonnegative(),
    burned: z.number().int().nonnegative(),
    currency: currencyCode,
  })
  .transform((wire) => ({
    code: wire.promo_code,
    discount: wire.discount,
    burned: wire.burned,
    currency: wire.currency,
  }));
export type PromoCodeAnswer = z.output<typeof promoCodeAnswer>;
export type PromoCodeAnswerWire = z.input<typeof promoCodeAnswer>;

/**
 * Calls of the promo code service. `promocodeNotApplicable`: a valid code, but not for such an order. For a guest and for
 * other accounts there is no such personal code: `promocodeInvalidCodeError`.
 */
export const endpoints = endpointsOf('promoCode', {
  apply: {
    method: 'POST',
    path: '/v4/promo_code',
    summary: 'Takes a promo code for a booking, or none any more; it is used up when the order is paid.',
    request: promoCodeRequest,
    answer: promoCodeAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'promocodeAlreadyUtilized',
        'promocodeExpiredError',
        'promocodeInvalidCodeError',
        'promocodeNotApplicable',
        'sessionExpired',
        'wrongAction',
        'serverError',
      ],
    },
    isRead: false,
  },
});
