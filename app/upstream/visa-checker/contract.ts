/** Visa rules for short trips: GET /rule (specification 1 §1, §7 "visa checker"). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { tolerantList } from '~/upstream/tolerance';

const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** Two-letter codes: of the passport and of the country of the trip. */
export const ruleQuery = z.object({ citizenship: countryCode, destination: countryCode, locale: z.string() });

/**
 * `own`: the passport is of that country; `free`: no visa; `on_arrival`, `electronic`: a visa or permit on arrival, or
 * on-line before the trip; `required`: a visa of the consulate.
 */
export const ENTRIES = ['own', 'free', 'on_arrival', 'electronic', 'required'] as const;

const days = z.number().int().positive();

const ruleWire = z
  .looseObject({
    entry: z.enum(ENTRIES),
    /** Name of the electronic visa or permit, the same in every language: "ESTA"; missing when it has none. */
    permit: z.string().max(40).nullish(),
    /** Days of one stay that the rule allows; missing when it names none. */
    max_days: days.nullish(),
    /** The days of `max_days` count within so many, e.g. 90 within 180. */
    within_days: days.nullish(),
    /** Months that the passport has to be valid after the trip. */
    passport_months: days.nullish(),
    /** A national identity document is enough. */
    takes_national_id: z.boolean().nullish(),
    checked_on: z.iso.date(),
    /** Name of those who say so, in the language asked for. */
    source: z.string(),
    /** The site of the country itself, where to check the rule. */
    official_url: z.url({ protocol: /^https$/ }).nullish(),
  })
  .transform((wire) => ({
    entry: wire.entry,
    permit: wire.permit ?? null,
    maxDays: wire.max_days ?? null,
    withinDays: wire.within_days ?? null,
    passportMonths: wire.passport_months ?? null,
    takesNationalId: wire.takes_national_id ?? false,
    checkedOn: wire.checked_on,
    source: wire.source,
    officialUrl: wire.official_url ?? null,
  }));

/** 200; an empty list when no rule is known, and nobody may guess then. A rule of an unknown kind is not known either. */
export const ruleAnswer = z
  .looseObject({ rules: tolerantList(ruleWire) })
  .transform(({ rules }) => ({ rule: rules[0] ?? null }));

export type RuleAnswerWire = z.input<typeof ruleAnswer>;
export type VisaRule = NonNullable<z.output<typeof ruleAnswer>['rule']>;

/** Calls of the visa checker. */
export const endpoints = endpointsOf('visaChecker', {
  findRule: {
    method: 'GET',
    path: '/rule',
    summary: 'The rule of entry for a passport and a country, with its source and the day it was checked.',
    request: ruleQuery,
    answer: ruleAnswer,
    envelope: null,
    isRead: true,
  },
});
