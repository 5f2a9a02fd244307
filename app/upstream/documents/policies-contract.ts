/** The `policies` call of the documents service: insurance policies of an order (the shapes are ours). */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';

const money = z.looseObject({ total: z.number().int().nonnegative(), currency: currencyCode });
const toMoney = ({ total, currency }: z.output<typeof money>) => ({ amount: total, currency });

const insured = z
  .looseObject({
    first_name: z.string(),
    last_name: z.string(),
    middle_name: z.string().nullish(),
    /** yyyy-MM-dd */
    birthday: z.iso.date().nullish(),
  })
  .transform((wire) => ({
    firstName: wire.first_name,
    lastName: wire.last_name,
    middleName: wire.middle_name ?? null,
    birthday: wire.birthday ?? null,
  }));

const risk = z
  .looseObject({
    /** "Flight delayed by more than 6 hours", in the language of the request. */
    title: z.string(),
    /** The most that is paid to one insured person. */
    sum: money,
  })
  .transform(({ title, sum }) => ({ title, sum: toMoney(sum) }));

const insurer = z
  .looseObject({
    name: z.string(),
    /** Number of the licence. */
    licence: z.string(),
    /** For claims, in E.164. */
    phone: z.string(),
    email: z.string(),
  })
  .transform(({ name, licence, phone, email }) => ({ name, licence, phone, email }));

const policy = z
  .looseObject({
    /** Unique at the insurer. */
    number: z.string(),
    /** KBP-240 and its name, in the language of the request. */
    code: z.string(),
    title: z.string(),
    insurer,
    /** A policy names everybody whom it insures. */
    insured: z.array(insured).min(1),
    /** First and last day of the cover, yyyy-MM-dd, by the local time of the journey. */
    valid_from: z.iso.date(),
    valid_until: z.iso.date(),
    territory: z.string(),
    risks: z.array(risk).min(1),
    /** The price of the whole policy. */
    premium: money,
    issued_at: offsetDateTime,
    status: openEnum(['active', 'cancelled'], 'unknown'),
    /** The time at which its price went back. */
    cancelled_at: offsetDateTime.nullish(),
  })
  .transform((wire) => ({
    number: wire.number,
    code: wire.code,
    title: wire.title,
    insurer: wire.insurer,
    insured: wire.insured,
    validFrom: wire.valid_from,
    validUntil: wire.valid_until,
    territory: wire.territory,
    risks: wire.risks,
    premium: toMoney(wire.premium),
    issuedAt: wire.issued_at,
    status: wire.status,
    cancelledAt: wire.cancelled_at ?? null,
  }));
export type Policy = z.output<typeof policy>;
export type PolicyWire = z.input<typeof policy>;

export const policiesRequest = requestBase.extend({ token: z.uuid() });
/** In the order of purchase; empty before the tickets are issued. */
export const policiesAnswer = z.looseObject({ policies: tolerantList(policy) }).transform(({ policies }) => policies);
export type PoliciesAnswerWire = z.input<typeof policiesAnswer>;
