import { decodeEntities } from './html-form';

/** What a page says is wrong with its form. */
export type ShownErrors = {
  /** Messages at the fields, by the id of the field. */
  atFields: Record<string, string>;
  /** The list on top, in its order; `target` is the id that it leads to. */
  summary: { target: string; message: string }[];
};

export function shownErrors(html: string): ShownErrors {
  const atFields: Record<string, string> = {};
  for (const [, id = '', content = ''] of html.matchAll(/<p id="([^"]+)-error"[^>]*>(.*?)<\/p>/gs)) {
    atFields[id] = visibleText(content);
  }
  const [, list = ''] = html.match(/aria-labelledby="error-summary-title".*?<ul\b[^>]*>(.*?)<\/ul>/s) ?? [];
  const links = [...list.matchAll(/<a href="#([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return { atFields, summary: links.map(([, target = '', text = '']) => ({ target, message: visibleText(text) })) };
}

/** True when the page has an element of this id. */
export function hasId(html: string, id: string): boolean {
  return html.includes(` id="${id}"`);
}

/** Text of a piece of HTML as it is read, with one space between words. */
export function visibleText(html: string): string {
  return decodeEntities(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Addresses of the links of a page. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href));
}
