import { expect, test } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html';
import { formWith } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import type { FormFields } from '#tests/setup/plain-browser';
import { book, enterPassengers, openOffer, openResults } from '#tests/setup/plain-purchase';
import { openStep1, tokenOf } from '#tests/journeys/forged';
import { CARDS, cardFields } from '#tests/journeys/travellers';

/** Separate days: seats run out, and one test must not sell another's. */
const DAY = { prices: 113, bank: 114, posts: 115 };

test('hidden prices and keys are validated again', async ({ visitor, control }) => {
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
  const { fields } = formWith(step2.text, 'card.pan');
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
  expect(formWith((await visitor.get(step2.path)).text, 'card.pan').fields.amount).toEqual([String(total)]);
});

test('the bank’s page opens only on the bank’s hosts', async ({ visitor, address }) => {
  const step2 = await enterPassengers(visitor, await openStep1(visitor, DAY.bank));
  const { fields } = formWith(step2.text, 'card.pan');
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
    // No link leads there; repeating the page's own address does not count.
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
    const payment = { ...formWith(step2.text, 'card.pan').fields, ...cardFields(CARDS.paid), intent: 'pay' };
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
