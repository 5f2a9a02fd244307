/** Measures landing pages: requests a second from memory beside the floor, and what a cold page costs the shop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { startFloor } from './floor-app';
import { median } from './median';
import { compare, computedMs, type Speeds } from './side-by-side';

/** `computing`: milliseconds of the shop's processor for a page that nobody has seen; `answer`: until the last byte. */
export type ColdPages = { kind: string; pages: number; computing: number; answer: number };
export type WarmPage = Speeds & { title: string };
export type MeasuredLandings = {
  warm: WarmPage[];
  cold: ColdPages[];
};

const WARM = {
  Route: '/routes/london-lon/new-york-nyc',
  City: '/cities/london-lon',
  'Airline on a route': '/airlines/british-airways/london-lon/new-york-nyc',
} as const;
const KINDS = ['routes', 'cities', 'airports', 'countries', 'airlines', 'airport-pairs', 'airline-routes'] as const;
const COLD_PAGES = 12;
/** The first pages of a process read texts and compile code. */
const BEFORE = 3;
const MOST_TRIES = 60;
/** After a late answer, pages hardly wait for that service for five seconds. */
const PAUSE_MS = 1000;
/** Pages from memory are quicker even on a busy machine, cold ones slower. */
const KEPT_MS = 50;

/** @param textsOf the texts of a page, which the floor shows too @param seconds length of a round */
export async function measureLandings(
  textsOf: (page: { text: string }) => string[],
  seconds: number,
): Promise<MeasuredLandings> {
  const pair = await Pair.start({ searchDelayMs: 0, env: { LOG_LEVEL: 'info' }, isSilent: true });
  try {
    const visitor = new PlainBrowser(originOf('intl', pair.address.shopPort));
    const cold: ColdPages[] = [];
    for (const kind of KINDS) cold.push(await measureCold(pair, visitor, kind));
    const pages = [];
    for (const path of Object.values(WARM)) pages.push(await keptPage(visitor, path));
    const floor = await startFloor(Object.fromEntries(pages.map((page, index) => [`page${index}`, textsOf(page)])));
    try {
      const warm: MeasuredLandings['warm'] = [];
      for (const [index, [title, path]] of Object.entries(WARM).entries()) {
        const asked = { origin: visitor.origin, path };
        warm.push({ title, ...(await compare({ pair, floor, seconds }, asked, `page${index}`)) });
      }
      return { warm, cold };
    } finally {
      floor.stop();
    }
  } finally {
    await pair.stop();
  }
}

/** Opens a page until it comes from memory: one whose prices came too late is kept by nobody. */
async function keptPage(visitor: PlainBrowser, path: string) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const start = performance.now();
    const page = await visitor.get(path);
    if (performance.now() - start < KEPT_MS && page.headers['cache-control'] !== 'no-store') return page;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${path} does not come from memory`);
}

/** Opens pages of a sitemap one after the other, and reads from the shop's metrics how long it computed. */
async function measureCold(pair: Pair, visitor: PlainBrowser, kind: string): Promise<ColdPages> {
  const { text } = await visitor.get(`/sitemap/${kind}/en/1.xml`);
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const taken = paths.slice(-(COLD_PAGES + BEFORE));
  for (const path of taken.splice(0, BEFORE)) await visitor.get(path);
  const answers: number[] = [];
  const before = await computedMs(pair);
  for (const path of taken) {
    const start = performance.now();
    await visitor.get(path);
    answers.push(performance.now() - start);
  }
  const computing = ((await computedMs(pair)) - before) / taken.length;
  return { kind, pages: taken.length, computing, answer: median(answers) };
}
