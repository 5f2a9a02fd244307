import { fuzzShop } from '#tests/fuzz/requests/fuzz-shop';
import { harvest } from '#tests/fuzz/requests/harvest';
import { errorsIn } from '#tests/fuzz/requests/log-errors';
import { expect, test } from '#tests/setup/fixtures';
import { originOf } from '#tests/setup/pair';

// Try other seeds by hand: npx tsx tests/fuzz/requests.ts
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 20);
/** The heap of a fresh shop still grows a little. */
const MAX_GROWTH = 2;

test.use({ isolated: true });

test('every request is answered, and never with a failure', async ({ pair }) => {
  test.setTimeout((SECONDS + 90) * 1000);
  const known = await harvest(originOf('intl', pair.address.shopPort), pair.control);
  const { tried, findings, heap } = await fuzzShop(pair.address, known, { seed: SEED, seconds: SECONDS });
  expect(findings).toEqual([]);
  expect(errorsIn(pair.outputOf('shop'))).toEqual([]);
  expect(tried).toBeGreaterThan(SECONDS * 5);
  expect(heap.after / heap.before).toBeLessThan(MAX_GROWTH);
});
