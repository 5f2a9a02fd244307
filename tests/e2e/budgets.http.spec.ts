import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';
import { weigh, type PageWeight } from '#tests/setup/page-weight';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { book, enterPassengers, openAllResults, openOffer } from '#tests/setup/plain-purchase';

const KB = 1024;

/** A page without any script: content, legal, error and payment pages. */
function expectNoScript(weight: PageWeight) {
  expect(weight.scriptGzip + weight.inlineScriptBytes + weight.textsGzip, 'JavaScript').toBe(0);
}

async function weighWithin(visitor: PlainBrowser, page: PlainPage): Promise<PageWeight> {
  const weight = await weigh(visitor, page);
  expect(weight.scriptGzip + weight.textsGzip, 'JavaScript and its texts, gzip').toBeLessThanOrEqual(130 * KB);
  expect(weight.styleGzip, 'CSS, gzip').toBeLessThanOrEqual(15 * KB);
  expect(weight.styleGzip, 'CSS is there at all').toBeGreaterThan(0);
  expect(weight.fontFiles, 'font files').toBe(0);
  expect(weight.thirdParties, 'requests to others').toEqual([]);
  return weight;
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('home keeps to its budget', async ({ visitor }) => {
      const weight = await weighWithin(visitor, await visitor.get('/'));
      expect(weight.scriptGzip, 'the page hydrates').toBeGreaterThan(50 * KB);
      expect(weight.htmlBrotli).toBeLessThanOrEqual(14 * KB);
    });

    for (const path of ['/agreement', '/confidential', '/404', '/there/is/no/such/page']) {
      test(`${path} has no script`, async ({ visitor }) => {
        expectNoScript(await weighWithin(visitor, await visitor.get(path)));
      });
    }

    test('results and booking pages keep to theirs, payment has no script', async ({ visitor }) => {
      const results = await openAllResults(visitor, searchAddress(30));
      expect(results.text.match(/data-testid="serp-ticket-item"/g)).toHaveLength(20);
      expect((await weighWithin(visitor, results)).htmlBrotli).toBeLessThanOrEqual(30 * KB);

      const step0 = await openOffer(visitor, results);
      await weighWithin(visitor, step0);
      const step1 = await book(visitor, step0);
      await weighWithin(visitor, step1);
      const step2 = await enterPassengers(visitor, step1);
      expectNoScript(await weighWithin(visitor, step2));
      expect(step2.headers['content-security-policy']).toContain("script-src 'none'");
    });
  });
}
