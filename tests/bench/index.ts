/**
 * npm run bench: compares the shop with a bare Remix app that has the same data, and measures the bytes of its pages;
 * written to docs/performance.md. Takes several minutes on an otherwise idle machine. BENCH_SECONDS: length of each
 * round, 4 by default. `npm run bench -- orders` measures only "My trips", `-- robots` a buyer beside a
 * crawler, `-- landings` landing pages, `-- screens` the first screens on slow networks; they print their parts.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { originOf, Pair } from '#tests/setup/pair';
import { searchAddress } from '#tests/setup/links';
import { visibleText } from '#tests/setup/html-page';
import { weigh, type PageWeight } from '#tests/setup/page-weight';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { book, openOffer, openResults } from '#tests/setup/plain-purchase';
import { buildWhenStale } from '../../scripts/build.mjs';
import { startFloor } from './floor-app';
import { measureLandings } from './landings';
import { measureScreens as measureFirstScreens } from './first-screens';
import { measureMemory } from './memory';
import { measureOrders } from './orders';
import { landingsReport, ordersReport, report, robotsReport, screensReport, type Measured } from './report';
import { measureRobots } from './robots';
import { compare, CONNECTIONS, ROUNDS, type Asked } from './side-by-side';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
type Screen = {
  name: string;
  title: string;
  page: PlainPage;
  /** A visitor of this page sends it; empty where the visit is the first one. */
  cookie: string;
  /** The page's own data, which the floor shows too. */
  data: unknown;
};

await buildWhenStale();
if (process.argv.includes('orders')) console.log(ordersReport(await measureOrders()));
else if (process.argv.includes('robots')) console.log(robotsReport(await measureRobots()));
else if (process.argv.includes('landings')) console.log(landingsReport(await measureLandings(textsOf, SECONDS)));
else if (process.argv.includes('screens')) console.log(screensReport(await measureFirstScreens()));
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
        ...(await compare({ pair, floor, seconds: SECONDS }, askedOf(visitor, screen), screen.name)),
        // A page with several kinds of visitors is weighed once.
        ...(screens.find(({ page }) => page === screen.page) === screen && {
          weight: await weigh(visitor, screen.page),
        }),
      });
    }
    const [processor] = cpus();
    const machine = `${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.versions.node}`;
    const floorScripts = await floorScriptGzip(floor.origin);
    const text = report(
      rows,
      {
        screens: await measureFirstScreens(),
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

/** Opens each screen, with the cookies that its visitors have. */
async function openScreens(visitor: PlainBrowser): Promise<Screen[]> {
  const home = await visitor.get('/');
  const guest = cookiesOf(visitor);
  const results = await openResults(visitor, searchAddress(30));
  const searcher = cookiesOf(visitor);
  const step1 = await book(visitor, await openOffer(visitor, results));
  const text = await visitor.get('/helpcenter');
  const lost = await visitor.get('/no/such/page');
  const buyer = cookiesOf(visitor);
  const homeData = loaderDataOf(home, 'routes/$market');
  const resultsData = loaderDataOf(results, 'routes/search');
  const step1Data = loaderDataOf(step1, 'routes/mbooking.step1.$token');
  return [
    { name: 'home', title: 'Home, guest', page: home, cookie: guest, data: homeData },
    { name: 'first', title: 'Home, first visit of the day', page: home, cookie: '', data: homeData },
    { name: 'written', title: 'Home, after a search', page: home, cookie: buyer, data: homeData },
    { name: 'found', title: 'Results, 20 cards, guest', page: results, cookie: searcher, data: resultsData },
    { name: 'results', title: 'Results, 20 cards, with a booking', page: results, cookie: buyer, data: resultsData },
    { name: 'step1', title: 'Passengers (step 1)', page: step1, cookie: buyer, data: step1Data },
    { name: 'text', title: 'Page of text (help centre)', page: text, cookie: buyer, data: textsOf(text) },
    { name: 'lost', title: 'Page that is not there (404)', page: lost, cookie: buyer, data: textsOf(lost) },
  ];
}

function askedOf({ origin }: PlainBrowser, { page: { path, status }, cookie }: Screen): Asked {
  return { origin, path, status, ...(cookie && { cookie }) };
}

function cookiesOf({ cookies }: PlainBrowser): string {
  return Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
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

async function floorScriptGzip(origin: string): Promise<PageWeight['scriptGzip']> {
  const visitor = new PlainBrowser(origin);
  return (await weigh(visitor, await visitor.get('/home'))).scriptGzip;
}
