import { z } from 'zod';
import type { LetterKey, RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { keepSession } from '~/bff/cookies/session.server';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';

const COOKIE = 'letters';
/** The keys go when the browser is closed, or after a day. The letter can be opened again. */
const LIFETIME_SECONDS = 24 * 60 * 60;
/** Enough for one household's orders. The cookie travels with every request. */
const MAX_KEYS = 8;

const text = z.string().max(100);
const keysSchema = z
  .array(z.object({ token: text, key: text, proof: z.object({ grant: text, sessionId: text }).optional() }))
  .max(MAX_KEYS);

/** Reads the keys of letters that were opened in this browser, newest first. */
export async function readLetterKeys(cookies: ReadonlyMap<string, string>): Promise<LetterKey[]> {
  const sealed = cookies.get(COOKIE);
  const parsed = keysSchema.safeParse(sealed ? await unseal('letters', sealed) : []);
  return parsed.success ? parsed.data : [];
}

/** Stores a key in the browser beside those of other bookings. The same link opened again keeps its proof. */
export async function keepLetterKey(context: RequestContext, opened: LetterKey): Promise<void> {
  const known = context.letterKeys.find(({ token, key }) => token === opened.token && key === opened.key);
  const others = context.letterKeys.filter(({ token }) => token !== opened.token);
  await keepKeys(context, [{ ...known, ...opened }, ...others].slice(0, MAX_KEYS));
}

/** Returns the key of a booking's letter, if one was opened in this browser. */
export function letterKeyOf({ letterKeys }: Pick<RequestContext, 'letterKeys'>, token: string): LetterKey | null {
  return letterKeys.find((one) => one.token === token) ?? null;
}

/** Keeps the proof of the buyer beside the key of the letter. It counts in the session of now, which is stored too. */
export async function keepProof(context: RequestContext, token: string, grant: string): Promise<void> {
  await keepSession(context);
  const proof = { grant, sessionId: context.session.id };
  await keepKeys(
    context,
    context.letterKeys.map((entry) => (entry.token === token ? { ...entry, proof } : entry)),
  );
}

/** Removes the key of a booking, which opens nothing any more. */
export async function dropLetterKey(context: RequestContext, token: string): Promise<void> {
  const others = context.letterKeys.filter((entry) => entry.token !== token);
  if (others.length === 0) dropLetterKeys(context);
  else await keepKeys(context, others);
}

/** Removes all keys from the browser. */
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
