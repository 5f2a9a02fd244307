import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { orderPrice } from '~/features/booking/summary/price-lines';
import { CardData } from '~/upstream/booking/card-data.server';
import { makeOffer } from '#server/sandbox/testing/offers';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { adult, clientsOf, failureOf } from './clients';
import { RUSSIAN } from './whole-sandbox';

const roubles = makeOffer({ variantId: `${'1111222233334444'.repeat(2)}4`, seatsOnSale: 50 });
roubles.session.currency = 'RUB';
// 10,450 roubles.
roubles.fares = roubles.fares.map((fare) => ({ ...fare, prices: { adult: 1_045_000, child: 0, infant: 0 } }));
roubles.totalPrice = 1_045_000;
const euros = makeOffer({ variantId: `${'5555222233334444'.repeat(2)}5` });

let sandbox: TestSandbox;
let clients: ReturnType<typeof clientsOf>;
beforeAll(async () => {
  sandbox = await TestSandbox.start([roubles, euros]);
  clients = clientsOf(sandbox.url, { market: RUSSIAN });
});
afterAll(() => sandbox.stop());

let lastKey = 0;

/** Makes a booking whose seats are held, with a way to pay the shown amount. */
async function newOrder(offer = roubles) {
  lastKey += 1;
  const idempotencyKey = `promo-${lastKey}-key-of-a-booking`;
  const { token } = await clients.booking.createBooking({
    variantId: offer.variantId,
    fareKey: 'light',
    idempotencyKey,
  });
  await sandbox.advance(1);
  await clients.booking.reserveSeats(token, await clients.booking.getBooking(token));
  const shown = async () => orderPrice(await clients.booking.getBooking(token)).total;
  const pay = async (pan: string, attempt = 0) =>
    clients.booking.bookAndIssue({
      token,
      idempotencyKey: paymentKey(token, attempt),
      total: await shown(),
      passengers: [adult()],
      contacts: { email: `${token}@example.com`, phone: '+358401234567' },
      paymentType: 'acquiring',
      means: { option: 'card', card: new CardData({ pan, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }) },
      returnUrl: `http://localhost:3000/mbooking/checking/${token}`,
    });
  return { token, shown, pay };
}

async function capturedOf(token: string): Promise<number | undefined> {
  const { bookings } = (await sandbox.read('/control/ledger')) as { bookings: { token: string; captured: number }[] };
  return bookings.find((booking) => booking.token === token)?.captured;
}

describe('a promo code', () => {
  it('lowers the shown and the charged amount, in any spelling, and is listed in the letter', async () => {
    const { token, shown, pay } = await newOrder();
    const full = (await shown()).amount;
    expect(await clients.promoCode.apply(token, ' fly 500 ')).toEqual({
      code: 'FLY500',
      discount: 50_000,
      burned: 0,
      currency: 'RUB',
    });
    expect((await shown()).amount).toBe(full - 50_000);
    await pay(CARDS.paid);
    expect(await capturedOf(token)).toBe(full - 50_000);
    await sandbox.advance(60);
    expect((await clients.booking.getBooking(token)).promo).toMatchObject({ code: 'FLY500', discount: 50_000 });
    const { messages } = (await sandbox.read(`/outbox.json?to=${token}@example.com`)) as {
      messages: { body: string }[];
    };
    expect(messages[0]?.body).toMatch(/FLY500: −\D*500/);
  });

  it('leaves 100 roubles to pay; the rest of it is lost', async () => {
    const { token, shown } = await newOrder();
    const full = (await shown()).amount;
    const answer = await clients.promoCode.apply(token, 'BIG100000');
    expect(answer).toMatchObject({ discount: full - 10_000, burned: 10_000_000 - (full - 10_000) });
    expect((await shown()).amount).toBe(10_000);
  });

  it('replaces another one, and can be removed twice', async () => {
    const { token, shown } = await newOrder();
    const full = (await shown()).amount;
    await clients.promoCode.apply(token, 'FLY500');
    await clients.promoCode.apply(token, 'GIFT1000-PLACE');
    expect((await shown()).amount).toBe(full - 100_000);
    expect(await clients.promoCode.remove(token)).toMatchObject({ code: null, discount: 0 });
    expect(await clients.promoCode.remove(token)).toMatchObject({ code: null });
    expect((await shown()).amount).toBe(full);
  });

  it.each([
    ['USED500', 'promocodeAlreadyUtilized'],
    ['OLD500', 'promocodeExpiredError'],
    ['NOSUCHCODE', 'promocodeInvalidCodeError'],
    ['constructor', 'promocodeInvalidCodeError'],
    ['TRAIN300', 'promocodeNotApplicable'],
  ])('%s is refused: %s', async (typed, code) => {
    const { token, shown } = await newOrder();
    await clients.promoCode.apply(token, 'FLY500');
    const before = await shown();
    expect(await failureOf(clients.promoCode.apply(token, typed))).toMatchObject({ kind: 'invalid', code });
    expect(await shown()).toEqual(before);
  });

  it('works for roubles only', async () => {
    const { token } = await newOrder(euros);
    expect((await failureOf(clients.promoCode.apply(token, 'FLY500'))).code).toBe('promocodeNotApplicable');
  });

  it('pays for one order when it is good once: it can move until it is paid with', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const full = (await first.shown()).amount;
    await clients.promoCode.apply(first.token, 'GIFT1000-ONCE');
    await clients.promoCode.apply(second.token, 'GIFT1000-ONCE');
    expect((await first.shown()).amount).toBe(full);
    await second.pay(CARDS.paid);
    const refused = await failureOf(clients.promoCode.apply(first.token, 'GIFT1000-ONCE'));
    expect(refused.code).toBe('promocodeAlreadyUtilized');
  });

  it('survives a failed payment, and stays while the bank asks', async () => {
    const { token, shown, pay } = await newOrder();
    await clients.promoCode.apply(token, 'GIFT1000-AGAIN');
    const lowered = (await shown()).amount;
    await failureOf(pay(CARDS.noMoney));
    expect((await shown()).amount).toBe(lowered);
    const { payment } = await pay(CARDS.threeDs, 1);
    expect((await failureOf(clients.promoCode.remove(token))).code).toBe('wrongAction');
    const other = await newOrder();
    expect((await failureOf(clients.promoCode.apply(other.token, 'GIFT1000-AGAIN'))).code).toBe(
      'promocodeAlreadyUtilized',
    );
    await answerBankAt(payment.redirectUrl ?? '', 'decline');
    await pay(CARDS.paid, 2);
    expect(await capturedOf(token)).toBe(lowered);
    expect((await failureOf(clients.promoCode.remove(token))).code).toBe('wrongAction');
  });

  it('is refused for an unknown booking', async () => {
    const failure = await failureOf(clients.promoCode.apply('00000000-0000-4000-8000-000000000000', 'FLY500'));
    expect(failure).toMatchObject({ kind: 'notFound', code: 'NotFound' });
  });
});

type Sent = { body: string; attachments: string[] };

describe('documents by phone and document', () => {
  async function issued() {
    const { token, pay } = await newOrder();
    await pay(CARDS.paid);
    await sandbox.advance(60);
    const { orderNumber } = await clients.booking.getBooking(token);
    return { token, email: `${token}@example.com`, orderNumber: orderNumber ?? '' };
  }
  const lettersTo = async (email: string) => {
    const { messages } = (await sandbox.read(`/outbox.json?to=${email}`)) as { messages: Sent[] };
    const ofDocuments = messages.filter(
      ({ body, attachments }) => body.includes('/order-link/') && attachments.length === 0,
    );
    return ofDocuments.map(({ body }) => body);
  };
  const ask = (phone: string, documentId: string) =>
    clients.documents.request({ phone, documentId, siteUrl: 'https://shop.example' });

  it("come by a link sent only to the order's e-mail, valid for an hour", async () => {
    const { token, email, orderNumber } = await issued();
    await ask('+358401234567', orderNumber);
    const [letter] = await lettersTo(email);
    const key = /https:\/\/shop\.example\/order-link\/([\w-]{43})/.exec(letter ?? '')?.[1] ?? '';
    for (const time of ['once', 'again']) {
      expect(await clients.documents.findLink(key), time).toMatchObject({ token, scope: 'tickets', provenUntil: null });
    }
    await sandbox.advance(60 * 60);
    expect(await clients.documents.findLink(key)).toBeNull();
  });

  it("are found by a passenger's document, with or without spaces", async () => {
    const { email } = await issued();
    await ask('+358401234567', '12345 6789');
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('are not sent to somebody who knows only one of the two', async () => {
    const { email, orderNumber } = await issued();
    await ask('+358401234568', orderNumber);
    await ask('+358401234567', '99999999');
    expect(await lettersTo(email)).toEqual([]);
  });
});
