import type { z } from 'zod';
import { listField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm, type FormErrors } from '~/forms/submission.server';
import type { CountryCode } from '~/market/countries';
import type { PassengerType } from '~/upstream/booking/contract';
import type { OrderFacts } from './check-passenger';
import { checkStep1, type CheckedStep1 } from './check-step1.server';
import type { PassengerDate, PassengerField, PassengerValues, Step1Values } from './form-values';

/** Most passengers of an order. */
export const MAX_PASSENGERS = 9;

/**
 * One passenger, in a booking or in the notebook; fields in page order. Checkboxes are texts here, because the draft keeps
 * every value as it was posted.
 */
export const PASSENGER_SHAPE = {
  lastName: textField(LIMITS.name),
  firstName: textField(LIMITS.name),
  middleName: textField(LIMITS.name),
  noMiddleName: textField(LIMITS.short),
  gender: textField(LIMITS.short),
  birthdayDay: textField(LIMITS.short),
  birthdayMonth: textField(LIMITS.short),
  birthdayYear: textField(LIMITS.short),
  citizenship: textField(LIMITS.short),
  documentType: textField(LIMITS.documentType),
  passportNumber: textField(LIMITS.documentNumber),
  passportExpdateDay: textField(LIMITS.short),
  passportExpdateMonth: textField(LIMITS.short),
  passportExpdateYear: textField(LIMITS.short),
  noPassportExpdate: textField(LIMITS.short),
  militaryCategory: textField(LIMITS.short),
  militaryServiceDateDay: textField(LIMITS.short),
  militaryServiceDateMonth: textField(LIMITS.short),
  militaryServiceDateYear: textField(LIMITS.short),
  militaryServiceDateSwitch: textField(LIMITS.short),
  mileageCard: textField(LIMITS.mileageCard),
  contactEmail: textField(LIMITS.email),
  contactPhone: textField(LIMITS.phone),
} satisfies Record<PassengerField, ReturnType<typeof textField>>;

const STEP1_SHAPE = {
  email: textField(LIMITS.email),
  phone: textField(LIMITS.phone),
  passengers: listField(MAX_PASSENGERS, PASSENGER_SHAPE),
  saveToNotebook: textField(LIMITS.short),
  agreement: textField(LIMITS.short),
  privacyConsent: textField(LIMITS.short),
};

/** An error at a field of a passenger, or at a whole date. */
export type PassengerErrors = FormErrors<`passengers[${number}].${PassengerField | PassengerDate}`>;
type Step1Errors = PassengerErrors & FormErrors<'email' | 'phone' | 'agreement' | 'privacyConsent'>;

/** Facts that the check of step 1 depends on: one type per passenger, the order, the country of phone numbers without a code. */
export type Step1Facts = { types: readonly PassengerType[]; order: OrderFacts; phoneCountry: CountryCode };

/** The form of step 1 (specification 2 §5). Add-ons and buttons of the same page are read apart. */
export const step1Form = defineForm({
  name: 'step1',
  fields: STEP1_SHAPE,
  check: (typed, { types, order, phoneCountry }: Step1Facts, fail): CheckedStep1 => {
    const checked = checkStep1(step1Values(typed, types.length), types, order, phoneCountry);
    return checked.ok ? checked.step1 : fail(checked.faults as Step1Errors);
  },
});

/**
 * Returns the typed values as the draft stores them, without empty ones.
 * @param passengerCount of the order; without it the passengers with a value count
 */
export function step1Values(
  { passengers, ...contacts }: z.output<z.ZodObject<typeof STEP1_SHAPE>>,
  passengerCount?: number,
): Step1Values {
  const typed = passengers.map(passengerValues);
  const lastTyped = typed.findLastIndex((passenger) => Object.keys(passenger).length > 0);
  const length = passengerCount ?? lastTyped + 1;
  return { ...withoutEmpty(contacts), passengers: Array.from({ length }, (_, index) => typed[index] ?? {}) };
}

/** Returns the typed values of a passenger without empty ones. */
export function passengerValues(typed: Readonly<Record<PassengerField, string>>): PassengerValues {
  return withoutEmpty(typed);
}

function withoutEmpty<Name extends string>(texts: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const given = Object.entries<string>(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}
