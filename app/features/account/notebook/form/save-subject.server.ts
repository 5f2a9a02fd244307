import type { RequestContext } from '~/bff/request/context';
import type { CheckedPerson } from '~/features/booking/passengers/check-person';
import type { Market } from '~/market/market';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { NotebookNote } from '../notebook-note.server';
import { documentToSave, nameOf, toSave } from '../saved-passenger';
import type { DocumentSubject, FormSubject } from './subject';

type Saving = { subject: FormSubject; person: CheckedPerson; formKey: string; asksMiddleName: boolean };

/**
 * Saves a checked person or document.
 * @param formKey a repeated form adds one entry
 * @returns the notice for the list
 * @throws UpstreamError
 */
export async function saveSubject(
  { market, upstream }: Pick<RequestContext, 'market' | 'upstream'>,
  token: AuthToken,
  { subject, person, formKey, asksMiddleName }: Saving,
): Promise<NotebookNote> {
  const { account } = upstream;
  if (subject.kind === 'passenger') {
    const { id } = subject;
    const passenger = toSave(person, { id, asksMiddleName });
    const saved = await account.savePassenger(token, passenger, id === null ? formKey : undefined);
    return { did: id === null ? 'added' : 'changed', name: nameOf(saved, market.locale), id: saved.id };
  }
  const { id, passengerId } = subject;
  const document = documentToSave(person, { asksMiddleName });
  const saved = await (id === null
    ? account.addDocument(token, passengerId, document, formKey)
    : account.updateDocument(token, id, document));
  return {
    did: id === null ? 'documentAdded' : 'documentChanged',
    name: ownerName(subject, market),
    id: saved.id,
  };
}

/** Deletes a saved document. @returns the notice for the list @throws UpstreamError NotFound */
export async function deleteSubject(
  { market, upstream }: Pick<RequestContext, 'market' | 'upstream'>,
  token: AuthToken,
  subject: DocumentSubject,
): Promise<NotebookNote> {
  const id = subject.id ?? '';
  await upstream.account.deleteDocument(token, id);
  return { did: 'documentDeleted', name: ownerName(subject, market), id };
}

function ownerName({ person }: DocumentSubject, { locale }: Market): string {
  return person ? nameOf(person, locale) : '';
}
