import type { Store } from '../store/store';

export const CLOCK_SCHEMA = ['CREATE TABLE IF NOT EXISTS sandbox_state (name TEXT PRIMARY KEY, value TEXT NOT NULL)'];

/** Years of the clock: dates have four digits, and further away no search makes sense. */
const YEARS = { first: 1970, last: 2199 };

/** Thrown for a time outside the clock's range. */
export class ClockRangeError extends Error {
  constructor() {
    super(`the clock goes from ${YEARS.first} to ${YEARS.last}`);
  }
}

/** The sandbox's clock: real time plus an offset that survives a restart. It always runs. */
export class Clock {
  #offsetMs = 0;

  private constructor(private readonly store: Store) {}

  static async open(store: Store): Promise<Clock> {
    const clock = new Clock(store);
    const { rows } = await store.execute("SELECT value FROM sandbox_state WHERE name = 'clock_offset_ms'");
    clock.#offsetMs = Number(rows[0]?.value ?? 0);
    return clock;
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /**
   * Sets the current time.
   * @throws ClockRangeError
   */
  async set(now: Date): Promise<void> {
    await this.#moveTo(now.getTime() - Date.now());
  }

  /** @throws ClockRangeError */
  async advance(minutes: number): Promise<void> {
    await this.#moveTo(this.#offsetMs + minutes * 60_000);
  }

  async reset(): Promise<void> {
    await this.#moveTo(0);
  }

  async #moveTo(offsetMs: number): Promise<void> {
    const year = new Date(Date.now() + offsetMs).getUTCFullYear();
    if (!(year >= YEARS.first && year <= YEARS.last)) throw new ClockRangeError();
    this.#offsetMs = Math.round(offsetMs);
    await this.store.execute({
      sql: `INSERT INTO sandbox_state (name, value) VALUES ('clock_offset_ms', ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      args: [String(this.#offsetMs)],
    });
  }
}
