import { LRUCache } from 'lru-cache';
import type { StoredPage } from './stored-page';

/** Makes the page of a key; resolves with null when it must not be kept. */
export type MakePage = () => Promise<StoredPage | null>;

/** A page and its origin: just made, kept, or kept while a new one is being made. */
export type Found = { page: StoredPage; how: 'made' | 'fresh' | 'stale' };

const FRESH_MS = 60_000;
/** Time that a stale page may be shown while a new one is made. */
const STALE_MS = 86_400_000;
const MAX_PAGES = 500;

export type MemoryLimits = {
  pages: number;
  /** The sum of both encodings of all pages. */
  bytes?: number;
  freshMs?: number;
  staleMs?: number;
};

/** Pages of routes without number have a memory of their own, so that a crawler pushes out no other page. */
export const MANY_PAGES = { pages: 2000, bytes: 64 * 1024 * 1024 } as const satisfies MemoryLimits;

/** Home pages of guests by market and city. They name days and prices, so they age sooner. */
export const GUEST_PAGES = {
  pages: 500,
  bytes: 16 * 1024 * 1024,
  freshMs: 10_000,
  staleMs: 600_000,
} as const satisfies MemoryLimits;

/** Results of searches for guests. Their offers change, and each search has an address of its own. */
export const RESULT_PAGES = {
  pages: 500,
  bytes: 16 * 1024 * 1024,
  freshMs: 10_000,
  staleMs: 20_000,
} as const satisfies MemoryLimits;

type Kept = { page: StoredPage; madeAt: number };

/**
 * Caches pages by their key. A page older than a minute, or `freshMs`, is shown while a new one is made; concurrent
 * requests share one rendering. A page that can no longer be made is shown for a day, or `staleMs`.
 */
export class PageMemory {
  readonly #kept: LRUCache<string, Kept>;
  readonly #freshMs: number;
  readonly #staleMs: number;
  #inTheMaking = new Map<string, Promise<StoredPage | null>>();

  /** @param now in milliseconds */
  constructor(
    private readonly now: () => number = Date.now,
    { pages, bytes, freshMs = FRESH_MS, staleMs = STALE_MS }: MemoryLimits = { pages: MAX_PAGES },
  ) {
    this.#freshMs = freshMs;
    this.#staleMs = staleMs;
    this.#kept = new LRUCache<string, Kept>({
      max: pages,
      ...(bytes !== undefined && { maxSize: bytes, sizeCalculation: ({ page }) => sizeOf(page) }),
    });
  }

  /** Number of kept pages, for tests. */
  get size(): number {
    return this.#kept.size;
  }

  /** Number of pages in the making, for tests. */
  get inTheMaking(): number {
    return this.#inTheMaking.size;
  }

  /** Returns the kept page of a key, or null; makes a stale one again in the background. */
  kept(key: string, make: MakePage): Found | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    const age = this.now() - kept.madeAt;
    if (age <= this.#freshMs) return { page: kept.page, how: 'fresh' };
    if (age > this.#freshMs + this.#staleMs) return null;
    // A failure surfaces once the page is no longer kept.
    this.#make(key, make).catch(() => undefined);
    return { page: kept.page, how: 'stale' };
  }

  /** Makes the page of a key that is not kept. @throws the error of `make` */
  async make(key: string, make: MakePage): Promise<Found | null> {
    const page = await this.#make(key, make);
    return page && { page, how: 'made' };
  }

  #make(key: string, make: MakePage): Promise<StoredPage | null> {
    const running = this.#inTheMaking.get(key);
    if (running) return running;
    const made = make()
      .then((page) => {
        if (page && !page.isPassing) this.#kept.set(key, { page, madeAt: this.now() });
        return page;
      })
      .finally(() => this.#inTheMaking.delete(key));
    this.#inTheMaking.set(key, made);
    return made;
  }
}

function sizeOf({ answers }: StoredPage): number {
  return Object.values(answers).reduce((sum, { body }) => sum + body.length, 1);
}
