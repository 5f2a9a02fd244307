import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader, readCookies } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';
import { securityEvent } from '~/bff/security-events/security-event.server';

/** What a customer has typed for a booking: form values by name, not checked. */
export type Draft = {
  contacts: { email: string; phone: string };
  /** One record a passenger, of whatever fields the form of step 1 has. */
  passengers: Record<string, string>[];
  /** What was in the fields of the passenger that was cleared last: it can be brought back. */
  cleared?: { index: number; values: Record<string, string> };
  /** The terms were agreed to. */
  agreement?: boolean;
  /** Passengers who are not in the notebook yet are to be put there. */
  saveToNotebook?: boolean;
  /** What came of it: how many were saved, or that it is not known, or that there was no room. */
  notebook?: { saved: number } | 'failed' | 'full';
  /** The total that the customer last saw and went on with, hundredths: another one is told before it is charged. */
  acceptedAmount?: number;
  /** Whether the ancillary order holds something, as this browser knows; left out: it does not know. */
  addons?: 'none' | 'some';
  /** Fields of step 1 that the carrier refused, each with the key of its message. */
  refused?: Record<string, string>;
  /** The payment that was sent last: its idempotency key, and when waiting for it began (ISO 8601). */
  payment?: { key: string; since: string };
};

const PREFIX = 'draft_';
const PATH = '/mbooking';
const LIFETIME_SECONDS = 2 * 60 * 60;
/** Drafts that a browser keeps beside the one that is being written: all of them travel with every request. */
const MAX_OTHER_DRAFTS = 2;

const draftSchema = z.object({
  token: z.string(),
  contacts: z.object({ email: z.string(), phone: z.string() }),
  passengers: z.array(z.record(z.string(), z.string())).max(9),
  cleared: z.object({ index: z.number().int(), values: z.record(z.string(), z.string()) }).optional(),
  agreement: z.boolean().optional(),
  saveToNotebook: z.boolean().optional(),
  notebook: z.union([z.object({ saved: z.number().int() }), z.enum(['failed', 'full'])]).optional(),
  acceptedAmount: z.number().int().optional(),
  addons: z.enum(['none', 'some']).optional(),
  refused: z.record(z.string(), z.string()).optional(),
  payment: z.object({ key: z.string(), since: z.iso.datetime() }).optional(),
});

/** Drafts written in this request: what a loader reads after its action must be what the action wrote. */
const written = new WeakMap<RequestContext, Map<string, Draft | null>>();

/** The draft of a booking in this browser; null when there is none, or it is over two hours old. */
export async function readDraft(context: RequestContext, request: Request, token: string): Promise<Draft | null> {
  const fresh = written.get(context)?.get(token);
  if (fresh !== undefined) return fresh;
  const sealed = readCookies(request, context.hasSecureCookies).get(cookieName(token));
  const onForged = () => securityEvent(context, { kind: 'cookie', outcome: 'refused', detail: 'draft' });
  const parsed = draftSchema.safeParse(sealed ? await unseal('draft', sealed, { onForged }) : null);
  if (!parsed.success || parsed.data.token !== token) return null;
  const { token: _token, ...draft } = parsed.data;
  return draft;
}

/**
 * Has the browser keep a draft for two hours; empty values are left out.
 * @throws CookieTooLargeError when it does not fit into 4 KB
 */
export async function writeDraft(context: RequestContext, token: string, draft: Draft): Promise<void> {
  const kept: Draft = { ...draft, passengers: draft.passengers.map(withoutEmptyValues) };
  const value = await seal('draft', { token, ...kept }, LIFETIME_SECONDS);
  setDraftCookie(context, cookieName(token), value, LIFETIME_SECONDS);
  note(context, token, kept);

  // Browsers send the oldest of cookies with one path first.
  const others = [...context.cookies.keys()].filter((name) => name.startsWith(PREFIX) && name !== cookieName(token));
  for (const name of others.slice(0, -MAX_OTHER_DRAFTS)) setDraftCookie(context, name, '', 0);
}

/** Removes a draft: the booking is made, or was given up. */
export function clearDraft(context: RequestContext, token: string): void {
  setDraftCookie(context, cookieName(token), '', 0);
  note(context, token, null);
}

/** Names a draft without telling the token. */
function cookieName(token: string): string {
  return PREFIX + createHash('sha256').update(token).digest('hex').slice(0, 12);
}

function setDraftCookie(context: RequestContext, name: string, value: string, maxAge: number): void {
  context.setCookie(cookieHeader(name, value, { maxAge, path: PATH, secure: context.hasSecureCookies }));
}

function note(context: RequestContext, token: string, draft: Draft | null): void {
  const drafts = written.get(context) ?? new Map<string, Draft | null>();
  written.set(context, drafts.set(token, draft));
}

function withoutEmptyValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
