import type { Translate } from '~/i18n/translate';
import { EMAIL_LENGTH, LIMITS, NAME_LENGTH } from '~/forms/limits';
import type { SummaryLine } from '~/forms/rejected-submission';

/** Messages by field name, and in page order for the summary. Ready texts. */
export type FieldMessages = { byField: Record<string, string>; summary: SummaryLine[] };

/**
 * Translates message keys that were kept in a draft.
 * @param faults key of `validation` in `errors.json` by field name, in page order
 * @param tErrors reads the namespace `errors`
 * @param ownerOf as for `summaryLines`
 */
export function faultMessages(
  faults: Readonly<Record<string, string>>,
  tErrors: Translate,
  ownerOf: OwnerOf = () => null,
): FieldMessages {
  const byField: Record<string, string> = {};
  for (const [field, fault] of Object.entries(faults)) {
    byField[field] = tErrors(`validation.${fault}`, { max: mostCharacters(field), min: LIMITS.mileageCard.min });
  }
  return { byField, summary: summaryLines(byField, tErrors, ownerOf) };
}

/**
 * Returns the label of the part of the form that a field belongs to; null when no other part has the same fields.
 * @param isNamed true when the message names the field itself
 */
type OwnerOf = (field: string, isNamed: boolean) => string | null;

const NAMES = ['lastName', 'firstName', 'middleName'] as const;

/**
 * Lists messages for the summary, each with the part of the form that it belongs to.
 * @param messages ready texts by field name, in page order
 */
export function summaryLines(
  messages: Readonly<Partial<Record<string, string>>>,
  tErrors: Translate,
  ownerOf: OwnerOf,
): SummaryLine[] {
  return Object.entries(messages).flatMap(([field, message]) => {
    if (!message) return [];
    // "Enter the last name" names its field; "Use Latin letters" does not.
    const isNamed = NAMES.some((name) => message === tErrors(`validation.${name}Required`));
    const owner = ownerOf(field, isNamed);
    return [{ field, message: owner === null ? message : tErrors('validation.ofPassenger', { owner, message }) }];
  });
}

function mostCharacters(field: string): number {
  if (field.endsWith('mileageCard')) return LIMITS.mileageCard.max;
  return /email$/i.test(field) ? EMAIL_LENGTH : NAME_LENGTH;
}

/**
 * Returns a function that names the passenger of a field, "Пассажир 2", or "Пассажир 2 · Имя" where the message does not
 * say which of the names is meant; null for another field of a single passenger.
 * @param t reads the namespace `booking`
 */
export function passengerOfField(passengerCount: number, t: Translate): OwnerOf {
  return (field, isNamed) => {
    const index = /^passengers\[(\d)\]/.exec(field)?.[1];
    if (index === undefined) return null;
    const name = isNamed ? undefined : NAMES.find((one) => field.endsWith(`.${one}`));
    const label = name && t(`step1.passenger.${name}`);
    if (passengerCount < 2) return label ?? null;
    const passenger = t('step1.passenger.title', { number: Number(index) + 1 });
    return label ? `${passenger} · ${label}` : passenger;
  };
}

/** Nobody reads more lines than this on a phone. */
const LINES_OF_SUMMARY = 15;

/**
 * Shortens a long summary to one line per passenger, which links to the first field and counts the rest. The messages
 * at the fields stay.
 * @param t reads the namespace `booking`
 */
export function shortSummary(lines: readonly SummaryLine[], t: Translate): readonly SummaryLine[] {
  if (lines.length <= LINES_OF_SUMMARY) return lines;
  const groups = new Map<string, SummaryLine[]>();
  for (const line of lines) {
    const owner = /^passengers\[\d\]/.exec(line.field)?.[0] ?? line.field;
    groups.set(owner, [...(groups.get(owner) ?? []), line]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const message = t('step1.andMore', { message: first.message, more: others.length });
    return [others.length > 0 ? { ...first, message } : first];
  });
}
