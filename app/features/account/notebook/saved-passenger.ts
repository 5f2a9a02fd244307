import type { CheckedPerson } from '~/features/booking/passengers/check-person';
import type { PassengerValues } from '~/features/booking/passengers/form-values';
import type { Locale } from '~/market/locales';
import type { PassengerToSave } from '~/upstream/account/passengers-client.server';
import type { NotebookPassenger } from '~/upstream/account/passengers-contract';

/** Somebody of the notebook as the fields of the form have it. */
export function valuesOf(passenger: Omit<NotebookPassenger, 'id'>): PassengerValues {
  const { birthday, documentExpiry, middleName } = passenger;
  const [birthdayYear, birthdayMonth, birthdayDay] = birthday.split('-');
  const [passportExpdateYear, passportExpdateMonth, passportExpdateDay] = documentExpiry?.split('-') ?? [];
  return {
    lastName: passenger.lastName,
    firstName: passenger.firstName,
    ...(middleName ? { middleName } : passenger.hasNoMiddleName ? { noMiddleName: 'on' } : {}),
    gender: passenger.gender,
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
 * A checked person as the notebook takes it.
 * @param asksMiddleName whether the form had a field for it: where it had none, nobody knows that there is none
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

/** Tells one document from another. */
export function documentKey(person: Pick<CheckedPerson, 'documentType' | 'citizenship' | 'documentNumber'>): string {
  return `${person.documentType} ${person.citizenship} ${person.documentNumber}`;
}

/** As the language calls people: in Russian lists the last name comes first. */
export function nameOf(
  { lastName, firstName }: Pick<NotebookPassenger, 'lastName' | 'firstName'>,
  locale: Locale,
): string {
  return locale === 'ru' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
}
