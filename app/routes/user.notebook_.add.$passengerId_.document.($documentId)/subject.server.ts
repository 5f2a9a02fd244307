import type { DocumentSubject } from '~/features/account/notebook/form/subject';
import type { NotebookPages, NotebookPerson } from '~/features/account/notebook/open-notebook.server';
import type { AccountDocument } from '~/upstream/account/documents-contract';

type DocumentParams = { passengerId?: string; documentId?: string };

type Found = { subject: DocumentSubject; person: NotebookPerson; saved: AccountDocument | null };

/**
 * Finds the person and the document of an address; without a document it is a new one.
 * @throws Response 404 for those of another account
 */
export function documentSubject({ passengers }: NotebookPages, params: DocumentParams): Found {
  const { passengerId, documentId } = params;
  const person = passengers.find(({ id }) => id === passengerId);
  const saved = person?.documents.find(({ id }) => id === documentId) ?? null;
  if (!person || (documentId !== undefined && !saved)) throw new Response(null, { status: 404 });
  return { subject: { ...unreadSubject(params), person }, person, saved };
}

/** Returns the document of an address while the notebook does not answer. */
export function unreadSubject({ passengerId, documentId }: DocumentParams): DocumentSubject {
  return { kind: 'document', id: documentId ?? null, passengerId: passengerId ?? '', person: null };
}
