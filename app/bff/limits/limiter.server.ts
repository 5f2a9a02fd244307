import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from '~/bff/cache/redis-link.server';
import type { Limit } from './table';

/** Maximum keys of one limit in a process's memory, about 20 MB when full. */
const MAX_KEYS = 50_000;

/** The counts of one limit. */
export type Limiter = {
  /** @returns null when one more is allowed, else the seconds until the window ends */
  consume(key: string): Promise<number | null>;
  /** Refunds one point. */
  refundPoint(key: string): Promise<void>;
};

/**
 * Counts in Redis when there is one, so that all shop processes count together. While it does not answer, each process
 * counts for itself: a dead Redis neither turns customers away nor lets everything through.
 * @param name part of the keys, together with the key given to `consume`
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
    async refundPoint(key) {
      await limiter.reward(key, 1);
    },
  };
}

/** Drops the least recently counted key when there are too many. */
class BoundedMemory extends RateLimiterMemory {
  #keys = new LRUCache<string, true>({
    max: MAX_KEYS,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void this.delete(key);
    },
  });

  override consume(key: string, ...rest: [points?: number]): Promise<RateLimiterRes> {
    this.#keys.set(key, true);
    return super.consume(key, ...rest);
  }
}

/** Adapts Redis to the library, with the timeouts of our own link. */
function scriptRunner(redis: RedisLink) {
  return {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      redis.evaluate(script, options.keys, options.arguments),
  };
}
