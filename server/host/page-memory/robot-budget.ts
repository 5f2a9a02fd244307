/** Pages a second, how many at once after a rest, and how many in the making at any time. */
export type RobotRates = { aSecond: number; atOnce: number; inTheMaking: number };

/**
 * A cold landing page costs the shop and the services about a tenth of a second of computing each, so three at a time leave
 * room for buyers; of a route's prices, crawlers get 2 a second besides (docs/decisions/072).
 */
export const ROBOT_RATES: RobotRates = { aSecond: 3, atOnce: 30, inTheMaking: 3 };

/** How long a refusal of the app lasts for all: short, because a single broken page must not stop crawlers. */
const CLOSED_MS = 2000;

/** A robot that was refused may come again after this many seconds; less would only have it refused again. */
export const RETRY_AFTER_SECONDS = 10;

/**
 * The pages that are rendered because a robot asks for them, for one process. It is asked before anything is rendered,
 * so that a refusal costs next to nothing.
 */
export class RobotBudget {
  #left: number;
  #at: number;
  #closedUntil = 0;
  #inTheMaking = 0;

  /** @param now in milliseconds */
  constructor(
    private readonly rates: RobotRates = ROBOT_RATES,
    private readonly now: () => number = Date.now,
  ) {
    this.#left = rates.atOnce;
    this.#at = now();
  }

  /** True while the app itself refuses what crawlers use up: making a page for everyone would be in vain. */
  get isClosed(): boolean {
    return this.now() < this.#closedUntil;
  }

  /** Takes a page from the budget: returns what to call when it is made, or null when the robot must come again later. */
  take(): (() => void) | null {
    const time = this.now();
    this.#left = Math.min(this.rates.atOnce, this.#left + ((time - this.#at) / 1000) * this.rates.aSecond);
    this.#at = time;
    if (this.isClosed || this.#left < 1 || this.#inTheMaking >= this.rates.inTheMaking) return null;
    this.#left -= 1;
    this.#inTheMaking += 1;
    let isRunning = true;
    return () => {
      if (isRunning) this.#inTheMaking -= 1;
      isRunning = false;
    };
  }

  /** Refuses all robots for a while, because the app refused a page made for everyone. */
  close(): void {
    this.#closedUntil = this.now() + CLOSED_MS;
  }
}
