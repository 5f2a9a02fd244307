import { parseHtml } from '#tests/setup/html';

/** Fields that step 1 does not keep as typed text: its own bookkeeping, and add-ons, which the order keeps. */
const NOT_TYPED = /^(?:intent|addons\b|\w*[kK]ey$|price|attempt)/;

/** A value for every field of the form of step 1, by name; an unchecked box is left out. */
export type TypedStep1 = Record<string, string>;

/**
 * Fills every field that a page of step 1 has with something of its own, whatever fields there are: texts by their name,
 * the last choice of selects and radio groups, every checkbox.
 */
export function typeEverything(html: string): TypedStep1 {
  const form = parseHtml(html)
    .querySelectorAll('form')
    .find((one) => one.querySelector('[name="email"]'));
  if (!form) throw new Error('the page has no form of step 1');
  const typed: TypedStep1 = {};
  for (const field of form.querySelectorAll('input, select')) {
    const name = field.getAttribute('name') ?? '';
    const type = field.rawTagName === 'select' ? 'select' : (field.getAttribute('type') ?? 'text');
    if (name === '' || type === 'hidden' || NOT_TYPED.test(name)) continue;
    typed[name] = typedInto(type, name, field.getAttribute('value'), field.querySelectorAll('option').at(-1));
  }
  return typed;
}

function typedInto(
  type: string,
  name: string,
  value: string | undefined,
  last: { getAttribute(name: string): string | undefined } | undefined,
): string {
  if (type === 'select') return last?.getAttribute('value') ?? '';
  if (type === 'radio' || type === 'checkbox') return value ?? 'on';
  // Short, because days and years have a length; not valid, because a draft is kept unchecked.
  return /(?:Day|Month)$/.test(name) ? '7' : /Year$/.test(name) ? '1987' : `typed ${name.split('.').at(-1)}`;
}

/** Returns the typed values that a page of step 1 does not show: "name: is …, was typed …". */
export function lostFields(html: string, typed: TypedStep1): string[] {
  const shown = valuesOf(html);
  return Object.entries(typed).flatMap(([name, value]) =>
    shown[name] === value ? [] : [`${name}: is ${shown[name] ?? 'empty'}, was typed ${value}`],
  );
}

function valuesOf(html: string): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const field of parseHtml(html).querySelectorAll('input, select')) {
    const name = field.getAttribute('name') ?? '';
    const type = field.getAttribute('type') ?? 'text';
    if (field.rawTagName === 'select') {
      values[name] = field
        .querySelectorAll('option')
        .find((one) => one.hasAttribute('selected'))
        ?.getAttribute('value');
    } else if (type === 'radio' || type === 'checkbox') {
      if (field.hasAttribute('checked')) values[name] = field.getAttribute('value') ?? 'on';
    } else values[name] = field.getAttribute('value');
  }
  return values;
}
