import type { CheckedPerson } from '~/features/booking/passengers/check-person';
import type { PassengerValues } from '~/features/booking/passengers/form-values';
import type { Locale } from '~/market/locales';
import type { PassengerToSave } from '~/upstream/account/passengers-client.server';
import type { NotebookPassenger } from '~/upstream/account/passengers-contract';

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
  const { lastName, firstName, middleName, gender, birthday, citizenship } = person;
  const { documentType, documentNumber, documentExpiry } = person;
  return {
    id,
    lastName,
    firstName,
    middleName,
    hasNoMiddleName: asksMiddleName && middleName === null,
    gender,
    birthday,
    citizenship,
    documentType,
    documentNumber,
    documentExpiry,
  };
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
