/** Signing in, and proving again who one is, by a code or a link of a letter (decision 032). */
import { z } from 'zod';
import { accountRequest, doneAnswer, tokenRequest } from './contract';

export const codePaths = {
  request: '/account/code/request.json',
  requestAgain: '/account/code/request_again.json',
  signIn: '/account/code/sign_in.json',
  reauthenticate: '/account/reauthenticate.json',
} as const;

/**
 * Succeeds for an address without an account too, to which nothing is sent. The letter's link is
 * `{site_url}/auth/code/{link_token}`.
 */
export const requestCodeRequest = accountRequest.extend({ email: z.string(), site_url: z.string() });

/** The same for the account that is signed in; its letter has no link. */
export const requestAgainRequest = tokenRequest;

/** The code belongs to the attempt, which only the browser knows that asked. */
export const requestCodeAnswer = z
  .looseObject({ attempt_token: z.string().min(1) })
  .transform((wire) => ({ attemptToken: wire.attempt_token }));
export type RequestCodeAnswerWire = z.input<typeof requestCodeAnswer>;

/**
 * With `attempt_token` and `code`, or with `link_token`; of a link with `attempt_token`, both must be of one letter.
 */
export const codeSignInRequest = accountRequest.extend({
  attempt_token: z.string().optional(),
  code: z.string().optional(),
  link_token: z.string().optional(),
  is_remembered: z.boolean().optional(),
});

/** With `password`, or with `attempt_token` and `code`. */
export const reauthenticateRequest = tokenRequest.extend({
  password: z.string().optional(),
  attempt_token: z.string().optional(),
  code: z.string().optional(),
});

export const reauthenticateAnswer = doneAnswer;

/** A call that changes something dear, in a session whose owner has proven nothing for too long. */
export const REAUTHENTICATION_REQUIRED = 'ReauthenticationRequired';

/**
 * Codes of a failure. `InvalidAuthInfo`: another code; `InvalidConfirmationToken`: the letter is used, over, or the code
 * was wrong too often; `14`: a wrong password.
 */
export const CODE_ERROR_CODES = {
  request: ['ValidationError', 'serverError'],
  requestAgain: ['AuthTokenExpired', 'serverError'],
  signIn: ['InvalidAuthInfo', 'InvalidConfirmationToken', 'SignInAttemptsEnded', 'serverError'],
  reauthenticate: [
    'AuthTokenExpired',
    '14',
    'InvalidAuthInfo',
    'InvalidConfirmationToken',
    'SignInAttemptsEnded',
    'serverError',
  ],
} as const;
