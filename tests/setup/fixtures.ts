import { test as base } from '@playwright/test';
import { MANY_HOLDS, originOf, type Pair, type PairAddress } from './pair';
import { ownAddress } from './own-address';
import { PlainBrowser } from './plain-browser';
import { SandboxControl } from './sandbox-control';
import { WorkerPair } from './worker-pair';

export { expect } from '@playwright/test';

export type ShopOptions = {
  /** The brand that `page.goto('/…')` opens. */
  brand: 'ru' | 'intl';
  /**
   * Gives the test a new shop, and a sandbox as new that no other test uses meanwhile. Required to change /control or
   * to end a process, which would affect everyone. A test that sets no faults, counts no calls and ends no process
   * needs no new shop: `'warm'`, a second or two less.
   */
  isolated: boolean | 'warm';
  /** HOLD_LIMITS of an isolated test: far above the needs of one test, unless it tests them. */
  holdLimits: string;
};

type ShopFixtures = {
  /** Gives the plain browsers of each test an address of their own. */
  plainAddress: void;
  /** The processes of an isolated test; null otherwise. */
  ownPair: Pair | null;
  /** The processes of a test that ends and starts them. */
  pair: Pair;
  /** The ports of this test's shop and sandbox. */
  address: PairAddress;
  control: SandboxControl;
  /** A visitor of the brand without a browser: a cookie jar and forms. */
  visitor: PlainBrowser;
};

type WorkerFixtures = {
  /** The processes of the worker's isolated tests. */
  workerPair: WorkerPair;
};

export const BRANDS = ['intl', 'ru'] as const;

export const test = base.extend<ShopOptions & ShopFixtures, WorkerFixtures>({
  brand: ['intl', { option: true }],
  isolated: [false, { option: true }],
  holdLimits: [MANY_HOLDS, { option: true }],
  plainAddress: [
    async ({}, use, { workerIndex }) => {
      PlainBrowser.address = await ownAddress(workerIndex);
      await use();
    },
    { auto: true },
  ],
  workerPair: [
    async ({}, use) => {
      const pair = new WorkerPair();
      await use(pair);
      await pair.stop();
    },
    { scope: 'worker' },
  ],
  ownPair: async ({ isolated, holdLimits, workerPair }, use) => {
    if (!isolated) return use(null);
    await use(await workerPair.renew({ isWarm: isolated === 'warm', env: { HOLD_LIMITS: holdLimits } }));
  },
  pair: async ({ ownPair, isolated }, use) => {
    if (!ownPair || isolated === 'warm') throw new Error('only a test with `isolated: true` may end processes');
    await use(ownPair);
  },
  address: async ({ ownPair }, use) => use(ownPair?.address ?? sharedAddress()),
  control: async ({ address, isolated }, use) => use(new SandboxControl(address.sandboxPort, isolated === 'warm')),
  visitor: async ({ address, brand }, use) => use(new PlainBrowser(originOf(brand, address.shopPort))),
  baseURL: async ({ address, brand }, use) => use(originOf(brand, address.shopPort)),
});

function sharedAddress(): PairAddress {
  return JSON.parse(process.env.E2E_PAIR ?? 'null') as PairAddress;
}
