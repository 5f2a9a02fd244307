import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { BOOKING_PATH, bookingCookieName, cookieHeader, readCookies } from './cookies.server';
import { keptTrain, type KeptTrain } from './kept-trains';
import { seal, unseal } from './sealed-cookie.server';
import { securityEvent } from '~/bff/security-events/security-event.server';

/** A customer's input for a booking: raw form values by name. */
export type Draft = {
  contacts: { email: string; phone: string };
  /** One record for each passenger, with the fields of the form of step 1. */
  passengers: Record<string, string>[];
  /** The values of the passenger that was cleared last, so that they can be restored. */
  cleared?: { index: number; values: Record<string, string> };
  /** An address that looks like a slip of the keyboard, which the customer called right. */
  rightEmail?: string;
  /** The customer agreed to the terms. */
  agreement?: boolean;
  /** The customer agreed to the processing of personal data, where it is asked for. */
  privacyConsent?: boolean;
  /** New passengers are to be saved in the notebook. */
  saveToNotebook?: boolean;
  /** The result of saving: how many were saved, or that the outcome is unknown, or that the notebook is full. */
  notebook?: { saved: number } | 'failed' | 'full';
  /**
   * The total that the customer last saw and accepted, in hundredths. A different total is shown before it is charged.
   */
  acceptedAmount?: number;
  /** Whether the ancillary order holds something, as far as this browser knows; undefined when it does not know. */
  addons?: 'none' | 'some';
  /** Fields of step 1 that the carrier refused, each with the key of its message. */
  refused?: Record<string, string>;
  /** The form was sent and its page waits for the seats: as soon as they are held, the next page is the payment. */
  isReserving?: boolean;
  /** Places chosen on trains, one entry for each train. */
  trains?: KeptTrain[];
  /** The last payment sent: its idempotency key, and when waiting for it began (ISO 8601). */
  payment?: { key: string; since: string };
  /** Kept for another try after a refusal; never the number or the code. */
  card?: TypedCard;
};

/** Expiry (MM/YY) and holder of the card that was typed last. */
export type TypedCard = { expiry: string; cardholder: string };

const PREFIX = 'draft_';
const LIFETIME_SECONDS = 2 * 60 * 60;
/** Drafts kept beside the current one. All of them travel with every request. */
const MAX_OTHER_DRAFTS = 2;

/** Far more than a journey has. */
const MAX_TRAINS = 12;

const draftSchema = z.object({
  token: z.string(),
  contacts: z.object({ email: z.string(), phone: z.string() }),
  passengers: z.array(z.record(z.string(), z.string())).max(9),
  cleared: z.object({ index: z.number().int(), values: z.record(z.string(), z.string()) }).optional(),
  rightEmail: z.string().optional(),
  agreement: z.boolean().optional(),
  privacyConsent: z.boolean().optional(),
  saveToNotebook: z.boolean().optional(),
  notebook: z.union([z.object({ saved: z.number().int() }), z.enum(['failed', 'full'])]).optional(),
  acceptedAmount: z.number().int().optional(),
  addons: z.enum(['none', 'some']).optional(),
  refused: z.record(z.string(), z.string()).optional(),
  isReserving: z.boolean().optional(),
  trains: z.array(keptTrain).max(MAX_TRAINS).optional(),
  payment: z.object({ key: z.string(), since: z.iso.datetime() }).optional(),
  card: z.object({ expiry: z.string().max(5), cardholder: z.string().max(50) }).optional(),
});

/** Drafts written during this request, so that the loader after an action reads what the action wrote. */
const written = new WeakMap<RequestContext, Map<string, Draft | null>>();

/** Reads the draft of a booking; null when this browser has none or it is over two hours old. */
export async function readDraft(context: RequestContext, request: Request, token: string): Promise<Draft | null> {
  const fresh = written.get(context)?.get(token);
  if (fresh !== undefined) return fresh;
  const sealed = readCookies(request, context.hasSecureCookies).get(bookingCookieName('draft', token));
  const onForged = () => securityEvent(context, { kind: 'cookie', outcome: 'refused', detail: 'draft' });
  const parsed = draftSchema.safeParse(sealed ? await unseal('draft', sealed, { onForged }) : null);
  if (!parsed.success || parsed.data.token !== token) return null;
  const { token: _token, ...draft } = parsed.data;
  return draft;
}

/**
 * Keeps a draft in the browser for two hours, without empty values.
 * @throws CookieTooLargeError when it does not fit into 4 KB
 */
export async function writeDraft(context: RequestContext, token: string, draft: Draft): Promise<void> {
  const trimmedDraft: Draft = { ...draft, passengers: draft.passengers.map(withoutEmptyValues) };
  const value = await seal('draft', { token, ...trimmedDraft }, LIFETIME_SECONDS);
  const own = bookingCookieName('draft', token);
  setDraftCookie(context, own, value, LIFETIME_SECONDS);
  note(context, token, trimmedDraft);

  // Browsers send the oldest cookies of a path first.
  const others = [...context.cookies.keys()].filter((name) => name.startsWith(PREFIX) && name !== own);
  for (const name of others.slice(0, -MAX_OTHER_DRAFTS)) setDraftCookie(context, name, '', 0);
}

/** Removes a draft after the booking was made or given up. */
export function clearDraft(context: RequestContext, token: string): void {
  setDraftCookie(context, bookingCookieName('draft', token), '', 0);
  note(context, token, null);
}

function setDraftCookie(context: RequestContext, name: string, value: string, maxAge: number): void {
  context.setCookie(cookieHeader(name, value, { maxAge, path: BOOKING_PATH, secure: context.hasSecureCookies }));
}

function note(context: RequestContext, token: string, draft: Draft | null): void {
  const drafts = written.get(context) ?? new Map<string, Draft | null>();
  written.set(context, drafts.set(token, draft));
}

function withoutEmptyValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
