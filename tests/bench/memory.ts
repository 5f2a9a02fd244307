/** Memory of a shop after many different searches, to check that the caches of answers are bounded. */
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';

export type MeasuredMemory = {
  searches: number;
  /** Itineraries of all searches together. */
  offers: number;
  /** Resident bytes of the shop's process: after the first page, and at the end. */
  atFirst: number;
  atLast: number;
};

/** The capacity of the cache. */
const SEARCHES = 500;
/** Pairs with very many offers. */
const PAIRS = ['LON-NYC', 'NYC-LON', 'MOW-LED', 'PAR-NYC', 'BER-LON'];

/** Searches in a shop of its own, and measures its process. */
export async function measureMemory(): Promise<MeasuredMemory> {
  const pair = await Pair.start({ searchDelayMs: 0, isSilent: true });
  try {
    const visitor = new PlainBrowser(originOf('intl', pair.address.shopPort));
    await visitor.get('/');
    const atFirst = await residentBytes(pair);
    let offers = 0;
    for (let index = 0; index < SEARCHES; index += 1) offers += await search(visitor, addressOf(index));
    return { searches: SEARCHES, offers, atFirst, atLast: await residentBytes(pair) };
  } finally {
    await pair.stop();
  }
}

function addressOf(index: number): string {
  const [departure, arrival] = PAIRS[index % PAIRS.length]!.split('-');
  const date = new Date(Date.now() + (10 + Math.floor(index / PAIRS.length)) * 86_400_000).toISOString().slice(0, 10);
  return `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:${departure}_${date}_date_${date}_iatax:${arrival}&v=2`;
}

/** Polls until all offers have arrived. @returns their number */
async function search(visitor: PlainBrowser, address: string): Promise<number> {
  const progress = address.replace('/search?', '/search/progress?');
  for (;;) {
    await visitor.get(address);
    const { full, offerCount } = JSON.parse((await visitor.get(progress)).text) as { full: string; offerCount: number };
    if (full === 'failed') throw new Error(`${address} failed`);
    if (full === 'done') return offerCount;
  }
}

async function residentBytes({ address }: Pair): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${address.shopPort}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(metrics) ?? [];
  if (bytes === undefined) throw new Error('the shop does not tell its memory');
  return Number(bytes);
}
