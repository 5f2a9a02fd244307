import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { enterPassengers, openOffer, openResults } from '#tests/setup/plain-purchase';
import { expectRefused, GARBAGE, openStep1, tokenOf, UNKNOWN_TOKEN, waitForEnd } from '#tests/journeys/forged';
import { CARDS, cardFields } from '#tests/journeys/travellers';

/** Separate days: seats run out, and one test must not sell another's. */
const DAY = { tokens: 110, cookies: 111, foreign: 112 };

test.describe('tokens', () => {
  const PAGES = ['step1', 'step2', 'checking', 'thanks', '3ds'];

  for (const brand of BRANDS) {
    test.describe(brand, () => {
      test.use({ brand });

      test('garbage in place of a token is not found', async ({ visitor }) => {
        for (const [index, garbage] of GARBAGE.entries()) {
          const isUnreadable = garbage.includes('%00');
          for (const page of index < 4 || garbage === UNKNOWN_TOKEN ? PAGES : ['step1', 'step2']) {
            const path = `/mbooking/${page}/${garbage}`;
            expectRefused(await visitor.get(path), `GET ${path.slice(0, 90)}`);
          }
          const path = `/mbooking/${index % 2 ? 'step1' : 'step2'}/${garbage}`;
          expectRefused(
            await visitor.post(path, { email: 'a@example.com', intent: 'pay' }),
            `POST ${path.slice(0, 90)}`,
          );
          const { status } = await visitor.get(`/mbooking/thanks/${garbage}/trip.ics`);
          expect.soft(status, `ics of ${garbage.slice(0, 60)}`).toBe(isUnreadable ? 400 : 404);
        }
      });
    });
  }

  test('garbage in place of a variant is not found', async ({ visitor }) => {
    const known = (await openOffer(visitor, await openResults(visitor, searchAddress(DAY.tokens)))).path;
    const urn = /step0\/([0-9a-f]+)/.exec(known)?.[1] ?? '';
    const wrong = [...GARBAGE, urn.slice(0, 32), `${urn.slice(0, 32)}0000000`, `${urn}x`, urn.toUpperCase(), `-${urn}`];
    for (const variant of wrong) {
      const path = `/mbooking/step0/${variant}`;
      expectRefused(await visitor.get(path), `GET ${path.slice(0, 90)}`);
      const sent = await visitor.post(path, {
        fareVariantKey: 'light',
        'shownTotal.light': '1',
        nonce: 'x'.repeat(20),
      });
      expectRefused(sent, `POST ${path.slice(0, 90)}`);
    }
    // Well-formed, but not on sale: treated as expired, with nothing to book and a way on.
    for (const variant of [`${urn.slice(0, 32)}999999`, `${'0'.repeat(32)}1`]) {
      const { status, text } = await waitForEnd(visitor, `/mbooking/step0/${variant}`);
      expect.soft(status, variant).toBe(200);
      expect.soft(text, variant).not.toContain('value="book"');
      expect.soft(linksOf(text), variant).toContain('/en-us');
    }
  });

  test('a token in capitals is the same booking', async ({ visitor }) => {
    const step1 = await openStep1(visitor, DAY.tokens);
    const page = await visitor.get(step1.path.toUpperCase().replace('/MBOOKING/STEP1', '/mbooking/step1'));
    expect(page.status).toBe(200);
    expect(page.text).toContain('name="email"');
  });

  test('a stranger with a token sees nothing of the input', async ({ visitor }) => {
    const step2 = await enterPassengers(visitor, await openStep1(visitor, DAY.foreign));
    expect(step2.text).toContain('IVANOVA');
    const stranger = new PlainBrowser(visitor.origin);
    for (const page of ['step1', 'step2', 'checking', 'thanks', '3ds']) {
      const seen = await stranger.get(`/mbooking/${page}/${tokenOf(step2)}`);
      expect.soft(seen.status, page).toBeLessThan(500);
      expect.soft(seen.text, page).not.toMatch(/ivanova|anna@example\.com|N12345678|77012345678/i);
      expect.soft(seen.headers['cache-control'], page).toBe('no-store');
    }
    const { fields } = formWith(step2.text, 'card.pan');
    const paid = await stranger.post(step2.path, { ...fields, ...cardFields(CARDS.paid) }, { redirects: 0 });
    expect(paid.status, 'nobody else pays, or voids a payment that waits').toBe(403);
  });
});

test('changed, foreign, borrowed and huge cookies are ignored', async ({ visitor }) => {
  const step1 = await openStep1(visitor, DAY.cookies);
  const step2 = await enterPassengers(visitor, step1);
  const sealed = Object.entries(visitor.cookies).filter(([, value]) => value.startsWith('eyJ'));
  const draft = sealed.find(([name]) => name.startsWith('draft_'));
  const others = sealed.filter(([name]) => !name.startsWith('draft_'));
  expect(draft, 'the draft is sealed').toBeDefined();
  expect(others.length, 'and so is the session').toBeGreaterThan(0);
  const [name, value] = draft ?? ['', ''];

  const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  const forged: [string, string][] = [
    ...[0, 10, value.indexOf('..') + 3, Math.floor(value.length / 2), value.length - 1].map((at): [string, string] => [
      `a bit of character ${at}`,
      flip(value, at),
    ]),
    ['cut short', value.slice(0, -20)],
    ['longer', `${value}AAAA`],
    ['of another purpose', others[0]?.[1] ?? ''],
    ['plain JSON', encodeURIComponent(JSON.stringify({ token: tokenOf(step2), passengers: [] }))],
    ['no algorithm', `${Buffer.from('{"alg":"none"}').toString('base64url')}....`],
    ['dots', '....'],
    ['markup', '<script>alert(1)</script>'],
    ['20 KB', 'x'.repeat(20_000)],
  ];
  for (const [title, changed] of forged) {
    const forger = new PlainBrowser(visitor.origin);
    for (const [other, kept] of others) forger.setCookie(other, kept);
    forger.setCookie(name, changed, '/mbooking');
    const seen = await waitForEnd(forger, step2.path);
    expect.soft([302, 303], title).toContain(seen.status);
    expect.soft(seen.headers.location, title).toBe(step1.path);
    const form = await waitForEnd(forger, step1.path);
    expect.soft(form.status, title).toBe(200);
    expect.soft(form.text, title).not.toMatch(/ivanova|<script>alert/i);
  }

  // Spoil every other cookie of the shop: the visitor has none of them.
  const stranger = new PlainBrowser(visitor.origin);
  for (const other of [
    ...Object.keys(visitor.cookies),
    'currency',
    'locale',
    'country',
    'partner_agent',
    'promo_code',
  ]) {
    stranger.setCookie(other, `'"><script>alert(1)</script>%00%ff`);
  }
  for (const path of ['/', '/en-us', '/agreement', '/user/orders', searchAddress(DAY.cookies)]) {
    const page = await stranger.get(path);
    expect.soft(page.status, path).toBe(200);
    expect.soft(page.text, path).not.toContain('<script>alert(1)');
  }
  const burdened = new PlainBrowser(visitor.origin);
  burdened.setCookie('junk', 'x'.repeat(100_000));
  expect((await burdened.get('/agreement').catch(() => ({ status: 431 }))).status, '100 KB of cookies').toBe(431);
});
