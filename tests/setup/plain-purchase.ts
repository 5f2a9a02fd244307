import { setTimeout as sleep } from 'node:timers/promises';
import { decodeEntities } from './html';
import { formWith, type HtmlForm } from './html-form';
import { visibleText } from './html-page';
import type { FormFields, PlainBrowser, PlainPage } from './plain-browser';

/** Input for a passenger at step 1, by the names of the fields after `passengers[n].`. */
export type TypedPassenger = Readonly<Record<string, string>>;

export const ADULT: TypedPassenger = {
  lastName: 'Ivanova',
  firstName: 'Anna',
  noMiddleName: 'on',
  gender: 'f',
  birthdayDay: '09',
  birthdayMonth: '04',
  birthdayYear: '1988',
  citizenship: 'KZ',
  documentType: 'international_passport',
  passportNumber: 'N12345678',
  passportExpdateDay: '01',
  passportExpdateMonth: '02',
  passportExpdateYear: '2039',
};

const PATIENCE_MS = 20_000;

/** Reloads a page that waits for an upstream until `isThere` accepts it. */
export async function waitForPage(
  visitor: PlainBrowser,
  path: string,
  isThere: (page: PlainPage) => boolean,
): Promise<PlainPage> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    const page = await visitor.get(path);
    if (isThere(page)) return page;
    if (page.status >= 400 || Date.now() > deadline) {
      throw new Error(`${path} ended at ${page.path} with ${page.status}: ${gist(page)}`);
    }
  }
}

/** Opens a file of an order; asks again while a busy shop answers 503 or leads back to the order page. */
export async function openFile(visitor: PlainBrowser, path: string): Promise<PlainPage> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(500)) {
    const page = await visitor.get(path);
    if (page.status === 200 && page.path === path) return page;
    if (Date.now() > deadline) throw new Error(`${path} ended at ${page.path} with ${page.status}: ${gist(page)}`);
  }
}

/** Opens the results of a search link and waits for cards. */
export function openResults(visitor: PlainBrowser, searchPath: string): Promise<PlainPage> {
  return waitForPage(visitor, searchPath, ({ text }) => text.includes('data-testid="serp-ticket-item"'));
}

/** Opens the results of a search link and waits for all offers. */
export function openAllResults(visitor: PlainBrowser, searchPath: string): Promise<PlainPage> {
  return waitForPage(
    visitor,
    searchPath,
    (page) => page.text.includes('data-testid="results-count"') && !isWaiting(page),
  );
}

/**
 * Opens step 0 of the first card whose carrier confirms it: some offers are sold out meanwhile, and the search may
 * have been replaced by a new one, whose results the visitor gets instead.
 */
export async function openOffer(visitor: PlainBrowser, results: PlainPage): Promise<PlainPage> {
  const links = results.text.match(/<a\b[^>]*data-testid="ticket-price-button"[^>]*>/g) ?? [];
  for (const link of links) {
    const path = decodeEntities(link.match(/href="([^"]+)"/)?.[1] ?? '');
    const isThere = (page: PlainPage) => page.status === 409 || hasExpired(page) || page.text.includes('value="book"');
    const step0 = await waitForPage(visitor, path, isThere);
    if (hasExpired(step0)) return openOffer(visitor, await openResults(visitor, step0.path));
    if (step0.status !== 409) return step0;
  }
  throw new Error(`none of ${links.length} cards is still sold`);
}

const hasExpired = ({ path }: PlainPage) => path.includes('notice=expired');

/** Books the chosen fare of step 0; returns step 1. */
export function book(visitor: PlainBrowser, step0: PlainPage): Promise<PlainPage> {
  return submit(visitor, step0, formWith(step0.text, 'fareVariantKey'), { intent: 'book' }, '/mbooking/step1/');
}

/** Fills in step 1 and returns step 2. */
export function enterPassengers(
  visitor: PlainBrowser,
  step1: PlainPage,
  passengers: readonly TypedPassenger[] = [ADULT],
): Promise<PlainPage> {
  const typed = passengers.flatMap((passenger, index) =>
    Object.entries(passenger).map(([name, value]) => [`passengers[${index}].${name}`, value] as const),
  );
  const boxes = { agreement: 'on', privacyConsent: 'on' };
  const fields = { email: 'anna@example.com', phone: '+77012345678', ...boxes, ...Object.fromEntries(typed) };
  return submit(visitor, step1, formWith(step1.text, 'email'), fields, '/mbooking/step2/');
}

/** Sends a form of `page` with `typed` over its values, and follows to a page below `expectedPath`. */
export async function submit(
  visitor: PlainBrowser,
  page: PlainPage,
  form: HtmlForm,
  typed: FormFields,
  expectedPath: string,
): Promise<PlainPage> {
  const action = form.action || page.path;
  let reached = await visitor.post(action, { ...form.fields, ...typed });
  // The booking service timed out: the input is kept, send it again.
  if (reached.path.endsWith('?again=1')) reached = await visitor.post(action, { ...form.fields, ...typed });
  if (reached.status >= 400) throw new Error(`${action} answered ${reached.status}: ${gist(reached)}`);
  // The target of the POST waits while the upstream works; it moves on by itself.
  return waitForPage(visitor, reached.path, (there) => there.path.startsWith(expectedPath) && !isWaiting(there));
}

/** Checks whether a page waits for an upstream and reloads by itself. */
export function isWaiting({ text }: PlainPage): boolean {
  return text.includes('http-equiv="refresh"');
}

/** Returns the beginning of the page's text, for errors. */
export function gist({ text }: PlainPage): string {
  const [, main = text] = text.match(/<main\b[^>]*>(.*)<\/main>/s) ?? [];
  return visibleText(main).slice(0, 1500);
}
