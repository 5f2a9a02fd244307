import { readPerson, type CheckedPerson, type PersonRules } from '~/features/booking/passengers/check-person';
import type { PassengerFaults } from '~/features/booking/passengers/passenger-faults';
import { mayLackExpiry } from '~/features/booking/passengers/document-types';
import { checkOwnDocument } from '~/features/booking/passengers/documents';
import type { PassengerValues } from '~/features/booking/passengers/form-values';
import { ageOn } from '~/dates/typed-date';

/**
 * Checks a person for the notebook: as for a booking, but at any age and with any document valid today, because the
 * trip is unknown.
 */
export function checkSavedPassenger(
  values: PassengerValues,
  facts: Pick<PersonRules, 'today' | 'asksMiddleName' | 'locale'>,
): { person: CheckedPerson } | { faults: PassengerFaults } {
  const faults: PassengerFaults = {};
  const { today } = facts;
  const rules: PersonRules = {
    ...facts,
    documentNeededUntil: today,
    ageFault: () => null,
    mayLackExpiry,
    documentFault: (document, { citizenship, birthday }) =>
      checkOwnDocument(document, { citizenship, age: birthday === null ? null : ageOn(birthday, today) }),
  };
  const person = readPerson(values, rules, faults);
  return person && Object.keys(faults).length === 0 ? { person } : { faults };
}
