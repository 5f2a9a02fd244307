import { decodeEntities } from '#tests/setup/html';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import { hundredthsOf } from './said-prices';

/** A row of a table of destinations; `price` in hundredths. */
export type SaidDestination = { code: string; text: string; price: number; path: string };

/** Opens the page and waits for all its prices. */
export function openDestinations(visitor: PlainBrowser, path: string): Promise<PlainPage> {
  return waitForPage(visitor, path, ({ text }) => !/http-equiv="refresh"|data-testid="more-prices"/.test(text));
}

/** Reads the table of cities with prices. */
export function destinationsOf({ text }: PlainPage): SaidDestination[] {
  const table = /<table[^>]*data-testid="destinations".*?<\/table>/s.exec(text)?.[0] ?? '';
  return [...table.matchAll(/<tr data-city="(\w+)">(.*?)<\/tr>/gs)].map(([, code = '', row = '']) => {
    const [, path = '', price = ''] =
      /<a [^>]*class="[^"]*price[^"]*"[^>]*href="([^"]*)"[^>]*>(.*?)<span/s.exec(row) ?? [];
    return { code, text: visibleText(row), price: hundredthsOf(visibleText(price)), path: decodeEntities(path) };
  });
}

/** Returns the lowest price among the results behind a link. */
export async function priceOfResults(visitor: PlainBrowser, path: string): Promise<number> {
  const page = await openDestinations(visitor, `${path}&sort=price`);
  const [, total = ''] = page.text.match(/data-testid="serp-ticket-total-sum"[^>]*>(.*?)<\/h\d>/s) ?? [];
  return hundredthsOf(visibleText(total));
}

/** Sends the form of the map with these fields over its own. */
export function sendMapForm(
  visitor: PlainBrowser,
  page: PlainPage,
  change: Readonly<Record<string, string>>,
): Promise<PlainPage> {
  const { fields } = formWith(page.text, 'maxPrice');
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) params.append(name, value);
  for (const [name, value] of Object.entries(change)) params.set(name, value);
  return openDestinations(visitor, `/price-map?${params}`);
}
