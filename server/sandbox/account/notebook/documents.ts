import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { tokenRequest } from '~/upstream/account/contract';
import {
  MAX_FURTHER_DOCUMENTS,
  type AccountDocumentWire,
  type addDocumentRequest,
  type DocumentAnswerWire,
  type DocumentDataWire,
  type documentIdRequest,
  type DocumentsAnswerWire,
  type updateDocumentRequest,
} from '~/upstream/account/documents-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { accountOfOwner } from '../auth/reauthenticate';
import { accountOf } from '../auth/sign-in';
import { documentOf, isFreeAmongFirst, noRepetition } from './document-identity';

const row = z.object({ document_id: z.string(), passenger_id: z.string(), data: z.string() });

/** Lists the further documents of everybody in the notebook of the token's account. */
export async function listDocuments(
  { auth_token: token }: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<DocumentsAnswerWire> {
  const { id: accountId } = await accountOf(token, context);
  return { documents: await documentsWhere(context, 'account_id = ? AND deleted_at IS NULL', accountId) };
}

/** Adds a document to a passenger, once for a key. */
export async function addDocument(
  { auth_token: token, passenger_id: passengerId, document, idempotency_key: key }: z.output<typeof addDocumentRequest>,
  context: SandboxContext,
): Promise<DocumentAnswerWire> {
  const { id: accountId } = await accountOf(token, context);
  const { rows } = await context.store.execute({
    sql: 'SELECT 1 FROM account_passengers WHERE passenger_id = ? AND account_id = ? AND deleted_at IS NULL',
    args: [passengerId, accountId],
  });
  if (rows.length === 0) throw new ServiceFailure('NotFound');
  const id = randomUUID();
  try {
    await assertNotFirst(context, accountId, documentOf(document));
    const added = await noRepetition(() =>
      context.store.execute(
        furtherDocument({ id, accountId, passengerId, key, data: document }, context.now().getTime()),
      ),
    );
    if (added === 0) throw new ServiceFailure('DocumentsLimitError');
  } catch (failure) {
    const [before] = await documentsWhere(context, 'account_id = ? AND idempotency_key = ?', accountId, key);
    if (before) return { document: before };
    throw failure;
  }
  return { document: { ...document, id, passenger_id: passengerId } };
}

/** Changes a document. Only the owner may overwrite what is saved. */
export async function updateDocument(
  { auth_token: token, document: { id, ...data } }: z.output<typeof updateDocumentRequest>,
  context: SandboxContext,
): Promise<DocumentAnswerWire> {
  const { id: accountId } = await accountOfOwner(token, context);
  const [saved] = await documentsWhere(
    context,
    'document_id = ? AND account_id = ? AND deleted_at IS NULL',
    id,
    accountId,
  );
  if (!saved) throw new ServiceFailure('NotFound');
  const document = documentOf(data);
  await assertNotFirst(context, accountId, document);
  await noRepetition(() =>
    context.store.execute({
      sql: 'UPDATE account_documents SET data = ?, document = ? WHERE document_id = ?',
      args: [JSON.stringify(data), document, id],
    }),
  );
  return { document: { ...data, id, passenger_id: saved.passenger_id } };
}

/** Deletes a document for good. */
export async function deleteDocument(
  { auth_token: token, id }: z.output<typeof documentIdRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const { id: accountId } = await accountOfOwner(token, context);
  const { rowsAffected } = await context.store.execute({
    sql: 'DELETE FROM account_documents WHERE document_id = ? AND account_id = ? AND deleted_at IS NULL',
    args: [id, accountId],
  });
  if (rowsAffected === 0) throw new ServiceFailure('NotFound');
  return {};
}

type NewDocument = { id: string; accountId: string; passengerId: string; key: string | null; data: DocumentDataWire };

/** Makes a statement that adds a document if there is room. */
export function furtherDocument({ id, accountId, passengerId, key, data }: NewDocument, now: number): InStatement {
  return {
    sql: `INSERT INTO account_documents
            (document_id, passenger_id, account_id, idempotency_key, document, data, created_at)
          SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM account_documents WHERE passenger_id = ?) < ?`,
    args: [
      ...[id, passengerId, accountId, key, documentOf(data), JSON.stringify(data), now],
      ...[passengerId, MAX_FURTHER_DOCUMENTS],
    ],
  };
}

async function assertNotFirst({ store }: SandboxContext, accountId: string, document: string): Promise<void> {
  const { rows } = await store.execute({ sql: `SELECT 1 WHERE ${isFreeAmongFirst}`, args: [accountId, document] });
  if (rows.length === 0) throw new ServiceFailure('AlreadyExistsError');
}

async function documentsWhere(
  { store }: SandboxContext,
  condition: string,
  ...args: string[]
): Promise<AccountDocumentWire[]> {
  const { rows } = await store.execute({
    sql: `SELECT document_id, passenger_id, data FROM account_documents WHERE ${condition} ORDER BY created_at, rowid`,
    args,
  });
  return rows.map((one) => {
    const { document_id: id, passenger_id: passengerId, data } = row.parse(one);
    return { ...(JSON.parse(data) as DocumentDataWire), id, passenger_id: passengerId };
  });
}
