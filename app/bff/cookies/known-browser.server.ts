import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'browser';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
const MAX_KEPT = 5;

const digests = z.array(z.string()).max(MAX_KEPT);
const schema = z.object({ id: z.uuid(), known: digests });
/**
 * Addresses that have signed in here, by digest. The cookie survives signing out; otherwise somebody else's wrong
 * passwords would lock the owners out of their own browser.
 */
type Browser = z.output<typeof schema>;

type Reader = Pick<RequestContext, 'cookies'>;
type Writer = Reader & Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

/** Browsers by request, so that an unknown browser keeps one id from its first use to its cookie. */
const read = new WeakMap<Reader['cookies'], Promise<Browser>>();

function readBrowser({ cookies }: Reader): Promise<Browser> {
  let browser = read.get(cookies);
  if (!browser) read.set(cookies, (browser = openBrowser(cookies)));
  return browser;
}

async function openBrowser(cookies: Reader['cookies']): Promise<Browser> {
  const sealed = cookies.get(COOKIE);
  const browser = schema.safeParse(sealed ? await unseal('browser', sealed) : null);
  return browser.success ? browser.data : { id: randomUUID(), known: [] };
}

async function keepBrowser(context: Writer, browser: Browser): Promise<void> {
  read.set(context.cookies, Promise.resolve(browser));
  const value = await seal('browser', browser, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}

/** Returns the id by which the account service recognises this browser. It is stored when somebody signs in or up. */
export async function browserId(context: Reader): Promise<string> {
  return (await readBrowser(context)).id;
}

/** Returns the browser's id if this address has signed in here before, otherwise null. */
export async function knownBrowserId(context: Reader, email: string): Promise<string | null> {
  const { id, known: knownAccounts } = await readBrowser(context);
  return knownAccounts.includes(digestOf(email)) ? id : null;
}

/** Records that an address has signed in here. */
export async function rememberBrowser(context: Writer, email: string): Promise<void> {
  const browser = await readBrowser(context);
  await keepBrowser(context, { ...browser, known: first(digestOf(email), browser.known) });
}

function first(digest: string, others: readonly string[]): string[] {
  return [digest, ...others.filter((one) => one !== digest)].slice(0, MAX_KEPT);
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16);
}
