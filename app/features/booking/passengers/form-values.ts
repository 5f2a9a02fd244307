import type { PassengerType } from '~/upstream/booking/contract';

/** Fields of one passenger in the form of step 1, in page order. */
export const PASSENGER_FIELDS = [
  'lastName',
  'firstName',
  'middleName',
  'noMiddleName',
  'gender',
  'birthdayDay',
  'birthdayMonth',
  'birthdayYear',
  'citizenship',
  'documentType',
  'passportNumber',
  'passportExpdateDay',
  'passportExpdateMonth',
  'passportExpdateYear',
  'noPassportExpdate',
  'militaryCategory',
  'militaryServiceDateDay',
  'militaryServiceDateMonth',
  'militaryServiceDateYear',
  'militaryServiceDateSwitch',
  'mileageCard',
  'contactEmail',
  'contactPhone',
] as const;
export type PassengerField = (typeof PASSENGER_FIELDS)[number];
/** A whole date is named by the prefix of its three fields. */
export type PassengerDate = 'birthday' | 'passportExpdate' | 'militaryServiceDate';

const CONTACT_FIELDS = ['email', 'phone', 'agreement', 'privacyConsent', 'saveToNotebook'] as const;

/**
 * The values as typed: one string per field; missing and empty fields are left out. The only shape in which step 1 is
 * stored (in the sealed draft), shown again and checked, so that a check is never skipped.
 */
export type PassengerValues = Partial<Record<PassengerField, string>>;
export type Step1Values = Partial<Record<(typeof CONTACT_FIELDS)[number], string>> & { passengers: PassengerValues[] };

/** Returns the name of a passenger's field: `passengers[0].lastName`. */
export function passengerFieldName<Field extends PassengerField | PassengerDate>(index: number, field: Field) {
  return `passengers[${index}].${field}` as const;
}

/** Returns the three fields of a date, empty when missing. */
export function typedDate(values: PassengerValues, date: PassengerDate): { day: string; month: string; year: string } {
  return { day: values[`${date}Day`] ?? '', month: values[`${date}Month`] ?? '', year: values[`${date}Year`] ?? '' };
}

/** Returns the values by field name, as views take them. */
export function fieldValues(values: Step1Values): Record<string, string> {
  const named: Record<string, string> = {};
  for (const field of CONTACT_FIELDS) {
    const value = values[field];
    if (value) named[field] = value;
  }
  values.passengers.forEach((passenger, index) => {
    for (const field of PASSENGER_FIELDS) {
      const value = passenger[field];
      if (value) named[passengerFieldName(index, field)] = value;
    }
  });
  return named;
}

/** Lists the passenger types in the order of their blocks: adults, children, infants. */
export function passengerTypes(travelers: { adults: number; children: number; infants: number }): PassengerType[] {
  return [
    ...Array<PassengerType>(travelers.adults).fill('adult'),
    ...Array<PassengerType>(travelers.children).fill('child'),
    ...Array<PassengerType>(travelers.infants).fill('infant'),
  ];
}
