import { LIFETIME_SECONDS, memoryStore, type CacheStore, type StoredCacheName } from './cache.server';
import type { RedisLink } from './redis-link.server';

/** The Redis commands that the cache uses. */
export type RedisCommands = Pick<RedisLink, 'get' | 'setex'>;

/** Makes a store that all shop processes share. Falls back to this process's memory while Redis does not answer. */
export function redisStore(name: StoredCacheName, redis: RedisCommands): CacheStore {
  const fallback = memoryStore(name);
  return {
    async get(key) {
      try {
        const text = await redis.get(key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return fallback.get(key);
      }
    },
    async set(key, value) {
      try {
        await redis.setex(key, LIFETIME_SECONDS[name], JSON.stringify(value));
      } catch {
        await fallback.set(key, value);
      }
    },
  };
}
