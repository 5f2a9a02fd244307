import type { Store } from '../store/store';

export const CLOCK_SCHEMA = ['CREATE TABLE IF NOT EXISTS sandbox_state (name TEXT PRIMARY KEY, value TEXT NOT NULL)'];

/** Years of the clock: dates are written with four digits, and further away no search makes sense. */
const YEARS = { first: 1970, last: 2199 };

/** The clock was to be set to a time that it does not go to. */
export class ClockRangeError extends Error {
  constructor() {
    super(`the clock goes from ${YEARS.first} to ${YEARS.last}`);
  }
}

/** The sandbox's clock: real time plus an offset that outlives a restart. It always runs; it cannot be frozen. */
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
   * Sets what `now()` says at this moment.
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
