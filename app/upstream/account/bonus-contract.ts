/**
 * The points of an account (specification 3 §3 "Loyalty", §7 "Account, orders and bonuses": bonus log page, bonus variables;
 * the shapes are ours). Points are whole; days are those of Moscow.
 */
import { z } from 'zod';
import { TIER_NAMES } from '~/market/loyalty';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { offsetDateTime } from '~/upstream/search/contract';
import { numberOrText, orUnknown, tolerantList } from '~/upstream/tolerance';

import { tokenRequest } from './contract';

/** Operations a page, as of the wallets (specification 3 §9), and the most that can be asked for. */
export const OPERATIONS_PER_PAGE = 8;
export const MOST_OPERATIONS = 1000;

export const BONUS_OPERATIONS = ['accrued', 'spent', 'returned', 'taken_back', 'expired'] as const;
export type BonusOperation = (typeof BONUS_OPERATIONS)[number];

const isoDate = z.iso.date();
const count = z.number().int().nonnegative();
const orderNumber = z.string().nullish();

const tierSettings = z
  .looseObject({
    type: z.enum(TIER_NAMES),
    percent: numberOrText(z.number().positive()),
    threshold: numberOrText(z.number().nonnegative()),
  })
  .transform((wire) => ({ name: wire.type, percent: wire.percent, from: wire.threshold }));

/** Everything that `bonus variables` says lies above the shop's table; what it does not say, or not readably, is the table's. */
export const variablesAnswer = z
  .looseObject({
    type_settings: tolerantList(tierSettings).nullish().catch(null),
    max_per_order: orUnknown(numberOrText(z.number().int().positive())).optional(),
    min_per_order: orUnknown(numberOrText(z.number().int().positive())).optional(),
    min_real_amount: orUnknown(numberOrText(z.number().int().nonnegative())).optional(),
    crosssale_multiplier: orUnknown(numberOrText(z.number().positive())).optional(),
  })
  .transform((wire) => ({
    tiers: wire.type_settings ?? [],
    maxPerOrder: wire.max_per_order ?? null,
    minPerOrder: wire.min_per_order ?? null,
    minReal: wire.min_real_amount ?? null,
    multiplier: wire.crosssale_multiplier ?? null,
  }));
export type BonusVariables = z.output<typeof variablesAnswer>;
export type BonusVariablesWire = z.input<typeof variablesAnswer>;

const lot = z
  .looseObject({ points: count, expires_on: isoDate, order_number: orderNumber, token: z.string().nullish() })
  .transform((wire) => ({
    points: wire.points,
    expiresOn: wire.expires_on,
    orderNumber: wire.order_number ?? null,
    token: wire.token ?? null,
  }));

const expected = z
  .looseObject({
    points: count,
    accrues_on: isoDate,
    expires_on: isoDate,
    order_number: orderNumber,
    token: z.string().nullish(),
  })
  .transform((wire) => ({
    points: wire.points,
    accruesOn: wire.accrues_on,
    expiresOn: wire.expires_on,
    orderNumber: wire.order_number ?? null,
    token: wire.token ?? null,
  }));

/**
 * `amount`: the points that can be spent; `owed`: those that the next ones pay for; `turnover`: roubles, by which the tier
 * goes; `lots`: the points by the day on which they lapse; `expected`: those that are still to arrive.
 */
export const bonusAnswer = z
  .looseObject({
    amount: count,
    owed: count.nullish(),
    type: z.enum(TIER_NAMES).catch('regular'),
    turnover: count.nullish(),
    lots: tolerantList(lot).nullish(),
    expected: tolerantList(expected).nullish(),
  })
  .transform((wire) => ({
    balance: wire.amount,
    owed: wire.owed ?? 0,
    tier: wire.type,
    turnover: wire.turnover ?? 0,
    lots: wire.lots ?? [],
    expected: wire.expected ?? [],
  }));
export type Bonus = z.output<typeof bonusAnswer>;
export type BonusWire = z.input<typeof bonusAnswer>;

/** `kinds`: only these operations; all without it. */
export const bonusLogRequest = tokenRequest.extend({
  limit: z.number().int().positive().max(MOST_OPERATIONS),
  offset: z.number().int().nonnegative(),
  kinds: z.array(z.enum(BONUS_OPERATIONS)).nullish(),
});

const operation = z
  .looseObject({
    type: z.enum(BONUS_OPERATIONS),
    points: z.number().int(),
    date: offsetDateTime,
    order_number: orderNumber,
    expires_on: isoDate.nullish(),
  })
  .transform((wire) => ({
    kind: wire.type,
    points: wire.points,
    at: wire.date,
    orderNumber: wire.order_number ?? null,
    expiresOn: wire.expires_on ?? null,
  }));

/** The latest operation first; `points` is signed. */
export const bonusLogAnswer = z
  .looseObject({ logs: tolerantList(operation), logs_count: count })
  .transform((wire) => ({ operations: wire.logs, count: wire.logs_count }));
export type BonusLog = z.output<typeof bonusLogAnswer>;
export type BonusLogWire = z.input<typeof bonusLogAnswer>;

export const bonusAccountEndpoints = endpointsOf('account', {
  getBonusVariables: {
    method: 'POST',
    path: '/account/bonus/variables.json',
    summary: 'The tiers of points, their limits and the multiplier of extras.',
    request: requestBase,
    answer: variablesAnswer,
    envelope: { failures: ['serverError'] },
    isRead: true,
  },
  getBonus: {
    method: 'POST',
    path: '/account/bonus/get.json',
    summary: 'The points of an account: how many, its tier, when they lapse, and which are still to arrive.',
    request: tokenRequest,
    answer: bonusAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  listBonusLog: {
    method: 'POST',
    path: '/account/bonus/log.json',
    summary: 'A page of everything that happened to the points of an account.',
    request: bonusLogRequest,
    answer: bonusLogAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
});
