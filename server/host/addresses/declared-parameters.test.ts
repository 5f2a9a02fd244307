import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

type Declared = { params?: Record<string, string>; secretQuery?: string[] };

const ROUTES = 'app/routes';
const modules = import.meta.glob<{ handle?: Declared }>('/app/routes/*/route.{ts,tsx}');
const folders = readdirSync(ROUTES);

async function handleOf(folder: string): Promise<Declared> {
  const load = modules[`/app/routes/${folder}/route.tsx`] ?? modules[`/app/routes/${folder}/route.ts`];
  return (await load?.())?.handle ?? {};
}

/** Public query parameters: they choose the content of a page and open nothing. */
const PUBLIC_QUERY = new Set([
  // A page of trips; the token of a page opens nothing without the session.
  ...['period', 'page'],
  // Kind of a wallet's transactions.
  'type',
  // A page of promo codes of the account.
  'codes',
  // The vendor of a search.
  'vendor',
  ...['agent', 'tag', 'marker', 'kbp', 'promocode', 'locale', 'country', 'currency', 'lang'],
  ...['_data', 'areas', 'text', 'month', 'open', 'offer', 'bag', 'filter', 'renewed', 'stopped', 'urn', 'variant_id'],
  ...[
    'reason',
    'error',
    'sent',
    // A letter about a change of the order leads to its page, not to that of the tickets.
    'order',
    'expired',
    'later',
    'bought',
    'gone',
    'policy',
    'group',
    'changed',
    'again',
    'keptAddon',
    'item',
    'group',
    'asked',
    'problem',
    'other',
    'was',
    'unclear',
    'flight',
  ],
  // The car of a train that is shown, or the first of its kind; what a choice gave up or added.
  ...['car', 'kind', 'told'],
  ...['passenger', 'card', 'card_id', 'fare', 'shown'],
  // Which tickets go back, by number; the reason is secret, for it may tell of an illness.
  'coupon',
  // Which ways are exchanged, for flights of which day, and for which way a list of flights was shown.
  ...['way', 'on', 'for'],
  // The city where sales begin; the passport and the trip whose visa rules are asked for.
  ...['departureCity', 'citizenship', 'destination', 'days'],
  // The way that a payout takes, and whether its details are changed.
  ...['method', 'change'],
  // The days whose price is watched.
  ...['date', 'dateBack'],
  // The name of a social network.
  'iss',
  // "sum" is a price that a card has shown.
  'sum',
  // A form that searches trains only.
  'transport',
  // The key of a fare or kind of car that a link chooses at step 0.
  'tariff',
  // "side" says whether places are suggested for the departure or the arrival, "otherEnd" the place at the other one.
  ...['side', 'otherEnd'],
  // "watch" counts how often a page has looked for an answer, "pages" says how much of a conversation is shown.
  ...['watch', 'pages'],
]);

/** Names of parameters in files that read them through a variable. */
const READ_BY_VARIABLE: Readonly<Record<string, readonly string[]>> = {
  'app/bff/cookies/marks.server.ts': ['agent', 'tag', 'marker', 'promocode'],
  'app/features/booking/flow/entry.ts': ['token', 'booking_token', 'urn', 'variant_id'],
  'app/features/search/filters/filter-form.ts': ['filter'],
  'app/features/search/filters/filter-link.ts': ['filter'],
  // The search itself: places, days, travellers.
  'app/features/search/query/partner-parameters.ts': [],
  'app/features/search/query/passenger-parameters.ts': [],
  'app/features/search/query/search-url.ts': [],
  'app/routes/bbp.$token.$recordIndex/route.tsx': ['changed'],
  'app/routes/mbooking.step0.$urn/form.ts': ['fare', 'shown', 'booking', 'proof'],
  'app/routes/mbooking.step1.$token/load-step1.server.ts': ['again'],
  'app/routes/mbooking.step2.$token/load-step2.server.ts': ['keptAddon'],
  'app/routes/search/stopping.ts': ['stopped'],
};

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('app', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

type Read = { file: string; name: string | null };

function readsOf(file: string): Read[] {
  const calls = readFileSync(file, 'utf8').matchAll(/(?:searchParams|query)\.(?:get|has|getAll)\((?:'(\w+)'\)|[^')])/g);
  return [...calls].map(([, name]) => ({ file, name: name ?? null }));
}

describe('every route declares the secrets in its address', () => {
  it.each(folders)('%s', async (folder) => {
    const names = [...folder.matchAll(/\$(\w*)/g)].map(([, name = '']) => name.replace(/_$/, '') || '*');
    const { params = {} } = await handleOf(folder);
    expect(Object.keys(params).sort()).toEqual(names.sort());
  });

  it('every query parameter is either secret to a route or public', async () => {
    const handles = await Promise.all(folders.map(handleOf));
    const secret = new Set(handles.flatMap(({ secretQuery = [] }) => secretQuery));
    const reads = sources.flatMap(readsOf);
    expect(reads.length).toBeGreaterThan(20);
    const undeclared = reads.flatMap(({ file, name }) => {
      const names = name === null ? (READ_BY_VARIABLE[file] ?? ['?']) : [name];
      return names.filter((one) => !secret.has(one) && !PUBLIC_QUERY.has(one)).map((one) => `${file}: ${one}`);
    });
    expect(undeclared).toEqual([]);
    expect([...secret].filter((name) => PUBLIC_QUERY.has(name))).toEqual([]);
  });
});
