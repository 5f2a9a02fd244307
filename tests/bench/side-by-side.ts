/** Asks the shop and the floor for one page in turns, and tells requests a second and the processor's time for a page. */
import autocannon from 'autocannon';
import type { Pair } from '#tests/setup/pair';
import type { Floor } from './floor-app';
import { median } from './median';

/** `…Micros`: microseconds of the processor for a page, which other work on the machine changes little. */
export type Speeds = { shopPerSecond: number; floorPerSecond: number; shopMicros: number; floorMicros: number };

export type Asked = {
  /** Origin of the shop, with the brand's host. */
  origin: string;
  path: string;
  cookie?: string;
  /** That every answer of the shop is to have: errors are quick and would look good. */
  status?: number;
};

export const CONNECTIONS = 10;
/** A slow moment of the machine hits both or neither, because they take turns. */
export const ROUNDS = 5;
/** Browsers and crawlers ask for compressed pages; without that, the measuring program is busy with reading. */
const AS_BROWSERS = { 'accept-encoding': 'gzip' };

/**
 * @param floorPage name of the floor's screen with the same data
 * @param seconds length of a round
 * @throws when an answer has another status, or fails
 */
export async function compare(
  { pair, floor, seconds }: { pair: Pair; floor: Floor; seconds: number },
  asked: Asked,
  floorPage: string,
): Promise<Speeds> {
  const shop: Speed[] = [];
  const bare: Speed[] = [];
  const { status = 200, ...page } = asked;
  for (let round = 0; round < ROUNDS; round += 1) {
    shop.push(await speedOf({ ...page, status }, seconds, () => computedMs(pair)));
    const there = { origin: floor.origin, path: `/${floorPage}`, status: 200 };
    bare.push(await speedOf(there, seconds, () => Promise.resolve(floor.computedMs())));
  }
  return {
    shopPerSecond: median(shop.map(({ perSecond }) => perSecond)),
    floorPerSecond: median(bare.map(({ perSecond }) => perSecond)),
    shopMicros: median(shop.map(({ micros }) => micros)),
    floorMicros: median(bare.map(({ micros }) => micros)),
  };
}

/** Reads from the shop's metrics how many milliseconds its processor has computed so far. */
export async function computedMs({ address }: Pair): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${address.shopPort}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? [];
  if (seconds === undefined) throw new Error('the shop does not tell how long it computed');
  return Number(seconds) * 1000;
}

type Speed = { perSecond: number; micros: number };

/** @param computed milliseconds of the asked process so far */
async function speedOf(
  { origin, path, cookie, status }: Asked,
  seconds: number,
  computed: () => Promise<number>,
): Promise<Speed> {
  const { host, port } = new URL(origin);
  const headers = { host, ...AS_BROWSERS, ...(cookie && { cookie }) };
  const load = { url: `http://127.0.0.1:${port}${path}`, headers, connections: CONNECTIONS };
  await autocannon({ ...load, duration: 1 });
  const before = await computed();
  const result = await autocannon({ ...load, duration: seconds });
  const micros = (((await computed()) - before) / result.requests.total) * 1000;
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (statuses.join() !== String(status) || result.errors > 0) {
    throw new Error(`${path}: answers of ${statuses.join(', ')}, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, micros };
}
