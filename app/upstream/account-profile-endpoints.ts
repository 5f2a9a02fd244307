/** Calls of the account service about its owner. */
import { doneAnswer, setPasswordAnswer, tokenRequest } from './account/contract';
import * as profile from './account/profile-contract';
import type { Endpoint } from './endpoints';

const { PROFILE_ERROR_CODES, profilePaths } = profile;

export const ACCOUNT_PROFILE_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'getProfile',
    method: 'POST',
    path: profilePaths.get,
    summary: 'Whose account it is, and what its owner wishes.',
    request: tokenRequest,
    answer: profile.profileAnswer,
    envelope: { failures: PROFILE_ERROR_CODES.get },
  },
  {
    service: 'account',
    operation: 'updateProfile',
    method: 'POST',
    path: profilePaths.update,
    summary: 'Changes personal data; null takes a value away.',
    request: profile.updateProfileRequest,
    answer: profile.profileAnswer,
    envelope: { failures: PROFILE_ERROR_CODES.update },
  },
  {
    service: 'account',
    operation: 'updateAccount',
    method: 'POST',
    path: profilePaths.updateAccount,
    summary: 'Changes language, country, currency, newsletter and consents.',
    request: profile.updateAccountRequest,
    answer: profile.profileAnswer,
    envelope: { failures: PROFILE_ERROR_CODES.update },
  },
  {
    service: 'account',
    operation: 'changeEmail',
    method: 'POST',
    path: profilePaths.changeEmail,
    summary: 'Sends a link to a new address, which counts once it is followed; tells the old one.',
    request: profile.changeEmailRequest,
    answer: doneAnswer,
    envelope: { failures: PROFILE_ERROR_CODES.changeEmail },
  },
  {
    service: 'account',
    operation: 'changePassword',
    method: 'POST',
    path: profilePaths.changePassword,
    summary: 'Sets a password; ends all sessions of the account and begins one. Code 14: the old password is wrong.',
    request: profile.changePasswordRequest,
    answer: setPasswordAnswer,
    envelope: { failures: PROFILE_ERROR_CODES.changePassword },
  },
  {
    service: 'account',
    operation: 'askToAnonymize',
    method: 'POST',
    path: profilePaths.askToAnonymize,
    summary: 'Sends a letter with the link that deletes the account.',
    request: profile.askToAnonymizeRequest,
    answer: doneAnswer,
    envelope: { failures: PROFILE_ERROR_CODES.askToAnonymize },
  },
  {
    service: 'account',
    operation: 'anonymize',
    method: 'POST',
    path: profilePaths.anonymize,
    summary: 'Takes away all that is personal by the token of the letter, once; ends every session.',
    request: profile.anonymizeRequest,
    answer: doneAnswer,
    envelope: { failures: PROFILE_ERROR_CODES.anonymize },
  },
];
