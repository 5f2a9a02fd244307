import { LRUCache } from 'lru-cache';
import type { StoredPage } from './stored-page';

/** Makes the page of a key; null when it must not be kept. */
export type MakePage = () => Promise<StoredPage | null>;

/** How a page came: made just now, kept, or kept and being made anew. */
export type Found = { page: StoredPage; how: 'made' | 'fresh' | 'stale' };

const FRESH_MS = 60_000;
/** How long an old page may be shown while a new one is made. */
const STALE_MS = 86_400_000;
const MOST_PAGES = 500;

type Kept = { page: StoredPage; madeAt: number };

/**
 * Pages by what they depend on. A page older than a minute is shown once more while a new one is made; whoever asks for
 * one that is being made waits for the same. A page that can no longer be made is shown for a day.
 */
export class PageMemory {
  #kept = new LRUCache<string, Kept>({ max: MOST_PAGES });
  #inTheMaking = new Map<string, Promise<StoredPage | null>>();

  /** @param now in milliseconds */
  constructor(private readonly now: () => number = Date.now) {}

  /** The page of a key if it is kept; an old one is made anew meanwhile. */
  kept(key: string, make: MakePage): Found | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    const age = this.now() - kept.madeAt;
    if (age <= FRESH_MS) return { page: kept.page, how: 'fresh' };
    if (age > FRESH_MS + STALE_MS) return null;
    // What is wrong with a page is told to whoever asks for it when it is no longer kept.
    this.#make(key, make).catch(() => undefined);
    return { page: kept.page, how: 'stale' };
  }

  /** The page of a key that is not kept. @throws what `make` throws */
  async make(key: string, make: MakePage): Promise<Found | null> {
    const page = await this.#make(key, make);
    return page && { page, how: 'made' };
  }

  #make(key: string, make: MakePage): Promise<StoredPage | null> {
    const running = this.#inTheMaking.get(key);
    if (running) return running;
    const made = make()
      .then((page) => {
        if (page) this.#kept.set(key, { page, madeAt: this.now() });
        return page;
      })
      .finally(() => this.#inTheMaking.delete(key));
    this.#inTheMaking.set(key, made);
    return made;
  }
}
