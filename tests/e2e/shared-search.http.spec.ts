import { expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { OwnRedis } from '#tests/setup/redis-server';

/** Two shops with one Redis and one sandbox: one search for all visitors of both. */
let redis: OwnRedis;
let shops: [Pair, Pair];

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  redis = await OwnRedis.start();
  const options = { searchDelayMs: 400, env: { REDIS_URL: redis.url } };
  const one = await Pair.start(options);
  shops = [one, await Pair.beside(one, options)];
});
test.afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await redis.stop();
});

/** Opens results as a new visitor. */
async function visit(shop: Pair, inDays: number): Promise<PlainPage> {
  const visitor = new PlainBrowser(originOf('intl', shop.address.shopPort));
  let page: PlainPage;
  await expect(async () => {
    page = await visitor.get(searchAddress(inDays));
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('http-equiv="refresh"');
    expect(page.text).toContain('data-testid="serp-ticket-item"');
  }).toPass();
  return page!;
}

async function searches(): Promise<number> {
  return (await shops[0].control.calls()).search?.frontend_search ?? 0;
}

test('many parallel visitors of two shops cause one search', async () => {
  const before = await searches();
  const [one, other] = shops;
  await Promise.all([visit(one, 40), visit(other, 40), visit(one, 40), visit(other, 40)]);
  expect(await searches()).toBe(before + 1);
});

test('a visitor of one shop gets the other’s results', async () => {
  const before = await searches();
  const [one, other] = shops;
  const first = await visit(one, 41);
  const second = await visit(other, 41);
  expect(await searches()).toBe(before + 1);
  expect(variantsOf(second)).toEqual(variantsOf(first));
});

test('nothing stored reveals who searched for what', async () => {
  const keys = await redis.command('KEYS', '*');
  expect(keys).toContain('fairwind:');
  expect(keys).not.toMatch(/LON|NYC|iatax/);
});

test('when the searching shop dies, the other one searches itself', async () => {
  const [one, other] = shops;
  await one.control.set({ services: { search: { hang: true } } });
  const visitor = new PlainBrowser(originOf('intl', one.address.shopPort));
  expect((await visitor.get(searchAddress(42))).text).toContain('http-equiv="refresh"');
  await one.end('shop', 'SIGKILL');
  await one.control.set({ services: { search: null } });
  await visit(other, 42);
  await one.run('shop');
});

test('without Redis both work alone, and share again afterwards', async () => {
  const [one, other] = shops;
  await redis.kill();
  let before = await searches();
  await Promise.all([visit(one, 43), visit(other, 43)]);
  expect(await searches()).toBe(before + 2);

  await redis.run();
  let day = 44;
  await expect(async () => {
    day += 1;
    before = await searches();
    await Promise.all([visit(one, day), visit(other, day)]);
    expect(await searches()).toBe(before + 1);
  }).toPass({ intervals: [1000] });
});

function variantsOf({ text }: PlainPage): string[] {
  return [...text.matchAll(/\/mbooking\/step0\/(\w+)/g)].map(([, id = '']) => id).sort();
}
