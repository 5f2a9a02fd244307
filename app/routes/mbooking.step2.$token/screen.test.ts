import { describe, expect, it } from 'vitest';
import { ABROAD, TRAVELLER } from '#tests/fixtures/passengers';
import { ancillariesWith } from '#tests/fixtures/ancillaries';
import { attemptWith, BOOKING_TOKEN, bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { checkStep1 } from '~/features/booking/passengers/check-step1.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import { paymentScreen, priceChangeScreen, type PaymentParts } from './screen.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const words = {
  market,
  t: getTranslator('en', 'booking'),
  tSearch: getTranslator('en', 'search'),
  tErrors: getTranslator('en', 'errors'),
};
const rub = (amount: number) => formatMoney({ amount, currency: 'RUB' }, 'en');

function step1() {
  const values = { email: 'anna@example.com', phone: '+442079460958', agreement: 'on', passengers: [TRAVELLER] };
  const checked = checkStep1(values, ['adult'], ABROAD, 'GB');
  if (!checked.ok) throw new Error('the fixture does not pass');
  return checked.step1;
}
const parts = { ancillaries: null, step1: step1(), faults: {}, savedCards: [], promo: null, now: new Date() };

describe('paymentScreen', () => {
  it('shows the charged amount on the button, and posts that amount with the key of the next attempt', () => {
    const screen = paymentScreen({ ...parts, booking: bookingWith() }, words);
    expect(screen.ways.card).toMatchObject({ payText: `Pay ${rub(27500)}`, amount: 27500, fee: null, split: null });
    expect(screen.ways.sbp).toBeNull();
    expect(screen.order.total).toBe(rub(27500));
    expect(screen.attempt.idempotencyKey).toBe(paymentKey(BOOKING_TOKEN, 0));
    expect(screen.refusal).toBeNull();
    expect(screen.travellers?.passengers).toEqual([
      { name: 'MUELLER ANNA', typed: null, details: 'adult · 9 May 1990 · Passport or ID card C01X0006H' },
    ]);
  });

  it('asks about an e-mail that looks like a slip, and pays all the same', () => {
    const slip = { ...step1(), email: 'anna@gmial.com' };
    const screen = paymentScreen({ ...parts, step1: slip, booking: bookingWith() }, words);
    expect(screen.emailSlip).toMatchObject({
      title: 'Your tickets go to anna@gmial.com',
      answers: [{ label: 'Use @gmail.com' }, { label: 'It’s right' }],
    });
    const told = (changes: Partial<PaymentParts>) =>
      paymentScreen({ ...parts, step1: slip, booking: bookingWith(), ...changes }, words).emailSlip;
    const answered = { title: 'Your tickets go to anna@gmial.com', answers: [] };
    expect(told({ rightEmail: slip.email }), 'not asked again').toEqual(answered);
    expect(told({ rightEmail: 'anna@gmai.com' }), 'another slip').not.toBeNull();
    expect(told({ step1: step1() })).toBeNull();
    expect(screen.ways.card).not.toBeNull();
    expect(paymentScreen({ ...parts, booking: bookingWith() }, words).notices).toEqual([]);
  });

  it('also charges ancillaries, and shows them', () => {
    const screen = paymentScreen({ ...parts, booking: bookingWith(), ancillaries: ancillariesWith(240_000) }, words);
    expect(screen.ways.card).toMatchObject({ amount: 267_500, payText: `Pay ${rub(267_500)}` });
    expect(JSON.stringify(screen.order)).toContain('1 bag, 23 kg');
    expect(JSON.stringify(screen.order)).toContain(rub(240_000));
    expect(screen.order.baggage).not.toContain('No extra baggage');
  });

  it.each([
    ['cvv_error', 'security code'],
    ['no_money', 'not enough funds'],
    ['expired_card', 'expired'],
  ] as const)('after %s says why, and has a new key', (status, reason) => {
    const booking = bookingWith({ payment: { status }, payments: [attemptWith('first', status)] });
    const screen = paymentScreen({ ...parts, booking }, words);
    expect(screen.refusal).toMatch(new RegExp(reason, 'i'));
    expect(screen.attempt.idempotencyKey).toBe(paymentKey(BOOKING_TOKEN, 1));
  });

  it('falls back to the reason of a refused call, and shows validation errors at their fields', () => {
    const faults = { payment: 'operationWasBroken', 'card.cvv': 'carrierRefused' };
    const screen = paymentScreen({ ...parts, booking: bookingWith(), faults }, words);
    expect(screen.refusal).not.toBeNull();
    expect(screen.errors.summary.map(({ field }) => field)).toEqual(['card.cvv']);
  });

  it('links to the bank while the payment is pending', () => {
    const payment = { status: 'pending', redirect_url: 'https://bank.example/3ds' } as const;
    const atBank = bookingWith({ action: 'manual_paying', payment, payments: [attemptWith('first', 'pending')] });
    const screen = paymentScreen({ ...parts, booking: atBank }, words);
    expect(screen.pending).toMatchObject({
      bank: { to: `/mbooking/3ds/${BOOKING_TOKEN}?to=https%3A%2F%2Fbank.example%2F3ds` },
      change: { to: `/mbooking/step2/${BOOKING_TOKEN}/change` },
    });
    expect(screen.refusal).toBeNull();
  });
});

describe('priceChangeScreen', () => {
  it.each([
    [27000, true],
    [28000, false],
  ])('from %i to 27500', (accepted, isHigher) => {
    const screen = priceChangeScreen(bookingWith(), accepted, words);
    expect(screen).toMatchObject({ oldPrice: rub(accepted), newPrice: rub(27500), isHigher, amount: 27500 });
    expect(screen.difference).toBe(isHigher ? `That is ${rub(500)} more` : `You save ${rub(500)}`);
    expect(screen.kept).toContain('Moscow time');
  });
});
