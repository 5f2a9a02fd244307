import { DEMO, logIn } from '#tests/journeys/account';
import { textOfTestId } from '#tests/journeys/plain-visit';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';

const recentOf = ({ text }: PlainPage) => textOfTestId(text, 'recent-searches');

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('home lists the last searches of this browser until they are cleared', async ({ visitor }) => {
      expect(recentOf(await visitor.get('/'))).toBe('');
      await openResults(visitor, searchAddress(45));
      const home = await visitor.get('/');
      expect(recentOf(home)).toContain(brand === 'ru' ? 'Лондон → Нью-Йорк' : 'London → New York');
      expect(recentOf(await new PlainBrowser(visitor.origin).get('/')), 'of another browser').toBe('');

      const field = await visitor.get(`/places?side=arrival&areas=1&lang=${brand === 'ru' ? 'ru' : 'en'}`);
      expect(field.headers['cache-control']).toBe('no-store');
      expect(field.text).toMatch(/"code":"NYC".*"code":"ANYW"/);

      const cleared = await visitor.post(home.path, { intent: 'forgetSearches' });
      expect([cleared.status, recentOf(cleared), visitor.cookies['recent_searches']]).toEqual([200, '', undefined]);
    });
  });
}

test('signing out clears the recent searches', async ({ visitor }) => {
  await logIn(visitor, DEMO);
  await openResults(visitor, searchAddress(45));
  expect(recentOf(await visitor.get('/'))).not.toBe('');
  await visitor.post('/auth/sign_out', { intent: 'here' });
  expect([recentOf(await visitor.get('/')), visitor.cookies['recent_searches']]).toEqual(['', undefined]);
});

test('guests share one page of complete results; every browser remembers its own search', async ({ visitor }) => {
  const address = searchAddress(46);
  await visitor.get('/en-gb');
  await openResults(visitor, address);
  const guest = () => new PlainBrowser(visitor.origin);
  const one = guest();
  const headers = { 'user-agent': 'of-a-stranger', referer: 'https://stranger.example/', authorization: 'stranger' };
  await one.get('/en-gb');
  let page!: PlainPage;
  // A page whose prices of other days are late is kept by nobody.
  await expect(async () => {
    page = await one.get(address, { headers });
    expect(page.headers.etag, 'from memory').toBeDefined();
  }).toPass();
  expect(page.text).toContain('data-testid="serp-ticket-item"');
  expect(page.text).not.toContain('stranger');
  const other = guest();
  await other.get('/en-gb');
  expect(await other.get(address)).toMatchObject({ text: page.text, headers: { etag: page.headers.etag } });
  for (const browser of [one, other]) expect(recentOf(await browser.get('/en-gb'))).toContain('London → New York');
  expect(one.cookies['recent_searches']).not.toBe(other.cookies['recent_searches']);

  const another = await one.get(`${address}&sort=duration`);
  expect([another.status, another.text === page.text]).toEqual([200, false]);
  await logIn(other, DEMO);
  const own = await other.get(address);
  expect([own.headers.etag, own.headers['cache-control']]).toEqual([undefined, 'private, no-cache']);
  expect(own.text).toContain('data-testid="serp-ticket-item"');
});
