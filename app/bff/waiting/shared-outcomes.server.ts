import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readFailure, writeFailure } from '~/bff/cache/shared-failure';
import type { RedisLink } from '~/bff/cache/redis-link.server';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';
import type { UpstreamError } from '~/upstream/error';

/** Data that JSON carries without loss. A token or a card has methods, so it does not fit by mistake. */
export type PlainData =
  string | number | boolean | null | undefined | readonly PlainData[] | { readonly [name: string]: PlainData };

export type Outcome = { value: unknown } | { error: unknown };

/** A write of another process: in flight since a time in milliseconds since 1970, or ended. */
export type SharedState = { startedAt: number } | { value: unknown } | { error: UpstreamError };

/** The state of one write, as this process tells it to the others. Nothing here rejects. */
export type SharedWrite = {
  /** Says that the write is in flight, until `end` or `drop`, or until this process dies. */
  announce(): Promise<void>;
  /** Keeps the outcome for whichever process is asked for it. @returns false when it could not be kept */
  end(outcome: Outcome, keepMs: number): Promise<boolean>;
  /** Removes what this process has said. */
  drop(): Promise<void>;
};

export type SharedOutcomes = {
  write(key: string, startedAt: number): SharedWrite;
  /** Returns the state of a write; null when nothing is known, or while Redis does not answer. Leaves an outcome. */
  find(key: string): Promise<SharedState | null>;
  /** Like `find`, but hands an outcome out once. */
  take(key: string): Promise<SharedState | null>;
};

export type OutcomeRedis = Pick<RedisLink, 'get' | 'set' | 'extendIfEqual' | 'deleteIfEqual'>;

/** Time until a dead process is forgotten. A living one renews its entry several times before. */
const LEASE_MS = 5_000;
const RENEWALS = 3;
/** A seal outlives its entry, whose lifetime is what counts. */
const SEAL_SECONDS = 60 * 60;

/** `key` ties a sealed entry to its place, so that entries cannot be exchanged in Redis. */
const entrySchema = z.object({
  key: z.string(),
  startedAt: z.number().optional(),
  failure: z.string().optional(),
  value: z.unknown().optional(),
});

/**
 * Makes the store of writes that a page has given up waiting for. The waiting page may reload at another process, which
 * then waits on, or gets the outcome, instead of starting again. Entries are sealed: outcomes are personal, and some
 * hold tokens.
 * @param leaseMs time until a dead process is forgotten
 */
export function sharedOutcomes(redis: OutcomeRedis, leaseMs = LEASE_MS): SharedOutcomes {
  async function read(key: string): Promise<{ sealed: string; state: SharedState } | null> {
    const sealed = await redis.get(nameOf(key)).catch(() => null);
    const entry = entrySchema.safeParse(sealed && (await unseal('outcome', sealed)));
    if (!sealed || entry.data?.key !== key) return null;
    const { startedAt, failure, value } = entry.data;
    if (startedAt !== undefined) return { sealed, state: { startedAt } };
    return { sealed, state: failure === undefined ? { value } : { error: readFailure(failure) } };
  }

  return {
    write: (key, startedAt) => sharedWrite(redis, { key, startedAt, leaseMs }),
    async find(key) {
      return (await read(key))?.state ?? null;
    },
    async take(key) {
      const found = await read(key);
      if (!found || 'startedAt' in found.state) return found?.state ?? null;
      const isOurs = await redis.deleteIfEqual(nameOf(key), found.sealed).catch(() => false);
      return isOurs ? found.state : null;
    },
  };
}

function sharedWrite(
  redis: OutcomeRedis,
  { key, startedAt, leaseMs }: { key: string; startedAt: number; leaseMs: number },
): SharedWrite {
  const name = nameOf(key);
  let said: string | null = null;
  let renewal: NodeJS.Timeout | undefined;
  // One step after the other, so that a late announcement never replaces an outcome.
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(step: () => Promise<T>, otherwise: T): Promise<T> => {
    const done = last.then(step).catch(() => otherwise);
    last = done;
    return done;
  };
  const say = async (entry: object, lifetimeMs: number) => {
    said = await seal('outcome', { key, ...entry }, SEAL_SECONDS);
    await redis.set(name, said, lifetimeMs);
  };
  const retract = async () => {
    clearInterval(renewal);
    if (said !== null) await redis.deleteIfEqual(name, said);
    said = null;
  };

  return {
    announce: () =>
      next(async () => {
        if (said !== null) return;
        await say({ startedAt }, leaseMs);
        renewal = setInterval(() => {
          if (said !== null) redis.extendIfEqual(name, said, leaseMs).catch(() => undefined);
        }, leaseMs / RENEWALS).unref();
      }, undefined),
    end: (outcome, keepMs) =>
      next(async () => {
        const entry =
          'value' in outcome
            ? { value: outcome.value }
            : { failure: writeFailure(outcome.error, { withFields: true }) };
        // A bug here is nothing that another process can explain.
        if (entry.failure === '') {
          await retract();
          return false;
        }
        clearInterval(renewal);
        await say(entry, keepMs);
        return true;
      }, false),
    drop: () => next(retract, undefined),
  };
}

/** Hashes the key, which holds the token of a booking or of a sign-in. */
function nameOf(key: string): string {
  return `outcome:${createHash('sha256').update(key).digest('base64url')}`;
}
