import { expect } from '@playwright/test';
import { searchAddress } from '#tests/setup/links';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { book, isWaiting, openOffer, openResults } from '#tests/setup/plain-purchase';

/** Well-formed, but without a booking. */
export const UNKNOWN_TOKEN = '0a1b2c3d-0000-4000-8000-000000000000';

/** Used in place of a token or of a variant id. */
export const GARBAGE = [
  'x',
  '0',
  'null',
  'undefined',
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%2F%2Fevil.example',
  "'%20OR%201=1--",
  '1;DROP%20TABLE%20bookings',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%F0%9F%8C%8D',
  '%0d%0aSet-Cookie:x=1',
  '%7B%7D',
  '[object%20Object]',
  '__proto__',
  'constructor',
  'x'.repeat(6000),
  `${UNKNOWN_TOKEN}%20`,
  `${UNKNOWN_TOKEN}x`,
  `%00${UNKNOWN_TOKEN}`,
  UNKNOWN_TOKEN.replace(/-/g, ''),
  UNKNOWN_TOKEN,
];

/** Opens step 1 of a new booking, for a flight this many days ahead. */
export async function openStep1(visitor: PlainBrowser, inDays: number): Promise<PlainPage> {
  return book(visitor, await openOffer(visitor, await openResults(visitor, searchAddress(inDays))));
}

/** Returns the token in the address of a page. */
export const tokenOf = ({ path }: PlainPage) => /[0-9a-f-]{36}/.exec(path)?.[0] ?? '';

/** Returns the final response of a page that waits for an upstream: a page or a redirect of any status. */
export async function waitForEnd(visitor: PlainBrowser, path: string): Promise<PlainPage> {
  for (const deadline = Date.now() + 20_000; ;) {
    const page = await visitor.get(path, { redirects: 0 });
    if (!isWaiting(page) || Date.now() > deadline) return page;
  }
}

/** Expects a refusal with an explanation. */
export function expectRefused({ status, text }: PlainPage, what: string): void {
  expect.soft(status, what).toBeGreaterThanOrEqual(400);
  expect.soft(status, what).toBeLessThan(500);
  expect.soft(text, what).toContain('<h1');
  expect.soft(text, what).not.toContain('<script>alert(1)');
}
