import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { documentEndpoints, type AccountDocument } from './documents-contract';
import { documentToWire, type DocumentToSave } from './passengers-client.server';

/**
 * Calls about the further documents of the people in the notebook (specification 3 §7). Another account's id gets
 * NotFound, like an unknown one.
 */
export function documentCalls(call: AccountCall) {
  return {
    /** Returns the further documents of everybody, in the order of adding. */
    listDocuments(token: AuthToken): Promise<AccountDocument[]> {
      return call(documentEndpoints.listDocuments, { auth_token: token.reveal() });
    },

    /**
     * Adds a document.
     * @param idempotencyKey of the form: sent twice, it adds one document
     * @throws UpstreamError NotFound, AlreadyExistsError, DocumentsLimitError, or requestFormat with fields
     */
    addDocument(
      token: AuthToken,
      passengerId: string,
      document: DocumentToSave,
      idempotencyKey: string,
    ): Promise<AccountDocument> {
      return call(documentEndpoints.addDocument, {
        auth_token: token.reveal(),
        passenger_id: passengerId,
        document: documentToWire(document),
        idempotency_key: idempotencyKey,
      });
    },

    /** Changes a document. @throws UpstreamError NotFound, AlreadyExistsError, or requestFormat with fields */
    updateDocument(token: AuthToken, id: string, document: DocumentToSave): Promise<AccountDocument> {
      const body = { auth_token: token.reveal(), document: { ...documentToWire(document), id } };
      return call(documentEndpoints.updateDocument, body);
    },

    /** Deletes a document for good. @throws UpstreamError NotFound */
    async deleteDocument(token: AuthToken, id: string): Promise<void> {
      await call(documentEndpoints.deleteDocument, { auth_token: token.reveal(), id });
    },
  };
}
