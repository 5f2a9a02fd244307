import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '~/upstream/price-subscription/contract';
import { successSchema } from '~/upstream/envelope';
import { TestSandbox } from '../../testing/test-sandbox';

type Sent = { messages: { subject: string; body: string }[] };

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start();
});
afterEach(() => sandbox.stop());

/** Subscribes on 1 May 2031: the trip is most of a year ahead, and its price falls until two months before. */
async function watch(email: string, lang = 'en', date = '2032-03-05') {
  const trips = [{ departure: 'LON', arrival: 'BCN', date }];
  const search = { trips, travelers: { adult: 2, child: 0, infant: 0 }, cabin: 'economy', currency: 'EUR' };
  const body = { v: '2.0', email, search, search_url: 'http://shop.test/search?x', lang, country: 'DE', brand: 'intl' };
  const response = await sandbox.post(`/priceSubscription${endpoints.create.path}`, body);
  return successSchema(endpoints.create.answer).parse(await response.json()).data;
}

/** Returns all letters except the confirmation. */
async function drops(email: string): Promise<Sent['messages']> {
  const { messages } = (await sandbox.read(`/outbox.json?to=${email}`)) as Sent;
  return messages.slice(0, -1);
}

const days = (count: number) => sandbox.advance(count * 86_400);
const amounts = (text = '') => [...text.matchAll(/€(\d+\.\d\d)/g)].map(([, amount]) => Number(amount));

describe('a watched price', () => {
  it('sends one letter after a fall, with the old price', async () => {
    await watch('anna@example.com');
    expect(await drops('anna@example.com')).toEqual([]);
    await days(150);
    const [letter, ...others] = await drops('anna@example.com');
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/^The price has fallen: €\d/);
    const [now = 0, old = 0] = amounts(letter?.body);
    expect(now).toBeLessThan(old);
    expect(letter?.body).toContain('http://shop.test/search?x');
    expect(letter?.body).toContain('/unsubscribe/');
    expect(await drops('anna@example.com')).toHaveLength(1);
  });

  it('sends another letter only below the last price sent', async () => {
    await watch('anna@example.com');
    await days(100);
    const [first] = await drops('anna@example.com');
    await days(60);
    const [second, ...others] = await drops('anna@example.com');
    expect(others).toEqual([first]);
    expect(amounts(second?.body)).toEqual([expect.any(Number), amounts(first?.body)[0]]);
    expect(amounts(second?.body)[0]).toBeLessThan(amounts(first?.body)[0] ?? 0);
    // The price rises again in the last weeks: nobody gets a letter.
    await days(140);
    expect(await drops('anna@example.com')).toHaveLength(2);
  });

  it('is not checked after the subscriber unsubscribes', async () => {
    await watch('anna@example.com');
    const { messages } = (await sandbox.read('/outbox.json?to=anna@example.com')) as Sent;
    const link = /(http\S+unsubscribe\S+)/.exec(messages[0]?.body ?? '')?.[1] ?? '';
    await fetch(link, { method: 'POST' });
    await days(150);
    expect(await drops('anna@example.com')).toEqual([]);
  });

  it('is reported in the visitor’s language', async () => {
    await watch('anna@example.com', 'tr');
    await days(150);
    expect((await drops('anna@example.com'))[0]?.subject).toMatch(/^Fiyat düştü: /);
  });
});
