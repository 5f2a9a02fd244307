import { beforeEach, describe, expect, it } from 'vitest';
import { CARDS, RETURN_URL } from '#server/sandbox/testing/purchase';
import { CardData } from '~/upstream/booking/card-data.server';
import { ancillarySandbox } from './ancillary-sandbox';

const { sandbox, clients, newOrder } = ancillarySandbox();
const SMS = 'sms.order_info';
let token = '';

const at = (now: string) => sandbox().control({ clock: { now } });

/** Returns the texts about the order to its phone, oldest first, without that of its receipt. */
async function texts(): Promise<string[]> {
  const { tickets } = await clients().booking.getBooking(token);
  const { messages } = (await sandbox().read('/outbox.json?to=%2B358401234567')) as {
    messages: { id: number; kind: string; body: string }[];
  };
  const isAbout = (body: string) => body.includes(token) || tickets.some(({ pnr }) => body.includes(pnr));
  return messages
    .filter(({ kind, body }) => kind === 'sms' && isAbout(body) && !body.includes('order-link'))
    .toSorted((one, other) => one.id - other.id)
    .map(({ body }) => body);
}

async function buyLater(): Promise<void> {
  const { ancillaries } = clients();
  const products = await ancillaries.listProducts(token, { renew: true });
  const product = products.find((one) => one.token === SMS);
  if (!product) throw new Error('not for sale');
  await ancillaries.buyAfterSale(token, {
    items: [{ token: SMS }],
    total: product.price,
    idempotencyKey: `order-info-of-${token}`,
    means: {
      option: 'card',
      card: new CardData({ pan: CARDS.paid, cardholder: 'A TESTER', expiry: '12/34', cvv: '123' }),
    },
    returnUrl: RETURN_URL,
  });
}

describe('trip details by text message', () => {
  beforeEach(async () => {
    await sandbox().control({ clock: { now: '2031-05-01T10:00:00Z' }, settings: { scheduleChanges: 'never' } });
  });

  it('come with the tickets, and again a day before each departure, once', async () => {
    token = await newOrder('single', [SMS]);
    expect(await texts()).toHaveLength(1);
    await at('2031-06-03T05:31:00Z');
    const [details, reminder, ...others] = await texts();
    expect(others).toEqual([]);
    expect(details).toContain('MXP – ');
    expect(reminder).toMatch(/^[A-Z0-9]{5,7}\.\nXX ?101 2031-06-04 08:30 HEL – 10:40 MXP$/);
    await at('2031-06-10T12:00:00Z');
    expect(await texts()).toHaveLength(3);
    expect(await texts()).toHaveLength(3);
  });

  it('are sold after the tickets, and tell from then on', async () => {
    token = await newOrder('single');
    await at('2031-06-05T10:00:00Z');
    await expect(buyLater()).rejects.toThrow('not for sale');
    await at('2031-05-02T10:00:00Z');
    await buyLater();
    expect(await texts()).toHaveLength(1);
    const left = await clients().ancillaries.listProducts(token, { renew: true });
    expect(left.some((product) => product.token === SMS)).toBe(false);
    await at('2031-06-12T10:00:00Z');
    expect(await texts()).toHaveLength(3);
  });

  it('tell of a change by the carrier, and remind at the new time', async () => {
    await sandbox().control({ settings: { scheduleChanges: 'moved' } });
    token = await newOrder('single', [SMS]);
    await at('2031-06-12T10:00:00Z');
    const all = await texts();
    expect(all.filter((body) => body.includes(`/user/orders/${token}`))).toHaveLength(1);
    expect(all).toHaveLength(4);
  });

  it('do not remind of a trip that went back', async () => {
    token = await newOrder('single', [SMS]);
    const choice = { kind: 'void' as const, reason: null, coupons: [] };
    const { total, currency } = await clients().afterSale.quoteRefund(token, choice);
    await clients().afterSale.refund(token, {
      ...choice,
      total: { amount: total, currency },
      idempotencyKey: `refund-of-${token}`,
      attachments: [],
      comment: null,
      siteUrl: new URL(RETURN_URL).origin,
    });
    await at('2031-06-12T10:00:00Z');
    expect(await texts()).toHaveLength(1);
  });
});
