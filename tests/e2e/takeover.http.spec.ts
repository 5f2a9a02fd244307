import fc from 'fast-check';
import { expect, test } from '#tests/setup/fixtures';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainCheckout } from '#tests/journeys/plain-checkout';
import { BEGINNINGS, type Beginning, type Model, STEPS } from '#tests/journeys/takeover/steps';
import { World } from '#tests/journeys/takeover/world';
import { PlainBrowser } from '#tests/setup/plain-browser';

/** More of them by hand: `TAKEOVER_RUNS=500 TAKEOVER_SEED=7 npx playwright test takeover.http`. */
const RUNS = Number(process.env.TAKEOVER_RUNS ?? 16);
const SEED = Number(process.env.TAKEOVER_SEED ?? 20260);
/** Runs wait for letters and for even times most of the while: some go on beside each other. */
const LANES = 4;
const MOST_STEPS = 30;

/**
 * A victim with two browsers and a stranger with one; each reads the own mailbox, and the stranger types the victim's
 * address wherever there is a field for one. The victim clicks whatever comes by letter.
 */
test('nobody ever sees or has what is the other’s, whatever the two do in whatever order', async () => {
  test.setTimeout(60_000 + RUNS * 20_000);
  const pair = await Pair.start({ env: { TRUST_PROXY: '1', SANDBOX_WARM_PRICES: 'false' } });
  try {
    const origin = originOf('intl', pair.address.shopPort);
    await new PlainCheckout(new PlainBrowser(origin), pair.control).calm();
    const beginnings = fc.subarray(Object.keys(BEGINNINGS) as Beginning[]);
    const steps = fc.commands(STEPS, { maxCommands: MOST_STEPS, size: 'max' });
    const property = fc.asyncProperty(beginnings, steps, async (begins, commands) => {
      const model: Model = { letters: { victim: 0, stranger: 0 }, bookings: 0 };
      const world = new World(origin, pair.control);
      for (const step of begins.flatMap((beginning) => BEGINNINGS[beginning])) await step.run(model, world);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      expect(await world.lastFaults()).toEqual([]);
    });
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.assert(property, {
        seed: SEED + lane,
        numRuns: Math.ceil(RUNS / LANES),
        interruptAfterTimeLimit: RUNS * 20_000,
      }),
    );
    const failures = (await Promise.allSettled(lanes)).flatMap((lane) =>
      lane.status === 'rejected' ? [lane.reason] : [],
    );
    expect(failures.map(sequenceOf)).toEqual([]);
  } finally {
    await pair.stop();
  }
});

/** The steps that went wrong, the seed that repeats them, and what was seen. */
function sequenceOf(failure: unknown): string {
  return failure instanceof Error ? `${failure.message}\n${String(failure.cause)}` : String(failure);
}
