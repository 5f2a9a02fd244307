import type { Translate } from '~/i18n/translate';
import { passengerFieldName, type PassengerValues } from './form-values';
import { checkName, plainName, tidyName } from './names';
import { transliterate } from './transliteration';

const NAME_FIELDS = ['lastName', 'firstName', 'middleName'] as const;
type NameField = (typeof NAME_FIELDS)[number];

/** Names in Latin letters, "Ivanov Ivan", and the last field that they would change: there they are offered. */
export type LatinName = { text: string; below: NameField };

/** Transliterates a passenger's Cyrillic names, by field; skips names that are Latin already or invalid. */
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

/** Suggestions for fields that must be in Latin letters: a message per field, and the names of each passenger. Ready texts. */
export type LatinProposals = { byField: Record<string, string>; byPassenger: Record<number, LatinName> };

/**
 * Suggests Latin names.
 * @param faults by field name; only `latinOnly` errors get a suggestion
 * @param tErrors reads the namespace `errors`
 */
export function latinProposals(
  passengers: readonly PassengerValues[],
  faults: Readonly<Partial<Record<string, string | null>>>,
  tErrors: Translate,
): LatinProposals {
  const proposals: LatinProposals = { byField: {}, byPassenger: {} };
  passengers.forEach((values, index) => {
    const latin = latinNamesOf(values);
    const asked = NAME_FIELDS.filter((field) => faults[passengerFieldName(index, field)] === 'latinOnly');
    for (const field of asked) {
      const name = latin[field];
      if (!name) continue;
      proposals.byField[passengerFieldName(index, field)] = tErrors('validation.latinSuggested', { name });
      const before = proposals.byPassenger[index];
      proposals.byPassenger[index] = { text: before ? `${before.text} ${name}` : name, below: field };
    }
  });
  return proposals;
}
