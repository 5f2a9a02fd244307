import { z } from 'zod';
import { AuthToken } from '~/upstream/account/auth-token.server';
import type { AccountSession, RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { ACCOUNT_COOKIE } from '~/bff/cookies/frame-cookies';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';

const DAY_SECONDS = 24 * 60 * 60;
/** Specification 3 §9: auth cookies live 30 days. */
const REMEMBERED_SECONDS = 30 * DAY_SECONDS;
/** Browsers that restore their windows restore session cookies too, so these sessions need an end of their own. */
const UNREMEMBERED_SECONDS = DAY_SECONDS;

const sessionSchema = z.object({
  id: z.string(),
  email: z.string(),
  token: z.string().min(1),
  verifiedAt: z.number(),
  until: z.number(),
  isRemembered: z.boolean(),
});

/** Whole seconds since the epoch, as sessions count time. */
export function inSeconds(milliseconds = Date.now()): number {
  return Math.floor(milliseconds / 1000);
}

/**
 * Reads the browser's account session. Returns null when there is none, or it is forged or over.
 * @param onForged called for a forged session
 */
export async function readAccountSession(
  cookies: ReadonlyMap<string, string>,
  onForged?: () => void,
): Promise<AccountSession | null> {
  const sealed = cookies.get(ACCOUNT_COOKIE);
  const parsed = sessionSchema.safeParse(sealed ? await unseal('account', sealed, { onForged }) : null);
  if (!parsed.success) return null;
  return { ...parsed.data, token: new AuthToken(parsed.data.token) };
}

/** Returns the end of a session that begins now. */
export function endOfSession(isRemembered: boolean, now = inSeconds()): number {
  return now + (isRemembered ? REMEMBERED_SECONDS : UNREMEMBERED_SECONDS);
}

/** Stores the session in the browser until it ends, or until the browser is closed. */
export async function keepAccountSession(context: RequestContext, session: AccountSession): Promise<void> {
  const left = Math.max(1, session.until - inSeconds());
  const value = await seal('account', { ...session, token: session.token.reveal() }, left);
  context.account = session;
  context.setCookie(
    cookieHeader(ACCOUNT_COOKIE, value, {
      maxAge: session.isRemembered ? left : null,
      secure: context.hasSecureCookies,
    }),
  );
}

/** Removes the account session from the browser. */
export function dropAccountSession(context: RequestContext): void {
  context.account = null;
  context.setCookie(cookieHeader(ACCOUNT_COOKIE, '', { maxAge: 0, secure: context.hasSecureCookies }));
}
