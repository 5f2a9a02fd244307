import { beforeAll, describe, expect, it } from 'vitest';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { SavedCardData } from '~/upstream/booking/card-data.server';
import type { PaymentMeans } from '~/upstream/booking/means.server';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import type { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { clientsOf, failureOf, newPriceOf } from './clients';
import type { OfferName } from './offers';
import { card, orderFor, paymentsSandbox, SBP } from './payments-sandbox';
import { RUSSIAN } from './whole-sandbox';

const test = paymentsSandbox();
const { prepared, show, pay, ledgerOf } = test;
let sandbox: TestSandbox;
let client: ReturnType<typeof test.clients>['booking'];
beforeAll(() => {
  sandbox = test.sandbox();
  client = test.clients().booking;
});

describe('ways to pay', () => {
  it.each<[OfferName, [string, string, number][]]>([
    [
      'euros',
      [
        ['card', 'acquiring', 0],
        ['wallet', 'acquiring', 0],
        ['apple_pay', 'acquiring', 0],
        ['google_pay', 'acquiring', 0],
        ['card', 'gds', 0],
      ],
    ],
    [
      'eurosOfTwoTickets',
      [
        ['card', 'acquiring', 0],
        ['wallet', 'acquiring', 0],
        ['apple_pay', 'acquiring', 0],
        ['google_pay', 'acquiring', 0],
      ],
    ],
    [
      'roubles',
      [
        ['card', 'acquiring', 0],
        ['sbp', 'acquiring', 0],
        ['card', 'gds', 0],
      ],
    ],
    [
      'roublesOfTwoTickets',
      [
        ['card', 'acquiring', 0],
        ['sbp', 'acquiring', 0],
      ],
    ],
    // 1.5 % of 940.50 is 14.1075.
    [
      'charter',
      [
        ['card', 'acquiring', 1400],
        ['sbp', 'acquiring', 0],
      ],
    ],
    [
      'tenge',
      [
        ['card', 'acquiring', 0],
        ['wallet', 'acquiring', 0],
        ['apple_pay', 'acquiring', 0],
        ['google_pay', 'acquiring', 0],
        ['card', 'gds', 0],
      ],
    ],
  ])('have their fees for an offer in %s', async (name, expected) => {
    const { paymentOptions, totalPrice, due } = await prepared(name);
    expect(due).toBe(totalPrice);
    expect(paymentOptions.map(({ option, paymentType, fee }) => [option, paymentType, fee])).toEqual(expected);
    for (const { fee, total } of paymentOptions) expect(total).toBe(totalPrice + fee);
  });

  it('charge the fee with the price, and show it', async () => {
    const booking = await prepared('charter');
    const refused = await failureOf(
      client.bookAndIssue(orderFor(booking, card(CARDS.paid), { total: { amount: 94_050, currency: 'RUB' } })),
    );
    expect(newPriceOf(refused)).toBe(95_450);
    const paid = await pay(booking, card(CARDS.paid));
    expect(paid).toMatchObject({ paid: 95_450, paidFee: 1400, due: 0, paymentOptions: [] });
    await sandbox.advance(60);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 95_450, sold: 95_450, held: 0 });
  });

  it('charged by the carrier accept tickets alone', async () => {
    const { ancillaries } = test.clients();
    const booking = await prepared('roubles');
    await ancillaries.createOrder(booking.token);
    await ancillaries.addItems(booking.token, [{ token: 'sms.order_info' }]);
    const refused = orderFor(booking, card(CARDS.paid), { paymentType: 'gds' });
    expect(await failureOf(client.bookAndIssue(refused))).toMatchObject({ code: 'requestFormat' });
    await ancillaries.removeItems(booking.token, ['sms.order_info']);
    expect((await client.bookAndIssue(refused)).payment).toMatchObject({ status: 'success', type: 'gds' });
  });

  it('exclude the fast payment system outside roubles', async () => {
    const order = { ...orderFor(await prepared('euros'), SBP), total: { amount: 10_450, currency: 'EUR' as const } };
    expect((await failureOf(client.bookAndIssue(order))).fields).toMatchObject([{ field: 'paymentOption' }]);
  });
});

describe('the fast payment system', () => {
  it('is confirmed once, on the page behind the code', async () => {
    const booking = await prepared('roubles');
    const started = await client.bookAndIssue(orderFor(booking, SBP));
    expect(started).toMatchObject({
      action: 'manual_paying',
      payment: { status: 'pending', option: 'sbp', redirectUrl: null, is3ds: false },
    });
    const info = await client.getSbpPayment(booking.token);
    expect(info).toMatchObject({
      status: 'pending',
      amount: 10_450,
      currency: 'RUB',
      expiresAt: started.payment.sbpExpiresAt,
    });
    expect(info.banks.length).toBeGreaterThan(1);

    const page = await (await fetch(info.qrPayload ?? '')).text();
    for (const text of ['104,50', 'Попутный', 'Подтвердить', 'Отклонить', 'Код действует до'])
      expect(page).toContain(text);
    expect(page).not.toContain('<script');
    const answers = [
      await answerBankAt(info.qrPayload ?? '', 'approve'),
      await answerBankAt(info.qrPayload ?? '', 'approve'),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining(booking.token)]);
    }
    expect(await show(booking)).toMatchObject({ action: 'payment_authorized', paid: 10_450 });
    expect(await client.getSbpPayment(booking.token)).toMatchObject({ status: 'success', qrPayload: null });
    expect(await ledgerOf(booking)).toMatchObject({ captured: 10_450, held: 10_450 });
  });

  it('declined, keeps the seats, and another way pays', async () => {
    const booking = await prepared('roubles');
    await client.bookAndIssue(orderFor(booking, SBP));
    const { qrPayload } = await client.getSbpPayment(booking.token);
    await answerBankAt(qrPayload ?? '', 'decline');
    expect(await show(booking)).toMatchObject({ action: 'seats_reserved', payment: { status: 'payment_error' } });
    expect((await answerBankAt(qrPayload ?? '', 'approve')).status).toBe(409);
    expect(await pay(booking, card(CARDS.paid))).toMatchObject({ paid: 10_450 });
  });

  it('expired, charges nothing more, and the seats are still held', async () => {
    const booking = await prepared('roubles');
    await client.bookAndIssue(orderFor(booking, SBP));
    const { qrPayload } = await client.getSbpPayment(booking.token);
    await sandbox.advance(20 * 60);
    expect(await show(booking)).toMatchObject({ action: 'seats_reserved', payment: { status: 'payment_error' } });
    expect(await client.getSbpPayment(booking.token)).toMatchObject({ status: 'payment_error', qrPayload: null });
    expect((await answerBankAt(qrPayload ?? '', 'approve')).status).toBe(409);
    expect(await (await fetch(qrPayload ?? '')).text()).toContain('Ничего не списано');
    expect(await ledgerOf(booking)).toMatchObject({ captured: 0 });
  });

  it('replaced by a card, can never charge', async () => {
    const booking = await prepared('roubles');
    await client.bookAndIssue(orderFor(booking, SBP));
    const { qrPayload } = await client.getSbpPayment(booking.token);
    await pay(booking, card(CARDS.paid));
    expect((await answerBankAt(qrPayload ?? '', 'approve')).status).toBe(409);
    await sandbox.advance(60);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 10_450, sold: 10_450 });
  });

  it('reveals nothing for a booking paid otherwise, and its page nothing of a card', async () => {
    const booking = await prepared('roubles');
    expect((await failureOf(client.getSbpPayment(booking.token))).code).toBe('wrongAction');
    const { payment } = await client.bookAndIssue(orderFor(booking, card(CARDS.threeDs)));
    const address = payment.redirectUrl?.replace('/3ds/', '/sbp/') ?? '';
    expect([(await fetch(address)).status, (await answerBankAt(address, 'approve')).status]).toEqual([404, 404]);
  });
});

describe('saved cards', () => {
  async function signedIn() {
    const { account } = test.clients();
    const opened = await account.signIn(
      { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD },
      { id: 'payments', hasAcceptedCookies: false },
    );
    return opened.token;
  }

  /** Saves a card of the demo account at the bank. */
  async function saved(authToken: AuthToken, pan: string): Promise<string> {
    const { redirectUrl } = await test.clients().account.startAddingCard(authToken, 'http://localhost:3000/profile');
    const back = await fetch(redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ pan, expires: '12/34', cardholder: 'ANN LEE' }),
      redirect: 'manual',
    });
    return new URL(back.headers.get('location') ?? '').searchParams.get('card_id') ?? '';
  }

  const by = (authToken: AuthToken, cardId: string, cvv = '123'): PaymentMeans => ({
    option: 'card',
    card: new SavedCardData({ cardId, cvv }),
    authToken,
  });

  it("pay with the code alone, or return the bank's answer", async () => {
    const authToken = await signedIn();
    const paid = await pay(await prepared('roubles'), by(authToken, await saved(authToken, CARDS.paid)));
    expect(paid).toMatchObject({ action: 'payment_authorized', paid: 10_450 });
    const declined = pay(await prepared('euros'), by(authToken, await saved(authToken, CARDS.noMoney)));
    expect((await failureOf(declined)).code).toBe('insufficientFundsError');
  });

  it('are refused with a wrong code, an unknown id, or to another account', async () => {
    const authToken = await signedIn();
    const cardId = await saved(authToken, CARDS.paid);
    const booking = await prepared('roubles');
    for (const [means, field] of [
      [by(authToken, cardId, '12'), 'cvv'],
      [by(authToken, 'no-such-card'), 'cardId'],
      [by(new AuthToken('nobody'), cardId), 'cardId'],
    ] as const) {
      expect((await failureOf(pay(booking, means))).fields).toMatchObject([{ field }]);
    }
    expect((await show(booking)).payments).toEqual([]);
  });
});

describe('refusals set by /control', () => {
  it('repeat as often as set', async () => {
    const booking = await prepared('roubles');
    await sandbox.control({
      services: { booking: { operations: { 'book_and_issue/new': { refuse: 'gdsError', times: 2 } } } },
    });
    const order = orderFor(booking, card(CARDS.paid));
    for (const _ of [1, 2]) expect((await failureOf(client.bookAndIssue(order))).code).toBe('gdsError');
    expect((await client.bookAndIssue(order)).payment.status).toBe('success');
  });

  it('at the bank can be reloaded', async () => {
    const booking = await prepared('roubles');
    const { payment } = await client.bookAndIssue(orderFor(booking, card(CARDS.threeDs)));
    await sandbox.control({ services: { payment: { refuse: 'serverError', times: 1 } } });
    const refused = await answerBankAt(payment.redirectUrl ?? '', 'approve');
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('serverError')]);
    expect((await answerBankAt(payment.redirectUrl ?? '', 'approve')).status).toBe(303);
  });
});

it('delays an action as set by /control', async () => {
  await sandbox.control({ settings: { actionMs: { reserving_seats: 5000, gds_authorized: 60_000 } } });
  const booking = await prepared('roubles');
  expect(booking.action).toBe('reserving_seats');
  await sandbox.advance(5);
  await pay(booking, card(CARDS.paid));
  await sandbox.advance(30);
  expect((await show(booking)).action).toBe('gds_authorized');
  await sandbox.control({ settings: { actionMs: {} } });
});

describe('a payment by a signed-in visitor', () => {
  it.each([
    [true, { isByAddress: false }],
    [false, null],
    [undefined, null],
  ])('owns the order when the shop says %s', async (makesOwner, expected) => {
    const { account } = test.clients();
    const [{ email }] = DEMO_ACCOUNTS;
    const browser = { id: `pays ${String(makesOwner)}`, hasAcceptedCookies: true };
    const { token } = await account.signIn({ email, password: DEMO_PASSWORD }, browser);
    const signedIn = clientsOf(sandbox.url, { market: RUSSIAN, account: token });
    const booking = await prepared('euros');
    await signedIn.booking.bookAndIssue(orderFor(booking, card(CARDS.paid), { makesOwner }));
    const found = await account.findBooking(token, booking.token);
    expect(found && { isByAddress: found.isByAddress }).toEqual(expected);
  });
});
