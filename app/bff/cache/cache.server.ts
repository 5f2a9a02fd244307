import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '~/upstream/binding';

/** The storage behind a named cache. */
export type CacheStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: object): Promise<void>;
};

/** Lifetimes of entries in seconds (specification 1 §9: at most six hours). */
export const LIFETIME_SECONDS = { short: 5 * 60, calendar: 10 * 60, long: 6 * 60 * 60, lasting: 6 * 60 * 60 } as const;
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

/** An older answer of a lasting cache is replaced after it has been used once more. */
const FRESH_MS = 5 * 60_000;

type Dated<T> = { answer: T; /** Milliseconds since the epoch. */ at: number };

/**
 * Makes a cache whose answers outlive their freshness. An answer older than five minutes is returned at once, and a new
 * one is loaded behind it, so a slow or broken service takes nothing from a page for up to six hours.
 * @param now milliseconds since the epoch
 */
export function lastingCache(store: CacheStore, now: () => number = Date.now): AnswerCache {
  const cache = answerCache('lasting', store);
  /** Keys whose new answer is on its way in this process. */
  const renewed = new Set<string>();

  function renewBehind<T>(key: readonly unknown[], load: () => Promise<Dated<T>>): void {
    const name = JSON.stringify(key);
    if (renewed.has(name)) return;
    renewed.add(name);
    // The transport logs a failure; the last good answer stays.
    cache
      .read(key, load, { renew: true })
      .catch(() => undefined)
      .finally(() => renewed.delete(name));
  }

  return {
    async read<T>(key: readonly unknown[], load: () => Promise<T>, options?: { renew?: boolean }): Promise<T> {
      const loadDated = async (): Promise<Dated<T>> => ({ answer: await load(), at: now() });
      const kept = await cache.read(key, loadDated, options);
      if (now() - kept.at >= FRESH_MS) renewBehind(key, loadDated);
      return kept.answer;
    },
    find: async <T extends object>(key: readonly unknown[]) => (await cache.find<Dated<T>>(key))?.answer ?? null,
    keep: (key, value) => cache.keep(key, { answer: value, at: now() }),
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
