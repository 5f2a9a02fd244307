import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { tokenRequest } from '~/upstream/account/contract';
import type { endSessionRequest, SessionsAnswerWire } from '~/upstream/account/sessions-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { AccountContext, SessionClient } from './account-operation';
import { digestOf, newToken } from '../../service/random-token';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lifetimes: since the start (specification 3 §9: auth cookies live 30 days), and since the session was last seen. */
const LIFE_MS = { remembered: { whole: 30 * DAY_MS, idle: 14 * DAY_MS }, other: { whole: DAY_MS, idle: 2 * HOUR_MS } };
/** How long a proof of ownership lasts. */
const FRESH_MS = 15 * MINUTE_MS;
/** Precision of the time when a session was last seen. */
const SEEN_MS = MINUTE_MS;

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

const IS_ALIVE = 'expires_at > ? AND last_seen_at > ? - CASE is_remembered WHEN 1 THEN ? ELSE ? END';
const aliveArgs = (at: number) => [at, at, LIFE_MS.remembered.idle, LIFE_MS.other.idle];

const sessionRow = z
  .object({
    session_id: z.string(),
    account_id: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    is_remembered: z.number(),
    started_at: z.number(),
    authenticated_at: z.number(),
    last_seen_at: z.number(),
  })
  .transform((row) => ({
    id: row.session_id,
    accountId: row.account_id,
    browser: row.browser,
    system: row.system,
    isRemembered: row.is_remembered === 1,
    startedAt: row.started_at,
    /** Time of the owner's last proof of ownership. */
    authenticatedAt: row.authenticated_at,
    lastSeenAt: row.last_seen_at,
  }));
export type SessionRecord = z.output<typeof sessionRow>;

/** Begins a session and returns its token. The account knows the browser from now on. */
export async function beginSession(
  { store, now, client }: Clocked & Pick<AccountContext, 'client'>,
  accountId: string,
  isRemembered = client?.isRemembered ?? true,
): Promise<string> {
  const token = newToken();
  const at = now().getTime();
  const { whole } = isRemembered ? LIFE_MS.remembered : LIFE_MS.other;
  await store.batch(
    [
      {
        sql: `INSERT INTO account_sessions (token_digest, session_id, account_id, browser, system, is_remembered, started_at,
                authenticated_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        args: [
          ...[digestOf(token), randomUUID(), accountId, client?.browser ?? null, client?.system ?? null],
          ...[Number(isRemembered), at, at, at, at + whole],
        ],
      },
      ...(client ? [knowBrowser(client, accountId, at)] : []),
    ],
    'write',
  );
  return token;
}

/** Returns the session of a token; null when it has expired by age or by disuse. */
export async function sessionOf({ store, now }: Clocked, token: string): Promise<SessionRecord | null> {
  const at = now().getTime();
  const { rows } = await store.execute({
    sql: `SELECT * FROM account_sessions WHERE token_digest = ? AND ${IS_ALIVE}`,
    args: [digestOf(token), ...aliveArgs(at)],
  });
  if (!rows[0]) return null;
  const session = sessionRow.parse(rows[0]);
  if (at - session.lastSeenAt >= SEEN_MS) {
    await store.execute({
      sql: 'UPDATE account_sessions SET last_seen_at = ? WHERE session_id = ?',
      args: [at, session.id],
    });
  }
  return session;
}

/** Returns the account of a valid session, or null. */
export async function accountOfSession(context: Clocked, token: string): Promise<string | null> {
  return (await sessionOf(context, token))?.accountId ?? null;
}

/** Checks whether the last proof of ownership is recent enough for sensitive changes. */
export function isFresh({ authenticatedAt }: SessionRecord, { now }: Pick<Clocked, 'now'>): boolean {
  return authenticatedAt > now().getTime() - FRESH_MS;
}

export async function endSession({ store }: Clocked, token: string): Promise<void> {
  await store.execute({ sql: 'DELETE FROM account_sessions WHERE token_digest = ?', args: [digestOf(token)] });
}

export function endAllSessions(accountId: string): InStatement {
  return { sql: 'DELETE FROM account_sessions WHERE account_id = ?', args: [accountId] };
}

/** Ends the sessions of all browsers except the token's. */
export function endSessionsBut(accountId: string, token: string): InStatement {
  return {
    sql: 'DELETE FROM account_sessions WHERE account_id = ? AND token_digest <> ?',
    args: [accountId, digestOf(token)],
  };
}

/** Checks whether this account has been signed in to before, but never by this browser. */
export async function isNewBrowser({ store }: Clocked, accountId: string, client: SessionClient): Promise<boolean> {
  const { rows } = await store.execute({
    sql: 'SELECT browser_id FROM account_browsers WHERE account_id = ?',
    args: [accountId],
  });
  return rows.length > 0 && rows.every(({ browser_id: id }) => id !== client.id);
}

function knowBrowser({ id }: SessionClient, accountId: string, at: number): InStatement {
  return {
    sql: `INSERT INTO account_browsers (account_id, browser_id, last_at) VALUES (?, ?, ?)
          ON CONFLICT (account_id, browser_id) DO UPDATE SET last_at = excluded.last_at`,
    args: [accountId, id, at],
  };
}

/** Makes a statement that forgets all known browsers, so the next sign-in from any of them sends a letter. */
export function forgetBrowsers(accountId: string): InStatement {
  return { sql: 'DELETE FROM account_browsers WHERE account_id = ?', args: [accountId] };
}

export async function listSessions(
  { auth_token: token }: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<SessionsAnswerWire> {
  const current = await ownSession(token, context);
  const { rows } = await context.store.execute({
    sql: `SELECT * FROM account_sessions WHERE account_id = ? AND ${IS_ALIVE}
          ORDER BY session_id = ? DESC, last_seen_at DESC, session_id`,
    args: [current.accountId, ...aliveArgs(context.now().getTime()), current.id],
  });
  return {
    sessions: rows
      .map((row) => sessionRow.parse(row))
      .map((session) => ({
        session_id: session.id,
        browser: session.browser,
        system: session.system,
        started_at: new Date(session.startedAt).toISOString(),
        last_seen_at: new Date(session.lastSeenAt).toISOString(),
        is_current: session.id === current.id,
      })),
  };
}

export async function endOneOrOthers(
  { auth_token: token, session_id: id }: z.output<typeof endSessionRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const current = await ownSession(token, context);
  const { rowsAffected } = await context.store.execute({
    sql: `DELETE FROM account_sessions WHERE account_id = ? AND session_id ${id === undefined ? '<>' : '='} ?`,
    args: [current.accountId, id ?? current.id],
  });
  if (id !== undefined && rowsAffected === 0) throw new ServiceFailure('NotFound');
  return {};
}

/** Returns the session of a token. @throws ServiceFailure AuthTokenExpired */
async function ownSession(token: string, context: SandboxContext): Promise<SessionRecord> {
  const session = await sessionOf(context, token);
  if (!session) throw new ServiceFailure('AuthTokenExpired');
  return session;
}
