/** Maximum active calls, and maximum queued calls. */
export type QueueLimits = { active: number; queued: number };

/** Thrown when the queue is full, for this caller or for everybody. */
export class QueueFullError extends Error {
  constructor() {
    super('the queue is full');
  }
}

/** The share of the free places that one caller may hold: a lone caller stops at a quarter of all places. */
const SHARE_OF_FREE = 1 / 3;

type Waiting = { start: () => void; refuse: (reason: Error) => void };

/**
 * A bulkhead shared fairly among callers. Each may hold a third as many places as are free (at least one), which
 * leaves room for newcomers under any load. Queued callers take turns. When the queue is full, the newest call of the
 * caller with the most calls is refused.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  #active = 0;
  #queued = 0;
  readonly #held = new Map<string, number>();
  /** In the order of turns: a caller moves to the end after its turn. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Does the work when it is the caller's turn.
   * @param caller the key of a visitor's address, whose calls share places
   * @param signal ends the waiting, not the work
   * @throws QueueFullError when the call may not wait, the signal's reason, else the error of `work`
   */
  async run<T>(caller: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#mayStart(caller)) this.#take(caller);
    else await this.#wait(caller, signal);
    try {
      return await work();
    } finally {
      this.#release(caller);
    }
  }

  #mayStart(caller: string): boolean {
    const free = this.#limits.active - this.#active;
    return free > 0 && this.#heldBy(caller) < Math.max(1, free * SHARE_OF_FREE);
  }

  /** Resolves when the caller has a place. */
  async #wait(caller: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#queued >= this.#limits.queued) this.#makeRoomFor(caller);
    let leave = () => {};
    try {
      await new Promise<void>((start, refuse) => {
        const waiting: Waiting = { start, refuse };
        this.#lines.set(caller, [...(this.#lines.get(caller) ?? []), waiting]);
        this.#queued += 1;
        leave = () => {
          if (this.#remove(caller, waiting)) refuse(signal?.reason as Error);
        };
        signal?.addEventListener('abort', leave, { once: true });
      });
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** @throws QueueFullError when no other caller is heavier than this one with its new call */
  #makeRoomFor(caller: string): void {
    let heaviest = { caller, weight: this.#weight(caller) + 1 };
    for (const candidate of this.#lines.keys()) {
      const weight = this.#weight(candidate);
      if (weight > heaviest.weight) heaviest = { caller: candidate, weight };
    }
    const last = this.#lines.get(heaviest.caller)?.at(-1);
    if (heaviest.caller === caller || !last) throw new QueueFullError();
    this.#remove(heaviest.caller, last);
    last.refuse(new QueueFullError());
  }

  #weight(caller: string): number {
    return this.#heldBy(caller) + (this.#lines.get(caller)?.length ?? 0);
  }

  #heldBy(caller: string): number {
    return this.#held.get(caller) ?? 0;
  }

  #take(caller: string): void {
    this.#active += 1;
    this.#held.set(caller, this.#heldBy(caller) + 1);
  }

  #release(caller: string): void {
    this.#active -= 1;
    const left = this.#heldBy(caller) - 1;
    if (left > 0) this.#held.set(caller, left);
    else this.#held.delete(caller);
    this.#giveTurns();
  }

  /** Starts the next calls in the order of turns. */
  #giveTurns(): void {
    for (;;) {
      const next = [...this.#lines.keys()].find((caller) => this.#mayStart(caller));
      const waiting = next === undefined ? undefined : this.#lines.get(next)?.[0];
      if (next === undefined || !waiting) return;
      this.#remove(next, waiting);
      const rest = this.#lines.get(next);
      if (rest) {
        this.#lines.delete(next);
        this.#lines.set(next, rest);
      }
      this.#take(next);
      waiting.start();
    }
  }

  /** @returns whether it was queued */
  #remove(caller: string, waiting: Waiting): boolean {
    const line = this.#lines.get(caller);
    if (!line?.includes(waiting)) return false;
    const rest = line.filter((one) => one !== waiting);
    if (rest.length > 0) this.#lines.set(caller, rest);
    else this.#lines.delete(caller);
    this.#queued -= 1;
    return true;
  }
}
