import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { bookingCookieName, cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

/** The pages that send and show files. */
const PATH = '/user/orders';
/** The service deletes unused files after a day too. */
const LIFETIME_SECONDS = 24 * 60 * 60;

/** `accountId`: the account that was signed in when the draft began; only it may see the files. Undefined for a guest. */
const draftSchema = z.object({ token: z.string(), draftId: z.uuid(), accountId: z.string().optional() });

/** Drafts begun during this request, so that the loader after an action reads what the action wrote. */
const written = new WeakMap<RequestContext, Map<string, string>>();

/**
 * Returns the id under which this browser keeps the files of an order's next request; null when it has none, or another
 * account has signed in since.
 */
export async function readUploadDraft(context: RequestContext, token: string): Promise<string | null> {
  const fresh = written.get(context)?.get(token);
  if (fresh !== undefined) return fresh;
  const sealed = context.cookies.get(bookingCookieName('uploads', token));
  const onForged = () => securityEvent(context, { kind: 'cookie', outcome: 'refused', detail: 'uploads' });
  const parsed = draftSchema.safeParse(sealed ? await unseal('uploads', sealed, { onForged }) : null);
  if (!parsed.success || parsed.data.token !== token) return null;
  const { draftId, accountId } = parsed.data;
  return accountId === undefined || accountId === context.account?.id ? draftId : null;
}

/** Returns the id of the draft, and begins one if there is none. */
export async function beginUploadDraft(context: RequestContext, token: string): Promise<string> {
  const existing = await readUploadDraft(context, token);
  if (existing) return existing;
  const draftId = randomUUID();
  const value = await seal('uploads', { token, draftId, accountId: context.account?.id }, LIFETIME_SECONDS);
  setDraft(context, token, value, LIFETIME_SECONDS);
  note(context, token, draftId);
  return draftId;
}

function setDraft(context: RequestContext, token: string, value: string, maxAge: number): void {
  const name = bookingCookieName('uploads', token);
  context.setCookie(cookieHeader(name, value, { maxAge, path: PATH, secure: context.hasSecureCookies }));
}

function note(context: RequestContext, token: string, draftId: string): void {
  const drafts = written.get(context) ?? new Map<string, string>();
  written.set(context, drafts.set(token, draftId));
}
