import { test as base } from '@playwright/test';
import { MANY_HOLDS, originOf, Pair, type PairAddress } from './pair';
import { ownAddress } from './own-address';
import { PlainBrowser } from './plain-browser';
import { SandboxControl } from './sandbox-control';

export { expect } from '@playwright/test';

export type ShopOptions = {
  /** The brand that `page.goto('/…')` opens. */
  brand: 'ru' | 'intl';
  /**
   * Gives the test a shop and a sandbox of its own. Required to change /control or to end a process, which would
   * affect everyone.
   */
  isolated: boolean;
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

export const BRANDS = ['intl', 'ru'] as const;

export const test = base.extend<ShopOptions & ShopFixtures>({
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
  ownPair: async ({ isolated, holdLimits }, use) => {
    if (!isolated) return use(null);
    const pair = await Pair.start({ env: { HOLD_LIMITS: holdLimits } });
    await use(pair);
    await pair.stop();
  },
  pair: async ({ ownPair }, use) => {
    if (!ownPair) throw new Error('only a test with `isolated: true` has processes of its own');
    await use(ownPair);
  },
  address: async ({ ownPair }, use) => use(ownPair?.address ?? sharedAddress()),
  control: async ({ address }, use) => use(new SandboxControl(address.sandboxPort)),
  visitor: async ({ address, brand }, use) => use(new PlainBrowser(originOf(brand, address.shopPort))),
  baseURL: async ({ address, brand }, use) => use(originOf(brand, address.shopPort)),
});

function sharedAddress(): PairAddress {
  return JSON.parse(process.env.E2E_PAIR ?? 'null') as PairAddress;
}
