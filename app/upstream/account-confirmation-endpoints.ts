/** Calls of the account service about links that confirm an address. */
import * as confirmation from './account/confirmation-contract';
import type { Endpoint } from './endpoints';

const { CONFIRMATION_ERROR_CODES } = confirmation;

export const ACCOUNT_CONFIRMATION_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'showConfirmation',
    method: 'POST',
    path: confirmation.confirmationPaths.show,
    summary: 'What the link of a letter does, and what it takes in this browser. Uses nothing up.',
    request: confirmation.showConfirmationRequest,
    answer: confirmation.showConfirmationAnswer,
    envelope: { failures: CONFIRMATION_ERROR_CODES.show },
  },
  {
    service: 'account',
    operation: 'confirm',
    method: 'POST',
    path: confirmation.confirmationPaths.confirm,
    summary:
      'Confirms an address by the token of the letter, once. A new account begins a session; a change of e-mail ends all but the one that confirms it.',
    request: confirmation.confirmRequest,
    answer: confirmation.confirmAnswer,
    envelope: { failures: CONFIRMATION_ERROR_CODES.confirm },
  },
];
