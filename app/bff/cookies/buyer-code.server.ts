import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'buyer_code';
/** Same lifetime as the code in the letter. */
const LIFETIME_SECONDS = 10 * 60;
/** Orders whose codes are awaited at once, in several tabs. */
const MAX_CODES = 3;

const text = z.string().max(100);
const schema = z
  .array(z.object({ token: text, sessionId: text, attemptToken: text, expiresAt: text, resendAt: text }))
  .max(MAX_CODES);

/**
 * A code that this browser has requested to prove the buyer of an order. It works only with its attempt token, in this
 * session. Times are ISO 8601.
 */
export type AwaitedCode = z.output<typeof schema>[number];

/** Reads the awaited code of an order; null when this session asked for none, or too long ago. */
export async function readBuyerCode(context: RequestContext, token: string): Promise<AwaitedCode | null> {
  const codes = await readCodes(context);
  return codes.find((code) => code.token === token && code.sessionId === context.session.id) ?? null;
}

/** Stores it beside those of other orders. The caller stores the session. */
export async function keepBuyerCode(context: RequestContext, code: Omit<AwaitedCode, 'sessionId'>): Promise<void> {
  const others = (await readCodes(context)).filter(({ token }) => token !== code.token);
  await keepCodes(context, [{ ...code, sessionId: context.session.id }, ...others].slice(0, MAX_CODES));
}

/** Removes the awaited code of an order. */
export async function dropBuyerCode(context: RequestContext, token: string): Promise<void> {
  await keepCodes(
    context,
    (await readCodes(context)).filter((code) => code.token !== token),
  );
}

/** Removes the awaited codes of all orders. */
export function dropBuyerCodes({ cookies, setCookie, hasSecureCookies }: RequestContext): void {
  if (cookies.has(COOKIE)) setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}

async function readCodes({ cookies }: Pick<RequestContext, 'cookies'>): Promise<AwaitedCode[]> {
  const sealed = cookies.get(COOKIE);
  const codes = schema.safeParse(sealed ? await unseal('buyerCode', sealed) : []);
  return codes.success ? codes.data : [];
}

async function keepCodes(context: RequestContext, codes: readonly AwaitedCode[]): Promise<void> {
  if (codes.length === 0) return dropBuyerCodes(context);
  const value = await seal('buyerCode', codes, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}
