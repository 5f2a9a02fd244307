import { randomUUID } from 'node:crypto';
import enAccount from '../../locales/en/account.json' with { type: 'json' };
import ruAccount from '../../locales/ru/account.json' with { type: 'json' };
import { DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import type { ShopOptions } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

export const PASSWORD = 'Left luggage 4';
/** An account that the sandbox has from the start. */
export const DEMO = { email: 'demo@fairwind.example', password: DEMO_PASSWORD };

const TEXTS = { intl: enAccount, ru: ruAccount };

/** Returns the texts of account pages. */
export function accountTexts(brand: ShopOptions['brand']): typeof enAccount {
  return TEXTS[brand];
}

/**
 * The policy of pages with a password field: no script at all, or only the page's own small ones, which fetch nothing.
 */
export const NO_FOREIGN_SCRIPT = /script-src (?:'none'|'nonce-[^' ]+');.* connect-src 'none';/;

/** Returns a new, unique address. */
export function newEmail(domain = 'example.com'): string {
  return `p${randomUUID().slice(0, 12)}@${domain}`;
}

/** Returns the path of such a link in the newest letter that has one; empty when there is none. */
export async function linkTo(control: SandboxControl, email: string, path: string): Promise<string> {
  const letters = await control.messagesTo(email);
  const links = letters.map(({ body }) => new RegExp(`https?://\\S+?(${path}/\\S+)`).exec(body)?.[1]);
  return links.find((link) => link !== undefined) ?? '';
}

/** Sends the form of a view with its values and the typed ones. */
export async function sendForm(
  visitor: PlainBrowser,
  page: PlainPage,
  typed: Record<string, string>,
  redirects?: number,
): Promise<PlainPage> {
  const { action, fields } = formWith(page.text, Object.keys(typed)[0] ?? '');
  return visitor.post(action || page.path, { ...fields, ...typed }, { redirects });
}

/** Signs up on the page, as the brand wants it. */
export async function signUp(visitor: PlainBrowser, email: string, query = ''): Promise<PlainPage> {
  const page = await visitor.get(`/auth/registration${query}`);
  const consent: Record<string, string> = page.text.includes('name="privacyConsent"') ? { privacyConsent: 'on' } : {};
  return sendForm(visitor, page, { email, password: PASSWORD, ...consent });
}

/** Signs up and opens the letter's link. @returns the address of the account */
export async function signUpAndConfirm(
  visitor: PlainBrowser,
  control: SandboxControl,
  email: string = newEmail(),
): Promise<string> {
  await signUp(visitor, email);
  await visitor.get(await linkTo(control, email, '/user/confirm'));
  return email;
}

export async function logIn(
  visitor: PlainBrowser,
  { email, password = PASSWORD }: { email: string; password?: string },
  { query = '', redirects }: { query?: string; redirects?: number } = {},
): Promise<PlainPage> {
  return sendForm(visitor, await visitor.get(`/auth/login${query}`), { email, password }, redirects);
}

/** Checks whether a page shows the signed-in account. */
export function isSignedIn({ text }: PlainPage, email: string): boolean {
  return text.includes(`: ${email}"`) && text.includes('action="/auth/sign_out"');
}
