import { addDocumentPath, ADD_PATH, documentPath, editPath } from '../notebook-address';
import type { PassengerValues } from '~/features/booking/passengers/form-values';
import type { NotebookPerson } from '../open-notebook.server';
import { valuesOf } from '../saved-passenger';

/** A form of the notebook: a person with the first document, or one more document of a person. A new one has no id. */
export type FormSubject = { kind: 'passenger'; id: string | null } | DocumentSubject;

/** `person` is null while the notebook does not answer: then the form only keeps what was typed. */
export type DocumentSubject = {
  kind: 'document';
  id: string | null;
  passengerId: string;
  person: NotebookPerson | null;
};

/** Returns the address of the form. */
export function formPath(subject: FormSubject): string {
  if (subject.kind === 'passenger') return subject.id === null ? ADD_PATH : editPath(subject.id);
  const { passengerId, id } = subject;
  return id === null ? addDocumentPath(passengerId) : documentPath(passengerId, id);
}

/** Returns what the form of a document does not ask, because it is the person's. */
export function knownValues(subject: FormSubject): PassengerValues {
  if (subject.kind === 'passenger' || !subject.person) return {};
  const { gender, birthdayDay, birthdayMonth, birthdayYear } = valuesOf(subject.person);
  return { gender, birthdayDay, birthdayMonth, birthdayYear };
}

/** Returns the values that the form of a new document starts with: the names and citizenship are seldom different. */
export function firstValues(person: NotebookPerson): PassengerValues {
  const { lastName, firstName, middleName, noMiddleName, citizenship } = valuesOf(person);
  return { lastName, firstName, middleName, noMiddleName, citizenship };
}
