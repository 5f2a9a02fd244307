import { passengerFieldName } from '~/features/passengers/form-values';
import type { FieldFailure } from '~/upstream/envelope';

/** Where a field of the request stands in the forms of step 1 and step 2. */
const PASSENGER_FIELD = {
  last_name: 'lastName',
  first_name: 'firstName',
  middle_name: 'middleName',
  gender: 'gender',
  birthday: 'birthday',
  citizenship: 'citizenship',
  document_type: 'documentType',
  passport_number: 'passportNumber',
  passport_expdate: 'passportExpdate',
  mileage_card: 'mileageCard',
  military_category: 'militaryCategory',
  military_service_date: 'militaryServiceDate',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
} as const;
/** What is the customer's where no passenger is named, and the passenger's own where one is. */
const OWN_CONTACT = { email: 'contactEmail', phone: 'contactPhone', phone_number: 'contactPhone' } as const;
const OTHER_FIELD = {
  email: 'email',
  phone: 'phone',
  pan: 'card.pan',
  cardholder: 'card.cardholder',
  exp_date_month_year: 'card.expDateMonthYear',
  cvv: 'card.cvv',
} as const;

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/**
 * The fields that the upstream refused (`requestFormat`), by their names in the forms, each with the key of a message.
 * A refusal that is of no field of ours (the number of passengers) stands at the first passenger.
 */
export function refusedByField(failures: readonly FieldFailure[]): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const { passengerIndex, field, code } of failures) refused[formField(passengerIndex, field)] = message(code);
  return Object.keys(refused).length > 0 ? refused : { [passengerFieldName(0, 'lastName')]: 'carrierRefused' };
}

function formField(passengerIndex: number | null, field: string): string {
  const passenger = passengerIndex ?? 0;
  if (passengerIndex !== null && isKeyOf(OWN_CONTACT, field)) return passengerFieldName(passenger, OWN_CONTACT[field]);
  if (isKeyOf(PASSENGER_FIELD, field)) return passengerFieldName(passenger, PASSENGER_FIELD[field]);
  if (isKeyOf(OTHER_FIELD, field)) return OTHER_FIELD[field];
  return passengerFieldName(passenger, 'lastName');
}

function message(code: string | null): string {
  if (code === 'expired') return 'documentExpiresBeforeTrip';
  if (code === 'age') return 'ageRefused';
  if (code === 'future') return 'dateInFuture';
  if (code === 'notAccepted') return 'documentNotForTrip';
  return 'carrierRefused';
}
