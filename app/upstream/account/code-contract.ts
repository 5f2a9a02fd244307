/** Signing in and re-authenticating by a code or a link of a letter (decision 032). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { accountRequest, authAnswer, doneAnswer, tokenRequest } from './contract';

/**
 * Succeeds for an address without an account too, without sending anything. The letter's link is
 * `{site_url}/auth/code/{link_token}`.
 */
export const requestCodeRequest = accountRequest.extend({ email: z.string(), site_url: z.string() });

/** Requests a code for the signed-in account; its letter has no link. */
export const requestAgainRequest = tokenRequest;

/** The code belongs to the attempt, which only the requesting browser knows. */
export const requestCodeAnswer = z
  .looseObject({ attempt_token: z.string().min(1) })
  .transform((wire) => ({ attemptToken: wire.attempt_token }));
export type RequestCodeAnswerWire = z.input<typeof requestCodeAnswer>;

/**
 * With `attempt_token` and `code`, or with `link_token`; a link with `attempt_token` must belong to the same letter.
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

/** The code of a sensitive call in a session that has not re-authenticated for too long. */
export const REAUTHENTICATION_REQUIRED = 'ReauthenticationRequired';

/**
 * Calls about codes of letters. `InvalidAuthInfo`: a wrong code; `InvalidConfirmationToken`: the letter is used, has
 * expired, or had too many wrong codes; `14`: a wrong password.
 */
export const codeEndpoints = endpointsOf('account', {
  requestCode: {
    method: 'POST',
    path: '/account/code/request.json',
    summary: 'Sends a letter with a code and a link that open the account once; the same answer without an account.',
    request: requestCodeRequest,
    answer: requestCodeAnswer,
    envelope: { failures: ['ValidationError', 'serverError'] },
    isRead: false,
  },
  requestCodeAgain: {
    method: 'POST',
    path: '/account/code/request_again.json',
    summary: 'Sends a code to the account that is signed in, by which its owner proves to be the owner.',
    request: requestAgainRequest,
    answer: requestCodeAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: false,
  },
  signInByLetter: {
    method: 'POST',
    path: '/account/code/sign_in.json',
    summary: 'Begins a session by the code or the link of a letter.',
    request: codeSignInRequest,
    answer: authAnswer,
    envelope: { failures: ['InvalidAuthInfo', 'InvalidConfirmationToken', 'SignInAttemptsEnded', 'serverError'] },
    isRead: false,
  },
  reauthenticate: {
    method: 'POST',
    path: '/account/reauthenticate.json',
    summary: 'The owner proves to be the owner again; for 15 minutes the session may change what is dear.',
    request: reauthenticateRequest,
    answer: reauthenticateAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        '14',
        'InvalidAuthInfo',
        'InvalidConfirmationToken',
        'SignInAttemptsEnded',
        'serverError',
      ],
    },
    isRead: false,
  },
});
