import { z } from 'zod';
import type { UnendedStore } from './unended-store.server';

/** How an entry left the queue. */
export type Leaving = 'ended' | 'expired';

export type UnendedParts = {
  /** Tried in this order for a new entry; all of them are worked off. */
  stores: readonly UnendedStore[];
  /** Asks the account service. @returns whether the token is good for nothing any more */
  end(token: string): Promise<boolean>;
  /** Seals an entry for the seconds that its session has left. */
  seal(entry: Entry, seconds: number): Promise<string>;
  /** Gives null when the session is over by itself, or no secret opens the entry any more. */
  unseal(sealed: string): Promise<unknown>;
  /** Milliseconds since 1970. */
  now(): number;
  note(leaving: Leaving): void;
};

const entrySchema = z.object({ token: z.string().min(1), until: z.number(), attempts: z.number().int() });
/** `until`: seconds since 1970, when the session ends by itself. */
export type Entry = z.output<typeof entrySchema>;

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Longer than a call takes: another process may take the entry then. */
const TAKEN_FOR_MS = 60_000;

/** Milliseconds to wait after so many attempts. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);
}

/**
 * Tokens of customers who have signed out while the account service did not answer. They are tried again, with longer and
 * longer pauses, until the service has ended them or they are over by themselves.
 */
export class UnendedSessions {
  constructor(private readonly parts: UnendedParts) {}

  /** Notes a token that could not be ended. @param until seconds since 1970 */
  add(token: string, until: number): Promise<void> {
    return this.#keep({ token, until, attempts: 1 });
  }

  /** One turn: tries what is due. Never rejects. */
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

  /** Entries that wait, in all stores that answer. */
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
        // The next one takes it.
      }
    }
  }
}
