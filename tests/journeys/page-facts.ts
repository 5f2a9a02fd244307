import { expect } from '@playwright/test';
import { decodeEntities } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';

/** Longer than a page may wait for an upstream: the machine of the tests is a busy one. */
export const PAGE_LIMIT_MS = 3000;

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
 * A page that an upstream in trouble ends: it comes in time, is no failure of the shop itself, says something, and
 * there is a way on: it comes back by itself, or has a link or a form.
 */
export function expectHonest(page: PlainPage, elapsedMs: number, situation: string): void {
  expect(elapsedMs, `${situation}: time to the page`).toBeLessThan(PAGE_LIMIT_MS);
  expect(page.status, `${situation}: status of ${page.path}\n${mainText(page).slice(0, 500)}`).not.toBe(500);
  expect(headingOf(page), `${situation}: heading`).not.toBe('');
  const hasWayOn = isWaiting(page) || linksOf(page).length > 0 || /<main\b.*<form\b/s.test(page.text);
  expect(hasWayOn, `${situation}: a way on from ${page.path}`).toBe(true);
}
