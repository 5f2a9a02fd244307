import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'code';
/** Same lifetime as the code in the letter. */
const LIFETIME_SECONDS = 10 * 60;

const schema = z.object({ attemptToken: z.string().min(1), email: z.string() });
/** A sign-in code requested by this browser: the code works only together with this attempt token. */
export type CodeAttempt = z.output<typeof schema>;

type Writer = Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

export async function keepCodeAttempt(context: Writer, attempt: CodeAttempt): Promise<void> {
  const value = await seal('code', attempt, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}

/** Reads the pending code of this browser; null when it asked for none, or too long ago. */
export async function readCodeAttempt({ cookies }: Pick<RequestContext, 'cookies'>): Promise<CodeAttempt | null> {
  const sealed = cookies.get(COOKIE);
  const attempt = schema.safeParse(sealed ? await unseal('code', sealed) : null);
  return attempt.success ? attempt.data : null;
}

export function dropCodeAttempt({ setCookie, hasSecureCookies }: Writer): void {
  setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
