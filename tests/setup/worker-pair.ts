import { Pair } from './pair';

/** Tests that use a shop one after the other: its limits count on, the strictest one six declines of a card. */
const MOST_WARM_TESTS = 5;

/** A test's demands on its shop. */
export type ShopDemands = {
  /** Whether the shop may remember what it read for the test before: caches, breakers. */
  isWarm: boolean;
  /** Additional variables; a warm shop may have been started with others. */
  env: Record<string, string>;
};

/**
 * The pair of one worker of the test runner, for its isolated tests, one after the other. Each gets the sandbox as new,
 * and a shop of its own unless it and the test before are content with a warm one. A start takes two seconds of a
 * processor, and the first pages another two, as long as many tests themselves.
 */
export class WorkerPair {
  #pair: Pair | null = null;
  /** Tests that the shop has served, all of them content with a warm one. */
  #warmTests = 0;

  /** Returns the pair for the next test. @throws when a process does not start; the test after gets new ones */
  async renew({ isWarm, env }: ShopDemands): Promise<Pair> {
    const pair = this.#pair;
    const keepsShop = isWarm && this.#warmTests > 0 && this.#warmTests < MOST_WARM_TESTS && pair?.isRunning('shop');
    this.#pair = null;
    this.#warmTests = keepsShop ? this.#warmTests + 1 : Number(isWarm);
    if (!pair?.isRunning('sandbox')) {
      await pair?.stop();
      this.#pair = await Pair.start({ env });
      return this.#pair;
    }
    try {
      // First, since calls that a shop still makes would count as the next test's.
      if (!keepsShop) await pair.end('shop', 'SIGKILL');
      await pair.control.wipe();
      if (!keepsShop) await pair.run('shop', env);
    } catch (error) {
      await pair.stop();
      throw error;
    }
    this.#pair = pair;
    return pair;
  }

  async stop(): Promise<void> {
    await this.#pair?.stop();
  }
}
