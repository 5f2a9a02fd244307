import { LRUCache } from 'lru-cache';

/** Maximum lines of one event per minute: from one source, and in all. */
const LINES_OF_SOURCE = 5;
const LINES_OF_EVENT = 300;
const WINDOW_MS = 60_000;
const MAX_SOURCES = 10_000;

type Count = { lines: number };

/** Decides which of many equal events are logged, so that nobody can flood the log. */
export class LogThrottle {
  readonly #counts: LRUCache<string, Count>;
  readonly #leftOut = new Map<string, number>();

  /** @param now milliseconds, for tests */
  constructor(now: () => number = () => performance.now()) {
    this.#counts = new LRUCache({ max: MAX_SOURCES, ttl: WINDOW_MS, ttlResolution: 0, perf: { now } });
  }

  /**
   * Decides whether to log an event.
   * @param event kind and outcome
   * @param source the sender's network
   * @returns null when the event is not to be logged, else how many of this event were left out since the last line
   */
  admit(event: string, source: string): number | null {
    const leftOut = this.#leftOut.get(event) ?? 0;
    const ofEvent = this.#countOf(event);
    const ofSource = this.#countOf(`${event} ${source}`);
    if (ofEvent.lines >= LINES_OF_EVENT || ofSource.lines >= LINES_OF_SOURCE) {
      this.#leftOut.set(event, leftOut + 1);
      return null;
    }
    ofEvent.lines += 1;
    ofSource.lines += 1;
    this.#leftOut.delete(event);
    return leftOut;
  }

  #countOf(key: string): Count {
    const existing = this.#counts.get(key);
    if (existing) return existing;
    const count: Count = { lines: 0 };
    this.#counts.set(key, count);
    return count;
  }
}
