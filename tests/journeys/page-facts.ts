import { expect } from '@playwright/test';
import { decodeEntities } from '#tests/setup/html';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

/** A page may wait 2 s for its upstreams; the rest is for a machine that does other things at the same time. */
export const PAGE_LIMIT_MS = 3000;
/** A crowded machine shows in the time of an answer that takes none: so many times it is granted on top of 2 s. */
const CROWD_FACTOR = 30;

/** How long a page may take here and now. */
async function pageLimit(visitor: PlainBrowser): Promise<number> {
  const began = Date.now();
  await visitor.get('/healthz');
  return Math.max(PAGE_LIMIT_MS, 2000 + CROWD_FACTOR * (Date.now() - began));
}

/** What is read on a page: the text of its main part. */
export function mainText({ text }: PlainPage): string {
  const [, main = text] = text.match(/<main\b[^>]*>(.*)<\/main>/s) ?? [];
  return decodeEntities(main.replace(/<script\b.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
}

/** Text of the page's first heading. */
export function headingOf({ text }: PlainPage): string {
  return decodeEntities((text.match(/<h1\b[^>]*>(.*?)<\/h1>/s)?.[1] ?? '').replace(/<[^>]+>/g, ''));
}

/** Addresses of the links in the page's main part. */
export function linksOf({ text }: PlainPage): string[] {
  const [, main = ''] = text.match(/<main\b[^>]*>(.*)<\/main>/s) ?? [];
  return [...main.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) => decodeEntities(href));
}

/** True for a page that comes back by itself without JavaScript. */
export function isWaiting({ text }: PlainPage): boolean {
  return /<meta http-equiv="refresh" content="\d+"/i.test(text);
}

/**
 * A page that an upstream in trouble ends: it is no failure of the shop itself, says something, and there is a way on: it
 * comes back by itself, or has a link or a form.
 */
export function expectHonest(page: PlainPage, situation: string): void {
  expect(page.status, `${situation}: status of ${page.path}\n${mainText(page).slice(0, 500)}`).not.toBe(500);
  expect(headingOf(page), `${situation}: heading`).not.toBe('');
  const hasWayOn = isWaiting(page) || linksOf(page).length > 0 || /<main\b.*<form\b/s.test(page.text);
  expect(hasWayOn, `${situation}: a way on from ${page.path}`).toBe(true);
}

/** Runs one request, and expects an honest page in time. */
export async function honestly(
  visitor: PlainBrowser,
  situation: string,
  request: () => Promise<PlainPage>,
): Promise<PlainPage> {
  const limitMs = await pageLimit(visitor);
  const began = Date.now();
  const page = await request();
  expect(Date.now() - began, `${situation}: time to the page`).toBeLessThan(limitMs);
  expectHonest(page, situation);
  return page;
}
