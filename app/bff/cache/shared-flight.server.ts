import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from './redis-link.server';
import { readFailure, writeFailure } from './shared-failure';

const LEASE_MS = 5_000;
/** A lease is renewed several times before it would end. */
const RENEWALS = 3;
/** Followers ask again after 50 ms, then less and less often. */
const POLL_MS = { first: 50, growth: 1.5, most: 400 };
/** For those who waited; a search lasts 120 s at most (specification 1 §9). */
const FAILURE_KEPT_MS = 10_000;
const FOLLOWED_AT_MOST_MS = 130_000;

export type FlightRedis = Pick<RedisLink, 'getMany' | 'set' | 'setIfAbsent' | 'extendIfEqual' | 'deleteIfEqual'>;

export type SharedFlight = {
  /**
   * The bytes that are kept under `key`, or else what `make` gives: called by one process, while the others wait for its
   * result or its failure. Without Redis, `make` is called here.
   * @param accepts whether kept bytes will do
   * @throws what `make` throws, here or where it was called
   */
  fly(key: string, make: () => Promise<Buffer>, accepts?: (bytes: Buffer) => boolean): Promise<Buffer>;
  /** The bytes kept under `key`; null also when Redis does not answer. */
  find(key: string): Promise<Buffer | null>;
};

/** One call for many visitors within this process only: who joins a call here is the caller's affair. */
export const loneFlight: SharedFlight = { fly: (_key, make) => make(), find: () => Promise.resolve(null) };

/** What becomes of a visitor who wants an answer that another process may be getting. */
type Turn = { kept: Buffer } | { failure: Error } | { lease: string } | 'alone';

/**
 * One call for many visitors, whichever process they meet. The process that calls holds a lease in Redis and renews it
 * until it has stored the result; when it dies, the lease ends and another process calls. If Redis does not answer,
 * each process goes on by itself: a call too many is the worst that can happen.
 * @param keptMs how long results are kept
 * @param leaseMs after how long a process that has died is missed
 */
export function sharedFlight(redis: FlightRedis, keptMs: number, leaseMs = LEASE_MS): SharedFlight {
  async function takeTurn(names: Names, accepts: (bytes: Buffer) => boolean): Promise<Turn> {
    const giveUpAt = Date.now() + FOLLOWED_AT_MOST_MS;
    let followed = '';
    for (let pause = POLL_MS.first; Date.now() < giveUpAt; pause = Math.min(pause * POLL_MS.growth, POLL_MS.most)) {
      const [kept, holder, failure] = await redis.getMany([names.result, names.lease, names.failureOf(followed)]);
      if (kept && accepts(kept)) return { kept };
      if (failure) return { failure: readFailure(failure.toString()) };
      followed = holder?.toString() ?? followed;
      if (!holder) {
        const lease = randomUUID();
        if (await redis.setIfAbsent(names.lease, lease, leaseMs)) return { lease };
      }
      await sleep(pause);
    }
    return 'alone';
  }

  /** Calls while others wait; they are told what came of it. */
  async function hold(names: Names, lease: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const renewal = setInterval(() => {
      redis.extendIfEqual(names.lease, lease, leaseMs).catch(ignore);
    }, leaseMs / RENEWALS).unref();
    const end = async (key: string, value: Buffer | string, ms: number) => {
      clearInterval(renewal);
      await redis.set(key, value, ms);
      await redis.deleteIfEqual(names.lease, lease);
    };
    try {
      const bytes = await make();
      // The visitor here need not wait for this.
      end(names.result, bytes, keptMs).catch(ignore);
      return bytes;
    } catch (error) {
      end(names.failureOf(lease), writeFailure(error), FAILURE_KEPT_MS).catch(ignore);
      throw error;
    }
  }

  return {
    async fly(key, make, accepts = () => true) {
      const names = namesOf(key);
      const turn = await takeTurn(names, accepts).catch((): Turn => 'alone');
      if (turn === 'alone') return make();
      if ('kept' in turn) return turn.kept;
      if ('failure' in turn) throw turn.failure;
      // The last holder may have stored its result between our look and our lease.
      const [kept] = await redis.getMany([names.result]).catch(() => [null]);
      if (kept && accepts(kept)) {
        redis.deleteIfEqual(names.lease, turn.lease).catch(ignore);
        return kept;
      }
      return hold(names, turn.lease, make);
    },
    async find(key) {
      const [kept] = await redis.getMany([namesOf(key).result]).catch(() => [null]);
      return kept ?? null;
    },
  };
}

type Names = ReturnType<typeof namesOf>;

function namesOf(key: string) {
  return {
    result: `${key}:result`,
    lease: `${key}:lease`,
    /** A failure is told only to those who followed the very call that failed. */
    failureOf: (lease: string) => `${key}:failure:${lease}`,
  };
}

/** Redis in trouble is logged by its connection. */
function ignore(): void {}
