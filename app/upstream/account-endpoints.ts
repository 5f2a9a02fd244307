/** Calls of the account service. */
import * as account from './account/contract';
import { ACCOUNT_CARD_ENDPOINTS } from './account-card-endpoints';
import { ACCOUNT_CONFIRMATION_ENDPOINTS } from './account-confirmation-endpoints';
import { ACCOUNT_CODE_ENDPOINTS } from './account-code-endpoints';
import { ACCOUNT_PASSKEY_ENDPOINTS } from './account-passkey-endpoints';
import { ACCOUNT_PASSENGER_ENDPOINTS } from './account-passenger-endpoints';
import { ACCOUNT_PROFILE_ENDPOINTS } from './account-profile-endpoints';
import { ACCOUNT_SESSION_ENDPOINTS } from './account-session-endpoints';
import { ACCOUNT_SOCIAL_ENDPOINTS } from './account-social-endpoints';
import type { Endpoint } from './endpoints';

const { ERROR_CODES } = account;

export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'signIn',
    method: 'POST',
    path: account.paths.signIn,
    summary: 'Begins a session. A wrong pair and an unknown address have one answer, and take one time.',
    request: account.signInRequest,
    answer: account.authAnswer,
    envelope: { failures: ERROR_CODES.signIn },
  },
  {
    service: 'account',
    operation: 'signOut',
    method: 'POST',
    path: account.paths.signOut,
    summary: 'Ends a session, or all sessions of its account.',
    request: account.signOutRequest,
    answer: account.doneAnswer,
    envelope: { failures: ERROR_CODES.signOut },
  },
  {
    service: 'account',
    operation: 'signUp',
    method: 'POST',
    path: account.paths.signUp,
    summary: 'Makes an account and sends a letter to its address, also to tell its owner that there is one already.',
    request: account.signUpRequest,
    answer: account.signUpAnswer,
    envelope: { failures: ERROR_CODES.signUp },
  },
  {
    service: 'account',
    operation: 'getAccount',
    method: 'POST',
    path: account.paths.get,
    summary: 'The account of a token; also how a token is verified.',
    request: account.tokenRequest,
    answer: account.accountAnswer,
    envelope: { failures: ERROR_CODES.get },
  },
  {
    service: 'account',
    operation: 'listOrders',
    method: 'POST',
    path: account.paths.orders,
    summary: 'Bookings of an account, the newest first.',
    request: account.ordersRequest,
    answer: account.ordersAnswer,
    envelope: { failures: ERROR_CODES.orders },
  },
  {
    service: 'account',
    operation: 'hasBooking',
    method: 'POST',
    path: account.paths.booking,
    summary: 'Whether a booking is one of the account. NotFound for one that is not, and for one that does not exist.',
    request: account.bookingRequest,
    answer: account.bookingAnswer,
    envelope: { failures: ERROR_CODES.booking },
  },
  {
    service: 'account',
    operation: 'requestPasswordReset',
    method: 'POST',
    path: account.paths.requestPasswordReset,
    summary: 'Sends a letter with a link to set a new password; the same answer without an account.',
    request: account.resetRequest,
    answer: account.doneAnswer,
    envelope: { failures: ERROR_CODES.requestPasswordReset },
  },
  {
    service: 'account',
    operation: 'setPassword',
    method: 'POST',
    path: account.paths.setPassword,
    summary: 'Sets a password by the token of the letter, once; ends all sessions of the account and begins one.',
    request: account.setPasswordRequest,
    answer: account.setPasswordAnswer,
    envelope: { failures: ERROR_CODES.setPassword },
  },
  ...ACCOUNT_CONFIRMATION_ENDPOINTS,
  ...ACCOUNT_PROFILE_ENDPOINTS,
  ...ACCOUNT_CARD_ENDPOINTS,
  ...ACCOUNT_CODE_ENDPOINTS,
  ...ACCOUNT_PASSKEY_ENDPOINTS,
  ...ACCOUNT_SESSION_ENDPOINTS,
  ...ACCOUNT_PASSENGER_ENDPOINTS,
  ...ACCOUNT_SOCIAL_ENDPOINTS,
];
