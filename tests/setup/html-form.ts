import type { HTMLElement } from 'node-html-parser';
import { parseHtml } from './html';

/** The forms of a page, read from its HTML, as a browser without JavaScript would send them. */
export type HtmlForm = {
  action: string;
  method: 'get' | 'post';
  /** Current values: hidden, typed, checked and selected. */
  fields: Record<string, string[]>;
  /** Names and values of the submit buttons. */
  buttons: { name: string; value: string }[];
};

export function formsOf(html: string): HtmlForm[] {
  return parseHtml(html)
    .querySelectorAll('form')
    .map((form) => ({
      action: form.getAttribute('action') ?? '',
      method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
      fields: fieldsOf(form),
      buttons: buttonsOf(form),
    }));
}

/** Returns the form that has a field of this name. @throws when the page has none */
export function formWith(html: string, field: string): HtmlForm {
  const form = formsOf(html).find(
    ({ fields, buttons }) => field in fields || buttons.some(({ name }) => name === field),
  );
  if (!form) throw new Error(`the page has no form with the field ${field}`);
  return form;
}

function fieldsOf(form: HTMLElement): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const field of form.querySelectorAll('input, select, textarea')) {
    const name = field.getAttribute('name');
    const value = valueOf(field);
    if (name && value !== null) (fields[name] ??= []).push(value);
  }
  return fields;
}

/** The value that a field sends; null when it sends none. */
function valueOf(field: HTMLElement): string | null {
  if (field.hasAttribute('disabled')) return null;
  if (field.rawTagName === 'textarea') return field.text;
  if (field.rawTagName === 'select') {
    const options = field.querySelectorAll('option');
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    return chosen?.getAttribute('value') ?? '';
  }
  const type = field.getAttribute('type') ?? 'text';
  if (type === 'submit') return null;
  const isChoice = type === 'radio' || type === 'checkbox';
  if (isChoice && !field.hasAttribute('checked')) return null;
  return field.getAttribute('value') ?? (isChoice ? 'on' : '');
}

function buttonsOf(form: HTMLElement): HtmlForm['buttons'] {
  return form
    .querySelectorAll('button')
    .filter((button) => (button.getAttribute('type') ?? 'submit') === 'submit')
    .map((button) => ({ name: button.getAttribute('name') ?? '', value: button.getAttribute('value') ?? '' }));
}
