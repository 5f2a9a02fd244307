import type { Translate } from '~/i18n/use-translation';
import { NAME_LENGTH } from '~/features/passengers/names';

/** Ready messages by field name, and the same in the order of the page for its summary. */
export type FormErrors = { byField: Record<string, string>; summary: { field: string; message: string }[] };

/**
 * Turns keys of messages into words.
 * @param faults key of `validation` in `errors.json` by field name, in the order of the page
 * @param tErrors reads the namespace `errors`
 */
export function faultMessages(faults: Readonly<Record<string, string>>, tErrors: Translate): FormErrors {
  const byField: Record<string, string> = {};
  for (const [field, fault] of Object.entries(faults)) {
    byField[field] = tErrors(`validation.${fault}`, { max: NAME_LENGTH });
  }
  return { byField, summary: Object.entries(byField).map(([field, message]) => ({ field, message })) };
}
