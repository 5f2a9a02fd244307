/**
 * The promo codes of an account, and the friends it invites (specification 3 §2 `/user/discount`, §7; the shapes are ours).
 * Amounts are in hundredths; days are those of Moscow.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';
import { tokenRequest } from './contract';

/** Codes and invitations a page. */
export const DISCOUNTS_PER_PAGE = 8;
const MOST_PER_PAGE = 100;

export const CODE_ORIGINS = ['welcome', 'reward', 'again', 'rails', 'campaign'] as const;
export type CodeOrigin = (typeof CODE_ORIGINS)[number];
export const CODE_STATES = ['usable', 'used', 'lapsed'] as const;
export type CodeState = (typeof CODE_STATES)[number];

const amount = z.number().int().nonnegative();
const page = {
  limit: z.number().int().positive().max(MOST_PER_PAGE),
  offset: z.number().int().nonnegative(),
};

/** `booking_token`: only the codes that can be applied to that booking. */
export const codesRequest = tokenRequest.extend({ ...page, booking_token: z.string().max(100).nullish() });

/** `minimum`: the least price of the tickets; `carriers`: by name, of the whole order; `expires_on`: the last day. */
const ownCode = z
  .looseObject({
    code: z.string().min(1),
    origin: z.enum(CODE_ORIGINS).catch('campaign'),
    state: z.enum(CODE_STATES),
    amount,
    currency: currencyCode,
    minimum: amount.nullish(),
    transport: z.enum(['train', 'airplane']).nullish(),
    carriers: z.array(z.string()).nullish(),
    expires_on: z.iso.date().nullish(),
    used_on: z.iso.date().nullish(),
    order_number: z.string().nullish(),
  })
  .transform((wire) => ({
    code: wire.code,
    origin: wire.origin,
    state: wire.state,
    amount: wire.amount,
    currency: wire.currency,
    minimum: wire.minimum ?? 0,
    transport: wire.transport ?? null,
    carriers: wire.carriers ?? [],
    expiresOn: wire.expires_on ?? null,
    usedOn: wire.used_on ?? null,
    orderNumber: wire.order_number ?? null,
  }));
export type OwnCode = z.output<typeof ownCode>;

/** Usable codes come first, the first to lapse before the others. */
export const codesAnswer = z
  .looseObject({ codes: tolerantList(ownCode), count: amount })
  .transform((wire) => ({ codes: wire.codes, count: wire.count }));
export type OwnCodes = z.output<typeof codesAnswer>;
export type OwnCodesWire = z.input<typeof codesAnswer>;

export const INVITATION_STATES = ['signed_up', 'bought', 'rewarded', 'refused'] as const;
export type InvitationStatus = (typeof INVITATION_STATES)[number];
/**
 * `own`: the same browser, e-mail, card or document as who invited; `customer`: not new here; `person`: somebody who was
 * rewarded for already; `small`: a first order below the least; `returned`: its tickets went back; `limit`: that of a year.
 */
export const REFUSALS = ['own', 'customer', 'person', 'small', 'returned', 'limit'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** `name` is masked by the service; `reward_on`: the day on which the code comes or came. */
const invitation = z
  .looseObject({
    name: z.string(),
    state: z.enum(INVITATION_STATES),
    reason: z.enum(REFUSALS).nullish().catch(null),
    date: offsetDateTime,
    reward_on: z.iso.date().nullish(),
  })
  .transform((wire) => ({
    name: wire.name,
    state: wire.state,
    reason: wire.reason ?? null,
    at: wire.date,
    rewardOn: wire.reward_on ?? null,
  }));

const codeTerms = z
  .looseObject({ amount, minimum: amount, days: z.number().int().positive() })
  .transform(({ amount: value, minimum, days }) => ({ amount: value, minimum, days }));

export const referralRequest = tokenRequest.extend(page);

/** `code`: of the account's link; the latest invitation comes first. */
export const referralAnswer = z
  .looseObject({
    code: z.string().min(1).max(40),
    currency: currencyCode,
    welcome: codeTerms,
    reward: codeTerms,
    minimum: amount,
    most_rewards: z.number().int().positive(),
    invitations: tolerantList(invitation),
    count: amount,
  })
  .transform((wire) => ({
    code: wire.code,
    currency: wire.currency,
    welcome: wire.welcome,
    reward: wire.reward,
    minimum: wire.minimum,
    mostRewards: wire.most_rewards,
    invitations: wire.invitations,
    count: wire.count,
  }));
export type Referral = z.output<typeof referralAnswer>;
export type ReferralWire = z.input<typeof referralAnswer>;

export const claimInvitationRequest = tokenRequest.extend({ code: z.string().min(1).max(40) });
/** Tells nothing about who invited, and nothing about the rules that refuse. */
export const claimInvitationAnswer = z.looseObject({}).transform(() => null);

export const discountEndpoints = endpointsOf('account', {
  listOwnCodes: {
    method: 'POST',
    path: '/account/discount/codes.json',
    summary: 'A page of the promo codes of an account, or of those that can be applied to a booking.',
    request: codesRequest,
    answer: codesAnswer,
    envelope: { failures: ['AuthTokenExpired', 'NotFound', 'serverError'] },
    isRead: true,
  },
  getReferral: {
    method: 'POST',
    path: '/account/referral/get.json',
    summary: 'The link by which an account invites friends, its rules, and a page of those who came by it.',
    request: referralRequest,
    answer: referralAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  claimInvitation: {
    method: 'POST',
    path: '/account/referral/claim.json',
    summary: 'Notes by whose link an account came; the first one counts, and repeating changes nothing.',
    request: claimInvitationRequest,
    answer: claimInvitationAnswer,
    envelope: { failures: ['AuthTokenExpired', 'NotFound', 'serverError'] },
    isRead: false,
  },
});
