import { decodeEntities } from '#tests/setup/html';
import { formsOf, type HtmlForm } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

/** `count` is null where options overlap. */
export type ShownOption = { field: string; value: string; label: string; count: number | null; isChosen: boolean };

/** Returns the filter form as a browser would send it. */
export function filterForm({ text }: PlainPage): HtmlForm {
  const start = text.lastIndexOf('<form', text.indexOf('data-testid="filters"'));
  const [form] = formsOf(text.slice(start));
  if (!form) throw new Error('the page has no filters');
  return form;
}

/** Returns the options of the filters with their counts. */
export function shownOptions({ text }: PlainPage): ShownOption[] {
  const labels = text.matchAll(
    /<label\b[^>]*><input type="checkbox"([^>]*)\/><span>(.*?)<span\b[^>]*>(\d*)<\/span><\/span>/gs,
  );
  return [...labels].map(([, attributes = '', label = '', count]) => ({
    field: /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
    value: decodeEntities(/value="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    label: visibleText(label),
    count: count ? Number(count) : null,
    isChosen: /\bchecked\b/.test(attributes),
  }));
}

/** Returns the number of itineraries on the page. */
export function foundCount({ text }: PlainPage): number {
  const [, shown = ''] = /data-testid="results-count">(.*?)<\/strong>/s.exec(text) ?? [];
  return Number(visibleText(shown).replace(/\D/g, ''));
}

/** Returns the cards of all results: the first page grows while it can, others follow it. */
export async function cardsOf(visitor: PlainBrowser, page: PlainPage): Promise<string[]> {
  const [more] = markedLinks(page, 'show-more');
  if (more) return cardsOf(visitor, await visitor.get(more));
  const cards = page.text.split(/(?=<article\b[^>]*data-testid="serp-ticket-item")/).slice(1);
  const [path] = markedLinks(page, 'rel="next"');
  return path ? [...cards, ...(await cardsOf(visitor, await visitor.get(path)))] : cards;
}

/** Sends the filter form with other values. */
export function applyFilters(visitor: PlainBrowser, page: PlainPage, change: Record<string, string[]>) {
  const { action, fields } = filterForm(page);
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries({ ...fields, ...change })) {
    for (const value of values) query.append(name, value);
  }
  return visitor.get(`${action}?${query}`);
}

/** Returns the filter in the address of a page. */
export function filterOf({ path }: Pick<PlainPage, 'path'>): unknown {
  const text = new URL(path, 'http://shop.test').searchParams.get('filter');
  return text === null ? null : JSON.parse(text);
}

/** Returns the addresses of links with a mark: `data-testid` or `rel`. */
export function markedLinks({ text }: PlainPage, mark: string): string[] {
  return [...text.matchAll(/<a\b([^>]*)>/g)]
    .filter(([, attributes = '']) => attributes.includes(mark))
    .map(([, attributes = '']) => decodeEntities(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''));
}
