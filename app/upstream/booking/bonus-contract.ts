/**
 * Points as a part of the payment of an order in roubles (specification 2 §3 "Payment", 3 §9; upstream facts §8; the shapes
 * are ours). One point is one rouble. An order keeps the wish of the account that pays; only while that account asks, and
 * from the start of its payment on, the points lower the amount due.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';

const isoDate = z.iso.date();
const points = z.number().int().nonnegative();

/** The entry of `payment_options` that offers to pay a part with points: `min_points` to `max_points` of them. */
export const bonusOption = z
  .looseObject({
    option: z.literal('bonus'),
    payment_type: z.literal('bonus'),
    min_points: points,
    max_points: points,
  })
  .transform((wire) => ({ kind: 'bonus' as const, limits: { min: wire.min_points, max: wire.max_points } }));

/**
 * Keys of `show`. `bonus.points`: those that lower the price now; `bonus.wanted`: the wish, where it is more than there is
 * or than the order takes. `bonus_earned`: what the order brings to the account that owns it and asks.
 */
export const bonusKeys = {
  bonus: z.looseObject({ points, wanted: points.nullish() }).nullish().catch(null),
  bonus_earned: z.looseObject({ points, accrues_on: isoDate, expires_on: isoDate }).nullish().catch(null),
};

/** Converts these keys for the shop. */
export function toBonus(wire: z.output<z.ZodObject<typeof bonusKeys>>) {
  const { bonus, bonus_earned: earned } = wire;
  return {
    /** Points that lower the price. */
    points: bonus?.points ?? 0,
    /** The wish, when it cannot be met as it was made; otherwise null. */
    unmetPoints: (bonus?.wanted ?? 0) > (bonus?.points ?? 0) ? (bonus?.wanted ?? null) : null,
    earned: earned ? { points: earned.points, accruesOn: earned.accrues_on, expiresOn: earned.expires_on } : null,
  };
}

/** `points`: the wish, in place of an earlier one; null removes it. */
export const spendPointsRequest = requestBase.extend({
  token: z.string().max(100),
  auth_token: z.string(),
  points: z.number().int().positive().max(1_000_000).nullable(),
});

/** The points that lower the price now. */
export const spendPointsAnswer = z.looseObject({ points });

/**
 * `bonusOutOfLimits`: fewer than the least or more than the most of this order; `bonusNotEnough`: the account has fewer;
 * `bonusNotApplicable`: the order takes none.
 */
export const bonusEndpoints = endpointsOf('booking', {
  spendPoints: {
    method: 'POST',
    path: '/booking/payment/bonus.json',
    summary: 'Pays a part of an order with points of the account, or with none any more.',
    request: spendPointsRequest,
    answer: spendPointsAnswer,
    envelope: {
      failures: [
        'NotFound',
        'AuthTokenExpired',
        'requestFormat',
        'bonusOutOfLimits',
        'bonusNotEnough',
        'bonusNotApplicable',
        'sessionExpired',
        'wrongAction',
        'serverError',
      ],
    },
    isRead: false,
  },
});
