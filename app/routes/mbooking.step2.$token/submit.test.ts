import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ancillariesWith } from '#tests/fixtures/ancillaries';
import { attemptWith, BOOKING_TOKEN as token, bookingWith, optionWith } from '#tests/fixtures/booking';
import { cookiesAfter, requestWith, signedIn, testContext } from '#tests/fixtures/request-context';
import { readDraft, writeDraft, type Draft } from '~/bff/cookies/drafts.server';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { forget } from '~/bff/waiting/pending.server';
import { pendingPaymentKey } from '~/features/booking/payment/payment-outcome.server';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { BookAndIssueOrder } from '~/upstream/booking/client.server';
import { bookAndIssueAnswer, type BookingWire } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { submitStep2 } from './submit.server';
import { DRAFT, shownOrder } from './testing/shown-order';

const url = new URL(`http://localhost:3000/mbooking/step2/${token}`);
const GOOD = {
  intent: 'pay',
  amount: '27500',
  idempotencyKey: paymentKey(token, 0),
  'card.pan': '4242 4242 4242 4242',
  'card.cardholder': 'Anna Ivanova',
  'card.expDateMonthYear': `12/${String((new Date().getUTCFullYear() + 10) % 100).padStart(2, '0')}`,
  'card.cvv': '123',
};
type Answer = z.output<typeof bookAndIssueAnswer>;
const PAID = bookAndIssueAnswer.parse({ action: 'payment_authorized', payment: { status: 'success' } });

type Scene = {
  form?: Partial<
    Record<keyof typeof GOOD | 'order' | 'firstAmount' | 'paymentType' | 'card.saved' | 'deviceToken', string>
  >;
  isSignedIn?: boolean;
  booking?: Partial<BookingWire>;
  ancillaries?: () => Promise<AncillaryOrder | null>;
  draft?: Draft | null;
  pay?: () => Promise<Answer>;
};

async function submit(scene: Scene = {}) {
  const { form = {}, booking = {}, draft = DRAFT, pay = () => Promise.resolve(PAID) } = scene;
  const before = testContext({ url });
  if (draft) await writeDraft(before, token, draft);
  const account = scene.isSignedIn ? signedIn() : null;
  const context = testContext({ url, cookies: cookiesAfter(before), account });
  const orders: BookAndIssueOrder[] = [];
  context.upstream.booking = {
    ...context.upstream.booking,
    getBooking: () => Promise.resolve(bookingWith(booking)),
    bookAndIssue: (order) => {
      orders.push(order);
      return pay();
    },
  };
  const findOrder = scene.ancillaries ?? (() => Promise.resolve(null));
  context.upstream.ancillaries = { ...context.upstream.ancillaries, findOrder };
  const cookie = [...context.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = new URLSearchParams({
    ...GOOD,
    order: await shownOrder({ booking: bookingWith(booking), draft, ancillaries: scene.ancillaries }, context.market),
    ...form,
  });
  const request = new Request(url, { method: 'POST', headers: { cookie }, body });
  const response = await submitStep2(context, request, token).catch((thrown: unknown) =>
    thrown instanceof Response ? thrown : Promise.reject(thrown as Error),
  );
  const after = testContext({ cookies: cookiesAfter(context) });
  return {
    status: response.status,
    to: response.headers.get('location'),
    body: await response.text(),
    orders,
    draft: await readDraft(after, requestWith(after.cookies), token),
  };
}
const page = (name: string) => `/mbooking/${name}/${token}`;

afterEach(() => forget(pendingPaymentKey(paymentKey(token, 0))));

describe('submitStep2', () => {
  it('charges the amount shown with the data of step 1, and waits on the status page', async () => {
    const { status, to, orders, draft } = await submit();
    expect([status, to]).toEqual([303, page('checking')]);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      token,
      idempotencyKey: paymentKey(token, 0),
      total: { amount: 27500, currency: 'RUB' },
      contacts: { email: 'anna@example.com', phone: '+79161234567' },
      returnUrl: `http://localhost:3000${page('checking')}`,
    });
    expect(orders[0]?.passengers?.map(({ type, documentNumber }) => [type, documentNumber])).toEqual([
      ['adult', '4508123456'],
      ['adult', '4508654321'],
      ['child', 'IVАБ123456'],
    ]);
    const [order] = orders;
    expect(order?.means.option === 'card' && order.means.card.reveal()).toMatchObject({ pan: '4242424242424242' });
    expect(draft?.payment?.key).toBe(paymentKey(token, 0));
  });

  it('charges ancillaries too, but only after showing them', async () => {
    const ancillaries = () => Promise.resolve(ancillariesWith(240_000));
    const unseen = await submit({ ancillaries });
    expect([unseen.to, unseen.orders]).toEqual([page('step2'), []]);
    const { orders } = await submit({ ancillaries, form: { amount: '267500' } });
    expect(orders[0]?.total).toEqual({ amount: 267_500, currency: 'RUB' });
  });

  it('charges nothing while the ancillaries are unknown', async () => {
    const ancillaries = () =>
      Promise.reject(
        new UpstreamError({ kind: 'unavailable', service: 'ancillaries', operation: 'findOrder', requestId: 'r' }),
      );
    const { to, orders } = await submit({ ancillaries });
    expect([to, orders]).toEqual([page('step2'), []]);
  });

  it('sends one payment for a double click and a second tab', async () => {
    let calls = 0;
    let answer: (paid: Answer) => void = () => undefined;
    const pay = () => {
      calls += 1;
      return new Promise<Answer>((resolve) => (answer = resolve));
    };
    const answers = await Promise.all([submit({ pay }), submit({ pay }), submit({ pay })]);
    expect(answers.map(({ to }) => to)).toEqual([page('checking'), page('checking'), page('checking')]);
    expect(calls).toBe(1);
    answer(PAID);
  });

  it.each<[string, Scene, number, string | null]>([
    ['a made-up key', { form: { idempotencyKey: 'x'.repeat(43) } }, 400, null],
    ['no key', { form: { idempotencyKey: '' } }, 400, null],
    [
      'the key of a declined attempt',
      { booking: { payments: [attemptWith(paymentKey(token, 0), 'no_money')], payment: { status: 'no_money' } } },
      303,
      page('step2'),
    ],
    ['an unknown button', { form: { intent: 'payTwice' } }, 400, null],
    ['a form without the mark of its order', { form: { order: '' } }, 303, page('step2')],
    ['a form of another order', { form: { order: 'x'.repeat(16) } }, 303, page('step2')],
    ['an amount that differs from the price', { form: { amount: '100' } }, 303, page('step2')],
    ['a price that was not accepted', { draft: { ...DRAFT, acceptedAmount: 27000 } }, 303, page('step2')],
    ['passengers missing from this browser', { draft: null }, 303, page('step1')],
    ['a paid order', { booking: { action: 'payment_authorized' } }, 303, page('checking')],
    ['a completed order', { booking: { action: 'completed' } }, 303, page('thanks')],
    ['an invalid card number', { form: { 'card.pan': '4242 4242 4242 4241' } }, 400, null],
  ])('charges nothing for %s', async (_, scene, status, to) => {
    const answered = await submit(scene);
    expect([answered.status, answered.to, answered.orders]).toEqual([status, to, []]);
  });

  it('shows the name and the expiry of a rejected card again, and only the end of its number', async () => {
    const { body } = await submit({ form: { 'card.cvv': '9', 'card.pan': '4000056655665556' } });
    expect(body).toContain('Anna Ivanova');
    expect(body).toMatch(/"12\/\d\d"/);
    expect(body).not.toMatch(/4000056655665556|"9"/);
  });

  it('returns to the payment with the reason of a decline, and keeps the passengers', async () => {
    const parts = {
      kind: 'invalid',
      code: 'cvvError',
      service: 'booking',
      operation: 'bookAndIssue',
      requestId: 'r',
    } as const;
    const { to, draft } = await submit({ pay: () => Promise.reject(new UpstreamError(parts)) });
    expect(to).toBe(page('step2'));
    expect(draft?.refused).toEqual({ payment: 'cvvError' });
    expect(draft?.passengers).toEqual(DRAFT.passengers);
  });

  it('accepts a changed price only if it is still current', async () => {
    const draft = { ...DRAFT, acceptedAmount: 26000 };
    const accepted = await submit({ draft, form: { intent: 'acceptPrice' } });
    expect([accepted.to, accepted.draft?.acceptedAmount, accepted.orders]).toEqual([page('step2'), 27500, []]);
    const stale = await submit({ draft, form: { intent: 'acceptPrice', amount: '27400' } });
    expect([stale.to, stale.draft?.acceptedAmount]).toEqual([page('step2'), 26000]);
  });
});

describe('submitStep2 by payment option', () => {
  const booking: Partial<BookingWire> = {
    payment_options: [
      optionWith(27_500, { fee: 400, halves: [14_000, 13_900] }),
      optionWith(27_500, { option: 'sbp', halves: [13_800, 13_700] }),
    ],
  };
  const rub = (amount: number) => ({ amount, currency: 'RUB' });

  it.each<[string, NonNullable<Scene['form']>, object]>([
    ['a card with its fee', { amount: '27900' }, { total: rub(27_900), isFirstOfTwo: false }],
    [
      'the first of two payments by card',
      { intent: 'payFirst', amount: '27900', firstAmount: '14000' },
      { total: rub(14_000), isFirstOfTwo: true },
    ],
    ['the fast payment system', { intent: 'paySbp' }, { total: rub(27_500), means: { option: 'sbp' } }],
    [
      'the first of two payments by the fast payment system',
      { intent: 'payFirstSbp', firstAmount: '13800' },
      { total: rub(13_800), means: { option: 'sbp' }, isFirstOfTwo: true },
    ],
  ])('%s', async (_, form, expected) => {
    const { orders } = await submit({ booking, form });
    expect(orders).toMatchObject([{ ...expected, idempotencyKey: paymentKey(token, 0), paymentType: 'acquiring' }]);
  });

  const devices: Partial<BookingWire> = {
    payment_options: [optionWith(27_500), optionWith(27_500, { option: 'apple_pay' })],
  };

  it('the token of a device’s wallet, which never shows', async () => {
    const form = { intent: 'payApplePay', deviceToken: 'top-secret' };
    const { orders } = await submit({ booking: devices, form });
    const means = orders[0]?.means;
    expect(means && 'token' in means && means.token.reveal()).toEqual({ token: 'top-secret' });
    expect(JSON.stringify(orders)).not.toContain('top-secret');
    expect(orders).toMatchObject([{ total: rub(27_500) }]);
  });

  it.each(['', 'x'.repeat(13_000)])('refuses a form whose token is missing or far too long', async (deviceToken) => {
    const refused = await submit({ booking: devices, form: { intent: 'payApplePay', deviceToken } });
    expect(refused).toMatchObject({ status: 400, orders: [], body: expect.stringContaining('Apple Pay') as string });
  });

  it.each<[string, Scene]>([
    ['a wallet of a device where none is offered', { booking, form: { intent: 'payApplePay', deviceToken: '{}' } }],
    ['a card payment without its fee', { booking, form: { amount: '27500' } }],
    ['a fast payment with the card fee', { booking, form: { intent: 'paySbp', amount: '27900' } }],
    ['half the amount as the full payment', { booking, form: { amount: '14000' } }],
    ['the full amount as the first payment', { booking, form: { intent: 'payFirst', firstAmount: '27900' } }],
    ['a split payment where none is offered', { form: { intent: 'payFirst', firstAmount: '13800' } }],
    ['a fast payment where none is offered', { form: { intent: 'paySbp' } }],
  ])('sends nothing for %s', async (_, scene) => {
    const { to, orders } = await submit(scene);
    expect([to, orders]).toEqual([page('step2'), []]);
  });

  it('redirects a fast payment to its code', async () => {
    const payment = { status: 'pending', type: null, option: 'sbp', redirectUrl: null, is3ds: false } as const;
    const pay = () =>
      Promise.resolve({ action: 'manual_paying', payment: { ...payment, sbpExpiresAt: null } } as never);
    expect((await submit({ booking, form: { intent: 'paySbp' }, pay })).to).toBe(`/payment-info-sbp/${token}`);
  });

  it('lets only the chosen and permitted party charge', async () => {
    const gds = { ...optionWith(27_500), payment_type: 'gds' as const };
    const both = { payment_options: [optionWith(27_500), gds] };
    const typeOf = async (scene: Scene) => (await submit(scene)).orders[0]?.paymentType;
    expect(await typeOf({ booking: both, form: { paymentType: 'gds' } })).toBe('gds');
    expect(await typeOf({ booking: both })).toBe('acquiring');
    expect(await typeOf({ form: { paymentType: 'gds' } })).toBe('acquiring');
  });

  it('pays with a saved card by its security code only, ignoring other fields', async () => {
    const form = { 'card.saved': 'c1', 'card.cvv': '987' };
    const [order] = (await submit({ form, isSignedIn: true })).orders;
    const means = order?.means;
    if (means?.option !== 'card' || means.card.kind !== 'savedCard') throw new Error('not a card of the account');
    expect(means.card.reveal()).toEqual({ cardId: 'c1', cvv: '987' });
    expect(JSON.stringify(order)).not.toMatch(/4242|987/);

    const refused = await submit({ form: { ...form, 'card.cvv': '' }, isSignedIn: true });
    expect([refused.status, refused.orders]).toEqual([400, []]);
    expect(JSON.parse(refused.body)).toMatchObject({ form: 'card', values: { 'card.saved': 'c1' }, number: null });
  });

  it('reads the typed card of a guest, whatever was chosen', async () => {
    const [order] = (await submit({ form: { 'card.saved': 'c1' } })).orders;
    expect(order?.means).toMatchObject({ option: 'card', card: { kind: 'card' } });
  });

  it('needs no passengers for the second payment, and charges the rest', async () => {
    const partly: Partial<BookingWire> = {
      action: 'ticket_booked',
      partial_payment: true,
      payments: [{ ...attemptWith(paymentKey(token, 0), 'success'), part: 'first', amount: 13_800 }],
      payment: { status: 'success' },
      payment_options: [optionWith(13_700)],
    };
    const form = { amount: '13700', idempotencyKey: paymentKey(token, 1) };
    const { orders, to } = await submit({ booking: partly, form, draft: null });
    expect(orders).toMatchObject([{ total: rub(13_700), passengers: null, contacts: null, isFirstOfTwo: false }]);
    expect(to).toBe(page('checking'));
  });

  it('names brand and end of a number that is not shown again', async () => {
    const { body } = await submit({ form: { 'card.cvv': '' } });
    expect(JSON.parse(body)).toMatchObject({ number: 'Visa •••• 4242', values: { 'card.cardholder': 'Anna Ivanova' } });
    expect(body).not.toMatch(/4242\s*4242/);
  });
});
