import { LIMITS } from '~/forms/limits';
import { typedText } from '~/forms/typed-text';
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

const CONTACT_FIELDS = ['email', 'phone', 'agreement', 'saveToNotebook'] as const;

/**
 * The values as typed: one string per field; missing and empty fields are left out. The only shape in which step 1 is
 * stored (in the sealed draft), shown again and checked, so that a check is never skipped.
 */
export type PassengerValues = Partial<Record<PassengerField, string>>;
export type Step1Values = Partial<Record<(typeof CONTACT_FIELDS)[number], string>> & { passengers: PassengerValues[] };

/** Slightly above the limits of the checks, so that a value that is too long still fails; the rest is cut. */
const KEPT_LENGTH: Partial<Record<string, number>> = {
  email: LIMITS.email.kept,
  phone: LIMITS.phone.kept,
  lastName: LIMITS.name.kept,
  firstName: LIMITS.name.kept,
  middleName: LIMITS.name.kept,
  documentType: LIMITS.documentType.kept,
  passportNumber: LIMITS.documentNumber.kept,
  mileageCard: LIMITS.mileageCard.kept,
  contactEmail: LIMITS.email.kept,
  contactPhone: LIMITS.phone.kept,
};
const KEPT_BY_DEFAULT = LIMITS.short.kept;

/** Returns the name of a passenger's field: `passengers[0].lastName`. */
export function passengerFieldName(index: number, field: PassengerField | PassengerDate): string {
  return `passengers[${index}].${field}`;
}

/** Returns the three fields of a date, empty when missing. */
export function typedDate(values: PassengerValues, date: PassengerDate): { day: string; month: string; year: string } {
  return { day: values[`${date}Day`] ?? '', month: values[`${date}Month`] ?? '', year: values[`${date}Year`] ?? '' };
}

/**
 * Reads the fields of step 1 from the posted form; drops unknown fields and passengers that the order does not have.
 */
export function readStep1Values(form: FormData, passengerCount: number): Step1Values {
  const pick = (name: string, field: string): string | undefined => {
    return typedText(form.get(name)).slice(0, KEPT_LENGTH[field] ?? KEPT_BY_DEFAULT) || undefined;
  };
  const values: Step1Values = { passengers: [] };
  for (const field of CONTACT_FIELDS) {
    const value = pick(field, field);
    if (value) values[field] = value;
  }
  for (let index = 0; index < passengerCount; index += 1) {
    const passenger: PassengerValues = {};
    for (const field of PASSENGER_FIELDS) {
      const value = pick(passengerFieldName(index, field), field);
      if (value) passenger[field] = value;
    }
    values.passengers.push(passenger);
  }
  return values;
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
