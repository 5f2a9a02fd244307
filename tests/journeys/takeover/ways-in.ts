import { tagsOf } from '#tests/setup/html';
import { formsOf, formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import type { CreationOptions, RequestOptions } from '#tests/setup/software-authenticator';
import type { Person } from './people';

const SIGN_IN = '/auth/passkey';
export const NEW_PASSKEY = '/user/settings/new-passkey';

/** Follows the link of a letter with a code, and confirms if necessary. Null when there is no such letter. */
export async function followCodeLink(browser: PlainBrowser, link: string): Promise<PlainPage | null> {
  if (link === '') return null;
  const page = await browser.get(link);
  const isAsked = page.path === link && page.status === 200;
  return isAsked ? browser.post(link, {}) : page;
}

/** Signs in by a passkey. Null when the person has none for the shop. */
export async function usePasskey(browser: PlainBrowser, { authenticator }: Person): Promise<PlainPage | null> {
  const page = await browser.get(SIGN_IN);
  const credential = authenticator.get(optionsIn(page) as RequestOptions, browser.origin);
  return credential && sendCredential(browser, page, credential);
}

/** Adds a passkey to the open account. @param page {@link NEW_PASSKEY} */
export function makePasskey(browser: PlainBrowser, page: PlainPage, { authenticator }: Person): Promise<PlainPage> {
  const credential = authenticator.create(optionsIn(page) as CreationOptions, browser.origin);
  return sendCredential(browser, page, credential, { name: 'Key ring' });
}

function optionsIn({ text, path }: PlainPage): object {
  const [form] = tagsOf(text, 'form[data-passkey]');
  if (!form) throw new Error(`no form of passkeys at ${path}`);
  return JSON.parse(form['data-options'] ?? '') as object;
}

function sendCredential(browser: PlainBrowser, page: PlainPage, credential: object, typed = {}): Promise<PlainPage> {
  const { action, fields } = formWith(page.text, 'credential');
  return browser.post(action, { ...fields, ...typed, credential: JSON.stringify(credential) });
}

/** Checks whether a page has a form with this intent. */
export function hasIntent({ text }: PlainPage, intent: string): boolean {
  return formsOf(text).some(({ buttons }) => buttons.some(({ value }) => value === intent));
}
