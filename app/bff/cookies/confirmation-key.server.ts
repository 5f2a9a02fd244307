import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'confirmation';
/** The letter of a sign-up is read soon; later, or in another's turn, a password is asked for. */
const LIFETIME_SECONDS = 60 * 60;
const schema = z.object({ key: z.string().min(1) });

type Reader = Pick<RequestContext, 'cookies'>;
type Writer = Reader & Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

/**
 * The secret by which the account service knows the browser that asked for a letter (decision 031): what was chosen with
 * the sign-up, a password or a network, counts only where the same secret comes with the letter's link.
 */
export async function confirmationKey({ cookies }: Reader): Promise<string | null> {
  const sealed = cookies.get(COOKIE);
  const kept = schema.safeParse(sealed ? await unseal('confirmation', sealed) : null);
  return kept.success ? kept.data.key : null;
}

/** The same, made where there is none; from now on this browser is known by it for an hour. */
export async function keepConfirmationKey(context: Writer): Promise<string> {
  const key = (await confirmationKey(context)) ?? randomBytes(32).toString('base64url');
  const value = await seal('confirmation', { key } satisfies z.input<typeof schema>, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
  return key;
}

/** Has the browser forget it: somebody has come in, or has left. */
export function dropConfirmationKey({ cookies, setCookie, hasSecureCookies }: Writer): void {
  if (cookies.has(COOKIE)) setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
