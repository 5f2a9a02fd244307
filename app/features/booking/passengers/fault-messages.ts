import type { Translate } from '~/i18n/translate';
import { EMAIL_LENGTH, LIMITS, NAME_LENGTH } from '~/forms/limits';

/** Messages by field name, and in page order for the summary. Ready texts. */
export type FormErrors = { byField: Record<string, string>; summary: { field: string; message: string }[] };

/**
 * Translates message keys.
 * @param faults key of `validation` in `errors.json` by field name, in page order
 * @param tErrors reads the namespace `errors`
 * @param ownerOf returns the label of the part of the form that a field belongs to, when several parts have the same
 * fields; shown in the summary
 * @param latinNames suggested Latin spellings by field name
 */
export function faultMessages(
  faults: Readonly<Record<string, string>>,
  tErrors: Translate,
  ownerOf: (field: string) => string | null = () => null,
  latinNames: Readonly<Record<string, string>> = {},
): FormErrors {
  const byField: Record<string, string> = {};
  for (const [field, fault] of Object.entries(faults)) {
    const name = fault === 'latinOnly' ? latinNames[field] : undefined;
    byField[field] = name
      ? tErrors('validation.latinSuggested', { name })
      : tErrors(`validation.${fault}`, { max: mostCharacters(field), min: LIMITS.mileageCard.min });
  }
  const summary = Object.entries(byField).map(([field, message]) => {
    const owner = ownerOf(field);
    return { field, message: owner === null ? message : tErrors('validation.ofPassenger', { owner, message }) };
  });
  return { byField, summary };
}

function mostCharacters(field: string): number {
  if (field.endsWith('mileageCard')) return LIMITS.mileageCard.max;
  return /email$/i.test(field) ? EMAIL_LENGTH : NAME_LENGTH;
}

/**
 * Returns a function that names the passenger of a field, "Пассажир 2"; null for a single passenger.
 * @param t reads the namespace `booking`
 */
export function passengerOfField(passengerCount: number, t: Translate): (field: string) => string | null {
  return (field) => {
    const index = passengerCount > 1 ? /^passengers\[(\d)\]/.exec(field)?.[1] : undefined;
    return index === undefined ? null : t('step1.passenger.title', { number: Number(index) + 1 });
  };
}

/** Nobody reads more lines than this on a phone. */
const LINES_OF_SUMMARY = 15;

/**
 * Shortens a long summary to one line per passenger, which links to the first field and counts the rest. The messages
 * at the fields stay.
 * @param t reads the namespace `booking`
 */
export function shortSummary(errors: FormErrors, t: Translate): FormErrors {
  if (errors.summary.length <= LINES_OF_SUMMARY) return errors;
  const groups = new Map<string, FormErrors['summary']>();
  for (const line of errors.summary) {
    const owner = /^passengers\[\d\]/.exec(line.field)?.[0] ?? line.field;
    groups.set(owner, [...(groups.get(owner) ?? []), line]);
  }
  const summary = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const message = t('step1.andMore', { message: first.message, more: others.length });
    return [others.length > 0 ? { ...first, message } : first];
  });
  return { ...errors, summary };
}
