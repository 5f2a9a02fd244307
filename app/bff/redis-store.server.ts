import { Redis } from 'ioredis';
import { LIFETIME_SECONDS, memoryStore, type CacheStore, type StoredCacheName } from './cache.server';
import { log } from './log.server';

/** To be raised when the shape of a cached answer changes, so that two versions of the shop do not share entries. */
const VERSION = 1;

/** The little of Redis that the cache uses. */
export type RedisCommands = {
  get(key: string): Promise<string | null>;
  setex(key: string, seconds: number, value: string): Promise<unknown>;
};

/** A connection that never makes a page wait: without Redis a command fails at once, and it reconnects by itself. */
export function connectRedis(url: string): RedisCommands & { disconnect(): void } {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 300,
    retryStrategy: (attempts) => Math.min(attempts * 200, 5000),
  });
  let isDown = false;
  redis.on('ready', () => {
    if (isDown) log().info('redis is back');
    isDown = false;
  });
  redis.on('error', (error: Error) => {
    if (!isDown) log().warn({ reason: error.message }, 'redis is down: caching in memory');
    isDown = true;
  });
  return redis;
}

/** Entries shared by all shops; while Redis does not answer, those of this process. */
export function redisStore(name: StoredCacheName, redis: RedisCommands): CacheStore {
  const fallback = memoryStore(name);
  const nameOf = (key: string) => `fairwind:${VERSION}:${key}`;
  return {
    async get(key) {
      try {
        const text = await redis.get(nameOf(key));
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return fallback.get(key);
      }
    },
    async set(key, value) {
      try {
        await redis.setex(nameOf(key), LIFETIME_SECONDS[name], JSON.stringify(value));
      } catch {
        await fallback.set(key, value);
      }
    },
  };
}
