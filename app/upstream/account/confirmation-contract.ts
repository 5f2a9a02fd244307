/**
 * Letters that prove the owner of an address: of a sign-up, of a social sign-in, and of a change of e-mail
 * (specification 3 §2, §7; decision 031). A link proves the mailbox only. Choices made before the letter was answered
 * (a password, a network) count only if the same browser answers it.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { accountId, accountRequest, isConfirmed } from './contract';

/**
 * `browser_key`: a random secret of the browser that asked for the letter, sent with sign_up and specify_email.
 * `auth_token`: the session of the browser that opens the link, if there is one.
 */
export const showConfirmationRequest = accountRequest.extend({
  confirmation_token: z.string(),
  browser_key: z.string().optional(),
  auth_token: z.string().optional(),
});

/**
 * `password`: as demanded by `needs` of show. For a new account opened in another browser it is the new password; for
 * a change of e-mail outside the account's session it is the account's own password.
 */
export const confirmRequest = showConfirmationRequest.extend({ password: z.string().optional() });

/** `data` of show: the link's effect and its requirements. Showing does not use the link up. */
export const showConfirmationAnswer = z
  .looseObject({
    kind: z.enum(['new_account', 'email_change']),
    /** The address to confirm. */
    email: z.string(),
    needs: z.enum(['nothing', 'new_password', 'password']),
  })
  .transform(({ kind, email, needs }) => ({
    kind: ({ new_account: 'newAccount', email_change: 'emailChange' } as const)[kind],
    email,
    needs: ({ nothing: 'nothing', new_password: 'newPassword', password: 'password' } as const)[needs],
  }));
export type ShowConfirmationAnswerWire = z.input<typeof showConfirmationAnswer>;
export type Confirmation = z.output<typeof showConfirmationAnswer>;

/**
 * `data` of confirm. A new account begins a session. A change of e-mail begins none: all sessions of the account end
 * but that of the request's `auth_token`.
 */
export const confirmAnswer = z
  .looseObject({
    auth_token: z.string().min(1).nullish(),
    account_id: accountId,
    email: z.string(),
    is_confirmed: isConfirmed,
  })
  .transform((wire) => ({
    authToken: wire.auth_token ?? null,
    accountId: wire.account_id,
    email: wire.email,
    isConfirmed: wire.is_confirmed,
  }));
export type ConfirmAnswerWire = z.input<typeof confirmAnswer>;

/**
 * Calls about links that confirm an address. `14`: the account's own password is wrong. `ValidationError`: the new
 * password is refused.
 */
export const confirmationEndpoints = endpointsOf('account', {
  showConfirmation: {
    method: 'POST',
    path: '/account/confirm/show.json',
    summary: 'What the link of a letter does, and what it takes in this browser. Uses nothing up.',
    request: showConfirmationRequest,
    answer: showConfirmationAnswer,
    envelope: { failures: ['InvalidConfirmationToken', 'serverError'] },
    isRead: true,
  },
  confirm: {
    method: 'POST',
    path: '/account/confirm.json',
    summary:
      'Confirms an address by the token of the letter, once. A new account begins a session; a change of e-mail ends all but the one that confirms it.',
    request: confirmRequest,
    answer: confirmAnswer,
    envelope: { failures: ['InvalidConfirmationToken', 'ValidationError', '14', 'SignInAttemptsEnded', 'serverError'] },
    isRead: false,
  },
});
