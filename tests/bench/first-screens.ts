/** Opens pages in a phone-sized browser on slow networks, and measures what their visitors wait for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { searchAddress } from '#tests/setup/links';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { book, openOffer, openResults } from '#tests/setup/plain-purchase';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { median } from './median';

/** Milliseconds to the largest paint, milliseconds for which long tasks block input, layout shift, bytes received. */
type Seen = { paint: number; blocked: number; shift: number; bytes: number };
export type MeasuredScreens = (Seen & { page: string; network: string })[];

type Network = { name: string; megabits: number; latency: number; slower: number };

/** `latency`: milliseconds; `slower`: how many times slower the processor is than this machine's. */
const NETWORKS: readonly Network[] = [
  { name: '9 Mbps, 100 ms', megabits: 9, latency: 100, slower: 1 },
  { name: 'slow 4G: 1.6 Mbps, 150 ms, a processor four times slower', megabits: 1.6, latency: 150, slower: 4 },
];
const ROUNDS = 3;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 2 };
/** After loading, hydration and late blocks have this long. */
const REST_MS = 2500;
const MEGABIT = 1_000_000 / 8;

/** Measures with an empty browser cache, all pages in turns. */
export async function measureScreens(): Promise<MeasuredScreens> {
  const pair = await Pair.start({ searchDelayMs: 0, isSilent: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const origin = originOf('intl', pair.address.shopPort);
    const visitor = new PlainBrowser(origin);
    const guest = { ...visitor.cookies };
    const results = await openResults(visitor, searchAddress(30));
    const step1 = await book(visitor, await openOffer(visitor, results));
    const pages = [
      { page: 'Home', path: '/', cookies: guest },
      { page: 'Results, 20 cards', path: results.path, cookies: visitor.cookies },
      { page: 'Passengers (step 1)', path: step1.path, cookies: visitor.cookies },
      { page: 'Page of text (help centre)', path: '/helpcenter', cookies: guest },
    ];
    const seen = [];
    for (const network of NETWORKS) {
      const rounds: Seen[][] = pages.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, { path, cookies }] of pages.entries()) {
          rounds[index]?.push(await look(browser, { url: origin + path, cookies }, network));
        }
      }
      for (const [index, { page }] of pages.entries()) {
        seen.push({ page, network: network.name, ...middleOf(rounds[index] ?? []) });
      }
    }
    return seen;
  } finally {
    await browser.close();
    await pair.stop();
  }
}

type Visited = { url: string; cookies: Record<string, string> };

async function look(browser: Browser, { url, cookies }: Visited, network: Network): Promise<Seen> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: new URL(url).origin })),
    );
    const page = await context.newPage();
    await slowDown(page, network);
    await page.addInitScript({ path: 'tests/bench/observe.js' });
    await page.goto(url, { waitUntil: 'load' });
    await sleep(REST_MS);
    return await page.evaluate(() => (window as unknown as { seen(): Seen }).seen());
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, { megabits, latency, slower }: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = megabits * MEGABIT;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

function middleOf(rounds: Seen[]): Seen {
  const middle = (name: keyof Seen) => median(rounds.map((round) => round[name]));
  return { paint: middle('paint'), blocked: middle('blocked'), shift: middle('shift'), bytes: middle('bytes') };
}
