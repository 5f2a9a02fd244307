import { test as base } from '#tests/setup/fixtures';
import { PlainCheckout } from './plain-checkout';

export { expect } from '#tests/setup/fixtures';

/** Several purchases in a row, each with failing processes. */
const PATIENCE_MS = 150_000;

/** Tests with a shop and a sandbox of their own, and a visitor without a browser who buys a ticket there. */
export const test = base.extend<{ checkout: PlainCheckout }>({
  isolated: true,
  checkout: async ({ visitor, control }, use, testInfo) => {
    testInfo.setTimeout(PATIENCE_MS);
    const checkout = new PlainCheckout(visitor, control);
    await checkout.calm();
    await use(checkout);
  },
});
