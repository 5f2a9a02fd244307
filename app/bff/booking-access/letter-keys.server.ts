import { z } from 'zod';
import type { LetterKey, RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';

const COOKIE = 'letters';
/** The browser forgets them when it is closed; one that is never closed, after a day. The letter can be opened again. */
const LIFETIME_SECONDS = 24 * 60 * 60;
/** Orders of one household's letters; all of them travel with every request. */
const MAX_KEYS = 8;

const keysSchema = z.array(z.object({ token: z.string().max(100), key: z.string().max(100) })).max(MAX_KEYS);

/** Keys of letters that were opened in this browser, newest first. */
export async function readLetterKeys(cookies: ReadonlyMap<string, string>): Promise<LetterKey[]> {
  const sealed = cookies.get(COOKIE);
  const parsed = keysSchema.safeParse(sealed ? await unseal('letters', sealed) : []);
  return parsed.success ? parsed.data : [];
}

/** Has the browser keep a key, beside those of other bookings. */
export async function keepLetterKey(context: RequestContext, opened: LetterKey): Promise<void> {
  const others = context.letterKeys.filter(({ token }) => token !== opened.token);
  await keepKeys(context, [opened, ...others].slice(0, MAX_KEYS));
}

/** Has the browser forget the key of a booking: it opens nothing any more. */
export async function dropLetterKey(context: RequestContext, token: string): Promise<void> {
  const others = context.letterKeys.filter((known) => known.token !== token);
  if (others.length === 0) dropLetterKeys(context);
  else await keepKeys(context, others);
}

/** Has the browser forget all of them. */
export function dropLetterKeys(context: RequestContext): void {
  if (context.letterKeys.length === 0) return;
  context.letterKeys = [];
  context.setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: context.hasSecureCookies }));
}

async function keepKeys(context: RequestContext, keys: readonly LetterKey[]): Promise<void> {
  context.letterKeys = keys;
  const value = await seal('letters', keys, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: null, secure: context.hasSecureCookies }));
}
