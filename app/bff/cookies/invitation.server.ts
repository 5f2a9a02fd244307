import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { INVITATION_CODE } from '~/market/discounts';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'invitation';
/** As long as affiliates' marks. It goes once the account that it led to is noted. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
const schema = z.object({ code: z.string().regex(INVITATION_CODE) });

type Reader = Pick<RequestContext, 'cookies'>;
type Writer = Reader & Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

/** Returns the code of the friend's link that was opened last in this browser, or null. */
export async function readInvitation({ cookies }: Reader): Promise<string | null> {
  const sealed = cookies.get(COOKIE);
  const { data } = schema.safeParse(sealed ? await unseal('invitation', sealed) : null);
  return data?.code ?? null;
}

/** Remembers the code of a friend's link; one that cannot be a code is left out. */
export async function keepInvitation({ setCookie, hasSecureCookies }: Writer, code: string): Promise<void> {
  if (!INVITATION_CODE.test(code)) return;
  const value = await seal('invitation', { code }, LIFETIME_SECONDS);
  setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: hasSecureCookies }));
}

export function dropInvitation({ cookies, setCookie, hasSecureCookies }: Writer): void {
  if (cookies.has(COOKIE)) setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
