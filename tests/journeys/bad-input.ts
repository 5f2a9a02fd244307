import { expect } from '@playwright/test';
import { formWith } from '#tests/setup/html-form';
import { hasId, shownErrors } from '#tests/setup/html-page';
import type { PlainPage } from '#tests/setup/plain-browser';
import { fieldId } from '~/ui/field-id';

/** Bad texts of every kind, for text fields. */
export const LONG = 'x'.repeat(10 * 1024);
export const MARKUP = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
export const EMOJI = '✈️🌍';
export const CONTROLS = 'A\u0000b\u0001c\u0007d\u007fe';

/** The response of a form with validation errors: its messages, and the kept input. */
export type Refusal = {
  /** The message at each invalid field, by its name. */
  messages: Readonly<Record<string, string>>;
  /** The message in the error summary, where it says more (whose field it is). */
  summary?: (field: string, message: string) => string;
  /** The kept input, by the name of the field. */
  kept: Readonly<Record<string, string | readonly string[]>>;
};

/**
 * Expects the form again: 400, each message at its field and in the error summary, which links to an existing field;
 * the input kept; no typed markup.
 * @param formField a field of the form
 */
export function expectRefusal(page: PlainPage, title: string, formField: string, refusal: Refusal): void {
  const { messages, summary: inSummary = (_field, message) => message, kept } = refusal;
  const said = (what: string) => `${title}: ${what}`;
  expect.soft(page.status, said('status')).toBe(400);
  expect.soft(page.text, said('no typed markup')).not.toMatch(/<script>alert|<img src=x/);
  if (page.status !== 400) return;

  const { atFields, summary } = shownErrors(page.text);
  // As they are read: a no-break space is a space.
  const expected = Object.entries(messages).map(([field, message]) => [field, message.replace(/\s+/g, ' ')] as const);
  expect
    .soft(atFields, said('at the fields'))
    .toEqual(Object.fromEntries(expected.map(([field, message]) => [fieldId(field), message])));
  expect
    .soft(summary, said('in the summary'))
    .toEqual(expected.map(([field, message]) => ({ target: fieldId(field), message: inSummary(field, message) })));
  for (const { target } of summary) expect.soft(hasId(page.text, target), said(`#${target} is there`)).toBe(true);

  const { fields } = formWith(page.text, formField);
  const held = Object.fromEntries(Object.keys(kept).map((name) => [name, fields[name] ?? []]));
  const wanted = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, [value].flat()]));
  expect.soft(held, said('kept')).toEqual(wanted);
}
