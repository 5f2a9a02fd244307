import { blocksOf, HOME_BLOCKS } from '#tests/journeys/home';
import { expect, test } from '#tests/setup/fixtures';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { OwnRedis } from '#tests/setup/redis-server';
import { COUNTRIES } from '~/market/countries';
import { BRANDS } from '~/market/brands';

/** The home page of each Fairwind country in its main language, and that of Попутный. */
const HOMES = [
  ['ru', '/'] as const,
  ...BRANDS.intl.countries.map(
    (country) => ['intl', `/${COUNTRIES[country].languages[0]}-${country.toLowerCase()}`] as const,
  ),
];
/** Countries by the languages of their home pages, each with cheap tickets of its own. */
const PAGES_OF_ALL_LANGUAGES = Object.values(BRANDS).flatMap(({ countries, locales }) =>
  countries.flatMap((country) => COUNTRIES[country].languages.filter((locale) => locales.includes(locale))),
).length;
/** An ordinary latency of a service over the internet. */
const LATENCY_MS = 500;
const SERVICES = ['settings', 'texts', 'directions', 'landings', 'sales', 'social', 'suggest'];

const withAll = (fault: object) => ({ services: Object.fromEntries(SERVICES.map((service) => [service, fault])) });

/** Blocks that a home page lacks, by page; empty when all are complete. */
async function missingBlocks({ address }: Pick<Pair, 'address'>): Promise<Record<string, string[]>> {
  const missing: Record<string, string[]> = {};
  for (const [brand, path] of HOMES) {
    const home = await new PlainBrowser(originOf(brand, address.shopPort)).get(path);
    expect([path, home.status]).toEqual([path, 200]);
    const shown: readonly string[] = blocksOf(home);
    const lacking = HOME_BLOCKS.filter((block) => !shown.includes(block));
    if (lacking.length > 0) missing[`${brand} ${path}`] = lacking;
  }
  return missing;
}

test.describe('with services that take half a second', () => {
  test.use({ isolated: true });

  test(`the first visit to each of ${HOMES.length} markets finds every block`, async ({ pair, control }) => {
    test.setTimeout(120_000);
    await control.set(withAll({ delayMs: LATENCY_MS }));
    expect(await missingBlocks(pair)).toEqual({});
  });
});

test('a shop that starts fills all homes by itself, and another one shows them without any service', async () => {
  test.setTimeout(120_000);
  const redis = await OwnRedis.start();
  const env = { REDIS_URL: redis.url, WARM_PAGES: 'true' };
  const first = await Pair.start({ env });
  try {
    // The markets are asked for one after the other.
    await expect
      .poll(async () => (await first.control.calls())['sales']?.['special_offers'] ?? 0, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(PAGES_OF_ALL_LANGUAGES);
    await first.end('shop', 'SIGKILL');
    await first.end('sandbox', 'SIGKILL');
    await first.run('shop');
    await expect.poll(() => missingBlocks(first), { timeout: 20_000 }).toEqual({});
  } finally {
    await first.stop();
    await redis.stop();
  }
});
