import { describe, expect, it } from 'vitest';
import { attemptWith, BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { LOCALES } from '~/market/locales';
import { ACTIONS, type BookingAction, type BookingWire } from '~/upstream/booking/contract';
import { PAYMENT_STATES, paymentStateOf, type PaymentState } from './payment-state';
import { paymentInfoScreen } from './screen.server';

const market = fairwind({ country: 'GB', currency: 'RUB' });
const words = {
  market,
  t: getTranslator('en', 'payment-info'),
  tBooking: getTranslator('en', 'booking'),
  tSearch: getTranslator('en', 'search'),
};
const screenOf = (changes: Partial<BookingWire>) => paymentInfoScreen(bookingWith(changes), null, words);

const sbp = { status: 'pending', option: 'sbp', sbp_expires_at: '2031-04-20T15:10:00Z' } as const;
const first = { ...attemptWith('one', 'success'), amount: 13800, part: 'first' as const };
const partly: Partial<BookingWire> = {
  action: 'ticket_booked',
  partial_payment: true,
  second_payment_until: '2031-04-20T15:20:00Z',
  payment: { status: 'success', option: 'card' },
  payments: [first],
  paid: 13800,
  due: 13700,
};

describe('paymentStateOf', () => {
  it.each<[BookingAction, Partial<BookingWire>, PaymentState]>([
    ['created', {}, 'unpaid'],
    ['fare_found', {}, 'unpaid'],
    ['reserving_seats', {}, 'unpaid'],
    ['seats_reserved', {}, 'unpaid'],
    ['seats_reserved', { payment: { status: 'no_money' } }, 'refused'],
    ['seats_reserved', { payment_notices: ['first_payment_returned'] }, 'returned'],
    ['booking_ticket', {}, 'unpaid'],
    ['manual_paying', { payment: sbp }, 'app'],
    ['manual_paying', { payment: { status: 'pending', option: 'card' } }, 'bank'],
    ['payment_accepting', {}, 'processing'],
    ['payment_accepted', {}, 'paid'],
    ['payment_authorized', {}, 'paid'],
    ['ticket_booked', {}, 'paid'],
    ['ticket_booked', { partial_payment: true }, 'rest'],
    ['gds_verification', {}, 'paid'],
    ['gds_authorized', {}, 'paid'],
    ['issuing_ticket', {}, 'paid'],
    ['ticket_issued', {}, 'issued'],
    ['completed', {}, 'issued'],
    ['payment_completed', {}, 'issued'],
    ['reserving_seats_fault', {}, 'failed'],
    ['reserving_seats_fault', { error: 'sessionExpired' }, 'expired'],
    ['booking_ticket_fault', {}, 'failed'],
    ['issuing_ticket_fault', {}, 'refunded'],
  ])('%s with %o is %s', (action, changes, state) => {
    expect(paymentStateOf(bookingWith({ action, ...changes }))).toBe(state);
  });
});

describe('paymentInfoScreen', () => {
  it('has texts for every state in every language', () => {
    for (const locale of LOCALES) {
      const t = getTranslator(locale, 'payment-info');
      for (const state of PAYMENT_STATES) {
        for (const key of [`state.${state}.title`, `state.${state}.text`, `action.${state}`]) {
          expect(t(key), `${locale} ${key}`).not.toContain(state === 'app' ? 'state.' : `.${state}`);
        }
      }
    }
  });

  it.each(Object.values(ACTIONS).flat())('%s: shows the state and a link to continue', (action) => {
    const { status, actions } = screenOf({ action });
    expect(status.title).not.toBe('');
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every(({ to }) => to.startsWith('/'))).toBe(true);
  });

  it('shows the amount due and the payment options', () => {
    const screen = screenOf({
      payment_options: [
        { option: 'card', payment_type: 'acquiring', fee: 400, total: 27900 },
        { option: 'sbp', payment_type: 'acquiring', fee: 0, total: 27500 },
      ],
    });
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(screen.sums.map(({ label, amount }) => [label, plain(amount)])).toEqual([['To pay', '₽275']]);
    expect(screen.ways.map(({ title, text, amount }) => [title, plain(text), plain(amount)])).toEqual([
      ['Bank card', 'With a fee of ₽4', '₽279'],
      ['SBP, in your bank’s app', 'No fee', '₽275'],
    ]);
    expect(screen.actions[0]).toEqual({ label: 'Go to payment', to: `/mbooking/step2/${token}` });
  });

  it('shows what is paid of two payments, what is due, and the deadline', () => {
    const { sums, status, actions, attempts } = screenOf(partly);
    expect(sums.map(({ label }) => label)).toEqual(['Order total', 'Paid', 'To pay']);
    expect(sums.map(({ amount }) => amount.replace(/\s/g, ' '))).toEqual(['₽275', '₽138', '₽137']);
    expect(status.text).toContain('18:20 Moscow time');
    expect(actions[0]?.to).toBe(`/mbooking/step2/${token}`);
    expect(attempts).toHaveLength(1);
    expect(attempts[0]).toMatchObject({ title: 'Card', result: 'Accepted' });
  });

  it('links to the code while the bank’s app waits', () => {
    const { actions, status } = screenOf({ action: 'manual_paying', payment: sbp });
    expect(actions.map(({ to }) => to)).toEqual([`/payment-info-sbp/${token}`, `/mbooking/step2/${token}/change`]);
    expect(status.text).toContain('18:10 Moscow time');
  });
});
