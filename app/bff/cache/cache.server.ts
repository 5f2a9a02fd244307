import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AnswerCache, ReadOptions } from '~/upstream/binding';

/** The storage behind a named cache. */
export type CacheStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: object): Promise<void>;
};

/** Lifetimes of entries in seconds (specification 1 §9: at most six hours). */
export const LIFETIME_SECONDS = {
  short: 5 * 60,
  calendar: 10 * 60,
  long: 6 * 60 * 60,
  lasting: 6 * 60 * 60,
  landings: 6 * 60 * 60,
} as const;
export type StoredCacheName = keyof typeof LIFETIME_SECONDS;

const MAX_ENTRIES = 500;
/** Measured in characters of JSON; the objects take a few times as much memory. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Makes a named cache over a store. Keeps only objects and lists that `load` resolved with, never a failure. */
export function answerCache(name: StoredCacheName, store: CacheStore): AnswerCache {
  const digestOf = (key: readonly unknown[]) =>
    `${name}:${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`;
  return {
    async read<T>(key: readonly unknown[], load: () => Promise<T>, options?: ReadOptions): Promise<T> {
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

/** An answer of a lasting cache that is older than this is replaced by the next read. */
const FRESH_MS = 5 * 60_000;

type Dated<T> = { answer: T; /** Milliseconds since the epoch. */ at: number };
/** A load on its way in this process. */
type Renewal = {
  outcome: Promise<Dated<unknown> | null>;
  /** When it began, in milliseconds since the epoch. */ since: number;
};

/**
 * Makes a cache whose answers outlive their freshness. An answer older than five minutes is returned at once, and a new
 * one is loaded behind it, so a slow or broken service takes nothing from a page for up to six hours. A reader to whom
 * an old answer matters waits for the new one (`waitForNewMs`).
 * @param now milliseconds since the epoch
 */
export function lastingCache(store: CacheStore, now: () => number = Date.now): AnswerCache {
  const cache = answerCache('lasting', store);
  const renewals = new Map<string, Renewal>();

  function renew<T>(key: readonly unknown[], load: () => Promise<Dated<T>>): Renewal {
    const name = JSON.stringify(key);
    const running = renewals.get(name);
    if (running) return running;
    // The transport logs a failure; the last good answer stays.
    const outcome = cache
      .read(key, load, { renew: true })
      .catch(() => null)
      .finally(() => renewals.delete(name));
    const renewal = { outcome, since: now() };
    renewals.set(name, renewal);
    return renewal;
  }

  return {
    async read<T>(key: readonly unknown[], load: () => Promise<T>, options?: ReadOptions): Promise<T> {
      const loadDated = async (): Promise<Dated<T>> => ({ answer: await load(), at: now() });
      const kept = await cache.read(key, loadDated, options);
      if (now() - kept.at < FRESH_MS) return kept.answer;
      const { outcome, since } = renew(key, loadDated);
      // Counted from the start of the load, so that a service that hangs holds up only the first readers.
      const waitMs = since + (options?.waitForNewMs ?? 0) - now();
      const renewed = waitMs > 0 ? await Promise.race([outcome, sleep(waitMs, null, { ref: false })]) : null;
      return renewed ? (renewed.answer as T) : kept.answer;
    },
    find: async <T extends object>(key: readonly unknown[]) => (await cache.find<Dated<T>>(key))?.answer ?? null,
    keep: (key, value) => cache.keep(key, { answer: value, at: now() }),
  };
}

/** Makes the cache's readers wait for a new answer, see `waitForNewMs`. */
export function waitingForNew(cache: AnswerCache, waitForNewMs: number): AnswerCache {
  return { ...cache, read: (key, load, options) => cache.read(key, load, { ...options, waitForNewMs }) };
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
