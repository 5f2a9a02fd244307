import { describe, expect, it } from 'vitest';
import { DELIVERY_STATUSES, ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '~/upstream/booking/order-contract';
import { orderPhase, paymentFailure, phaseOfOrder } from './order-phase';

const none = [null, 'unknown'] as const;
const combinations = [...ORDER_STATUSES, 'unknown' as const].flatMap((status) =>
  [...ORDER_PAYMENT_STATUSES, ...none].flatMap((paymentStatus) =>
    [...DELIVERY_STATUSES, ...none].flatMap((deliveryStatus) =>
      [null, 'sessionExpired', 'gdsError'].map((deliveryError) => ({
        status,
        paymentStatus,
        deliveryStatus,
        deliveryError,
      })),
    ),
  ),
);

const PAID = ['issuing', 'issued', 'failedPaid'];
const OF_REFUNDS = ['refunding', 'refunded', 'refundFailed'];
const PAYABLE = ['unpaid', 'paymentFailed'];

describe('orderPhase, over all combinations', () => {
  it('covers every status', () => expect(combinations).toHaveLength(13 * 5 * 6 * 3));

  it.each(combinations)('$status, $paymentStatus, $deliveryStatus, $deliveryError', (order) => {
    const phase = orderPhase(order);
    const { status, paymentStatus, deliveryStatus, deliveryError } = order;
    const isRefund = status === 'refunding' || status === 'refunded' || status === 'refund_failed';
    expect(OF_REFUNDS.includes(phase), 'a refund is told exactly when the order has one').toBe(isRefund);
    if (isRefund) return;
    if (PAID.includes(phase)) expect(paymentStatus, 'money is told only when it was paid').toBe('completed');
    if (phase.startsWith('issued')) expect(deliveryStatus, 'tickets are told only when they exist').toBe('delivered');
    if (PAYABLE.includes(phase)) {
      expect([null, 'ready_to_delivery'], 'nothing that has ended can be paid').toContain(deliveryStatus);
      expect(paymentStatus, 'nothing is paid twice').not.toBe('completed');
      expect(['payment_finished', 'delivering', 'completed', 'unknown']).not.toContain(status);
    }
    if (phase === 'expired') expect(deliveryError).toBe('sessionExpired');
    if (deliveryStatus === 'unknown') expect(phase).toBe('unknown');
  });

  it.each([
    ['created', null, null, 'unpaid'],
    ['begin_formed', null, null, 'unpaid'],
    ['formed', null, null, 'unpaid'],
    ['appending', null, null, 'unpaid'],
    ['payment_process', null, null, 'paying'],
    ['payment_process', 'payment_created', null, 'paying'],
    ['tds_processing', 'payment_created', null, 'confirming'],
    ['formed', 'payment_failed', null, 'paymentFailed'],
    ['payment_finished', 'completed', null, 'issuing'],
    ['delivering', 'completed', 'ready_to_delivery', 'issuing'],
    ['completed', 'completed', 'delivered', 'issued'],
    ['completed', 'payment_created', 'delivered', 'issuedUnsettled'],
    ['payment_finished', 'completed', 'delivery_failed', 'failedPaid'],
    ['formed', null, 'delivery_failed', 'failed'],
    ['formed', null, 'delivery_stopped', 'stopped'],
    ['refunding', 'completed', 'delivery_failed', 'refunding'],
    ['refunded', 'completed', 'delivered', 'refunded'],
    ['refund_failed', 'completed', 'delivery_failed', 'refundFailed'],
    ['completed', null, null, 'unknown'],
    ['unknown', null, null, 'unknown'],
  ] as const)('%s, %s, %s is %s', (status, paymentStatus, deliveryStatus, phase) => {
    expect(orderPhase({ status, paymentStatus, deliveryStatus, deliveryError: null })).toBe(phase);
  });
});

describe('paymentFailure, over all combinations', () => {
  const NAMED = ['cardExpiredError', 'insufficientFundsError', 'issuerError', 'cvvError'];

  it.each(combinations)('$status, $paymentStatus, $deliveryStatus, $deliveryError', (order) => {
    const reasonOf = (paymentError: string | null) => paymentFailure({ ...order, paymentError });
    const isTold = orderPhase(order) === 'paymentFailed';
    for (const error of NAMED) expect(reasonOf(error)).toBe(isTold ? error : null);
    for (const error of ['paymentError', 'errorOfTomorrow', '__proto__', '']) {
      expect(reasonOf(error)).toBe(isTold ? 'unnamed' : null);
    }
    expect(reasonOf(null), 'no error, no reason').toBeNull();
  });
});

describe('phaseOfOrder', () => {
  const order = {
    status: 'formed',
    paymentStatus: null,
    deliveryStatus: null,
    paymentError: null,
    deliveryError: null,
    isArchived: false,
  } as const;

  it('invites nobody to pay while the outcome of a payment is unknown', () => {
    expect(phaseOfOrder({ order, action: 'unknown', error: null })).toBe('unknown');
  });

  it.each([
    ['seats_reserved', null, 'unpaid'],
    ['manual_paying', null, 'paying'],
    ['issuing_ticket', null, 'issuing'],
    ['completed', null, 'issued'],
    ['issuing_ticket_fault', null, 'failed'],
    ['reserving_seats_fault', 'sessionExpired', 'expired'],
  ] as const)('follows the action %s (%s) when the service does not tell the order', (action, error, phase) => {
    expect(phaseOfOrder({ order: null, action, error })).toBe(phase);
  });
});
