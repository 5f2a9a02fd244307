import type { CheckedPerson } from '~/features/booking/passengers/check-person';
import type { PassengerValues } from '~/features/booking/passengers/form-values';
import type { Locale } from '~/market/locales';
import { transliterate } from '~/features/booking/passengers/transliteration';
import type { DocumentToSave, PassengerToSave } from '~/upstream/account/passengers-client.server';
import type { NotebookPassenger } from '~/upstream/account/passengers-contract';
import type { NotebookPerson } from './open-notebook.server';

/** Converts a person of the notebook to form values. */
export function valuesOf(passenger: Omit<NotebookPassenger, 'id'>): PassengerValues {
  const { birthday, documentExpiry, middleName } = passenger;
  const [birthdayYear, birthdayMonth, birthdayDay] = birthday.split('-');
  const [passportExpdateYear, passportExpdateMonth, passportExpdateDay] = documentExpiry?.split('-') ?? [];
  return {
    lastName: passenger.lastName,
    firstName: passenger.firstName,
    ...(middleName ? { middleName } : passenger.hasNoMiddleName ? { noMiddleName: 'on' } : {}),
    ...(passenger.gender ? { gender: passenger.gender } : {}),
    birthdayDay,
    birthdayMonth,
    birthdayYear,
    citizenship: passenger.citizenship,
    documentType: passenger.documentType,
    passportNumber: passenger.documentNumber,
    ...(documentExpiry
      ? { passportExpdateDay, passportExpdateMonth, passportExpdateYear }
      : { noPassportExpdate: 'on' }),
  };
}

/**
 * Converts a checked person for the notebook.
 * @param asksMiddleName whether the form had a field for the middle name; without one its absence proves nothing
 */
export function toSave(
  person: CheckedPerson,
  { id, asksMiddleName }: { id: string | null; asksMiddleName: boolean },
): PassengerToSave {
  const { gender, birthday } = person;
  return { id, gender, birthday, ...documentToSave(person, { asksMiddleName }) };
}

/** Converts the document of a checked person, with the names as it spells them. */
export function documentToSave(person: CheckedPerson, { asksMiddleName }: { asksMiddleName: boolean }): DocumentToSave {
  const { lastName, firstName, middleName, citizenship, documentType, documentNumber, documentExpiry } = person;
  return {
    lastName,
    firstName,
    middleName,
    hasNoMiddleName: asksMiddleName && middleName === null,
    citizenship,
    documentType,
    documentNumber,
    documentExpiry,
  };
}

/** Returns the person as each of the documents names them, the first document first. */
export function withEachDocument({ documents, ...person }: NotebookPerson): NotebookPassenger[] {
  return [person, ...documents.map((document) => ({ ...person, ...document, id: person.id }))];
}

/** Returns true for the same person, whether a document spells the names in Cyrillic or in Latin letters. */
export function isSamePerson(person: NotebookPassenger, other: CheckedPerson): boolean {
  return (
    person.birthday === other.birthday &&
    (person.gender === null || person.gender === other.gender) &&
    latinName(person) === latinName(other)
  );
}

function latinName({ lastName, firstName }: Pick<NotebookPassenger, 'lastName' | 'firstName'>): string {
  return `${transliterate(lastName)} ${transliterate(firstName)}`.toUpperCase();
}

/** Identifies a document. */
export function documentKey(person: Pick<CheckedPerson, 'documentType' | 'citizenship' | 'documentNumber'>): string {
  return `${person.documentType} ${person.citizenship} ${person.documentNumber}`;
}

/** Returns the name in the order of the language: in Russian the last name comes first. */
export function nameOf(
  { lastName, firstName }: Pick<NotebookPassenger, 'lastName' | 'firstName'>,
  locale: Locale,
): string {
  return locale === 'ru' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
}
