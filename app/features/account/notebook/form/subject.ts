import { addDocumentPath, ADD_PATH, documentPath, editPath } from '../notebook-address';
import type { PassengerValues } from '~/features/booking/passengers/form-values';
import type { NotebookPerson } from '../open-notebook.server';
import { valuesOf } from '../saved-passenger';

/** A form of the notebook: a person with the first document, or one more document of a person. A new one has no id. */
export type FormSubject =
  { kind: 'passenger'; id: string | null } | { kind: 'document'; id: string | null; person: NotebookPerson };

/** Returns the address of the form. */
export function formPath(subject: FormSubject): string {
  if (subject.kind === 'passenger') return subject.id === null ? ADD_PATH : editPath(subject.id);
  const { person, id } = subject;
  return id === null ? addDocumentPath(person.id) : documentPath(person.id, id);
}

/** Returns what the form of a document does not ask, because it is the person's. */
export function knownValues(subject: FormSubject): PassengerValues {
  if (subject.kind === 'passenger') return {};
  const { gender, birthdayDay, birthdayMonth, birthdayYear } = valuesOf(subject.person);
  return { gender, birthdayDay, birthdayMonth, birthdayYear };
}

/** Returns the values that the form of a new document starts with: the names and citizenship are seldom different. */
export function firstValues(subject: FormSubject): PassengerValues | null {
  if (subject.kind === 'passenger') return null;
  const { lastName, firstName, middleName, noMiddleName, citizenship } = valuesOf(subject.person);
  return { lastName, firstName, middleName, noMiddleName, citizenship };
}
