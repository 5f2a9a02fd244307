import type { Translate } from '~/i18n/translate';
import { EMAIL_LENGTH } from '~/forms/contacts.server';
import { MILEAGE_CARD_LENGTH } from './mileage-card';
import { NAME_LENGTH } from './names';

/** Ready messages by field name, and the same in the order of the page for its summary. */
export type FormErrors = { byField: Record<string, string>; summary: { field: string; message: string }[] };

/**
 * Turns keys of messages into words.
 * @param faults key of `validation` in `errors.json` by field name, in the order of the page
 * @param tErrors reads the namespace `errors`
 * @param ownerOf in whose part of the form a field stands, where several have the same fields: said in the summary
 * @param latinNames how names that must be in Latin letters would be written so, by field name
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
      : tErrors(`validation.${fault}`, { max: mostCharacters(field), min: MILEAGE_CARD_LENGTH.min });
  }
  const summary = Object.entries(byField).map(([field, message]) => {
    const owner = ownerOf(field);
    return { field, message: owner === null ? message : tErrors('validation.ofPassenger', { owner, message }) };
  });
  return { byField, summary };
}

function mostCharacters(field: string): number {
  if (field.endsWith('mileageCard')) return MILEAGE_CARD_LENGTH.max;
  return /email$/i.test(field) ? EMAIL_LENGTH : NAME_LENGTH;
}

/**
 * Whose field of step 1 it is, when there is more than one passenger: "Пассажир 2".
 * @param t reads the namespace `booking`
 */
export function passengerOfField(passengerCount: number, t: Translate): (field: string) => string | null {
  return (field) => {
    const index = passengerCount > 1 ? /^passengers\[(\d)\]/.exec(field)?.[1] : undefined;
    return index === undefined ? null : t('step1.passenger.title', { number: Number(index) + 1 });
  };
}

/** More lines than this nobody reads on a phone. */
const LINES_OF_SUMMARY = 15;

/**
 * The summary of a large party's form: when it is long, one line for each passenger, which leads to the first field and
 * says how many more there are. At the fields everything is said as before.
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
