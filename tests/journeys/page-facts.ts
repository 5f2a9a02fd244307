import { expect } from '@playwright/test';
import { decodeEntities } from '#tests/setup/html';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

/** A page may wait 2 s for its upstreams; the rest is a reserve for a busy machine. */
export const PAGE_LIMIT_MS = 3000;
/** A busy machine slows down even an immediate response: add this many times its duration to the 2 s. */
const CROWD_FACTOR = 30;

/** Returns the time that a page may take at the moment, where nothing but a busy machine delays it. */
async function pageLimit(visitor: PlainBrowser): Promise<number> {
  const began = Date.now();
  await visitor.get('/healthz');
  return Math.max(PAGE_LIMIT_MS, 2000 + CROWD_FACTOR * (Date.now() - began));
}

/** Returns the visible text of a page's main part. */
export function mainText({ text }: Pick<PlainPage, 'text'>): string {
  const [, main = text] = text.match(/<main\b[^>]*>(.*)<\/main>/s) ?? [];
  return decodeEntities(main.replace(/<script\b.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
}

/** Returns the text of the page's first heading. */
export function headingOf({ text }: PlainPage): string {
  return decodeEntities((text.match(/<h1\b[^>]*>(.*?)<\/h1>/s)?.[1] ?? '').replace(/<[^>]+>/g, ''));
}

/** Returns the addresses of the links in the page's main part. */
export function linksOf({ text }: PlainPage): string[] {
  const [, main = ''] = text.match(/<main\b[^>]*>(.*)<\/main>/s) ?? [];
  return [...main.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) => decodeEntities(href));
}

/** Checks whether a page reloads by itself without JavaScript. */
export function isWaiting({ text }: PlainPage): boolean {
  return /<meta http-equiv="refresh" content="\d+"/i.test(text);
}

/** Expects a useful page despite a failing upstream: no 500, some text, and a way on, by reload, link or form. */
export function expectHonest(page: PlainPage, situation: string): void {
  expect(page.status, `${situation}: status of ${page.path}\n${mainText(page).slice(0, 500)}`).not.toBe(500);
  expect(headingOf(page), `${situation}: heading`).not.toBe('');
  const hasWayOn = isWaiting(page) || linksOf(page).length > 0 || /<main\b.*<form\b/s.test(page.text);
  expect(hasWayOn, `${situation}: a way on from ${page.path}`).toBe(true);
}

/**
 * Runs one request, and expects a useful page in time.
 * @param waitsMs the time that the page may wait for a service longer than others do
 */
export async function honestly(
  visitor: PlainBrowser,
  situation: string,
  request: () => Promise<PlainPage>,
  waitsMs = 0,
): Promise<PlainPage> {
  const limitMs = waitsMs + (await pageLimit(visitor));
  const began = Date.now();
  const page = await request();
  expect(Date.now() - began, `${situation}: time to the page`).toBeLessThan(limitMs);
  expectHonest(page, situation);
  return page;
}
