import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { surcharge as surchargeSchema, type Surcharge, type SurchargeWire } from '~/upstream/after-sale/contract';
import { surchargeNotices } from './notices-screen.server';
import { surchargePurchase, surchargeScreen } from './surcharge-screen.server';
import { standOf, type SurchargeStand } from './surcharge-words.server';

const market = fairwind({ country: 'GB', currency: 'RUB' });
const words = { market, t: getTranslator('en', 'surcharge') };
const booking = bookingWith({ action: 'completed' });

const WIRE: SurchargeWire = {
  token: 'a-surcharge',
  booking_token: booking.token,
  purpose: 'exchange',
  subject: 'SU 1130',
  lines: [
    { code: 'fare_difference', title: 'Difference in fare', amount: -50_000 },
    { code: 'carrier_penalty', title: 'Penalty', amount: 150_000 },
  ],
  amount: 100_000,
  currency: 'RUB',
  asked_at: '2031-05-01T10:00:00Z',
  pay_until: '2031-05-02T10:00:00Z',
  status: 'waiting',
  payment_options: ['sbp', 'card'],
  payments: [],
};
const PAYMENT = { idempotency_key: 'a-key-of-a-payment', amount: 100_000, currency: 'RUB' } as const;
const TICKET = { number: 'R-1', created_at: '2031-05-02T11:00:00Z', answer_by: '2031-05-02T11:20:00Z' };

const surchargeWith = (change: object = {}): Surcharge => surchargeSchema.parse({ ...WIRE, ...change });

const STANDS: [SurchargeStand, object][] = [
  ['due', {}],
  ['due', { status: 'pending', payments: [{ ...PAYMENT, status: 'pending' }] }],
  ['expired', { status: 'expired' }],
  ['asked', { status: 'expired', ticket: TICKET }],
  ['paid', { status: 'paid', payments: [{ ...PAYMENT, status: 'success' }] }],
  ['cancelled', { status: 'cancelled', cancel_reason: 'impossible' }],
  ['checking', { status: 'a_new_one' }],
  ['checking', { payments: [{ ...PAYMENT, status: 'a_new_one' }] }],
];

describe('standOf', () => {
  it.each(STANDS)('%s: %j', (stand, change) => expect(standOf(surchargeWith(change))).toBe(stand));
});

describe('surchargeScreen', () => {
  const screenOf = (change: object) =>
    surchargeScreen(surchargeWith(change), booking, { payment: null, hasFailed: true }, words);

  it('shows what is paid for, until when, and the sum', () => {
    const screen = screenOf({});
    expect(screen).toMatchObject({ title: 'Pay for the change', subject: 'SU 1130', total: { label: 'To pay' } });
    expect(screen.lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Difference in fare −₽500',
      'Penalty ₽1,500',
    ]);
    expect(screen.state.text).toContain('13:00');
    expect(screen.lead).not.toBeNull();
    const paid = screenOf({ status: 'paid' });
    expect([paid.title, paid.linesTitle], 'nobody asks for it again').toEqual([
      'Change paid',
      'What you have paid for',
    ]);
  });

  it.each(STANDS)('%s: a title and a text, and only what is due can be paid: %j', (stand, change) => {
    const screen = screenOf(change);
    expect([screen.state.title, screen.state.text].every((one) => one !== '' && !/[{}]|\w\.\w+\./.test(one))).toBe(
      true,
    );
    const { options } = surchargePurchase(surchargeWith(change), booking);
    expect(options.length > 0).toBe(stand === 'due');
    expect(screen.hasFailed).toBe(stand === 'expired');
  });
});

describe('surchargePurchase', () => {
  it('has another key after every try, and for every surcharge', () => {
    const keyOf = (change: object) => surchargePurchase(surchargeWith(change), booking).key;
    const keys = [{}, { payments: [{ ...PAYMENT, status: 'no_money' }] }, { token: 'another' }].map(keyOf);
    expect(new Set(keys).size).toBe(3);
    expect(keyOf({})).toBe(keys[0]);
  });
});

describe('surchargeNotices', () => {
  const noticesOf = (...changes: object[]) => surchargeNotices(changes.map(surchargeWith), booking, words);

  it('lists what is open, what is due first, each with the way to its page', () => {
    const notices = noticesOf({ token: 'late', status: 'expired' }, {}, { token: 'done', status: 'paid' });
    expect(notices.map(({ isDue, link }) => [isDue, link?.to.split('/').at(-1)])).toEqual([
      [true, 'a-surcharge'],
      [false, 'late'],
    ]);
    expect(notices[0]?.title).toContain('₽1,000');
  });

  it('says that something is due while the service does not tell', () => {
    const waiting = bookingWith({ surcharges: [{ token: 'a-surcharge', is_waiting: true }] });
    expect(surchargeNotices('missing', waiting, words)).toMatchObject([{ link: null, isDue: true }]);
    expect(surchargeNotices('missing', booking, words)).toEqual([]);
  });
});
