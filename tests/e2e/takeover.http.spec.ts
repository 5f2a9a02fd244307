import fc from 'fast-check';
import { expect, test } from '#tests/setup/fixtures';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainCheckout } from '#tests/journeys/plain-checkout';
import {
  BEGINNINGS,
  type Beginning,
  newModel,
  type Step,
  STEPS,
  STEPS_AND_PAUSES,
} from '#tests/journeys/takeover/steps';
import { World } from '#tests/journeys/takeover/world';
import { PlainBrowser } from '#tests/setup/plain-browser';

/** Run more by hand: `TAKEOVER_RUNS=500 TAKEOVER_SEED=7 npx playwright test takeover.http`. */
const RUNS = Number(process.env.TAKEOVER_RUNS ?? 16);
const SEED = Number(process.env.TAKEOVER_SEED ?? 20260);
/** Runs mostly wait for letters and even times, so some run in parallel. */
const LANES = 4;
const MAX_STEPS = 30;

/**
 * A victim with two browsers, a stranger with one, and a computer that they share. Each reads only their own mailbox,
 * and the stranger types the victim's address into every field. The victim clicks every link that comes by letter.
 */
test('never shows one person’s data to the other, whatever they do in whatever order', async () => {
  test.setTimeout(60_000 + RUNS * 20_000);
  // Time advances for all lanes that share a pair's services.
  const [pair, later] = await Promise.all([startPair(), startPair()]);
  try {
    const lanes = Array.from({ length: LANES }, (_, lane) => {
      const property = lane === 0 ? nothingIsTheOthers(later, STEPS_AND_PAUSES) : nothingIsTheOthers(pair, STEPS);
      return fc.assert(property, {
        seed: SEED + lane,
        numRuns: Math.ceil(RUNS / LANES),
        interruptAfterTimeLimit: RUNS * 20_000,
      });
    });
    const failures = (await Promise.allSettled(lanes)).flatMap((lane) =>
      lane.status === 'rejected' ? [lane.reason as unknown] : [],
    );
    expect(failures.map(sequenceOf)).toEqual([]);
  } finally {
    await Promise.all([pair.stop(), later.stop()]);
  }
});

async function startPair(): Promise<Pair> {
  const pair = await Pair.start({ env: { TRUST_PROXY: '1' } });
  const visitor = new PlainBrowser(originOf('intl', pair.address.shopPort));
  await new PlainCheckout(visitor, pair.control).calm();
  return pair;
}

function nothingIsTheOthers({ address, control }: Pair, steps: fc.Arbitrary<Step>[]) {
  const beginnings = fc.subarray(Object.keys(BEGINNINGS) as Beginning[], { minLength: 2 });
  const commands = fc.commands(steps, { maxCommands: MAX_STEPS, size: 'max' });
  return fc.asyncProperty(beginnings, commands, async (begins, sequence) => {
    const model = newModel();
    const world = new World(originOf('intl', address.shopPort), control);
    for (const step of begins.flatMap((beginning) => BEGINNINGS[beginning])) await step.run(model, world);
    await fc.asyncModelRun(() => ({ model, real: world }), sequence);
    expect(await world.watch.lastFaults()).toEqual([]);
  });
}

/** Returns the failing steps, the seed that repeats them, and the observation. */
function sequenceOf(failure: unknown): string {
  return failure instanceof Error ? `${failure.message}\n${String(failure.cause)}` : String(failure);
}
