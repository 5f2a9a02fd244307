/** Passkeys (W3C Web Authentication, level 3): the account service keeps and checks them, the shop passes them on. */
import { z } from 'zod';
import { accountRequest, tokenRequest } from './contract';

export const passkeyPaths = {
  list: '/account/passkeys/all.json',
  startAdding: '/account/passkeys/start_adding.json',
  add: '/account/passkeys/add.json',
  remove: '/account/passkeys/delete.json',
  startSignIn: '/account/passkeys/start_sign_in.json',
  signIn: '/account/passkeys/sign_in.json',
} as const;

/** `site_url`: origin of the shop; its host is the id of the relying party. `site_name`: what the browser's window names. */
export const startAddingPasskeyRequest = tokenRequest.extend({ site_url: z.url(), site_name: z.string() });

/** What the browser has answered, as WebAuthn writes it in JSON; the service alone reads what is in it. */
const credential = z.looseObject({ id: z.string(), response: z.looseObject({}) });

export const addPasskeyRequest = tokenRequest.extend({
  challenge_token: z.string(),
  credential,
  name: z.string().min(1).max(60),
});

export const removePasskeyRequest = tokenRequest.extend({ passkey_id: z.string() });

export const startPasskeySignInRequest = accountRequest.extend({ site_url: z.url() });

export const passkeySignInRequest = accountRequest.extend({
  challenge_token: z.string(),
  credential,
  is_remembered: z.boolean().optional(),
});

/** `options` go to the browser as they are; `challenge_token` is good once, for five minutes. */
export const challengeAnswer = z
  .looseObject({ challenge_token: z.string().min(1), options: z.looseObject({ challenge: z.string() }) })
  .transform((wire) => ({ challengeToken: wire.challenge_token, options: wire.options }));
export type ChallengeAnswerWire = z.input<typeof challengeAnswer>;
export type PasskeyChallenge = z.output<typeof challengeAnswer>;

const passkey = z
  .looseObject({
    passkey_id: z.string().min(1),
    name: z.string(),
    added_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullish(),
  })
  .transform((wire) => ({
    id: wire.passkey_id,
    name: wire.name,
    /** ISO instants. */
    addedAt: wire.added_at,
    lastUsedAt: wire.last_used_at ?? null,
  }));
export type Passkey = z.output<typeof passkey>;

/** The newest first. */
export const passkeysAnswer = z.looseObject({ passkeys: z.array(passkey) }).transform((wire) => wire.passkeys);
export type PasskeysAnswerWire = z.input<typeof passkeysAnswer>;

/**
 * Codes of a failure. `InvalidAuthInfo`: the answer of the browser proves nothing; `InvalidConfirmationToken`: the
 * challenge is used or over; `NotFound`: the account has no such passkey.
 */
export const PASSKEY_ERROR_CODES = {
  list: ['AuthTokenExpired', 'serverError'],
  startAdding: ['AuthTokenExpired', 'ReauthenticationRequired', 'serverError'],
  add: [
    'AuthTokenExpired',
    'ReauthenticationRequired',
    'InvalidAuthInfo',
    'InvalidConfirmationToken',
    'AlreadyExistsError',
    'serverError',
  ],
  remove: ['AuthTokenExpired', 'ReauthenticationRequired', 'NotFound', 'serverError'],
  startSignIn: ['serverError'],
  signIn: ['InvalidAuthInfo', 'InvalidConfirmationToken', 'serverError'],
} as const;
