/** Compares a buyer's way to the passengers' page on a quiet shop with the same beside a crawler of landing pages. */
import http from 'node:http';
import { originOf, Pair } from '#tests/setup/pair';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { book, openOffer, openResults } from '#tests/setup/plain-purchase';
import { median } from './median';

/** Milliseconds of a buyer's ways, the middle and the longest. */
type Way = { ways: number; middle: number; longest: number };
export type MeasuredRobots = {
  aSecond: number;
  seconds: number;
  /** Answers of robots by status: the count and the middle of the times in milliseconds. */
  answers: { status: number; count: number; middle: number }[];
  quiet: Way;
  crawled: Way;
};

const A_SECOND = 50;
const SECONDS = 15;
const ROBOT = 'Mozilla/5.0 (compatible; Examplebot/2.1)';

/** Lets robots ask for a page each that nobody has seen, 50 a second, while a buyer goes from home to the passengers. */
export async function measureRobots(): Promise<MeasuredRobots> {
  const pair = await Pair.start({ searchDelayMs: 0, env: { LOG_LEVEL: 'info' }, isSilent: true });
  try {
    const visitor = new PlainBrowser(originOf('intl', pair.address.shopPort));
    const { text } = await visitor.get('/sitemap/routes/en/2.xml');
    const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    await buy(pair.address.shopPort, 20);
    const quiet = await buying(pair.address.shopPort, 25, until(SECONDS));
    const robots: Promise<{ status: number; time: number }>[] = [];
    const end = until(SECONDS);
    const crawler = setInterval(() => {
      const path = paths[robots.length];
      if (path !== undefined) robots.push(ask(pair.address.shopPort, path));
    }, 1000 / A_SECOND);
    const crawled = await buying(pair.address.shopPort, 60, end);
    clearInterval(crawler);
    const answered = await Promise.all(robots);
    const statuses = [...new Set(answered.map(({ status }) => status))].sort();
    return {
      aSecond: A_SECOND,
      seconds: SECONDS,
      quiet,
      crawled,
      answers: statuses.map((status) => {
        const times = answered.filter((one) => one.status === status).map(({ time }) => time);
        return { status, count: times.length, middle: median(times) };
      }),
    };
  } finally {
    await pair.stop();
  }
}

/** Goes the way again and again, each time for another day. */
async function buying(port: number, inDays: number, isOver: () => boolean): Promise<Way> {
  const times: number[] = [];
  for (let day = inDays; !isOver(); day += 1) times.push(await buy(port, day));
  return { ways: times.length, middle: median(times), longest: Math.max(...times) };
}

async function buy(port: number, inDays: number): Promise<number> {
  const visitor = new PlainBrowser(originOf('intl', port));
  const start = performance.now();
  await visitor.get('/');
  await book(visitor, await openOffer(visitor, await openResults(visitor, searchAddress(inDays))));
  return performance.now() - start;
}

function until(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

function ask(port: number, path: string): Promise<{ status: number; time: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get({ port, path, agent: false, headers: { host: `localhost:${port}`, 'user-agent': ROBOT } }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, time: performance.now() - start }));
      })
      .on('error', reject);
  });
}
