import { passengerFieldName, type PassengerValues } from './form-values';
import { checkName, plainName, tidyName } from './names';
import { transliterate } from './transliteration';

const NAME_FIELDS = ['lastName', 'firstName', 'middleName'] as const;
type NameField = (typeof NAME_FIELDS)[number];

/** A passenger's Cyrillic names in Latin letters, by field; names that are Latin already, or wrong, are left out. */
export function latinNamesOf(values: PassengerValues): Partial<Record<NameField, string>> {
  const found: Partial<Record<NameField, string>> = {};
  for (const field of NAME_FIELDS) {
    const name = tidyName(values[field] ?? '');
    if (name === '' || checkName(name, 'cyrillic') !== null) continue;
    const latin = plainName(transliterate(name));
    if (checkName(latin, 'latin') === null) found[field] = latin;
  }
  return found;
}

/** What to propose for fields that must be in Latin letters: a name by field, and one text for each passenger. */
export type LatinProposals = { byField: Record<string, string>; byPassenger: Record<number, string> };

/** @param faults by field name: only a fault of letters is an occasion to propose */
export function latinProposals(
  passengers: readonly PassengerValues[],
  faults: Readonly<Record<string, string>>,
): LatinProposals {
  const proposals: LatinProposals = { byField: {}, byPassenger: {} };
  passengers.forEach((values, index) => {
    const latin = latinNamesOf(values);
    const asked = NAME_FIELDS.filter((field) => faults[passengerFieldName(index, field)] === 'latinOnly');
    const names = asked.flatMap((field) => latin[field] ?? []);
    for (const field of asked) {
      const name = latin[field];
      if (name) proposals.byField[passengerFieldName(index, field)] = name;
    }
    if (names.length > 0) proposals.byPassenger[index] = names.join(' ');
  });
  return proposals;
}
