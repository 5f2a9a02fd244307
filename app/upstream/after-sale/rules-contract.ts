/**
 * Fare rules in words (`static/rules`, upstream facts §5; the shapes are ours). Every ticket of an order has its own
 * (upstream facts §8), so they come by fare and record. The carrier's words, in the language of the request.
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { tolerantList } from '~/upstream/tolerance';

export const RULE_KINDS = ['refund', 'exchange', 'baggage', 'no_show'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** The rules of an offer's fares before there is a booking (`variant_id`), or of the fare of a booking (`token`). */
export const fareRulesRequest = requestBase
  .extend({
    variant_id: z.string().max(100).optional(),
    token: z.string().max(100).optional(),
    /** ISO 3166 alpha-2: decides the unit of weights. */
    country: z.string().length(2).optional(),
  })
  .refine((body) => Boolean(body.variant_id) !== Boolean(body.token), 'variant_id or token');

const rule = z.looseObject({ kind: z.enum(RULE_KINDS), paragraphs: z.array(z.string()).min(1) });

const recordRules = z
  .looseObject({
    record_index: z.number().int().nonnegative(),
    /** The rides of the ticket: "Moscow – Sochi, Sochi – Moscow". */
    route: z.string(),
    carrier: z.string(),
    rules: tolerantList(rule),
  })
  .transform(({ record_index: recordIndex, route, carrier, rules }) => ({ recordIndex, route, carrier, rules }));

const fareRules = z
  .looseObject({ fare_variant_key: z.string(), name: z.string(), records: z.array(recordRules).min(1) })
  .transform(({ fare_variant_key: fareKey, name, records }) => ({ fareKey, name, records }));
export type FareRules = z.output<typeof fareRules>;

export const fareRulesAnswer = z.looseObject({ fares: tolerantList(fareRules) }).transform(({ fares }) => fares);
export type FareRulesWire = z.input<typeof fareRulesAnswer>;

/** The call for fare rules. */
export const rulesCalls = {
  getFareRules: {
    method: 'POST',
    path: '/v4/static/rules',
    summary: "The carriers' rules in words: of all fares of an offer (`variant_id`), or of a booking's (`token`).",
    request: fareRulesRequest,
    answer: fareRulesAnswer,
    envelope: { failures: ['NotFound', 'sessionExpired', 'requestFormat', 'serverError'] },
    isRead: true,
    timeoutMs: 15_000,
  },
} as const;
