import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '~/upstream/price-subscription/contract';
import { TestSandbox } from '../../testing/test-sandbox';
import { journeysOf } from './journeys';

type Letter = { subject: string; body: string; headers: Record<string, string> };

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start();
});
afterEach(() => sandbox.stop());

const EMAIL = 'anna@example.com';
const SITE = 'http://shop.test';

async function letters(): Promise<Letter[]> {
  return ((await sandbox.read(`/outbox.json?to=${EMAIL}`)) as { messages: Letter[] }).messages;
}

/** Returns all letters except the question. */
const drops = async () => (await letters()).slice(0, -1);

async function ask(change: { lang?: string; fall_percent?: number } = {}): Promise<string> {
  const trips = [{ departure: 'LON', arrival: 'BCN', date: '2032-03-05' }];
  const search = { trips, travelers: { adult: 2, child: 0, infant: 0 }, cabin: 'economy', currency: 'EUR' };
  const shop = { search_url: `${SITE}/search?x`, site_url: SITE, country: 'DE', brand: 'intl' };
  const { data } = await sandbox.call(endpoints.create, { email: EMAIL, search, lang: 'en', ...shop, ...change });
  expect(data).toBe('asked');
  return /\/price-alert\/letter\/(\S+)/.exec((await letters())[0]?.body ?? '')?.[1] ?? '';
}

const answer = (key: string, what: 'watch' | 'leave') =>
  sandbox.call(endpoints.answerLetter, { key, answer: what, lang: 'en' });

/** Watches from 1 May 2031: the trip is most of a year ahead, and its price falls until two months before. */
async function watch(change: Parameters<typeof ask>[0] = {}): Promise<string> {
  const key = await ask(change);
  await answer(key, 'watch');
  return key;
}

const days = (count: number) => sandbox.advance(count * 86_400);
const amounts = (text = '') => [...text.matchAll(/€(\d+\.\d\d)/g)].map(([, amount]) => Number(amount));

describe('a watched price', () => {
  it('sends no letter that nobody has confirmed', async () => {
    const key = await ask();
    await days(5);
    expect(await drops()).toEqual([]);
    await days(100);
    expect(await answer(key, 'watch')).toMatchObject({ error: 'SubscriptionLinkExpired' });
    expect(await drops()).toEqual([]);
  });

  it('sends one letter after a fall, with the old price, and one click leaves', async () => {
    const key = await watch();
    expect(await drops()).toEqual([]);
    await days(150);
    const [letter, ...others] = await drops();
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/^The price has fallen: €\d/);
    const [now = 0, old = 0] = amounts(letter?.body);
    expect(now).toBeLessThan(old);
    expect(letter?.body).toContain(`${SITE}/search?x`);
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': `<${SITE}/price-alert/letter/${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await drops()).toHaveLength(1);
  });

  it('sends another letter only below the last price sent', async () => {
    await watch();
    await days(100);
    const [first] = await drops();
    await days(60);
    const [second, ...others] = await drops();
    expect(others).toEqual([first]);
    expect(amounts(second?.body)).toEqual([expect.any(Number), amounts(first?.body)[0]]);
    // The price rises again in the last weeks: nobody gets a letter.
    await days(140);
    expect(await drops()).toHaveLength(2);
  });

  it('is silent below the wanted fall, and after its owner has left', async () => {
    const key = await watch({ fall_percent: 50, lang: 'tr' });
    await days(150);
    expect(await drops()).toEqual([]);
    await answer(key, 'leave');
    await days(20);
    expect(await drops()).toEqual([]);
  });

  it('is reported in the visitor’s language', async () => {
    await watch({ lang: 'tr' });
    await days(150);
    expect((await drops())[0]?.subject).toMatch(/^Fiyat düştü: /);
  });
});

describe('journeysOf', () => {
  const trip = { departure: 'LON', arrival: 'BCN', date: '2031-05-01', until: '2031-05-31', nights: null };
  const back = { departure: 'BCN', arrival: 'LON', date: '2031-05-02', until: null, nights: { min: 1, max: 3 } };
  const weekday = (day = 0) => new Date(day * 86_400_000).getUTCDay();

  it('lists the weekends of a month: out on Friday or Saturday, back on Sunday or Monday', () => {
    const journeys = journeysOf({ trips: [trip, back], only_weekends: true });
    const kinds = new Set(journeys.map((trips) => trips.map(({ day }) => weekday(day)).join()));
    expect([...kinds].toSorted()).toEqual(['5,0', '5,1', '6,0', '6,1']);
    expect(journeys).toHaveLength(20);
  });

  it('lists every day of a range, and no more journeys than can be priced', () => {
    expect(journeysOf({ trips: [trip], only_weekends: false })).toHaveLength(31);
    expect(journeysOf({ trips: [trip, { ...back, nights: { min: 1, max: 90 } }], only_weekends: false })).toHaveLength(
      60,
    );
  });
});
