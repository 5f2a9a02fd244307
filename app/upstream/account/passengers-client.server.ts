import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import type { AccountDocument, DocumentDataWire } from './documents-contract';
import {
  passengerEndpoints,
  type Notebook,
  type NotebookPassenger,
  type SavePassengerWire,
} from './passengers-contract';

/** A document as the form has it, with the names as it spells them. */
export type DocumentToSave = Omit<AccountDocument, 'id' | 'passengerId'>;

/** A passenger as the form has it; a new one has no id. */
export type PassengerToSave = Omit<NotebookPassenger, 'id' | 'gender'> & { id: string | null; gender: 'm' | 'f' };

/**
 * Calls about the passenger notebook (specification 3 §3, §7). Another account's id gets NotFound, like an unknown
 * one.
 */
export function passengerCalls(call: AccountCall) {
  return {
    /** Returns everybody in the notebook, by name, and the recently deleted. */
    listPassengers(token: AuthToken): Promise<Notebook> {
      const body = { auth_token: token.reveal() };
      return call(passengerEndpoints.listPassengers, body);
    },

    /**
     * Adds a passenger, or changes the one of its id.
     * @param idempotencyKey of the form: sent twice, it adds one passenger
     * @throws UpstreamError AlreadyExistsError when another passenger has this document, PassengersLimitError,
     *   NotFound, or requestFormat with fields
     */
    savePassenger(token: AuthToken, passenger: PassengerToSave, idempotencyKey?: string): Promise<NotebookPassenger> {
      const key = idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey };
      const body = { auth_token: token.reveal(), passenger: passengerToWire(passenger), ...key };
      return call(passengerEndpoints.savePassenger, body);
    },

    /** Deletes a passenger, who can be restored for some days. */
    async deletePassenger(token: AuthToken, id: string): Promise<void> {
      await call(passengerEndpoints.deletePassenger, { auth_token: token.reveal(), id });
    },

    /** Restores a deleted passenger. An existing one stays unchanged. */
    restorePassenger(token: AuthToken, id: string): Promise<NotebookPassenger> {
      const body = { auth_token: token.reveal(), id };
      return call(passengerEndpoints.restorePassenger, body);
    },
  };
}

function passengerToWire(passenger: PassengerToSave): SavePassengerWire {
  return {
    ...(passenger.id === null ? {} : { id: passenger.id }),
    gender: passenger.gender,
    birthdate: dotted(passenger.birthday),
    ...documentToWire(passenger),
  };
}

/** Converts a document to its wire form, without an id. */
export function documentToWire(document: DocumentToSave): DocumentDataWire {
  const { documentExpiry } = document;
  return {
    first_name: document.firstName,
    last_name: document.lastName,
    middle_name: document.middleName,
    no_middle_name: document.hasNoMiddleName,
    citizenship: document.citizenship,
    document_type: document.documentType,
    passport_number: document.documentNumber,
    passport_expdate: documentExpiry === null ? null : dotted(documentExpiry),
    no_passport_expdate: documentExpiry === null,
  };
}

/** 2031-05-04 → 04.05.2031 */
function dotted(isoDate: string): string {
  return isoDate.split('-').reverse().join('.');
}
