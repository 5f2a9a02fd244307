import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from './redis-link.server';
import { readFailure, writeFailure } from './shared-failure';

const LEASE_MS = 5_000;
/** Renew a lease several times before it expires. */
const RENEWALS = 3;
/** Followers poll after 50 ms, then less and less often. */
const POLL_MS = { first: 50, growth: 1.5, most: 400 };
/** Long enough for the waiting processes; a search lasts at most 120 s (specification 1 §9). */
const FAILURE_KEPT_MS = 10_000;
const FOLLOWED_AT_MOST_MS = 130_000;

export type FlightRedis = Pick<RedisLink, 'getMany' | 'set' | 'setIfAbsent' | 'extendIfEqual' | 'deleteIfEqual'>;

export type SharedFlight = {
  /**
   * Returns the bytes kept under `key`, or else calls `make`: one process calls, the others wait for its result or
   * failure. Without Redis, calls `make` here.
   * @param accepts decides whether kept bytes are fresh enough
   * @throws the error of `make`, whichever process called it
   */
  fly(key: string, make: () => Promise<Buffer>, accepts?: (bytes: Buffer) => boolean): Promise<Buffer>;
  /** Returns the bytes kept under `key`; null also when Redis does not answer. */
  find(key: string): Promise<Buffer | null>;
};

/** Calls `make` in this process. The caller joins concurrent requests itself. */
export const loneFlight: SharedFlight = { fly: (_key, make) => make(), find: () => Promise.resolve(null) };

/** The next step for a visitor whose answer another process may be getting. */
type Turn = { kept: Buffer } | { failure: Error } | { lease: string } | 'alone';

/**
 * Shares one call between the visitors of all processes. The calling process holds a lease in Redis and renews it
 * until the result is stored. If it dies, the lease expires and another process calls. If Redis does not answer, each
 * process calls for itself: a superfluous call is the worst case.
 * @param keptMs lifetime of a stored result
 * @param leaseMs time until a dead process is replaced
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

  /** Calls while other processes wait, and publishes the result or the failure. */
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
      // The visitor here does not wait for this.
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
      // The previous holder may have stored its result between our read and our lease.
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
    /** Only those who followed the failed call may see its failure. */
    failureOf: (lease: string) => `${key}:failure:${lease}`,
  };
}

/** The connection logs its own failures. */
function ignore(): void {}
