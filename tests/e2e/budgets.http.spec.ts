import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';
import { weigh, type PageWeight } from '#tests/setup/page-weight';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { book, enterPassengers, openAllResults, openOffer } from '#tests/setup/plain-purchase';

const KB = 1024;

/** Checks that a page has no script at all: content, legal, error and payment pages. */
function expectNoScript(weight: PageWeight) {
  expect(weight.scriptGzip + weight.inlineScriptBytes + weight.textsGzip, 'JavaScript').toBe(0);
}

/** Limits of JavaScript without texts, gzip KB: the weights of the pages, with a little room for a fix. */
const SCRIPT_KB = { home: 98, results: 105.7, step1: 102 } as const;

async function weighWithin(visitor: PlainBrowser, page: PlainPage, name?: keyof typeof SCRIPT_KB): Promise<PageWeight> {
  const weight = await weigh(visitor, page);
  if (name) expect(weight.scriptGzip, 'JavaScript, gzip').toBeLessThanOrEqual(SCRIPT_KB[name] * KB);
  expect(weight.scriptGzip + weight.textsGzip, 'JavaScript and its texts, gzip').toBeLessThanOrEqual(130 * KB);
  // Over the aim of 15 KB by what results need to keep orders and filters in reach; to be earned back with the speed.
  expect(weight.styleGzip, 'CSS, gzip').toBeLessThanOrEqual(15.5 * KB);
  expect(weight.styleGzip, 'CSS is there at all').toBeGreaterThan(0);
  expect(weight.fontFiles, 'font files').toBe(0);
  expect(weight.thirdParties, 'requests to others').toEqual([]);
  return weight;
}

/** Server-only packages, each with a text of its own that survives minifying. */
const SERVER_PACKAGES: Readonly<Record<string, string>> = {
  '@conform-to/dom': '__intent__',
  '@conform-to/zod': '__skipped__',
  cookie: 'argument name is invalid',
  'eventsource-parser': 'max-buffer-size-exceeded',
  i18next: 'simplifyPluralSuffix',
  negotiator: 'preferredMediaTypes',
  'rate-limiter-flexible': 'insuranceLimiter',
  'remix-i18next': 'You need a sessionStorage',
  // Remix imports it; `remixFacts` of the build leaves it out.
  'turbo-stream': 'not found in stream',
  vary: 'field argument contains an invalid header name',
  zod: 'unrecognized_keys',
};

test('no server package reaches the browser', () => {
  const scripts = textsBelow('build/client', /\.js$/);
  for (const [name, text] of Object.entries(SERVER_PACKAGES)) {
    expect(textsBelow(`node_modules/${name}`, /\.[cm]?js$/).join(), `${name} says this`).toContain(text);
    expect(scripts.join().includes(text), `${name} in a script`).toBe(false);
  }
});

function textsBelow(directory: string, name: RegExp): string[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
  return files.map((file) => readFileSync(path.join(directory, file), 'utf8'));
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('home meets its budget', async ({ visitor }) => {
      const weight = await weighWithin(visitor, await visitor.get('/'), 'home');
      expect(weight.scriptGzip, 'the page hydrates').toBeGreaterThan(50 * KB);
      expect(weight.htmlBrotli).toBeLessThanOrEqual(14 * KB);
    });

    for (const path of ['/agreement', '/confidential', '/404', '/there/is/no/such/page']) {
      test(`${path} has no script`, async ({ visitor }) => {
        expectNoScript(await weighWithin(visitor, await visitor.get(path)));
      });
    }

    test('results and booking pages meet their budgets, payment has no script', async ({ visitor }) => {
      const results = await openAllResults(visitor, searchAddress(30));
      expect(results.text.match(/data-testid="serp-ticket-item"/g)).toHaveLength(20);
      expect((await weighWithin(visitor, results, 'results')).htmlBrotli).toBeLessThanOrEqual(30 * KB);

      const step0 = await openOffer(visitor, results);
      await weighWithin(visitor, step0);
      const step1 = await book(visitor, step0);
      await weighWithin(visitor, step1, 'step1');
      const step2 = await enterPassengers(visitor, step1);
      expectNoScript(await weighWithin(visitor, step2));
      expect(step2.headers['content-security-policy']).toContain("script-src 'none'");
    });
  });
}
