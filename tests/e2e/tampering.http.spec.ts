import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { decodeEntities, formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser, type FormFields, type PlainPage } from '#tests/setup/plain-browser';
import { book, enterPassengers, isWaiting, openOffer, openResults } from '#tests/setup/plain-purchase';
import { CARDS, cardFields } from '#tests/journeys/travellers';

/** Days of their own: seats run out, and one test must not sell another's. */
const DAY = { tokens: 110, cookies: 111, foreign: 112, prices: 113, bank: 114, posts: 115 };

const UNKNOWN_TOKEN = '0a1b2c3d-0000-4000-8000-000000000000';

/** In the place of a token or of a variant id. */
const GARBAGE = [
  'x',
  '0',
  'null',
  'undefined',
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%2F%2Fevil.example',
  "'%20OR%201=1--",
  '1;DROP%20TABLE%20bookings',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%F0%9F%8C%8D',
  '%0d%0aSet-Cookie:x=1',
  '%7B%7D',
  '[object%20Object]',
  '__proto__',
  'constructor',
  'x'.repeat(6000),
  `${UNKNOWN_TOKEN}%20`,
  `${UNKNOWN_TOKEN}x`,
  `%00${UNKNOWN_TOKEN}`,
  UNKNOWN_TOKEN.replace(/-/g, ''),
  UNKNOWN_TOKEN,
];

async function openStep1(visitor: PlainBrowser, inDays: number): Promise<PlainPage> {
  return book(visitor, await openOffer(visitor, await openResults(visitor, searchAddress(inDays))));
}

const tokenOf = ({ path }: PlainPage) => /[0-9a-f-]{36}/.exec(path)?.[0] ?? '';

/** What a page that waits for an upstream comes to, whatever its status: a page or a redirect. */
async function waitForEnd(visitor: PlainBrowser, path: string): Promise<PlainPage> {
  for (const deadline = Date.now() + 20_000; ;) {
    const page = await visitor.get(path, { redirects: 0 });
    if (!isWaiting(page) || Date.now() > deadline) return page;
  }
}

/** A refusal, said in words. */
function expectRefused({ status, text }: PlainPage, what: string): void {
  expect.soft(status, what).toBeGreaterThanOrEqual(400);
  expect.soft(status, what).toBeLessThan(500);
  expect.soft(text, what).toContain('<h1');
  expect.soft(text, what).not.toContain('<script>alert(1)');
}

/** Never leads to another site. */
function expectAtHome({ headers }: PlainPage, origin: string, what: string): void {
  const { location } = headers;
  if (location === undefined) return;
  expect.soft(new URL(location.replace(/\\/g, '/'), origin).origin, `${what} → ${location}`).toBe(origin);
}

test.describe('tokens', () => {
  const PAGES = ['step1', 'step2', 'checking', 'thanks', '3ds'];

  for (const brand of BRANDS) {
    test.describe(brand, () => {
      test.use({ brand });

      test('garbage in the place of a token is not found', async ({ visitor }) => {
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

  test('garbage in the place of a variant is not found', async ({ visitor }) => {
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
    // Well formed, but not on sale: expired as far as anybody can tell. There is nothing to book, and a way on.
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

  test('somebody who has another’s token sees nothing of what was typed', async ({ visitor }) => {
    const step2 = await enterPassengers(visitor, await openStep1(visitor, DAY.foreign));
    expect(step2.text).toContain('IVANOVA');
    const stranger = new PlainBrowser(visitor.origin);
    for (const page of ['step1', 'step2', 'checking', 'thanks', '3ds']) {
      const seen = await stranger.get(`/mbooking/${page}/${tokenOf(step2)}`);
      expect.soft(seen.status, page).toBeLessThan(500);
      expect.soft(seen.text, page).not.toMatch(/ivanova|anna@example\.com|N12345678|77012345678/i);
      expect.soft(seen.headers['cache-control'], page).toBe('no-store');
    }
    const { fields } = formWith(step2.text, 'idempotencyKey');
    const paid = await stranger.post(step2.path, { ...fields, ...cardFields(CARDS.paid) }, { redirects: 0 });
    expect(paid.status, 'nobody can pay for passengers that he has not typed').toBe(303);
    expect(paid.headers.location).toBe(`/mbooking/step1/${tokenOf(step2)}`);
  });
});

test('changed, foreign, borrowed and huge cookies are as good as none', async ({ visitor }) => {
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

  // Every other cookie of the shop, spoiled: a visitor without them.
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

test('hidden prices and keys are checked again', async ({ visitor, control }) => {
  const step0 = await openOffer(visitor, await openResults(visitor, searchAddress(DAY.prices)));
  const fares = formWith(step0.text, 'nonce');
  const key = fares.fields.fareVariantKey?.[0] ?? '';
  const total = Number(fares.fields[`shownTotal.${key}`]?.[0]);
  for (const forged of [0, 1, total - 1, total * 2, 999_999_999_999]) {
    const sent = { ...fares.fields, [`shownTotal.${key}`]: String(forged), intent: 'book' };
    const answer = await visitor.post(fares.action || step0.path, sent, { redirects: 0 });
    expect.soft(answer.status, `a total of ${forged}`).toBe(409);
    const shown = formWith(answer.text, 'nonce').fields[`shownTotal.${key}`];
    expect.soft(shown, 'the page shows the true price').toEqual([String(total)]);
  }

  const step2 = await enterPassengers(visitor, await book(visitor, step0));
  const { fields } = formWith(step2.text, 'idempotencyKey');
  expect(fields.amount).toEqual([String(total)]);
  const card = { ...cardFields(CARDS.paid), intent: 'pay' };
  const pay = (typed: FormFields) => visitor.post(step2.path, { ...fields, ...card, ...typed }, { redirects: 0 });
  for (const amount of ['1', '0', '-1', String(total - 1), '1e9', 'free', '', '9'.repeat(40)]) {
    const { status, headers } = await pay({ amount });
    expect.soft(status, `an amount of ${amount}`).toBe(303);
    expect.soft(headers.location, `an amount of ${amount}`).toBe(step2.path);
  }
  for (const idempotencyKey of ['', 'x', 'x'.repeat(5000), "' OR 1=1", `${fields.idempotencyKey?.[0]}x`]) {
    expect.soft((await pay({ idempotencyKey })).status, `a key of ${idempotencyKey.slice(0, 20)}`).toBe(400);
  }
  expect((await pay({ idempotencyKey: [], amount: [] })).status).toBe(400);
  for (const amount of ['1', '', 'x']) {
    const { status, headers } = await pay({ intent: 'acceptPrice', amount });
    expect.soft([status, headers.location], 'no price is accepted but the true one').toEqual([303, step2.path]);
  }
  const { bookings } = await control.ledger();
  expect(bookings.find(({ token }) => token === tokenOf(step2))).toMatchObject({ attempts: [], captured: 0 });
  expect(formWith((await visitor.get(step2.path)).text, 'idempotencyKey').fields.amount).toEqual([String(total)]);
});

test('the bank’s page is only on the bank’s hosts', async ({ visitor, address }) => {
  const step2 = await enterPassengers(visitor, await openStep1(visitor, DAY.bank));
  const { fields } = formWith(step2.text, 'idempotencyKey');
  const sent = { ...fields, ...cardFields(CARDS.threeDs), intent: 'pay' };
  const page = await visitor.post(step2.path, sent);
  expect(page.path).toContain('/mbooking/3ds/');
  const bank = `localhost:${address.sandboxPort}`;
  const path = `/mbooking/3ds/${tokenOf(step2)}`;
  const fine = `http://${bank}/payment/3ds/x`;
  expect((await visitor.get(`${path}?to=${encodeURIComponent(fine)}`)).text).toContain(`href="${fine}"`);

  for (const target of [
    'https://evil.example/3ds',
    `http://evil.example/?${bank}`,
    `http://evil.example#${bank}`,
    `http://${bank}.evil.example/`,
    `http://${bank}@evil.example/`,
    `http://user:pass@${bank}/`,
    `http://evil.example:${address.sandboxPort}/`,
    `http://localhost:${address.sandboxPort}0/`,
    'http://localhost/',
    `http://localhost:${address.shopPort}/`,
    `http://127.0.0.1:${address.sandboxPort}/`,
    `http://${bank}\\@evil.example/`,
    `//${bank}/`,
    '//evil.example/',
    '/\\evil.example/',
    '/mbooking',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `ftp://${bank}/`,
    `http:/\t/${bank}/`,
    'http://',
    '%',
    '\0',
    `${fine}\r\nX: y`,
    `${fine}?${'x'.repeat(5000)}`,
    '',
  ]) {
    const answer = await visitor.get(`${path}?to=${encodeURIComponent(target)}`, { redirects: 0 });
    expect.soft(answer.status, target.slice(0, 80)).toBe(400);
    // Nothing on the page leads there; what only repeats the page's own address is no way to it.
    const ways = [...answer.text.matchAll(/\b(?:href|src|action|content)="([^"]*)"/g)].map(([, way = '']) =>
      decodeEntities(way).trim(),
    );
    const bad = ways.filter((way) => /^(?:[a-z]*:)?[/\\]*[^/?#]*evil\.example|^javascript:|^data:text/i.test(way));
    expect.soft(bad, target.slice(0, 80)).toEqual([]);
  }
});

test.describe('posts of other sites', () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['another Origin', { origin: 'https://evil.example' }],
    ['Origin: null', { origin: 'null' }],
    ['an Origin that is none', { origin: 'x' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['Sec-Fetch-Site decides over Origin', { 'sec-fetch-site': 'cross-site' }],
  ];

  test('are refused by every form, and change nothing', async ({ visitor, control }) => {
    const step0 = await openOffer(visitor, await openResults(visitor, searchAddress(DAY.posts)));
    const fares = formWith(step0.text, 'nonce').fields;
    const step1 = await book(visitor, step0);
    const typed = { email: 'thief@example.com', agreement: 'on' };
    const step2 = await enterPassengers(visitor, step1);
    const payment = { ...formWith(step2.text, 'idempotencyKey').fields, ...cardFields(CARDS.paid), intent: 'pay' };
    const forms: [string, FormFields][] = [
      ['/', { departure: 'London', arrival: 'Paris' }],
      ['/en-us', { departure: 'London', arrival: 'Paris' }],
      [searchAddress(DAY.posts), { intent: 'retry' }],
      [step0.path, { ...fares, intent: 'book' }],
      [step1.path, typed],
      [step2.path, payment],
    ];
    for (const [title, headers] of FOREIGN) {
      for (const [path, fields] of forms) {
        const answer = await visitor.post(path, fields, { redirects: 0, headers });
        expect.soft(answer.status, `${title}: ${path.slice(0, 40)}`).toBe(403);
      }
    }
    const { bookings } = await control.ledger();
    expect(bookings.find(({ token }) => token === tokenOf(step2))).toMatchObject({ attempts: [], captured: 0 });
    expect((await visitor.get(step1.path)).text).not.toContain('thief@example.com');
  });
});

test.describe('requests that no browser sends', () => {
  test('paths never lead to another site', async ({ visitor }) => {
    for (const path of [
      '//evil.example',
      '///evil.example/%2f..',
      '/\\evil.example',
      '/\\/evil.example/',
      '/%5Cevil.example',
      '/%2F%2Fevil.example',
      '/%09/evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/search//evil.example',
      '/en-us//evil.example/',
      '/booking/step1//evil.example',
      '/booking/step0/%2F%2Fevil.example',
      '/booking/step0/%5Cevil.example/x',
      '/mbooking/step0/%2F%2Fevil.example/x',
      '/mbooking/step0/a=1&next=%2F%2Fevil.example/..',
      '/?next=//evil.example',
      '/en-us?to=https://evil.example',
      '/https://evil.example',
      '/@evil.example',
    ]) {
      const answer = await visitor.get(path, { redirects: 0 });
      expect.soft(answer.status, path).toBeLessThan(500);
      expectAtHome(answer, visitor.origin, path);
    }
  });

  test('addresses that cannot be read are refused', async ({ visitor }) => {
    for (const path of ['/%', '/%zz', '/%E0%A4%A', '/%00', '/agreement%00', '/%c0%af', '/search/%ff']) {
      const { status } = await visitor.get(path, { redirects: 0 });
      expect.soft([400, 404], path).toContain(status);
    }
    expect((await visitor.get(`/${'x'.repeat(70_000)}`).catch(() => ({ status: 431 }))).status).toBe(431);
    expect((await visitor.get(`/agreement?${'x=1&'.repeat(4000)}`)).status).toBe(200);
  });

  test('Host headers', async ({ visitor }) => {
    for (const host of [' ', 'a b', 'evil.example/x', 'evil.example:port', '<script>', "'", 'a@b', '..', '%00']) {
      const { status } = await visitor.get('/agreement', { headers: { host } });
      expect.soft(status, JSON.stringify(host)).toBe(400);
    }
    for (const host of ['evil.example', '127.0.0.1', '[::1]:80', 'constructor', 'LOCALHOST.']) {
      const answer = await visitor.get('/agreement', { headers: { host } });
      expect.soft(answer.status, host).toBe(200);
    }
    const answer = await visitor.get('/agreement', { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('evil.example');
  });

  test('methods', async ({ visitor }) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      for (const path of ['/', '/agreement', `/mbooking/step2/${UNKNOWN_TOKEN}`]) {
        const { status, headers } = await visitor.request(method, path);
        expect.soft(status, `${method} ${path}`).toBe(405);
        expect.soft(headers.allow, `${method} ${path}`).toContain('GET');
      }
    }
    for (const path of [
      '/agreement',
      '/confidential',
      '/user/orders',
      '/404',
      '/places',
      '/carriers/SU.svg',
      `/mbooking/3ds/${UNKNOWN_TOKEN}`,
      `/mbooking/thanks/${UNKNOWN_TOKEN}`,
      `/booking/step1/${UNKNOWN_TOKEN}`,
      '/search/04MAYLONNYC',
    ]) {
      const { status } = await visitor.post(path, { a: '1' }, { redirects: 0 });
      expect.soft(status, `POST ${path}`).toBe(405);
    }
    const head = await visitor.request('HEAD', '/agreement');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  const BODIES: [string, string | undefined, string, number][] = [
    ['JSON', 'application/json', '{"departure":"London"}', 415],
    ['plain text', 'text/plain', 'departure=London', 415],
    ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 415],
    ['no type', undefined, 'departure=London', 415],
    ['a type that is none', ';;;', 'x', 415],
    ['multipart without a boundary', 'multipart/form-data', 'x', 400],
    ['broken multipart', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data\r\n\r\n', 400],
    ['100 KB', 'application/x-www-form-urlencoded', `a=${'x'.repeat(100_000)}`, 413],
    ['1 MB', 'application/x-www-form-urlencoded', `a=${'x'.repeat(1_000_000)}`, 413],
    ['percent signs', 'application/x-www-form-urlencoded', '%%%=%&%zz=%ff&departure=%E0%A4%A', 400],
    ['signs', 'application/x-www-form-urlencoded', '&&&===&', 400],
    ['10,000 fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(10_000), 400],
    ['nothing', 'application/x-www-form-urlencoded', '', 400],
  ];

  for (const brand of BRANDS) {
    test.describe(brand, () => {
      test.use({ brand });

      test('bodies', async ({ visitor }) => {
        const { action } = formWith((await visitor.get('/')).text, 'departureDate');
        for (const [title, type, body, expected] of BODIES) {
          const answer = await visitor.request('POST', action, { body, headers: { 'content-type': type } });
          expect.soft(answer.status, title).toBe(expected);
          expect.soft(answer.text, title).toContain('<h1');
        }
        const parts = ['departure', 'London', 'arrival', 'Paris', 'file', 'x'];
        const multipart = parts
          .map((part, index) =>
            index % 2 ? `\r\n\r\n${part}\r\n` : `--b\r\nContent-Disposition: form-data; name="${part}"`,
          )
          .join('');
        const headers = { 'content-type': 'multipart/form-data; boundary=b' };
        const answer = await visitor.request('POST', action, { body: `${multipart}--b--\r\n`, headers });
        expect(answer.status).toBe(400);
        expect(formWith(answer.text, 'departureDate').fields.departure, 'a multipart form is one too').toEqual([
          'London',
        ]);
      });
    });
  }
});
