import { describe, expect, it } from 'vitest';
import { attemptWith, bookingSaying, bookingWith } from '#tests/fixtures/booking';
import { guard } from '~/features/booking/flow/checkout-flow';
import { endOf } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import { LOCALES, type Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { ACTIONS, PAYMENT_STATUSES, type Booking, type PaymentStatus } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { progressOf } from './progress';
import { checkingScreen } from './screen.server';

/** Every state that the booking service can report, with the payment in its list of attempts. */
const STATES = Object.values(ACTIONS)
  .flat()
  .flatMap((action) =>
    PAYMENT_STATUSES.flatMap((status) =>
      [false, true].map((isPartial): { name: string; booking: Booking } => ({
        name: `${action}, ${status}${isPartial ? ', the first of two payments' : ''}`,
        booking: bookingWith({
          action,
          payment: { status },
          payments: status === 'idle' ? [] : [attemptWith('key', status)],
          partial_payment: isPartial,
        }),
      })),
    ),
  );

const marketOf = (locale: Locale): Market => ({
  brand: 'intl',
  brandName: 'Fairwind',
  locale,
  country: 'GB',
  currency: 'GBP',
  homePath: '/en-gb',
});

/** Returns all texts of the status page; null when it redirects to a page with its own texts. */
function wordsOf(booking: Booking, locale: Locale): string | null {
  const market = marketOf(locale);
  const t = getTranslator(locale, 'booking');
  const ended = endOf(booking, { market });
  if (ended) {
    const { interruption } = ended;
    if (interruption.kind !== 'problem') throw new Error('an end that waits');
    const { title, text, hint, actions } = interruption;
    return [title, text, hint?.title, hint?.text, ...actions.map(({ label }) => label)].filter(Boolean).join('\n');
  }
  if (guard(booking, 'checking').kind !== 'stay') return null;
  const parts = { progress: progressOf(booking), waitedSeconds: 0, now: new Date('2031-04-20T15:00:00Z') };
  const { title, text, money, until, hint, links } = checkingScreen(
    { token: booking.token, booking, ...parts },
    { market, t },
  );
  return [title, text, money, until, hint, ...links.map(({ label }) => label)].filter(Boolean).join('\n');
}

/** Texts only for customers who were charged, and only for those who were not. */
const SAYS_PAID = /\bpaid: |payment accepted|goes back to (the|where)|went back/i;
const SAYS_FREE = /nothing (was|has been) charged/i;

describe('every action with every payment', () => {
  it.each(STATES)('$name: has a true message', ({ booking }) => {
    const move = guard(booking, 'checking');
    const told = wordsOf(booking, 'en');
    if (told === null) {
      expect(move.kind).toBe('go');
      return;
    }
    const isPaid = booking.payment.status === 'success';
    expect(told.split('\n').length, 'what happened, what follows, what to do').toBeGreaterThanOrEqual(3);
    expect(SAYS_FREE.test(told) && isPaid, told).toBe(false);
    expect(SAYS_PAID.test(told) && !isPaid, told).toBe(false);
    if (isPaid) expect(told).toContain(formatMoney({ amount: 27500, currency: 'RUB' }, 'en'));
  });

  it.each(LOCALES)('has texts in %s for every state', (locale) => {
    for (const { name, booking } of STATES) {
      const told = wordsOf(booking, locale);
      if (told !== null) expect.soft(told, name).not.toMatch(/\b(checking|problem)\.[a-z]|\{\{|\bundefined\b|\bnull\b/);
    }
  });

  it.each(LOCALES)('has texts in %s for a payment that returns the visitor to paying', (locale) => {
    const t = getTranslator(locale, 'errors');
    const isRefusal = (status: PaymentStatus) => codeOfPaymentStatus(status) !== null;
    for (const status of PAYMENT_STATUSES.filter(isRefusal)) {
      const key = `upstream.${codeOfPaymentStatus(status)}`;
      expect(t(key), status).not.toContain('upstream.');
    }
  });
});

describe('money of an order that was not issued', () => {
  const failed = (...payments: Booking['payments']) =>
    wordsOf({ ...bookingWith({ action: 'issuing_ticket_fault' }), payments }, 'en');
  const [attempt] = bookingWith({ payments: [attemptWith('a', 'success')] }).payments;

  it('when refunded: shows the amount, the destination and the latest date', () => {
    expect(failed({ ...attempt!, refundedAt: '2031-04-20T15:30:00Z' })).toContain(
      `${formatMoney({ amount: 27500, currency: 'RUB' }, 'en')} went back to the card you paid with on 20 April 2031. ` +
        'Your bank will show it by 30 April 2031 at the latest.',
    );
  });

  it('adds up two payments, and is sent back when both are', () => {
    const first = { ...attempt!, amount: 13800, refundedAt: '2031-04-20T15:30:00Z' };
    const second = { ...attempt!, amount: 13700, option: 'sbp' as const, refundedAt: null };
    expect(failed(first, second)).toMatch(/275.* goes back to where it came from, in full/);
    expect(failed(first, { ...second, refundedAt: '2031-04-21T15:30:00Z' })).toMatch(/275.* on 21 April 2031/);
  });

  it('is not promised when it was never taken', () => {
    expect(failed({ ...attempt!, status: 'no_money' })).toContain('Nothing was charged.');
    expect(failed({ ...attempt!, status: 'pending' })).toContain('did not confirm the payment');
  });
});

describe('an unknown action', () => {
  it.each(LOCALES)('says that the shop is finding out, in %s', (locale) => {
    const booking = bookingSaying({ action: 'tds_processing' });
    const t = getTranslator(locale, 'booking');
    expect(wordsOf(booking, locale)).toContain(t('checking.unknown.text'));
    expect(wordsOf(booking, locale)).not.toContain('checking.');
  });
});
