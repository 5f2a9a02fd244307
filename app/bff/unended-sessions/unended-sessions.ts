import { z } from 'zod';
import type { UnendedStore } from './unended-store.server';

/** The reason why an entry left the queue. */
export type Leaving = 'ended' | 'expired';

export type UnendedParts = {
  /** Tried in this order for a new entry; the queue works off all of them. */
  stores: readonly UnendedStore[];
  /** Ends a token at the account service. @returns whether the token is invalid from now on */
  end(token: string): Promise<boolean>;
  /** Seals an entry for the seconds that its session has left. */
  seal(entry: Entry, seconds: number): Promise<string>;
  /** Returns null when the session has expired, or no secret opens the entry any more. */
  unseal(sealed: string): Promise<unknown>;
  /** Milliseconds since 1970. */
  now(): number;
  note(leaving: Leaving): void;
};

const entrySchema = z.object({ token: z.string().min(1), until: z.number(), attempts: z.number().int() });
/** `until`: seconds since 1970, when the session expires. */
export type Entry = z.output<typeof entrySchema>;

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Longer than a call takes; afterwards another process may take the entry. */
const TAKEN_FOR_MS = 60_000;

/** Returns the milliseconds to wait after this many attempts. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);
}

/**
 * A queue of tokens whose customers signed out while the account service did not answer. It retries them with longer
 * and longer pauses until the service has ended them or they expire.
 */
export class UnendedSessions {
  constructor(private readonly parts: UnendedParts) {}

  /** Adds a token that could not be ended. @param until seconds since 1970 */
  add(token: string, until: number): Promise<void> {
    return this.#keep({ token, until, attempts: 1 });
  }

  /** Tries the entries that are due, once. Never rejects. */
  async work(): Promise<void> {
    const { stores, now } = this.parts;
    await Promise.all(
      stores.map(async (store) => {
        const due = await store.take(now(), now() + TAKEN_FOR_MS).catch(() => []);
        // One after the other: nobody waits for them.
        for (const sealed of due) await this.#tryAgain(store, sealed).catch(() => undefined);
      }),
    );
  }

  /** Counts the queued entries in all stores that answer. */
  async count(): Promise<number> {
    const counts = await Promise.all(this.parts.stores.map((store) => store.count().catch(() => 0)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #tryAgain(store: UnendedStore, sealed: string): Promise<void> {
    const { unseal, end, note } = this.parts;
    const entry = entrySchema.safeParse(await unseal(sealed));
    if (!entry.success) {
      await store.remove(sealed);
      return note('expired');
    }
    const isEnded = await end(entry.data.token);
    if (isEnded) note('ended');
    else await this.#keep({ ...entry.data, attempts: entry.data.attempts + 1 });
    await store.remove(sealed);
  }

  async #keep(entry: Entry): Promise<void> {
    const { seal, stores, now } = this.parts;
    const left = entry.until - Math.floor(now() / 1000);
    if (left <= 0) return this.parts.note('expired');
    const sealed = await seal(entry, left);
    for (const store of stores) {
      try {
        return await store.add(sealed, now() + pauseAfter(entry.attempts));
      } catch {
        // Try the next store.
      }
    }
  }
}
