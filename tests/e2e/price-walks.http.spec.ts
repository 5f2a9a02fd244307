import { hash32 } from '#server/sandbox/world/seeded';
import { hundredthsOf, priceOfCard, priceOfOwnDay, resultsAt, totalOfFirst } from '#tests/journeys/said-prices';
import { expect, test } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html';
import { visibleText } from '#tests/setup/html-page';
import { originOf } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';

const SEED = 'price walks';
const WALKS = 200;

/** Home pages of both brands in five currencies. */
const MARKETS = [
  { brand: 'ru', path: '/', country: 'RU', currency: 'RUB', kinds: ['Airplane', 'Train'] },
  { brand: 'ru', path: '/', country: 'KZ', currency: 'KZT', kinds: ['Airplane', 'Train'] },
  { brand: 'intl', path: '/en-gb', country: 'GB', currency: 'GBP', kinds: ['Airplane', 'Train'] },
  { brand: 'intl', path: '/en-us', country: 'US', currency: 'USD', kinds: ['Airplane'] },
  { brand: 'intl', path: '/de-de', country: 'DE', currency: 'EUR', kinds: ['Airplane', 'Train'] },
] as const;

/** Prices in the order in which a traveller meets them, in hundredths. */
type Prices = { home: number; strip: number | null | undefined; results: number | null; step0: number | null };

test.use({ isolated: 'warm' });

test(`${WALKS} walks from a price of the home page find it in the strip, in the results and at step 0`, async ({
  address,
  control,
}) => {
  test.setTimeout(240_000);
  await control.set({ settings: { priceChange: 'never', searchDelayMs: 0 } });
  const disagreements: Record<string, Prices> = {};
  await Promise.all(
    MARKETS.map(async ({ brand, path, country, currency, kinds }, at) => {
      const visitor = new PlainBrowser(originOf(brand, address.shopPort));
      visitor.setCookie('country', country);
      visitor.setCookie('currency', currency);
      const links = await settledLinks(visitor, path, kinds);
      expect(kindsOf(links), `kinds of prices in ${country}`).toEqual(kinds);
      expect(links.size, `prices in ${country}`).toBeGreaterThanOrEqual(LEAST_LINKS);
      const known = new Map<string, Prices>();
      for (let walk = at; walk < WALKS; walk += MARKETS.length) {
        const [link, home] = [...links][hash32(`${SEED} ${walk}`) % links.size] ?? ['', 0];
        const prices = known.get(link) ?? { home, ...(await pricesBehind(link, visitor)) };
        known.set(link, prices);
        if (new Set(Object.values(prices)).size > 1) disagreements[`${currency} ${link}`] = prices;
      }
    }),
  );
  expect(disagreements).toEqual({});
});

/** Loads of a home page within which its first prices arrive: guests get the same page for ten seconds. */
const LOADS_FOR_PRICES = 40;
/** A home page with all its blocks names at least so many prices. */
const LEAST_LINKS = 8;

/** Returns the priced links once two loads of the page have the same ones, of every kind. */
async function settledLinks(
  visitor: PlainBrowser,
  path: string,
  kinds: readonly string[],
): Promise<Map<string, number>> {
  let links = new Map<string, number>();
  for (let load = 0; load < LOADS_FOR_PRICES; load += 1) {
    const next = await pricedLinks(visitor, path);
    const isWhole = next.size >= LEAST_LINKS && kindsOf(next).length === kinds.length;
    const isSettled = isWhole && next.size === links.size;
    links = next;
    if (isSettled) break;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return links;
}

/** Returns the sorted kinds of transport that the links filter by. */
function kindsOf(links: ReadonlyMap<string, number>): (string | undefined)[] {
  const kinds = [...links.keys()].map((link) => /transportKind":\{"(\w+)/.exec(decodeURIComponent(link))?.[1]);
  return [...new Set(kinds)].sort();
}

/** Returns the links of a home page that name a price, with the price in hundredths. */
async function pricedLinks(visitor: PlainBrowser, path: string): Promise<Map<string, number>> {
  const { text } = await visitor.get(path);
  const links = [...text.matchAll(/<a\b[^>]*\shref="(\/search\?[^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return new Map(
    links.flatMap(([, href = '', inner = '']) => {
      const [, price] = /<span class="[^"]*price[^"]*">(.*?)<\/span>/s.exec(inner) ?? [];
      return price === undefined ? [] : [[decodeEntities(href), hundredthsOf(visibleText(price))] as const];
    }),
  );
}

async function pricesBehind(link: string, visitor: PlainBrowser): Promise<Omit<Prices, 'home'>> {
  const results = await resultsAt(link, visitor);
  return {
    strip: await priceOfOwnDay(link, visitor),
    results: priceOfCard(results),
    step0: await totalOfFirst(results, visitor),
  };
}
