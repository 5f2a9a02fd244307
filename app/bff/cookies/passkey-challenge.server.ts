import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'passkey';
/** Same lifetime as the challenge in the account service. */
const LIFETIME_SECONDS = 5 * 60;

const schema = z.object({ use: z.enum(['sign-in', 'adding']), challengeToken: z.string().min(1) });
type Kept = z.output<typeof schema>;

type Writer = Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

/** Binds a challenge to this browser: the token comes from this cookie, never from a form. */
export async function keepPasskeyChallenge(context: Writer, challenge: Kept): Promise<void> {
  const value = await seal('passkey', challenge, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}

/** Returns the pending challenge of this browser and removes it: it works once. */
export async function takePasskeyChallenge(
  context: Writer & Pick<RequestContext, 'cookies'>,
  use: Kept['use'],
): Promise<string | null> {
  const sealed = context.cookies.get(COOKIE);
  const cookie = schema.safeParse(sealed ? await unseal('passkey', sealed) : null);
  context.setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: context.hasSecureCookies }));
  return cookie.success && cookie.data.use === use ? cookie.data.challengeToken : null;
}
