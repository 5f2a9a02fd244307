/** Calls of the account service about codes of letters. */
import * as codes from './account/code-contract';
import { authAnswer } from './account/contract';
import type { Endpoint } from './endpoints';

const { CODE_ERROR_CODES, codePaths } = codes;

export const ACCOUNT_CODE_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'requestCode',
    method: 'POST',
    path: codePaths.request,
    summary: 'Sends a letter with a code and a link that open the account once; the same answer without an account.',
    request: codes.requestCodeRequest,
    answer: codes.requestCodeAnswer,
    envelope: { failures: CODE_ERROR_CODES.request },
  },
  {
    service: 'account',
    operation: 'requestCodeAgain',
    method: 'POST',
    path: codePaths.requestAgain,
    summary: 'Sends a code to the account that is signed in, by which its owner proves to be the owner.',
    request: codes.requestAgainRequest,
    answer: codes.requestCodeAnswer,
    envelope: { failures: CODE_ERROR_CODES.requestAgain },
  },
  {
    service: 'account',
    operation: 'signInByLetter',
    method: 'POST',
    path: codePaths.signIn,
    summary: 'Begins a session by the code or the link of a letter.',
    request: codes.codeSignInRequest,
    answer: authAnswer,
    envelope: { failures: CODE_ERROR_CODES.signIn },
  },
  {
    service: 'account',
    operation: 'reauthenticate',
    method: 'POST',
    path: codePaths.reauthenticate,
    summary: 'The owner proves to be the owner again; for 15 minutes the session may change what is dear.',
    request: codes.reauthenticateRequest,
    answer: codes.reauthenticateAnswer,
    envelope: { failures: CODE_ERROR_CODES.reauthenticate },
  },
];
