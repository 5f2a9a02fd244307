import type { FormSubject } from '~/features/account/notebook/form/subject';
import type { NotebookPages } from '~/features/account/notebook/open-notebook.server';
import type { AccountDocument } from '~/upstream/account/documents-contract';

type Found = { subject: FormSubject & { kind: 'document' }; saved: AccountDocument | null };

/**
 * Finds the person and the document of an address; without a document it is a new one.
 * @throws Response 404 for those of another account
 */
export function documentSubject(
  { passengers }: NotebookPages,
  { passengerId, documentId }: { passengerId?: string; documentId?: string },
): Found {
  const person = passengers.find(({ id }) => id === passengerId);
  const saved = person?.documents.find(({ id }) => id === documentId) ?? null;
  if (!person || (documentId !== undefined && !saved)) throw new Response(null, { status: 404 });
  return { subject: { kind: 'document', person, id: saved?.id ?? null }, saved };
}
