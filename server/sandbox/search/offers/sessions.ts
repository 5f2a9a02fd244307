import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isCurrency } from '~/market/currencies';
import { CABINS, VENDORS, type searchRequest } from '~/upstream/search/contract';
import type { SandboxContext } from '../../service/service';
import { TRANSPORT_KINDS, type TransportKind } from './segment';
import type { SearchSession } from './offer';

/** Offers can be booked for half an hour after their search (by the sandbox's clock). */
export const SESSION_MINUTES = 30;
/** Sessions are stored longer than they live, to distinguish expired offers from unknown ones. */
const KEPT_HOURS = 48;
const MINUTE = 60_000;

export const sessionSchema = [
  `CREATE TABLE IF NOT EXISTS search_sessions (
    id TEXT PRIMARY KEY,
    query TEXT NOT NULL,
    created_at INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS search_sessions_by_age ON search_sessions (created_at)',
];

const storedQuery = z.object({
  trips: z.array(z.object({ departure: z.string(), arrival: z.string(), date: z.string() })),
  travelers: z.object({
    adult: z.number(),
    child: z.number(),
    infant: z.number(),
    childrenAges: z.array(z.number()),
  }),
  cabin: z.enum(CABINS),
  transportKinds: z.array(z.enum(TRANSPORT_KINDS)).optional(),
  vendor: z.enum(VENDORS).optional(),
  currency: z.string().refine(isCurrency),
  language: z.string(),
});

/**
 * Longer than a search may take (120 s): the instant and the full answer of one request share a session, so a variant
 * has the same id and price in both, in either order.
 */
const SHARED_MS = 150_000;

/** Sessions that identical requests may share, by request. */
const shared = new WeakMap<SandboxContext['store'], LRUCache<string, Promise<SearchSession>>>();

/** Returns the session of a validated request: a recent one of an identical request, or a new one. */
export async function sessionOf(
  request: z.output<typeof searchRequest>,
  currency: SearchSession['currency'],
  context: SandboxContext,
): Promise<SearchSession> {
  const now = context.now();
  const session = newSession(request, currency, now);
  const { id: _id, createdAt: _createdAt, ...question } = session;
  const key = JSON.stringify(question);
  const sessions = shared.get(context.store) ?? new LRUCache<string, Promise<SearchSession>>({ max: 500 });
  shared.set(context.store, sessions);
  const cached = await sessions.get(key)?.catch(() => undefined);
  if (cached && isShared(cached, now)) return cached;
  const saved = saveSession(session, context).then(() => session);
  sessions.set(key, saved);
  return saved;
}

/** Checks the age of a session; the clock may have been set back. */
function isShared({ createdAt }: SearchSession, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age < SHARED_MS;
}

/** Makes a session for a validated request, without storing it. */
function newSession(
  request: z.output<typeof searchRequest>,
  currency: SearchSession['currency'],
  now: Date,
): SearchSession {
  return {
    id: randomBytes(16).toString('hex'),
    trips: request.trips.map(({ departure, arrival, date }) => ({ departure, arrival, date })),
    travelers: {
      adult: request.travelers.adult,
      child: request.travelers.child,
      infant: request.travelers.infant,
      childrenAges: request.travelers.childrenAges ?? [],
    },
    cabin: request.cabin,
    ...transportKindsOf(request),
    ...(request.vendor ? { vendor: request.vendor } : {}),
    currency,
    language: (request.language ?? request.lang ?? 'en').slice(0, 2).toLowerCase(),
    createdAt: now,
  };
}

/**
 * Returns the kinds that a request is limited to. Ignores codes that are not sold here; an empty list finds nothing.
 */
function transportKindsOf({ filters }: z.output<typeof searchRequest>): { transportKinds?: TransportKind[] } {
  const kindFilter = filters?.transport_kind;
  if (!kindFilter || kindFilter.length === 0) return {};
  const kinds = TRANSPORT_KINDS.filter((kind) => kindFilter.includes(kind));
  return kinds.length === TRANSPORT_KINDS.length ? {} : { transportKinds: kinds };
}

/** Stores a session and deletes those that can no longer be requested. */
async function saveSession({ id, createdAt, ...query }: SearchSession, context: SandboxContext): Promise<void> {
  await context.store.batch(
    [
      {
        sql: 'DELETE FROM search_sessions WHERE created_at < ?',
        args: [createdAt.getTime() - KEPT_HOURS * 60 * MINUTE],
      },
      {
        sql: 'INSERT INTO search_sessions (id, query, created_at) VALUES (?, ?, ?)',
        args: [id, JSON.stringify(query), createdAt.getTime()],
      },
    ],
    'write',
  );
}

/** Returns a stored session; null for an unknown id. */
export async function findSession(id: string, context: SandboxContext): Promise<SearchSession | null> {
  const { rows } = await context.store.execute({
    sql: 'SELECT query, created_at FROM search_sessions WHERE id = ?',
    args: [id],
  });
  const row = rows[0];
  if (!row) return null;
  const query = storedQuery.parse(JSON.parse(String(row['query'])));
  return {
    id,
    ...query,
    currency: query.currency,
    createdAt: new Date(Number(row['created_at'])),
  };
}

/** Returns true when the session's offers can no longer be booked. */
export function isExpired(session: SearchSession, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() > SESSION_MINUTES * MINUTE;
}
