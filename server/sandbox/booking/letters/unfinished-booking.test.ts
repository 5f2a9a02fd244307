import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '~/upstream/booking/contract';
import { makeOffer } from '../../testing/offers';
import { CARDS, Purchase } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';
import { UNFINISHED_TEXTS } from './unfinished-texts';

type Sent = { messages: { subject: string; body: string }[] };
const EMAIL = 'anna@example.com';
const SITE = 'http://shop.test';
const MINUTES = 60;

let sandbox: TestSandbox;
afterEach(() => sandbox.stop());

const letters = async () => ((await sandbox.read(`/outbox.json?to=${EMAIL}`)) as Sent).messages;

/** Makes a booking and holds its seats `after` minutes later. */
async function reserved({ after = 0, lang = 'en' } = {}): Promise<Purchase> {
  sandbox = await TestSandbox.start();
  const purchase = new Purchase(sandbox);
  await purchase.create(undefined, 'light', lang);
  await sandbox.advance(after * MINUTES);
  await reserve(purchase, lang);
  return purchase;
}

function reserve({ token, offer }: Purchase, lang = 'en') {
  const { adult, child, infant } = offer.session.travelers;
  const passengers = Array.from({ length: adult + child + infant }, (_, index) => ({ passenger_index: index }));
  const segments = offer.trips.flat().map((_, index) => ({ segment_index: index, passengers }));
  const reminder = { email: EMAIL, site_url: SITE };
  return sandbox.call(endpoints.reserveSeats, { token, segments, reminder, lang });
}

describe('the letter about an unfinished booking', () => {
  it('is sent once, some time after the hold began, with the link and without passenger data', async () => {
    await reserved();
    await sandbox.advance(9 * MINUTES);
    expect(await letters()).toEqual([]);
    await sandbox.advance(1 * MINUTES);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.body).toMatch(/http:\/\/shop\.test\/order-link\/[\w-]{43}\n/);
    expect(letter?.body).toContain('€104.50');
    expect(letter?.body).not.toContain('TESTER');
    await sandbox.advance(5 * MINUTES);
    await sandbox.restart();
    expect(await letters()).toHaveLength(1);
  });

  it('carries its due date, even when the outbox is first read long after', async () => {
    await reserved();
    await sandbox.advance(60 * MINUTES);
    expect(await letters()).toHaveLength(1);
  });

  it('waits while the customer is still active', async () => {
    const purchase = await reserved();
    await sandbox.advance(4 * MINUTES);
    await reserve(purchase);
    await sandbox.advance(7 * MINUTES);
    expect(await letters()).toEqual([]);
    await sandbox.advance(3 * MINUTES);
    expect(await letters()).toHaveLength(1);
  });

  it('is never sent after a payment', async () => {
    const purchase = await reserved();
    await sandbox.advance(2 * MINUTES);
    await purchase.pay(CARDS.paid);
    await sandbox.advance(30 * MINUTES);
    expect(await letters()).toEqual([]);
  });

  it('is sent after a declined card', async () => {
    const purchase = await reserved();
    await purchase.pay(CARDS.noMoney);
    await sandbox.advance(11 * MINUTES);
    expect(await letters()).toHaveLength(1);
  });

  it('is not sent when too little time is left to pay', async () => {
    await reserved({ after: 16 });
    await sandbox.advance(60 * MINUTES);
    expect(await letters()).toEqual([]);
  });

  it.each(['ru', 'fr'] as const)('uses the visitor’s language: %s', async (lang) => {
    await reserved({ lang });
    await sandbox.advance(10 * MINUTES);
    const [letter] = await letters();
    expect(letter?.subject.startsWith(UNFINISHED_TEXTS[lang].subject(''))).toBe(true);
    expect(letter?.body).toContain(UNFINISHED_TEXTS[lang].again);
  });
});

it('sends three letters to one address for eight unfinished bookings in a day', async () => {
  const offer = makeOffer({ seatsOnSale: 100 });
  sandbox = await TestSandbox.start([offer]);
  for (let count = 0; count < 8; count += 1) {
    const purchase = new Purchase(sandbox, offer);
    await purchase.create(`create-key-of-eight-${count}`);
    await reserve(purchase);
  }
  await sandbox.advance(10 * MINUTES);
  expect(await letters()).toHaveLength(3);
});
