import { beforeEach, describe, expect, it } from 'vitest';
import { CARDS, RETURN_URL } from '#server/sandbox/testing/purchase';
import { CardData } from '~/upstream/booking/card-data.server';
import { ancillarySandbox } from './ancillary-sandbox';

const { sandbox, russian, newOrder, newBooking } = ancillarySandbox();
let token = '';

const policies = () => russian().documents.listPolicies(token);

async function buyLater(code: string) {
  const { ancillaries } = russian();
  const products = await ancillaries.listProducts(token, { renew: true });
  const product = products.find((one) => one.token === `insurance.${code}`);
  if (!product) throw new Error(`${code} is not for sale`);
  return ancillaries.buyAfterSale(token, {
    items: [{ token: product.token }],
    total: product.price,
    idempotencyKey: `policy-of-${token}`,
    means: {
      option: 'card',
      card: new CardData({ pan: CARDS.paid, cardholder: 'A TESTER', expiry: '12/34', cvv: '123' }),
    },
    returnUrl: RETURN_URL,
  });
}

describe('policies of an order', () => {
  beforeEach(async () => {
    token = await newOrder('roubles', ['insurance.KBP-240']);
  });

  it('names the insured, the period, the risks with their sums, and the premium that was paid', async () => {
    const [policy, ...others] = await policies();
    expect(others).toEqual([]);
    expect(policy).toMatchObject({
      code: 'KBP-240',
      validFrom: '2031-06-04',
      validUntil: '2031-06-11',
      premium: { amount: 24_000, currency: 'RUB' },
      status: 'active',
      cancelledAt: null,
    });
    expect(policy?.risks.map(({ sum }) => sum.amount)).toEqual([1_250_000, 750_000]);
    expect(policy?.insured).toHaveLength(1);
    expect(policy?.title).toMatch(/[а-я]/i);
    const [again] = await policies();
    expect(again?.number).toBe(policy?.number);
    expect(policy?.number).toMatch(/^AST-\d{10}$/);
  });

  it('has those bought later too, each with a letter that brings it, and marks those whose price went back', async () => {
    await buyLater('KBV-0');
    const both = await policies();
    expect(both.map(({ code }) => code)).toEqual(['KBP-240', 'KBV-0']);
    expect(new Set(both.map(({ number }) => number)).size).toBe(2);
    const { messages } = (await sandbox().read(`/outbox.json?to=${token}@example.com`)) as {
      messages: { attachments: string[] }[];
    };
    expect(messages.filter(({ attachments }) => attachments.includes('insurance.pdf'))).toHaveLength(2);

    const { afterSale } = russian();
    const choice = { kind: 'void' as const, reason: null, coupons: [] };
    const { total, currency } = await afterSale.quoteRefund(token, choice);
    await afterSale.refund(token, {
      ...choice,
      total: { amount: total, currency },
      idempotencyKey: `refund-of-${token}`,
      attachments: [],
      comment: null,
      siteUrl: new URL(RETURN_URL).origin,
    });
    await sandbox().advance(3_600);
    expect((await policies()).map(({ status, cancelledAt }) => [status, cancelledAt !== null])).toEqual([
      ['cancelled', true],
      ['cancelled', true],
    ]);
  });

  it('has none before the tickets are issued, nor for a booking that is not there', async () => {
    token = await newBooking('roubles');
    await russian().ancillaries.addItems(token, [{ token: 'insurance.KBP-240' }]);
    expect(await policies()).toEqual([]);
    token = '5f0c2b1e-8f7e-4f60-9a55-0d5f6f0f3a11';
    await expect(policies()).rejects.toMatchObject({ kind: 'notFound' });
  });
});
