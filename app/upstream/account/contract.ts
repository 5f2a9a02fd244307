/** Accounts: signing in and up, passwords, orders (upstream facts §5, specification 3 §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';

/**
 * The visitor's browser. The shop chooses `id`, the same for years; the names appear in the list of sessions and in
 * letters; `site_url` is the origin of the shop for links in letters.
 */
export const clientFacts = z.looseObject({
  id: z.string().min(1).max(100),
  browser: z.string().max(40).nullish(),
  system: z.string().max(40).nullish(),
  site_url: z.string(),
});
export type ClientFacts = { id: string; browser: string | null; system: string | null; siteUrl: string };

/** The common part of every request of the account service. */
export const accountRequest = requestBase.extend({ client: clientFacts.optional() });

/** The account's market, and whether the visitor has accepted cookies. */
export const visitor = {
  lang: z.string(),
  country: z.string(),
  currency: z.string(),
  cookie_policy_accept: z.boolean(),
};

/**
 * `client_id` distinguishes browsers without naming them. Attempts are counted by it, so that an attacker locks out
 * only their own browser.
 */
export const signInRequest = accountRequest.extend({
  ...visitor,
  email: z.string(),
  password: z.string(),
  client_id: z.string().optional(),
  /** True: until it ends; false: until the browser is closed. Default: true. */
  is_remembered: z.boolean().optional(),
});

/**
 * `site_url`: the origin of the shop; the letter's link is `{site_url}/user/confirm/{token}`. `browser_key`: a secret
 * of this browser; the password counts only where it is presented again (see `confirmation-contract`).
 */
export const signUpRequest = accountRequest.extend({
  ...visitor,
  email: z.string(),
  password: z.string(),
  personal_data_processing_consent: z.boolean(),
  explicit_ads_consent: z.boolean(),
  site_url: z.string(),
  browser_key: z.string().optional(),
});

export const tokenRequest = accountRequest.extend({ auth_token: z.string() });

/** `everywhere` ends the sessions of all browsers. */
export const signOutRequest = tokenRequest.extend({ everywhere: z.boolean().optional() });

/** Checks whether a booking belongs to the account, by the same rule as the list. */
export const bookingRequest = tokenRequest.extend({ booking_token: z.string() });

/** `phone`: E.164, the one that was typed with the order. */
export const claimRequest = bookingRequest.extend({ phone: z.string().regex(/^\+[1-9]\d{6,14}$/) });

/** The letter's link is `{site_url}/user/reset_password/{token}`. Succeeds for an address without an account too. */
export const resetRequest = accountRequest.extend({ email: z.string(), site_url: z.string() });

export const setPasswordRequest = accountRequest.extend({ password_reset_token: z.string(), new_password: z.string() });

export const accountId = z.union([z.string(), z.number()]).transform(String);

/**
 * Whether the owner of the address has answered a letter to it. An unconfirmed address must not show or open anything,
 * so a missing or invalid value reads as false.
 */
export const isConfirmed = z
  .boolean()
  .nullish()
  .catch(false)
  .transform((value) => value ?? false);

/** `data` of sign_in: a session has begun. */
export const authAnswer = z
  .looseObject({ auth_token: z.string().min(1), account_id: accountId, email: z.string(), is_confirmed: isConfirmed })
  .transform((wire) => ({
    authToken: wire.auth_token,
    accountId: wire.account_id,
    email: wire.email,
    isConfirmed: wire.is_confirmed,
  }));

/** `data` of sign_up; the account waits for its address to be confirmed. */
export const signUpAnswer = z
  .looseObject({ profile: z.looseObject({ account_id: accountId }) })
  .transform((wire) => ({ accountId: wire.profile.account_id }));

/** `data` of get: an answer means that the token is valid. */
export const accountAnswer = z
  .looseObject({
    profile: z.looseObject({
      account_id: accountId,
      email: z.string(),
      is_confirmed: isConfirmed,
      /** Whether sensitive data may be changed without re-authentication. */
      is_fresh: z.boolean().nullish(),
      /** False for an account that opens only by networks, codes or passkeys. */
      has_password: z.boolean().nullish(),
      /** Proves the account to the support chat, by a secret that both services share. */
      intercom_user_hash: z.string().min(1).max(200).nullish().catch(null),
    }),
  })
  .transform(({ profile }) => ({
    accountId: profile.account_id,
    email: profile.email,
    isConfirmed: profile.is_confirmed,
    isFresh: profile.is_fresh ?? true,
    hasPassword: profile.has_password ?? true,
    chatHash: profile.intercom_user_hash ?? null,
  }));

/** `data` of set: a session has begun, and those of all other browsers have ended. */
export const setPasswordAnswer = z
  .looseObject({ auth_token: z.string().min(1) })
  .transform((wire) => ({ authToken: wire.auth_token }));

/** Tokens of bookings, the newest first. */
/**
 * `data` of booking: it belongs to the account. `by_address`: only because a guest's tickets went to the account's address,
 * which may have been mistyped (docs/decisions/076).
 */
export const bookingAnswer = z
  .looseObject({ token: z.string(), by_address: z.boolean().nullish() })
  .transform((wire) => ({ token: wire.token, isByAddress: wire.by_address ?? false }));

/** `data` of calls without a result. */
export const doneAnswer = z.looseObject({}).transform(() => null);

export type AuthAnswerWire = z.input<typeof authAnswer>;
export type SignUpAnswerWire = z.input<typeof signUpAnswer>;
export type AccountAnswerWire = z.input<typeof accountAnswer>;
export type SetPasswordAnswerWire = z.input<typeof setPasswordAnswer>;
export type BookingAnswerWire = z.input<typeof bookingAnswer>;
export type AccountState = z.output<typeof accountAnswer>;
export type Account = Pick<AccountState, 'accountId' | 'email' | 'isConfirmed'>;

/** Calls about signing in and up, passwords and orders (upstream facts §5, specification 3 §8). */
export const accountEndpoints = endpointsOf('account', {
  signIn: {
    method: 'POST',
    path: '/account/sign_in.json',
    summary: 'Begins a session. A wrong pair and an unknown address have one answer, and take one time.',
    request: signInRequest,
    answer: authAnswer,
    envelope: {
      failures: ['InvalidAuthInfo', 'NotConfirmed', 'SignInAttemptsEnded', 'ExpiredPassword', 'serverError'],
    },
    isRead: false,
  },
  signOut: {
    method: 'POST',
    path: '/account/sign_out.json',
    summary: 'Ends a session, or all sessions of its account.',
    request: signOutRequest,
    answer: doneAnswer,
    envelope: { failures: ['serverError'] },
    isRead: false,
  },
  signUp: {
    method: 'POST',
    path: '/account/sign_up.json',
    summary: 'Makes an account and sends a letter to its address, also to tell its owner that there is one already.',
    request: signUpRequest,
    answer: signUpAnswer,
    envelope: { failures: ['ValidationError', 'AlreadyExistsError', 'serverError'] },
    isRead: false,
  },
  getAccount: {
    method: 'POST',
    path: '/account/get.json',
    summary: 'The account of a token; also how a token is verified.',
    request: tokenRequest,
    answer: accountAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  findBooking: {
    method: 'POST',
    path: '/account/booking/get.json',
    summary: 'Whether a booking is one of the account. NotFound for one that is not, and for one that does not exist.',
    request: bookingRequest,
    answer: bookingAnswer,
    envelope: { failures: ['AuthTokenExpired', 'NotFound', 'serverError'] },
    isRead: true,
  },
  claimBooking: {
    method: 'POST',
    path: '/account/booking/claim.json',
    summary:
      "Gives the account a guest's order that is its own by the address alone, once its phone is typed. SignInAttemptsEnded: five wrong phones in a day. wrongAction: the order is another account's.",
    request: claimRequest,
    answer: doneAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        'NotFound',
        'InvalidAuthInfo',
        'SignInAttemptsEnded',
        'wrongAction',
        'serverError',
      ],
    },
    isRead: false,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/password/reset.json',
    summary: 'Sends a letter with a link to set a new password; the same answer without an account.',
    request: resetRequest,
    answer: doneAnswer,
    envelope: { failures: ['ValidationError', 'serverError'] },
    isRead: false,
  },
  setPassword: {
    method: 'POST',
    path: '/password/set.json',
    summary: 'Sets a password by the token of the letter, once; ends all sessions of the account and begins one.',
    request: setPasswordRequest,
    answer: setPasswordAnswer,
    envelope: { failures: ['ValidationError', 'PasswordResetTokenExpired', 'serverError'] },
    isRead: false,
  },
});
