import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isCurrency } from '~/market/currencies';
import { CABINS, type searchRequest } from '~/upstream/search/contract';
import type { SandboxContext } from '../service';
import type { SearchSession } from './offer';

/** An offer can be booked for half an hour after its search (by the sandbox's clock). */
export const SESSION_MINUTES = 30;
/** Kept longer than they live, so that an old offer is told from one that never was. */
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
  currency: z.string().refine(isCurrency),
  language: z.string(),
});

/** A session for a request that has been checked; nothing is stored yet. */
export function newSession(
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
    currency,
    language: (request.language ?? request.lang ?? 'en').slice(0, 2).toLowerCase(),
    createdAt: now,
  };
}

/** Stores a session and forgets those that nobody can ask for any more. */
export async function saveSession({ id, createdAt, ...query }: SearchSession, context: SandboxContext): Promise<void> {
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

/** A stored session; null when there is none of that id. */
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
    currency: query.currency as SearchSession['currency'],
    createdAt: new Date(Number(row['created_at'])),
  };
}

/** True when the session's offers can no longer be booked. */
export function isExpired(session: SearchSession, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() > SESSION_MINUTES * MINUTE;
}
