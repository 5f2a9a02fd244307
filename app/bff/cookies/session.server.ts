import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext, SessionData } from '~/bff/request/context';
import { isPrefetch } from '~/bff/request/unattended';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'session';
const DAY_SECONDS = 24 * 60 * 60;
const LIFETIME_SECONDS = 30 * DAY_SECONDS;

const tokens = z.array(z.string().max(100)).max(100);
const sessionSchema = z.object({
  id: z.uuid(),
  bookings: z
    .array(
      z.object({
        token: z.string().max(100),
        accountId: z.string().max(100).optional(),
        isBought: z.boolean().optional(),
      }),
    )
    .max(100),
  keptAt: z.number().optional(),
  dismissed: tokens.optional(),
  knowsReminder: z.boolean().optional(),
});

/**
 * Reads the visitor's session. Without a valid one, makes a new one, which `keepSession` stores.
 * @param onForged called for a forged session
 */
export async function readSession(cookies: ReadonlyMap<string, string>, onForged?: () => void): Promise<SessionData> {
  const sealed = cookies.get(COOKIE);
  const session = sessionSchema.safeParse(sealed ? await unseal('session', sealed, { onForged }) : null);
  return session.success ? session.data : { id: randomUUID(), bookings: [] };
}

/** Gives the visitor a new id that nobody knows, and keeps the bookings begun here. The caller stores the session. */
export function renewSession(context: RequestContext): void {
  context.session = { ...context.session, id: randomUUID() };
}

/** Forgets the visitor: the next request belongs to somebody new. */
export function dropSession(context: RequestContext): void {
  context.session = { id: randomUUID(), bookings: [] };
  context.setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: context.hasSecureCookies }));
}

/**
 * Stores `context.session` in the browser for 30 days. Call it on a page whose form needs the same session id, and
 * after every change; pages that need no session set no cookie.
 */
export async function keepSession(context: RequestContext): Promise<void> {
  context.session.keptAt = Math.floor(Date.now() / 1000);
  const value = await seal('session', context.session, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}

/**
 * Begins the 30 days of a session with bookings again, at most once a day, when the browser asks for a page. Shared pages
 * are made without a session and answered from memory (decision 012), so they never renew one.
 */
export async function prolongSession(context: RequestContext, request: Request): Promise<void> {
  const { bookings, keptAt = 0 } = context.session;
  const isPageView = request.method === 'GET' && !context.url.searchParams.has('_data') && !isPrefetch(request);
  if (!isPageView || bookings.length === 0 || Date.now() / 1000 - keptAt < DAY_SECONDS) return;
  await keepSession(context);
}
