import type { Translate } from '~/i18n/translate';
import { passengerFieldName, type PassengerValues } from './form-values';
import { checkName, plainName, tidyName } from './names';
import { transliterate } from './transliteration';

const NAME_FIELDS = ['lastName', 'firstName', 'middleName'] as const;
type NameField = (typeof NAME_FIELDS)[number];

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
export type LatinProposals = { byField: Record<string, string>; byPassenger: Record<number, string> };

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
    const names = asked.flatMap((field) => latin[field] ?? []);
    for (const field of asked) {
      const name = latin[field];
      if (name) proposals.byField[passengerFieldName(index, field)] = tErrors('validation.latinSuggested', { name });
    }
    if (names.length > 0) proposals.byPassenger[index] = names.join(' ');
  });
  return proposals;
}
