import { DEMO, isSignedIn, logIn } from '#tests/journeys/account';
import { siteRoutes } from '#tests/journeys/site-map';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

/** A browser's headers for a form from another site. */
const FOREIGN = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
];

/** Names of possible return parameters. */
const WAYS_ON = ['from', 'to', 'next', 'return', 'return_url', 'redirect', 'url', 'back'];
const ELSEWHERE = ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'];

/** Returns the redirect, links and form targets of a page. */
function waysOf({ headers, text }: PlainPage): string[] {
  const inPage = [...text.matchAll(/\b(?:href|action|formaction|src)="([^"]*)"/g)].map(([, way = '']) => way);
  const refresh = [...text.matchAll(/http-equiv="refresh" content="[^"]*url=([^"]*)"/gi)].map(([, way = '']) => way);
  return [headers.location ?? '', ...[...inPage, ...refresh].map(decodeEntities)];
}

const leadsElsewhere = (way: string) => /^\s*(?:javascript:|(?:[a-z]+:)?[\\/]{2,}elsewhere|[\\/]+elsewhere)/i.test(way);

for (const brand of BRANDS) {
  test.describe(brand, () => {
    // Links of letters are limited by address; an isolated shop uses up only its own limit.
    test.use({ brand, isolated: true });

    /** Unknown pages accept no forms. */
    const nowhere = brand === 'ru' ? ['/no/such/page', '/en-us'] : ['/no/such/page'];

    test('no route accepts a form of another site', async ({ visitor }) => {
      const routes = siteRoutes().filter(({ takesForms }) => takesForms);
      expect(routes.length).toBeGreaterThan(20);
      await logIn(visitor, DEMO);
      const { account, session, browser } = visitor.cookies;
      for (const { id, path } of routes) {
        for (const address of [path, `${path}?_data=${encodeURIComponent(id)}`]) {
          for (const headers of FOREIGN) {
            const answer = await visitor.post(address, { intent: 'here', ...DEMO }, { headers, redirects: 0 });
            const refusals = nowhere.includes(path) ? [403, 404] : [403];
            expect.soft(refusals, `${address} ${JSON.stringify(headers)}`).toContain(answer.status);
          }
        }
        const own = await new PlainBrowser(visitor.origin).post(path, {}, { redirects: 0 });
        expect.soft(own.status, `${path}, of its own`).not.toBe(403);
        expect.soft(own.status, `${path}, empty`).toBeLessThan(500);
      }
      expect(visitor.cookies).toMatchObject({ account, session, browser });
      expect(isSignedIn(await visitor.get('/user/orders'), DEMO.email)).toBe(true);
    });

    test('no address leads to another site', async ({ visitor }) => {
      test.setTimeout(120_000);
      const signedIn = new PlainBrowser(visitor.origin);
      await logIn(signedIn, DEMO);
      for (const { path, takesForms } of siteRoutes()) {
        for (const turn of [0, 1]) {
          const fields = Object.fromEntries(
            WAYS_ON.map((name, index) => [name, ELSEWHERE[(index + turn) % ELSEWHERE.length] ?? '']),
          );
          const address = `${path}?${new URLSearchParams(fields).toString()}`;
          const browsers = /^\/(?:auth|user)/.test(path) ? [visitor, signedIn] : [visitor];
          for (const browser of browsers) {
            const seen = await browser.get(address, { redirects: 0 });
            expect.soft(waysOf(seen).filter(leadsElsewhere), address).toEqual([]);
          }
          if (!takesForms) continue;
          const sent = await new PlainBrowser(visitor.origin).post(address, { ...fields, ...DEMO }, { redirects: 0 });
          expect.soft(waysOf(sent).filter(leadsElsewhere), `POST ${address}`).toEqual([]);
        }
      }
    });
  });
}
