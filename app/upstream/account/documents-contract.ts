/**
 * Further documents of the people in an account's notebook (specification 3 §7 "documents all, update, add and delete";
 * the shapes are ours). The first document of a person is in `passengers-contract.ts`.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { doneAnswer, tokenRequest } from './contract';
import { documentParts, documentWireParts, readDocument } from './passengers-contract';

/** Maximum number of documents of a person besides the first one. */
export const MAX_FURTHER_DOCUMENTS = 5;

const documentData = z.object(documentParts);
/** A document without its id. */
export type DocumentDataWire = z.input<typeof documentData>;

/** A repeated `idempotency_key` returns the existing document. */
export const addDocumentRequest = tokenRequest.extend({
  passenger_id: z.string().max(100),
  document: documentData,
  idempotency_key: z.string().min(16).max(100),
});
export const updateDocumentRequest = tokenRequest.extend({
  document: documentData.extend({ id: z.string().max(100) }),
});
export const documentIdRequest = tokenRequest.extend({ id: z.string().max(100) });

const accountDocument = z
  .looseObject({ ...documentWireParts, id: z.string().min(1), passenger_id: z.string().min(1) })
  .transform((wire) => ({ id: wire.id, passengerId: wire.passenger_id, ...readDocument(wire) }));
export type AccountDocument = z.output<typeof accountDocument>;
export type AccountDocumentWire = z.input<typeof accountDocument>;

/** In the order of adding; without those of deleted passengers. */
export const documentsAnswer = z
  .looseObject({ documents: z.array(accountDocument) })
  .transform(({ documents }) => documents);
export type DocumentsAnswerWire = z.input<typeof documentsAnswer>;
export const documentAnswer = z.looseObject({ document: accountDocument }).transform(({ document }) => document);
export type DocumentAnswerWire = z.input<typeof documentAnswer>;

/**
 * Calls about further documents. `NotFound`: this account has no such passenger or document. `AlreadyExistsError`: the
 * notebook has this document. `DocumentsLimitError`: the passenger has as many as possible.
 */
export const documentEndpoints = endpointsOf('account', {
  listDocuments: {
    method: 'POST',
    path: '/account/documents/all.json',
    summary: 'The further documents of everybody in the notebook.',
    request: tokenRequest,
    answer: documentsAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  addDocument: {
    method: 'POST',
    path: '/account/documents/add.json',
    summary: 'Adds a document to a passenger of the notebook, once for an idempotency key.',
    request: addDocumentRequest,
    answer: documentAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        'requestFormat',
        'NotFound',
        'AlreadyExistsError',
        'DocumentsLimitError',
        'serverError',
      ],
    },
    isRead: false,
  },
  updateDocument: {
    method: 'POST',
    path: '/account/documents/update.json',
    summary: 'Changes a further document.',
    request: updateDocumentRequest,
    answer: documentAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        'ReauthenticationRequired',
        'requestFormat',
        'NotFound',
        'AlreadyExistsError',
        'serverError',
      ],
    },
    isRead: false,
  },
  deleteDocument: {
    method: 'POST',
    path: '/account/documents/delete.json',
    summary: 'Deletes a further document for good.',
    request: documentIdRequest,
    answer: doneAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ReauthenticationRequired', 'NotFound', 'serverError'] },
    isRead: false,
  },
});
