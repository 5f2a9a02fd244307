/**
 * Passkeys (W3C Web Authentication, level 3): the account service stores and verifies them, the shop passes them on.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { accountRequest, authAnswer, doneAnswer, tokenRequest } from './contract';

/**
 * `site_url`: origin of the shop; its host is the id of the relying party. `site_name`: the name in the browser's
 * dialog.
 */
export const startAddingPasskeyRequest = tokenRequest.extend({ site_url: z.url(), site_name: z.string() });

/** The browser's answer, in WebAuthn's JSON form; only the service reads its content. */
export const credential = z.looseObject({ id: z.string(), response: z.looseObject({}) });
export type PasskeyCredential = z.output<typeof credential>;

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

/** `options` go to the browser unchanged; `challenge_token` works once, within five minutes. */
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
 * Calls about passkeys. `InvalidAuthInfo`: the browser's answer proves nothing; `InvalidConfirmationToken`: the
 * challenge is used or has expired; `NotFound`: the account has no such passkey.
 */
export const passkeyEndpoints = endpointsOf('account', {
  listPasskeys: {
    method: 'POST',
    path: '/account/passkeys/all.json',
    summary: 'Passkeys that open the account, the newest first.',
    request: tokenRequest,
    answer: passkeysAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  startAddingPasskey: {
    method: 'POST',
    path: '/account/passkeys/start_adding.json',
    summary: 'Options for the browser to make a passkey, with a challenge that is good once.',
    request: startAddingPasskeyRequest,
    answer: challengeAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ReauthenticationRequired', 'serverError'] },
    isRead: false,
  },
  addPasskey: {
    method: 'POST',
    path: '/account/passkeys/add.json',
    summary: 'Checks what the browser has made, keeps it, and tells the owner by letter.',
    request: addPasskeyRequest,
    answer: doneAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        'ReauthenticationRequired',
        'InvalidAuthInfo',
        'InvalidConfirmationToken',
        'AlreadyExistsError',
        'serverError',
      ],
    },
    isRead: false,
  },
  removePasskey: {
    method: 'POST',
    path: '/account/passkeys/delete.json',
    summary: 'The passkey opens the account no more.',
    request: removePasskeyRequest,
    answer: doneAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ReauthenticationRequired', 'NotFound', 'serverError'] },
    isRead: false,
  },
  startPasskeySignIn: {
    method: 'POST',
    path: '/account/passkeys/start_sign_in.json',
    summary: 'Options for the browser to find a passkey of this shop, with a challenge that is good once.',
    request: startPasskeySignInRequest,
    answer: challengeAnswer,
    envelope: { failures: ['serverError'] },
    isRead: false,
  },
  signInByPasskey: {
    method: 'POST',
    path: '/account/passkeys/sign_in.json',
    summary: 'Begins a session by a passkey; its counter must have grown.',
    request: passkeySignInRequest,
    answer: authAnswer,
    envelope: { failures: ['InvalidAuthInfo', 'InvalidConfirmationToken', 'serverError'] },
    isRead: false,
  },
});
