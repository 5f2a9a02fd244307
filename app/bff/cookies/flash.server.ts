import type { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'flash';
/** Covers a redirect and the page that follows, even on a slow connection. */
const LIFETIME_SECONDS = 5 * 60;

/** Leaves a note for the page after a redirect. It is sealed, since it may hold the visitor's input. */
export async function leaveFlash(
  context: Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>,
  note: object,
): Promise<void> {
  const value = await seal('flash', note, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}

/** Reads the note, or null. The note stays, so the page can be reloaded while it lasts. */
export async function readFlash<T>(
  { cookies }: Pick<RequestContext, 'cookies'>,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const sealed = cookies.get(COOKIE);
  const note = schema.safeParse(sealed ? await unseal('flash', sealed) : null);
  return note.success ? note.data : null;
}

/** Reads and removes the note, so that it is shown once. Null when there is none. */
export async function takeFlash<T>(
  context: Pick<RequestContext, 'cookies' | 'setCookie' | 'hasSecureCookies'>,
  schema: z.ZodType<T>,
): Promise<T | null> {
  if (!context.cookies.has(COOKIE)) return null;
  dropFlash(context);
  return readFlash(context, schema);
}

/** Removes the note unread. */
export function dropFlash({
  setCookie,
  hasSecureCookies,
}: Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>): void {
  setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
