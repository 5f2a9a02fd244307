import type { CheckedPerson, PersonRules } from '~/features/booking/passengers/check-person';
import { PASSENGER_SHAPE, passengerValues, type PassengerErrors } from '~/features/booking/passengers/form.server';
import { passengerFieldName, type PassengerValues } from '~/features/booking/passengers/form-values';
import type { FaultyField } from '~/features/booking/passengers/passenger-faults';
import { listField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';
import { checkSavedPassenger } from '../check-saved';

/** `known`: values that the form does not ask. */
type Facts = Pick<PersonRules, 'today' | 'asksMiddleName' | 'locale'> & { known: PassengerValues };

/** A person or document of the notebook; the fields have the names of the first passenger of a booking. */
export const personForm = defineForm({
  name: 'passenger',
  fields: {
    passengers: listField(1, PASSENGER_SHAPE),
    intent: textField(LIMITS.short),
    formKey: textField(LIMITS.id),
  },
  check: (typed, { known, ...facts }: Facts, fail): CheckedPerson => {
    const checked = checkSavedPassenger({ ...typedValues(typed), ...known }, facts);
    if ('person' in checked) return checked.person;
    const errors = Object.entries(checked.faults).map(([field, fault]) => {
      return [passengerFieldName(0, field as FaultyField), fault] as const;
    });
    return fail<PassengerErrors>(Object.fromEntries(errors) as PassengerErrors);
  },
});

/** Returns the typed values without empty ones. */
export function typedValues({
  passengers: [typed],
}: {
  passengers: readonly Parameters<typeof passengerValues>[0][];
}): PassengerValues {
  return typed ? passengerValues(typed) : {};
}
