import { parseHtml, textOf } from './html';

export { visibleText } from './html';

/** The validation errors that a page shows. */
export type ShownErrors = {
  /** Messages at the fields, by the id of the field. */
  atFields: Record<string, string>;
  /** The error summary in its order; `target` is the linked id. */
  summary: { target: string; message: string }[];
};

export function shownErrors(html: string): ShownErrors {
  const page = parseHtml(html);
  const messages = page.querySelectorAll('p[id$="-error"]');
  const links = page.querySelectorAll('[aria-labelledby="error-summary-title"] a');
  return {
    atFields: Object.fromEntries(messages.map((one) => [one.id.replace(/-error$/, ''), textOf(one)])),
    summary: links.map((link) => ({
      target: (link.getAttribute('href') ?? '').replace(/^#/, ''),
      message: textOf(link),
    })),
  };
}

/** Checks whether the page has an element with this id. */
export function hasId(html: string, id: string): boolean {
  return html.includes(` id="${id}"`);
}

/** Returns the addresses of the links of a page. */
export function linksOf(html: string): string[] {
  return parseHtml(html)
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '');
}
