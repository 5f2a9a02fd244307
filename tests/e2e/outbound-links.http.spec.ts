import { siteRoutes } from '#tests/journeys/site-map';
import {
  brokenLinks,
  brokenSandboxLinks,
  emptyPromises,
  featuresOf,
  outboundOf,
  speak,
} from '#tests/journeys/outbound/walk';
import { expect, test } from '#tests/setup/fixtures';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { BRANDS } from '~/market/brands';
import { LOCALES } from '~/market/locales';

/** Every address; where a part is made up, the page says that nothing is there. A home page's address sets the language. */
const PAGES = siteRoutes()
  .filter(({ id }) => id !== 'routes/$market')
  .map(({ path }) => path);

/** Returns the pages among the addresses, error pages included. */
async function pagesAt(visitor: PlainBrowser, paths: readonly string[]): Promise<PlainPage[]> {
  const pages: PlainPage[] = [];
  for (const path of paths) {
    const page = await visitor.get(path);
    if (page.headers['content-type']?.startsWith('text/html')) pages.push(page);
  }
  return pages;
}

for (const brand of Object.values(BRANDS)) {
  test.describe(brand.id, () => {
    test.use({ brand: brand.id });

    for (const locale of brand.locales) {
      test(`every link of every page leads to a page in ${locale} or to a known site`, async ({ visitor, address }) => {
        test.setTimeout(240_000);
        speak(visitor, locale);
        const pages = await pagesAt(visitor, PAGES);
        const foreign = pages.filter(({ text }) => /<html lang="(\w+)"/.exec(text)?.[1] !== locale);
        expect(foreign.map(({ path }) => path)).toEqual([]);
        const outbound = outboundOf(pages, visitor.origin, address.sandboxPort);
        expect(outbound.wrong).toEqual([]);
        expect(outbound.inside.size).toBeGreaterThan(30);
        expect(await brokenLinks(outbound, visitor, locale)).toEqual([]);
        const features = await featuresOf(brand.id, locale, address.sandboxPort);
        expect(emptyPromises(pages, features, locale)).toEqual([]);
        expect(await brokenSandboxLinks(outbound, locale)).toEqual([]);
      });
    }
  });
}

test('the brands speak every language', () => {
  expect(
    Object.values(BRANDS)
      .flatMap(({ locales }) => locales)
      .toSorted(),
  ).toEqual([...LOCALES].toSorted());
});
