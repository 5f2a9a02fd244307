import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from '~/bff/cache/redis-link.server';
import type { Limit } from './table';

/** Keys of one limit that a process keeps in memory: about 20 MB when somebody has filled all of one. */
const MOST_KEYS = 50_000;

/** Counts of one limit. */
export type Limiter = {
  /** @returns null when one more is allowed, else the seconds until the window ends */
  consume(key: string): Promise<number | null>;
  /** Takes one out of the count. */
  forgive(key: string): Promise<void>;
};

/**
 * Counts in Redis when there is one, so that all shops count together. While it does not answer, each process counts by
 * itself: a dead Redis neither turns customers away nor lets everything through.
 * @param name is part of the keys, together with what is given to `consume`
 */
export function makeLimiter(name: string, { points, seconds }: Limit, redis: RedisLink | null): Limiter {
  const options = { points, duration: seconds, keyPrefix: `limit:${name}` };
  const memory = new BoundedMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: scriptRunner(redis),
        useRedisPackage: true,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      }
    },
    async forgive(key) {
      await limiter.reward(key, 1);
    },
  };
}

/** Forgets the key that was counted longest ago when there are too many. */
class BoundedMemory extends RateLimiterMemory {
  #keys = new LRUCache<string, true>({
    max: MOST_KEYS,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void this.delete(key);
    },
  });

  override consume(key: string, ...rest: [points?: number]): Promise<RateLimiterRes> {
    this.#keys.set(key, true);
    return super.consume(key, ...rest);
  }
}

/** What the library needs of Redis to count, with the time limits of our own link. */
function scriptRunner(redis: RedisLink) {
  return {
    eval: (script: string, given: { keys: string[]; arguments: string[] }) =>
      redis.evaluate(script, given.keys, given.arguments),
  };
}
