import { describe, expect, it } from 'vitest';
import { ACTIONS, type Booking, type BookingAction, type ReadAction } from '~/upstream/booking/contract';
import {
  allowedPage,
  CHECKOUT_STEPS,
  checkoutPath,
  currentPath,
  fastPaymentPath,
  guard,
  isAllowed,
  awaitsFastPayment,
  phaseOf,
  type CheckoutPage,
  type CheckoutProblem,
} from './checkout-flow';

const token = '6b1f6bb5-8b5c-4f0e-9a25-0d6f4a6a3f10';
const PAGES: CheckoutPage[] = ['step1', 'step2', 'checking', 'thanks'];
/** Upstream facts §5: when several pages match, the last one in this list wins. */
const PRECEDENCE: CheckoutPage[] = ['thanks', 'step1', 'step2', 'checking'];

type Payment = Booking['payment'];
const idle: Payment = {
  status: 'idle',
  type: null,
  option: null,
  redirectUrl: null,
  is3ds: false,
  walletName: null,
  sbpExpiresAt: null,
};
const payment = (part: Partial<Payment>): Payment => ({ ...idle, ...part });

const booking = (action: BookingAction, isPartiallyPaid = false) => ({
  action,
  isPartiallyPaid,
  token,
  error: null,
  payment: idle,
});

/** Upstream facts §5: the pages that an action allows. */
const TABLE: [BookingAction, CheckoutPage[]][] = [
  ['created', ['step1']],
  ['fare_found', ['step1']],
  ['reserving_seats', ['step1']],
  ['seats_reserved', ['step1', 'step2']],
  ['booking_ticket', ['step2']],
  ['ticket_booked', ['step2', 'thanks']],
  ['manual_paying', ['step2', 'checking']],
  ['payment_accepting', ['checking']],
  ['payment_accepted', ['step2', 'checking']],
  ['payment_authorized', ['checking']],
  ['gds_verification', ['checking']],
  ['gds_authorized', ['checking']],
  ['issuing_ticket', ['checking']],
  ['ticket_issued', ['thanks']],
  ['completed', ['thanks']],
  ['payment_completed', ['thanks']],
];

/** Step 2 has nothing to charge when a payment was taken and none is due. */
const PAID: Partial<Record<BookingAction, CheckoutPage>> = { ticket_booked: 'thanks', payment_accepted: 'checking' };

/** The next page when the passengers are unknown, where it differs. */
const WITHOUT_PASSENGERS: Partial<Record<BookingAction, CheckoutPage>> = {
  seats_reserved: 'step1',
  manual_paying: 'checking',
};

const FAULTS: [BookingAction, CheckoutProblem][] = [
  ['reserving_seats_fault', 'seats'],
  ['booking_ticket_fault', 'booking'],
  ['issuing_ticket_fault', 'issuing'],
];

function expectGuards(
  facts: Omit<ReturnType<typeof booking>, 'action'> & { action: ReadAction },
  allowed: CheckoutPage[],
  next: CheckoutPage,
) {
  expect(PAGES.filter((page) => isAllowed(facts, page))).toEqual(allowed);
  expect(allowedPage(facts)).toBe(next);
  for (const page of PAGES) {
    expect(guard(facts, page), page).toEqual(
      allowed.includes(page) ? { kind: 'stay' } : { kind: 'go', page: next, path: `/mbooking/${next}/${token}` },
    );
  }
}

describe('pages by action', () => {
  it('covers every action', () => {
    const covered = [...TABLE, ...FAULTS].map(([action]) => action).sort();
    expect(covered).toEqual(Object.values(ACTIONS).flat().sort());
  });

  it.each(TABLE)('%s with a payment due allows %j; the last in the precedence order wins', (action, allowed) => {
    const winner = PRECEDENCE.findLast((page) => allowed.includes(page))!;
    expectGuards(booking(action, true), allowed, winner);
  });

  it.each(TABLE)('%s without a second payment', (action, allowed) => {
    const paid = PAID[action];
    const winner = paid ?? PRECEDENCE.findLast((page) => allowed.includes(page))!;
    expectGuards(booking(action), paid ? [paid] : allowed, winner);
  });

  it.each(TABLE)('%s in a browser that does not know the passengers', (action, allowed) => {
    const visitor = { hasPassengers: false };
    const facts = booking(action);
    const next = WITHOUT_PASSENGERS[action] ?? PAID[action] ?? allowed[0]!;
    expect(allowedPage(facts, visitor)).toBe(next);
    expect(guard(facts, next, visitor)).toEqual({ kind: 'stay' });
    if (action !== 'booking_ticket') expect(isAllowed(facts, 'step2', visitor)).toBe(false);
  });

  it('needs no passengers for the second payment, which reuses those of the first', () => {
    const visitor = { hasPassengers: false };
    expect(allowedPage(booking('ticket_booked', true), visitor)).toBe('step2');
    expect(isAllowed(booking('manual_paying', true), 'step2', visitor)).toBe(true);
  });

  it.each(FAULTS)('%s shows the problem screen "%s" on every page', (action, problem) => {
    expect(allowedPage(booking(action))).toBeNull();
    for (const page of PAGES) expect(guard(booking(action), page)).toEqual({ kind: 'problem', problem });
  });

  it('distinguishes an expired booking from one refused by the carrier', () => {
    expect(guard({ ...booking('reserving_seats_fault'), error: 'sessionExpired' }, 'step1')).toEqual({
      kind: 'problem',
      problem: 'expired',
    });
  });

  it('shows an unknown action on the status page, and takes no payment', () => {
    const facts = { ...booking('created'), action: 'unknown' as const };
    for (const isPartiallyPaid of [true, false]) expectGuards({ ...facts, isPartiallyPaid }, ['checking'], 'checking');
    expect(phaseOf('unknown')).toBe('unknown');
  });

  it('never redirects in circles', () => {
    for (const action of TABLE.map(([one]) => one)) {
      for (const isPartiallyPaid of [true, false]) {
        for (const hasPassengers of [true, false]) {
          for (const page of PAGES) {
            const move = guard(booking(action, isPartiallyPaid), page, { hasPassengers });
            if (move.kind !== 'go') continue;
            expect(guard(booking(action, isPartiallyPaid), move.page, { hasPassengers })).toEqual({ kind: 'stay' });
          }
        }
      }
    }
  });
});

describe('steps', () => {
  it('come in checkout order, each with its own address', () => {
    expect(CHECKOUT_STEPS.map(({ page }) => page)).toEqual(['step0', 'step1', 'step2', 'checking', 'thanks']);
    expect(new Set(CHECKOUT_STEPS.map(({ path }) => path('x'))).size).toBe(CHECKOUT_STEPS.length);
  });

  it.each([
    ['step1', `/mbooking/step1/${token}`],
    ['thanks', `/mbooking/thanks/${token}`],
    ['step0', `/mbooking/step0/${token}`],
    ['current', `/mbooking/checkout/${token}`],
    ['3ds', `/mbooking/3ds/${token}`],
    ['sbp', `/payment-info-sbp/${token}`],
    ['info', `/payment-info/${token}`],
  ] as const)('%s is at %s', (page, path) => expect(checkoutPath(page, token)).toBe(path));
});

describe('currentPath', () => {
  const pending = payment({ status: 'pending', option: 'sbp' });
  it.each<[BookingAction, Payment, string]>([
    ['fare_found', idle, `/mbooking/step1/${token}`],
    ['seats_reserved', idle, `/mbooking/step2/${token}`],
    ['seats_reserved', payment({ status: 'payment_error', option: 'sbp' }), `/mbooking/step2/${token}`],
    ['manual_paying', pending, `/payment-info-sbp/${token}`],
    ['manual_paying', payment({ status: 'pending', option: 'card' }), `/mbooking/checking/${token}`],
    ['issuing_ticket', payment({ status: 'success', option: 'sbp' }), `/mbooking/checking/${token}`],
    ['completed', payment({ status: 'success', option: 'sbp' }), `/mbooking/thanks/${token}`],
    ['issuing_ticket_fault', payment({ status: 'success' }), `/mbooking/checking/${token}`],
  ])('%s with payment %o: %s', (action, by, path) => {
    const facts = { ...booking(action), payment: by };
    expect(currentPath(facts)).toBe(path);
    expect(awaitsFastPayment(facts)).toBe(path.startsWith('/payment-info-sbp/'));
  });
});

describe('fastPaymentPath', () => {
  const attempts = (status: Payment['status']) => [
    {
      token: 'a',
      idempotencyKey: 'k',
      status,
      type: 'acquiring' as const,
      option: 'sbp' as const,
      part: 'whole' as const,
      amount: 100,
      fee: 0,
      currency: 'RUB' as const,
      refundedAt: null,
      cardLast4: null,
    },
  ];
  it.each<[string, BookingAction, Payment['status'], string]>([
    ['any payment is pending', 'manual_paying', 'pending', `/payment-info-sbp/${token}`],
    ['else the action is a checking one', 'gds_authorized', 'success', `/mbooking/checking/${token}`],
    ['else the payment is complete', 'ticket_issued', 'success', `/mbooking/thanks/${token}`],
    ['else nothing is paid', 'seats_reserved', 'payment_error', `/mbooking/step2/${token}`],
  ])('%s', (_, action, status, path) => {
    const facts = { ...booking(action), payment: payment({ status }), payments: [] };
    expect(fastPaymentPath(facts)).toBe(path);
    expect(fastPaymentPath({ ...facts, payment: idle, payments: attempts(status) })).toBe(path);
  });
});

describe('phaseOf', () => {
  it.each(Object.entries(ACTIONS).flatMap(([phase, actions]) => actions.map((action) => [action, phase] as const)))(
    '%s is in %s',
    (action, phase) => expect(phaseOf(action)).toBe(phase),
  );
});
