/** Calls of the account service about passkeys. */
import { authAnswer, doneAnswer, tokenRequest } from './account/contract';
import * as passkeys from './account/passkeys-contract';
import type { Endpoint } from './endpoints';

const { PASSKEY_ERROR_CODES, passkeyPaths } = passkeys;

export const ACCOUNT_PASSKEY_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'listPasskeys',
    method: 'POST',
    path: passkeyPaths.list,
    summary: 'Passkeys that open the account, the newest first.',
    request: tokenRequest,
    answer: passkeys.passkeysAnswer,
    envelope: { failures: PASSKEY_ERROR_CODES.list },
  },
  {
    service: 'account',
    operation: 'startAddingPasskey',
    method: 'POST',
    path: passkeyPaths.startAdding,
    summary: 'Options for the browser to make a passkey, with a challenge that is good once.',
    request: passkeys.startAddingPasskeyRequest,
    answer: passkeys.challengeAnswer,
    envelope: { failures: PASSKEY_ERROR_CODES.startAdding },
  },
  {
    service: 'account',
    operation: 'addPasskey',
    method: 'POST',
    path: passkeyPaths.add,
    summary: 'Checks what the browser has made, keeps it, and tells the owner by letter.',
    request: passkeys.addPasskeyRequest,
    answer: doneAnswer,
    envelope: { failures: PASSKEY_ERROR_CODES.add },
  },
  {
    service: 'account',
    operation: 'removePasskey',
    method: 'POST',
    path: passkeyPaths.remove,
    summary: 'The passkey opens the account no more.',
    request: passkeys.removePasskeyRequest,
    answer: doneAnswer,
    envelope: { failures: PASSKEY_ERROR_CODES.remove },
  },
  {
    service: 'account',
    operation: 'startPasskeySignIn',
    method: 'POST',
    path: passkeyPaths.startSignIn,
    summary: 'Options for the browser to find a passkey of this shop, with a challenge that is good once.',
    request: passkeys.startPasskeySignInRequest,
    answer: passkeys.challengeAnswer,
    envelope: { failures: PASSKEY_ERROR_CODES.startSignIn },
  },
  {
    service: 'account',
    operation: 'signInByPasskey',
    method: 'POST',
    path: passkeyPaths.signIn,
    summary: 'Begins a session by a passkey; its counter must have grown.',
    request: passkeys.passkeySignInRequest,
    answer: authAnswer,
    envelope: { failures: PASSKEY_ERROR_CODES.signIn },
  },
];
