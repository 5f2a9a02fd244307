/** Calls of the account service about the passenger notebook. */
import { doneAnswer, tokenRequest } from './account/contract';
import * as passengers from './account/passengers-contract';
import type { Endpoint } from './endpoints';

const { PASSENGER_ERROR_CODES, passengerPaths } = passengers;

export const ACCOUNT_PASSENGER_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'listPassengers',
    method: 'POST',
    path: passengerPaths.list,
    summary: 'The passenger notebook of an account, and who was deleted from it a short while ago.',
    request: tokenRequest,
    answer: passengers.passengersAnswer,
    envelope: { failures: PASSENGER_ERROR_CODES.list },
  },
  {
    service: 'account',
    operation: 'savePassenger',
    method: 'POST',
    path: passengerPaths.save,
    summary: 'Adds a passenger to the notebook, once for an idempotency key, or changes one of it.',
    request: passengers.savePassengerRequest,
    answer: passengers.savePassengerAnswer,
    envelope: { failures: PASSENGER_ERROR_CODES.save },
  },
  {
    service: 'account',
    operation: 'deletePassenger',
    method: 'POST',
    path: passengerPaths.remove,
    summary: 'Takes a passenger out of the notebook; for seven days it can be brought back.',
    request: passengers.passengerIdRequest,
    answer: doneAnswer,
    envelope: { failures: PASSENGER_ERROR_CODES.remove },
  },
  {
    service: 'account',
    operation: 'restorePassenger',
    method: 'POST',
    path: passengerPaths.restore,
    summary: 'Brings back a passenger that was deleted.',
    request: passengers.passengerIdRequest,
    answer: passengers.savePassengerAnswer,
    envelope: { failures: PASSENGER_ERROR_CODES.restore },
  },
];
