import type { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'flash';
/** From the redirect to the page that it leads to; a slow connection is given time. */
const LIFETIME_SECONDS = 5 * 60;

/** Leaves a note for the page that a redirect leads to; sealed, because it may hold what was typed. */
export async function leaveFlash(
  context: Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>,
  note: object,
): Promise<void> {
  const value = await seal('flash', note, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}

/** The note that was left, or null; it stays, so that the page can be loaded again as long as it lasts. */
export async function readFlash<T>(
  { cookies }: Pick<RequestContext, 'cookies'>,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const sealed = cookies.get(COOKIE);
  const note = schema.safeParse(sealed ? await unseal('flash', sealed) : null);
  return note.success ? note.data : null;
}

/** The note that was left, or null; it is taken away, so that it is shown once. */
export async function takeFlash<T>(
  context: Pick<RequestContext, 'cookies' | 'setCookie' | 'hasSecureCookies'>,
  schema: z.ZodType<T>,
): Promise<T | null> {
  if (!context.cookies.has(COOKIE)) return null;
  dropFlash(context);
  return readFlash(context, schema);
}

/** Takes the note away unread. */
export function dropFlash({
  setCookie,
  hasSecureCookies,
}: Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>): void {
  setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
