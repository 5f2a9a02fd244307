/**
 * Throws mutated search links and filters at the parser and, with --shop, at a running shop:
 *
 * npx tsx tests/fuzz/links.ts [--count 20000] [--seconds 60] [--seed 1] [--shop http://localhost:3000]
 *
 * With --seconds it runs that long, whatever the count. The same seed tries the same links. It prints each fault (an
 * exception, a 5xx, endless redirects) with its link, and exits with 1.
 */
import { parseArgs } from 'node:util';
import { utcToday } from '~/dates/calendar-date';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { linkMutator } from './mutated-links';
import { tryParser } from './try-parser';
import { tryShop } from './try-shop';

/** Parallel requests to the shop. */
const AT_A_TIME = 4;
const MAX_FINDINGS = 20;

const { values: options } = parseArgs({
  options: {
    count: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    shop: { type: 'string' },
  },
});

async function run(): Promise<void> {
  const today = utcToday(new Date());
  const nextLink = linkMutator(Number(options.seed), today);
  const end = options.seconds ? Date.now() + Number(options.seconds) * 1000 : null;
  const count = Number(options.count ?? (options.shop ? 2000 : 20_000));
  const findings: string[] = [];
  let tried = 0;
  const isOver = () => findings.length >= MAX_FINDINGS || (end === null ? tried >= count : Date.now() >= end);

  const work = async () => {
    const visitor = options.shop ? new PlainBrowser(options.shop) : null;
    while (!isOver()) {
      const link = nextLink();
      tried += 1;
      const fault = tryParser(link, today) ?? (visitor && (await tryShop(visitor, link).catch(String)));
      if (fault) findings.push(`${fault}\n  ${link}`);
    }
  };
  await Promise.all(Array.from({ length: options.shop ? AT_A_TIME : 1 }, work));

  for (const finding of findings) console.error(finding);
  console.log(`${tried} links tried, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

await run();
