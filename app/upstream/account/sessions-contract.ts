/** Where an account is signed in, and since when its owner has proven nothing (specification 3 §4). */
import { z } from 'zod';
import { tokenRequest } from './contract';

export const sessionPaths = {
  list: '/account/sessions/all.json',
  end: '/account/sessions/end.json',
} as const;

/** Ends the session of that id, or, without one, all but the session that asks. */
export const endSessionRequest = tokenRequest.extend({ session_id: z.string().optional() });

const session = z
  .looseObject({
    session_id: z.string().min(1),
    /** "Chrome" and "Android", as the shop named them when the session began. */
    browser: z.string().nullish(),
    system: z.string().nullish(),
    started_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    is_current: z.boolean().nullish(),
  })
  .transform((wire) => ({
    id: wire.session_id,
    browser: wire.browser ?? null,
    system: wire.system ?? null,
    /** ISO instants. */
    startedAt: wire.started_at,
    lastSeenAt: wire.last_seen_at,
    isCurrent: wire.is_current ?? false,
  }));
export type AccountSessionFacts = z.output<typeof session>;

/** The one that asks first, then those that were seen last. */
export const sessionsAnswer = z.looseObject({ sessions: z.array(session) }).transform((wire) => wire.sessions);
export type SessionsAnswerWire = z.input<typeof sessionsAnswer>;

/** Codes of a failure. `NotFound`: the account has no such session, whoever else may have it. */
export const SESSION_ERROR_CODES = {
  list: ['AuthTokenExpired', 'serverError'],
  end: ['AuthTokenExpired', 'NotFound', 'serverError'],
} as const;
