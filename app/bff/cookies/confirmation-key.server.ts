import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'confirmation';
/** Sign-up letters are read soon. Later, or once somebody else uses the browser, the visitor must type a password. */
const LIFETIME_SECONDS = 60 * 60;
const schema = z.object({ key: z.string().min(1) });

type Reader = Pick<RequestContext, 'cookies'>;
type Writer = Reader & Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

/**
 * Returns the secret by which the account service recognises the browser that asked for a letter (decision 031). The
 * password or social network chosen at sign-up counts only when the same secret comes with the letter's link.
 */
export async function confirmationKey({ cookies }: Reader): Promise<string | null> {
  const sealed = cookies.get(COOKIE);
  const cookie = schema.safeParse(sealed ? await unseal('confirmation', sealed) : null);
  return cookie.success ? cookie.data.key : null;
}

/** Returns the browser's secret, creating it if there is none, and keeps it for another hour. */
export async function keepConfirmationKey(context: Writer): Promise<string> {
  const key = (await confirmationKey(context)) ?? randomBytes(32).toString('base64url');
  const value = await seal('confirmation', { key } satisfies z.input<typeof schema>, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
  return key;
}

/** Removes the secret after somebody signed in or out. */
export function dropConfirmationKey({ cookies, setCookie, hasSecureCookies }: Writer): void {
  if (cookies.has(COOKIE)) setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
