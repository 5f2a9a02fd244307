/**
 * Throws generated requests at a shop and a sandbox of its own, which must be built:
 *
 * npx tsx tests/fuzz/requests.ts [--seconds 3600] [--seed 1]
 *
 * The same seed tries the same requests. It prints each fault (a status of 500 or more, no response, internals of the
 * shop, a growing heap) with its request and the errors that the shop logged, and exits with 1.
 */
import { parseArgs } from 'node:util';
import { originOf, Pair } from '#tests/setup/pair';
import { fuzzShop } from './requests/fuzz-shop';
import { harvest } from './requests/harvest';
import { errorsIn } from './requests/log-errors';

/** Maximum growth of the heap since the warm-up. */
const MAX_GROWTH = 1.5;

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '3600' }, seed: { type: 'string', default: '1' } },
});

const pair = await Pair.start();
try {
  const known = await harvest(originOf('intl', pair.address.shopPort), pair.control);
  const { tried, statuses, findings, heap } = await fuzzShop(pair.address, known, {
    seed: Number(options.seed),
    seconds: Number(options.seconds),
    onProgress: (line) => console.log(line),
  });
  const logged = errorsIn(pair.outputOf('shop'));
  const growth = heap.after / heap.before;
  for (const finding of [...findings, ...logged]) console.error(finding);
  console.log(`${tried} requests tried, answers by status: ${JSON.stringify(statuses)}`);
  console.log(`heap ${Math.round(heap.before / 1e6)} → ${Math.round(heap.after / 1e6)} MB`);
  console.log(`${findings.length} findings, ${logged.length} kinds of errors logged`);
  if (findings.length > 0 || logged.length > 0 || growth > MAX_GROWTH) process.exitCode = 1;
} finally {
  await pair.stop();
}
