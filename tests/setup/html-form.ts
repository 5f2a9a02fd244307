/** What a browser without JavaScript would send: the forms of a page, read from its HTML. */
export type HtmlForm = {
  action: string;
  method: 'get' | 'post';
  /** Values as they stand: hidden, typed, checked and selected. */
  fields: Record<string, string[]>;
  /** Names and values of the submit buttons. */
  buttons: { name: string; value: string }[];
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

export function formsOf(html: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', content = '']) => {
    const form = attributesOf(attributes);
    return {
      action: form.action ?? '',
      method: form.method?.toLowerCase() === 'post' ? 'post' : 'get',
      fields: fieldsOf(content),
      buttons: buttonsOf(content),
    };
  });
}

/** The form that has a field of this name. @throws when the page has none */
export function formWith(html: string, field: string): HtmlForm {
  const form = formsOf(html).find(
    ({ fields, buttons }) => field in fields || buttons.some(({ name }) => name === field),
  );
  if (!form) throw new Error(`the page has no form with the field ${field}`);
  return form;
}

/** Text of an attribute or an element with its entities resolved. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name ?? ''] ?? whole;
  });
}

function fieldsOf(content: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const add = (name: string | undefined, value: string) => {
    if (name) (fields[name] ??= []).push(value);
  };
  for (const [, text = ''] of content.matchAll(/<input\b([^>]*)>/g)) {
    const { name, type = 'text', value, checked, disabled } = attributesOf(text);
    if (disabled !== undefined || type === 'submit') continue;
    const isChoice = type === 'radio' || type === 'checkbox';
    if (!isChoice) add(name, value ?? '');
    else if (checked !== undefined) add(name, value ?? 'on');
  }
  for (const [, text = '', options = ''] of content.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => attributesOf(option));
    const chosen = all.find(({ selected }) => selected !== undefined) ?? all[0];
    add(attributesOf(text).name, chosen?.value ?? '');
  }
  for (const [, text = '', value = ''] of content.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)) {
    add(attributesOf(text).name, decodeEntities(value));
  }
  return fields;
}

function buttonsOf(content: string): HtmlForm['buttons'] {
  return [...content.matchAll(/<button\b([^>]*)>/g)]
    .map(([, text = '']) => attributesOf(text))
    .filter(({ type = 'submit' }) => type === 'submit')
    .map(({ name = '', value = '' }) => ({ name, value }));
}

export function attributesOf(text: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );
}
