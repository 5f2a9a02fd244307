import { describe, expect, it } from 'vitest';
import { attemptWith, BOOKING_TOKEN as token, bookingWith, optionWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { orderSummary } from '../summary/order-summary';
import { orderPrice } from '../summary/price-lines';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import { LOCALES } from '~/market/locales';
import type { Booking, BookingWire } from '~/upstream/booking/contract';
import { holdNote, payUntilText, titleOfRest } from './payment-head.server';
import { paymentNotices } from './payment-notices.server';
import { departureProblem, paymentProblem } from './payment-problem.server';
import { paymentSummary } from './payment-summary.server';
import { pathOfPending, pendingPayment } from './pending-payment.server';
import { savedCardViews } from './saved-cards.server';
import { openWay, waysView } from './ways-view.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const words = { market, t: getTranslator('en', 'booking'), tSearch: getTranslator('en', 'search') };
const rub = (amount: number) => formatMoney({ amount, currency: 'RUB' }, 'en');
/** Two days before the second of two payments is due. */
const NOW = new Date('2031-04-18T16:00:00Z');
const view = (booking: Booking, now = NOW) => waysView(booking, orderPrice(booking), market, now);
const summaryOf = (booking: Booking) =>
  paymentSummary(orderSummary(booking, words), booking, orderPrice(booking), market);

const CARD_AND_SBP: Partial<BookingWire> = {
  payment_options: [
    optionWith(27_500, { fee: 400, halves: [14_000, 13_900] }),
    optionWith(27_500, { option: 'sbp', halves: [13_800, 13_700] }),
  ],
};
const FIRST_PAID: Partial<BookingWire> = {
  action: 'ticket_booked',
  partial_payment: true,
  second_payment_until: '2031-04-20T16:00:00Z',
  payment_notices: ['first_payment_accepted'],
  payments: [{ ...attemptWith('first', 'success'), part: 'first', amount: 14_000, fee: 200 }],
  payment_options: [optionWith(13_700, { fee: 200 }), optionWith(13_700, { option: 'sbp' })],
};

describe('waysView', () => {
  it('shows the card fee before payment, and the same price without it beside', () => {
    const { card, sbp } = view(bookingWith(CARD_AND_SBP));
    expect(card).toMatchObject({ amount: 27_900, payText: `Pay ${rub(27_900)}` });
    expect(card?.fee).toContain(rub(400));
    expect(card?.fee).toContain(rub(27_900));
    expect(sbp).toMatchObject({ amount: 27_500, fee: null });
    expect(sbp?.payText).toContain(rub(27_500));
  });

  it('shows both payments of a split with the deadline of the second, in the same words for each way', () => {
    const { card, sbp } = view(bookingWith(CARD_AND_SBP));
    const split = card?.split;
    expect(split?.firstAmount).toBe(14_000);
    expect(split?.plan).toBe(`${rub(14_000)} now, ${rub(13_900)} by 20\u00a0Apr,\u00a019:00 Moscow time`);
    expect(sbp?.split?.title).toBe(split?.title);
    expect(split?.points.at(-1)).toMatch(/the first part, ₽140, goes back in full/);
  });

  it('offers no split when the second payment would be due in hours', () => {
    const { card, sbp } = view(bookingWith(CARD_AND_SBP), new Date('2031-04-20T13:00:00Z'));
    expect([card?.split, sbp?.split]).toEqual([null, null]);
    expect(card?.amount).toBe(27_900);
  });

  it('offers no fast payment and no split when the service offers none', () => {
    expect(view(bookingWith())).toMatchObject({ card: { fee: null, split: null }, sbp: null });
  });

  it('names who charges', () => {
    const gds = { ...optionWith(27_500), payment_type: 'gds' as const };
    const { card } = view(bookingWith({ payment_options: [optionWith(27_500), gds] }));
    expect(card?.chargers.map(({ type, label }) => [type, label])).toEqual([
      ['acquiring', 'Fairwind'],
      ['gds', 'Skyways'],
    ]);
  });

  it.each(LOCALES)('has all texts in %s', (locale) => {
    const booking = bookingWith(CARD_AND_SBP);
    const ways = waysView(booking, orderPrice(booking), { ...market, locale }, NOW);
    expect(JSON.stringify(ways)).not.toMatch(/\{\{|split\.|sbp\.|card\.(?!pan)/);
  });
});

describe('paymentSummary', () => {
  it('shows the fee as a line, and a total per payment option when they differ, the cheapest first', () => {
    const summary = summaryOf(bookingWith(CARD_AND_SBP));
    expect(summary.paymentLines).toEqual([{ label: 'Fee, if you pay by card', amount: rub(400) }]);
    expect(summary.totals).toEqual([
      { label: 'Total by SBP', amount: rub(27_500) },
      { label: 'Total by card', amount: rub(27_900) },
    ]);
  });

  it('shows a single total when all are equal', () => {
    const summary = summaryOf(
      bookingWith({ payment_options: [optionWith(27_500), optionWith(27_500, { option: 'sbp' })] }),
    );
    expect(summary).toMatchObject({ paymentLines: [], total: rub(27_500) });
    expect([summary.totals, summary.oldTotal]).toEqual([undefined, undefined]);
  });

  it('shows the first payment, its fee and the rest before the second payment', () => {
    const summary = summaryOf(bookingWith({ ...FIRST_PAID, payment_options: [optionWith(13_700)] }));
    expect(summary.paymentLines?.map(({ amount }) => amount)).toEqual([rub(200), rub(-14_000)]);
    expect(summary.totals).toEqual([{ label: 'Left to pay', amount: rub(13_700) }]);
  });
});

describe('paymentNotices', () => {
  const notices = (changes: Partial<BookingWire>) => {
    const booking = bookingWith(changes);
    return paymentNotices(booking, market);
  };

  it('after the first payment: none, because the head of the page tells it', () => {
    expect(notices(FIRST_PAID)).toEqual([]);
  });

  it('after a missed second payment: the refund', () => {
    const returned = { ...attemptWith('first', 'success'), amount: 14_000, refunded_at: '2031-04-20T16:00:00Z' };
    const [notice] = notices({ payment_notices: ['first_payment_returned'], payments: [returned] });
    expect(notice?.text).toContain(rub(14_000));
    expect(notice?.text).toContain('20 Apr, 18:30 Moscow time');
  });

  it('for a charter, and for a cancelled payment', () => {
    expect(notices({ payment_notices: ['charter', 'unknown'] }).map(({ id }) => id)).toEqual(['charter']);
    expect(notices({ payments: [attemptWith('x', 'payment_error')] }).map(({ id }) => id)).toEqual(['cancelled']);
    const declined = { payments: [attemptWith('x', 'no_money')], payment: { status: 'no_money' as const } };
    expect(notices(declined)).toEqual([]);
  });

  it.each(LOCALES)('for a payment that was not sent, in %s', (locale) => {
    for (const reason of ['changed', 'unsent'] as const) {
      const [notice] = paymentNotices(bookingWith(), { ...market, locale }, reason);
      expect(notice).toMatchObject({ id: reason, kind: 'warning' });
      expect(`${notice?.title} ${notice?.text}`).not.toContain('notice.');
    }
  });
});

const until = (booking: Booking, now: Date) => payUntilText(booking, orderPrice(booking), market, now);

it('the deadline has a time zone and says what happens after it', () => {
  const dayBefore = new Date('2031-04-19T15:30:00Z');
  expect(until(bookingWith(), dayBefore)).toMatch(/20 Apr, 18:30 Moscow time$/);
  expect(holdNote(bookingWith(), market)).toMatch(/in time.*nothing is charged/);
  const rest = until(bookingWith(FIRST_PAID), dayBefore);
  expect(rest).toContain(`accepted: ${rub(14_000)}`);
  expect(rest).toMatch(/20 Apr, 19:00 Moscow time\.$/);
  expect(holdNote(bookingWith(FIRST_PAID), market)).toContain('goes back in full');
  expect([titleOfRest(bookingWith(), market), titleOfRest(bookingWith(FIRST_PAID), market)]).toEqual([
    null,
    'Pay the second part',
  ]);
});

it.each([
  ['2031-04-20T15:10:30Z', 'Pay within 19 minutes, by 18:30 Moscow time'],
  ['2031-04-20T15:28:30Z', 'Pay within 1 minute, by 18:30 Moscow time'],
  ['2031-04-20T15:29:50Z', 'Pay within 1 minute, by 18:30 Moscow time'],
  ['2031-04-20T14:30:00Z', 'Pay by 20 Apr, 18:30 Moscow time'],
  ['2031-04-20T15:31:00Z', 'Pay by 20 Apr, 18:30 Moscow time'],
])('a near deadline is told in minutes: at %s', (now, text) => {
  expect(until(bookingWith(), new Date(now))).toBe(text);
});

it.each<[string, Partial<BookingWire>, string | null]>([
  ['SBP before the card', CARD_AND_SBP, 'sbp'],
  ['the only way', {}, 'card'],
  ['the way of the last attempt', { ...CARD_AND_SBP, payments: [attemptWith('x', 'no_money')] }, 'card'],
  ['nothing to pay', { payment_options: [] }, null],
])('opens one way to pay: %s', (_, changes, option) => {
  const booking = bookingWith(changes);
  expect(openWay(booking, view(booking))).toBe(option);
});

describe('pendingPayment', () => {
  const atBank = { status: 'pending', redirect_url: 'https://bank.example/3ds' } as const;
  const atApp = { status: 'pending', option: 'sbp', sbp_expires_at: '2031-04-20T15:15:00Z' } as const;
  const change = `/mbooking/step2/${token}/change`;

  it('links to the bank or to the fast payment code, and to another payment option', () => {
    const card = pendingPayment(bookingWith({ action: 'manual_paying', payment: atBank }), market);
    expect(card).toMatchObject({ bank: { to: `/mbooking/3ds/${token}?to=https%3A%2F%2Fbank.example%2F3ds` } });
    const sbp = pendingPayment(bookingWith({ action: 'manual_paying', payment: atApp }), market);
    expect(sbp).toMatchObject({ bank: { to: `/payment-info-sbp/${token}` }, change: { to: change } });
    expect(sbp?.text).toContain('20 Apr, 18:15 Moscow time');
  });

  it.each<[string, Partial<BookingWire>]>([
    ['no payment was sent', {}],
    ['the bank has answered', { action: 'payment_accepted', payment: { status: 'success' } }],
    ['the bank has no page', { action: 'manual_paying', payment: { status: 'pending' } }],
  ])('is null when %s', (_, changes) => expect(pathOfPending(bookingWith(changes))).toBeNull());
});

describe('paymentProblem', () => {
  it.each([
    ['segmentsNotConfirmed', 'seat', [/^\/search\?/, '/mbooking/step2/', '/contacts']],
    ['operationWasBroken', 'paymentStarted', ['/mbooking/checking/', '/mbooking/step2/']],
    ['failAction', 'somethingWrong', ['/mbooking/step2/', '/mbooking/step1/', '/contacts']],
    ['wrongAction', 'somethingWrong', ['/mbooking/step2/', '/mbooking/step1/', '/contacts']],
  ] as const)('%s has its own page with an illustration and links', (code, illustration, ways) => {
    const { interruption, status } = paymentProblem(code, bookingWith(), 'en') ?? {};
    if (interruption?.kind !== 'problem') throw new Error('not a page of its own');
    expect([status, interruption.illustration]).toEqual([409, illustration]);
    expect(interruption.actions).toHaveLength(ways.length);
    interruption.actions.forEach(({ to }, index) => expect(to).toMatch(ways[index] ?? ''));
  });

  it.each(['cvvError', 'insufficientFundsError', undefined])('%s is shown beside the card', (code) => {
    expect(paymentProblem(code, bookingWith(), 'en')).toBeNull();
  });

  it.each([
    // Departs at 06:50 in Moscow, 03:50 UTC.
    ['2031-05-04T03:09:00Z', false],
    ['2031-05-04T03:11:00Z', true],
    ['2031-05-04T12:00:00Z', true],
  ])('at %s it is too late: %s', (now, isLate) => {
    expect(departureProblem(bookingWith(), 'en', new Date(now)) !== null).toBe(isLate);
  });
});

it('saved cards show brand and last digits; an expired one stays visible', () => {
  const card = { cardId: 'c1', mask: '•••• 4242', brand: 'visa', expires: '12/31', isExpired: false };
  expect(savedCardViews([card, { ...card, cardId: 'c2', brand: 'Homecard', isExpired: true }], market)).toEqual([
    { id: 'c1', label: 'Visa •••• 4242', hint: 'Valid until 12/31', isExpired: false },
    { id: 'c2', label: 'Homecard •••• 4242', hint: 'Expired 12/31', isExpired: true },
  ]);
});
