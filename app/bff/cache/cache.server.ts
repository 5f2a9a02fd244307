import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '~/upstream/binding';

/** The storage behind a named cache. */
export type CacheStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: object): Promise<void>;
};

/** Lifetimes of entries in seconds (specification 1 §9: at most six hours). */
export const LIFETIME_SECONDS = { short: 5 * 60, calendar: 10 * 60, long: 6 * 60 * 60 } as const;
export type StoredCacheName = keyof typeof LIFETIME_SECONDS;

const MAX_ENTRIES = 500;
/** Measured in characters of JSON; the objects take a few times as much memory. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Makes a named cache over a store. Keeps only objects and lists that `load` resolved with, never a failure. */
export function answerCache(name: StoredCacheName, store: CacheStore): AnswerCache {
  const digestOf = (key: readonly unknown[]) =>
    `${name}:${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`;
  return {
    async read<T>(key: readonly unknown[], load: () => Promise<T>, options?: { renew?: boolean }): Promise<T> {
      const digest = digestOf(key);
      const kept = options?.renew ? undefined : await store.get(digest);
      if (kept !== undefined) return kept as T;
      const value = await load();
      if (typeof value === 'object' && value !== null) await store.set(digest, value);
      return value;
    },
    find: async <T extends object>(key: readonly unknown[]) => ((await store.get(digestOf(key))) ?? null) as T | null,
    keep: (key, value) => store.set(digestOf(key), value),
  };
}

/** A cache that keeps nothing. */
export const noCache: AnswerCache = {
  read: (_key, load) => load(),
  find: () => Promise.resolve(null),
  keep: () => Promise.resolve(),
};

/** Makes a store in this process that drops the least recently used entries first. */
export function memoryStore(name: StoredCacheName): CacheStore {
  const entries = new LRUCache<string, object>({
    max: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (value) => JSON.stringify(value).length,
    ttl: LIFETIME_SECONDS[name] * 1000,
  });
  return {
    get: (key) => Promise.resolve(entries.get(key)),
    set(key, value) {
      entries.set(key, value);
      return Promise.resolve();
    },
  };
}
