/**
 * npm run bench: compares the shop with a bare Remix app that has the same data, and measures the bytes of its pages;
 * written to docs/performance.md. Takes several minutes on an otherwise idle machine. BENCH_SECONDS: length of each
 * round, 4 by default. `npm run bench -- orders` measures only "My trips", `-- robots` a buyer beside a
 * crawler, `-- landings` landing pages; they print their parts.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { originOf, Pair } from '#tests/setup/pair';
import { searchAddress } from '#tests/setup/links';
import { visibleText } from '#tests/setup/html-page';
import { weigh, type PageWeight } from '#tests/setup/page-weight';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { book, openOffer, openResults } from '#tests/setup/plain-purchase';
import { buildWhenStale } from '../../scripts/build.mjs';
import { startFloor } from './floor-app';
import { median } from './median';
import { measureLandings } from './landings';
import { measureMemory } from './memory';
import { measureOrders } from './orders';
import { landingsReport, ordersReport, report, robotsReport, type Measured } from './report';
import { measureRobots } from './robots';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 10;
/**
 * Shop and floor take turns, and the median round of each counts, so a slow moment of the machine hits both or
 * neither.
 */
const ROUNDS = 5;

type Screen = {
  name: string;
  title: string;
  page: PlainPage;
  /** The page's own data, which the floor shows too. */
  data: unknown;
};

await buildWhenStale();
if (process.argv.includes('orders')) console.log(ordersReport(await measureOrders()));
else if (process.argv.includes('robots')) console.log(robotsReport(await measureRobots()));
else if (process.argv.includes('landings')) console.log(landingsReport(await measureLandings(textsOf, SECONDS)));
else await measureAll();

async function measureAll(): Promise<void> {
  const pair = await Pair.start({ searchDelayMs: 0, env: { LOG_LEVEL: 'info' }, isSilent: true });
  try {
    await measureScreens(pair);
  } finally {
    await pair.stop();
  }
}

async function measureScreens(pair: Pair): Promise<void> {
  const visitor = new PlainBrowser(originOf('intl', pair.address.shopPort));
  const screens = await openScreens(visitor);
  const floor = await startFloor(Object.fromEntries(screens.map(({ name, data }) => [name, data])));
  try {
    const rows: Measured[] = [];
    for (const screen of screens) {
      rows.push({
        title: screen.title,
        ...(await compare(visitor, screen, `${floor.origin}/${screen.name}`)),
        weight: await weigh(visitor, screen.page),
      });
    }
    const [processor] = cpus();
    const machine = `${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.versions.node}`;
    const floorScripts = await floorScriptGzip(floor.origin);
    const text = report(
      rows,
      {
        memory: await measureMemory(),
        orders: await measureOrders(),
        robots: await measureRobots(),
        landings: await measureLandings(textsOf, SECONDS),
      },
      {
        machine,
        date: new Date(),
        connections: CONNECTIONS,
        rounds: ROUNDS,
        seconds: SECONDS,
        floorScripts,
      },
    );
    writeFileSync('docs/performance.md', text);
    console.log(text);
  } finally {
    floor.stop();
  }
}

async function openScreens(visitor: PlainBrowser): Promise<Screen[]> {
  const home = await visitor.get('/');
  const results = await openResults(visitor, searchAddress(30));
  const step1 = await book(visitor, await openOffer(visitor, results));
  const text = await visitor.get('/helpcenter');
  const lost = await visitor.get('/no/such/page');
  return [
    { name: 'home', title: 'Home', page: home, data: loaderDataOf(home, 'routes/$market') },
    {
      name: 'results',
      title: 'Results, 20 cards, warm search',
      page: results,
      data: loaderDataOf(results, 'routes/search'),
    },
    {
      name: 'step1',
      title: 'Passengers (step 1)',
      page: step1,
      data: loaderDataOf(step1, 'routes/mbooking.step1.$token'),
    },
    { name: 'text', title: 'Page of text (help centre)', page: text, data: textsOf(text) },
    { name: 'lost', title: 'Page that is not there (404)', page: lost, data: textsOf(lost) },
  ];
}

/** Returns the screen's loader data, as the page carries it for hydration, for the floor. */
function loaderDataOf({ text }: PlainPage, routeId: string): unknown {
  const [, context = ''] = text.match(/window\.__remixContext = (\{.*?\});(?:__remixContext|<\/script>)/s) ?? [];
  const { state } = JSON.parse(context) as { state: { loaderData: Record<string, unknown> } };
  if (!(routeId in state.loaderData)) throw new Error(`the page has no data of ${routeId}`);
  return state.loaderData[routeId];
}

/** Returns the texts of a page without data, one by one and without its frame. */
function textsOf({ text }: Pick<PlainPage, 'text'>): string[] {
  const [, main = ''] = text.match(/<main\b[^>]*>(.*)<\/main>/s) ?? [];
  const texts = main.split(/<\/(?:p|li|h[1-6]|a|label|button)>/).map(visibleText);
  return texts.filter((one) => one !== '');
}

async function compare(visitor: PlainBrowser, { page }: Screen, floorUrl: string) {
  const { host, port } = new URL(visitor.origin);
  const cookie = Object.entries(visitor.cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const shopUrl = `http://127.0.0.1:${port}${page.path}`;
  const shop: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    shop.push(await requestsPerSecond(shopUrl, { headers: { host, cookie }, status: page.status }));
    floor.push(await requestsPerSecond(floorUrl, { headers: {}, status: 200 }));
  }
  return { shopPerSecond: median(shop), floorPerSecond: median(floor) };
}

type Load = { headers: Record<string, string>; /** That every answer is to have. */ status: number };

/** @throws on an unexpected status: errors are quick and would look good */
async function requestsPerSecond(url: string, { headers, status }: Load): Promise<number> {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (statuses.join() !== String(status) || result.errors > 0) {
    throw new Error(`${url}: answers of ${statuses.join(', ')}, ${result.errors} failed`);
  }
  return result.requests.average;
}

async function floorScriptGzip(origin: string): Promise<PageWeight['scriptGzip']> {
  const visitor = new PlainBrowser(origin);
  return (await weigh(visitor, await visitor.get('/home'))).scriptGzip;
}
