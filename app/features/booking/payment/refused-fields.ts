import { ORDER_OF_FAULTS } from '../passengers/passenger-faults';
import { passengerFieldName } from '../passengers/form-values';
import type { FieldFailure } from '~/upstream/envelope';

/** Fields outside the passengers, whose fields have the names of the form. */
const CONTACT_FIELDS = ['email', 'phone'] as const;
const CARD_FIELDS = ['pan', 'cardholder', 'expDateMonthYear', 'cvv'] as const;

/** The customer's contact without a passenger index; with one, the passenger's own. */
const OWN_CONTACT = { email: 'contactEmail', phone: 'contactPhone', phoneNumber: 'contactPhone' } as const;

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/**
 * Maps the fields that the upstream refused (`requestFormat`) to our field names, each with a message key. A refusal of
 * an unknown field (the number of passengers) is shown at the first passenger.
 */
export function refusedByField(failures: readonly FieldFailure[]): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const { passengerIndex, field, code } of failures) refused[formField(passengerIndex, field)] = message(code);
  return Object.keys(refused).length > 0 ? refused : { [passengerFieldName(0, 'lastName')]: 'carrierRefused' };
}

function formField(passengerIndex: number | null, field: string): string {
  const passenger = passengerIndex ?? 0;
  if (passengerIndex !== null && Object.hasOwn(OWN_CONTACT, field)) {
    return passengerFieldName(passenger, OWN_CONTACT[field as keyof typeof OWN_CONTACT]);
  }
  if (isOneOf(ORDER_OF_FAULTS, field)) return passengerFieldName(passenger, field);
  if (isOneOf(CONTACT_FIELDS, field)) return field;
  return isOneOf(CARD_FIELDS, field) ? `card.${field}` : passengerFieldName(passenger, 'lastName');
}

function message(code: string | null): string {
  if (code === 'expired') return 'documentExpiresBeforeTrip';
  if (code === 'age') return 'ageRefused';
  if (code === 'future') return 'dateInFuture';
  if (code === 'notAccepted') return 'documentNotForTrip';
  return 'carrierRefused';
}
