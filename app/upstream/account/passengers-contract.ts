/** The passenger notebook of an account: people who travel with its owner (specification 3 §3, §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { DOCUMENT_TYPES } from '~/upstream/booking/contract';
import { openEnum } from '~/upstream/tolerance';
import { doneAnswer, tokenRequest } from './contract';

/** Maximum number of passengers of an account, without the recently deleted. */
export const MAX_PASSENGERS = 50;
/** Days in which a deleted passenger can be restored; then the service forgets it. */
export const RESTORE_DAYS = 7;

/** dd.MM.yyyy, the booking service's format for dates of people and documents. */
const dottedDate = z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/);
const name = z.string().min(1).max(100);

/** A document, with the names as it spells them. */
export const documentParts = {
  first_name: name,
  last_name: name,
  middle_name: name.nullish(),
  /** True: there is none. Without this and a middle name: it was not asked for. */
  no_middle_name: z.boolean().nullish(),
  citizenship: z.string().length(2),
  document_type: z.enum(DOCUMENT_TYPES),
  passport_number: z.string().min(1).max(40),
  /** Null when the document does not expire. */
  passport_expdate: dottedDate.nullish(),
  no_passport_expdate: z.boolean().nullish(),
};

/** A document in an answer. */
export const documentWireParts = { ...documentParts, document_type: openEnum(DOCUMENT_TYPES, 'another_document') };

/** Reads a document of an answer. */
export function readDocument(wire: z.output<z.ZodObject<typeof documentWireParts>>) {
  return {
    firstName: wire.first_name,
    lastName: wire.last_name,
    middleName: wire.middle_name ?? null,
    hasNoMiddleName: wire.no_middle_name ?? false,
    citizenship: wire.citizenship,
    documentType: wire.document_type,
    documentNumber: wire.passport_number,
    /** YYYY-MM-DD; null when the document does not expire. */
    documentExpiry: wire.passport_expdate && !wire.no_passport_expdate ? isoDate(wire.passport_expdate) : null,
  };
}

const passengerData = z.object({ ...documentParts, gender: z.enum(['m', 'f']), birthdate: dottedDate });
/** A passenger without its id. */
export type PassengerDataWire = z.input<typeof passengerData>;

/**
 * Adds a passenger, or with an `id` changes one of this account. A repeated `idempotency_key` returns the existing
 * passenger.
 */
export const savePassengerRequest = tokenRequest.extend({
  passenger: passengerData.extend({ id: z.string().nullish() }),
  idempotency_key: z.string().min(16).max(100).optional(),
});
export type SavePassengerWire = z.input<typeof savePassengerRequest>['passenger'];

export const passengerIdRequest = tokenRequest.extend({ id: z.string() });

const notebookPassenger = z
  .looseObject({
    ...documentWireParts,
    gender: openEnum(['m', 'f'], null),
    birthdate: dottedDate,
    id: z.string().min(1),
  })
  .transform((wire) => ({
    id: wire.id,
    gender: wire.gender,
    /** YYYY-MM-DD */
    birthday: isoDate(wire.birthdate),
    ...readDocument(wire),
  }));
export type NotebookPassenger = z.output<typeof notebookPassenger>;
export type NotebookPassengerWire = z.input<typeof notebookPassenger>;

/** A deleted passenger who can still be restored; the shop gets no other data. */
const deletedPassenger = z
  .looseObject({ id: z.string().min(1), first_name: z.string(), last_name: z.string(), until: z.iso.datetime() })
  .transform((wire) => ({
    id: wire.id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    /** ISO instant of the final deletion. */
    until: wire.until,
  }));

/** By name; the deleted start with the last one. */
export const passengersAnswer = z
  .looseObject({ passengers: z.array(notebookPassenger), deleted: z.array(deletedPassenger).nullish() })
  .transform((wire) => ({ passengers: wire.passengers, deleted: wire.deleted ?? [] }));
export type Notebook = z.output<typeof passengersAnswer>;
export type PassengersAnswerWire = z.input<typeof passengersAnswer>;

export const savePassengerAnswer = z.looseObject({ passenger: notebookPassenger }).transform((wire) => wire.passenger);
export type SavePassengerAnswerWire = z.input<typeof savePassengerAnswer>;

/** 04.05.2031 → 2031-05-04 */
function isoDate(dotted: string): string {
  return dotted.split('.').reverse().join('-');
}

/**
 * Calls about the passenger notebook. `NotFound`: this account has no such passenger. `AlreadyExistsError`: another
 * passenger has this document. `PassengersLimitError`: the notebook is full.
 */
export const passengerEndpoints = endpointsOf('account', {
  listPassengers: {
    method: 'POST',
    path: '/account/passengers/all.json',
    summary: 'The passenger notebook of an account, and who was deleted from it a short while ago.',
    request: tokenRequest,
    answer: passengersAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  savePassenger: {
    method: 'POST',
    path: '/account/passengers/update.json',
    summary: 'Adds a passenger to the notebook, once for an idempotency key, or changes one of it.',
    request: savePassengerRequest,
    answer: savePassengerAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        'ReauthenticationRequired',
        'requestFormat',
        'NotFound',
        'AlreadyExistsError',
        'PassengersLimitError',
        'serverError',
      ],
    },
    isRead: false,
  },
  deletePassenger: {
    method: 'POST',
    path: '/account/passengers/delete.json',
    summary: 'Takes a passenger out of the notebook; for seven days it can be brought back.',
    request: passengerIdRequest,
    answer: doneAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ReauthenticationRequired', 'NotFound', 'serverError'] },
    isRead: false,
  },
  restorePassenger: {
    method: 'POST',
    path: '/account/passengers/restore.json',
    summary: 'Brings back a passenger that was deleted.',
    request: passengerIdRequest,
    answer: savePassengerAnswer,
    envelope: {
      failures: ['AuthTokenExpired', 'NotFound', 'AlreadyExistsError', 'PassengersLimitError', 'serverError'],
    },
    isRead: false,
  },
});
