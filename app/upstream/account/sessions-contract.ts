/** The sessions of an account, and the time since its owner last authenticated (specification 3 §4). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { doneAnswer, tokenRequest } from './contract';

/** Ends the session of that id, or, without one, all but the requesting session. */
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

/** The requesting session first, then the most recently used. */
export const sessionsAnswer = z.looseObject({ sessions: z.array(session) }).transform((wire) => wire.sessions);
export type SessionsAnswerWire = z.input<typeof sessionsAnswer>;

/** Calls about sessions. `NotFound`: this account has no such session. */
export const sessionEndpoints = endpointsOf('account', {
  listSessions: {
    method: 'POST',
    path: '/account/sessions/all.json',
    summary: 'Browsers that the account is signed in to: the one that asks first, then those that were seen last.',
    request: tokenRequest,
    answer: sessionsAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  endSession: {
    method: 'POST',
    path: '/account/sessions/end.json',
    summary: 'Signs one browser out, or, without `session_id`, all but the one that asks.',
    request: endSessionRequest,
    answer: doneAnswer,
    envelope: { failures: ['AuthTokenExpired', 'NotFound', 'serverError'] },
    isRead: false,
  },
});
