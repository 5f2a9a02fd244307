import { awaitsFastPayment, phaseOf } from '~/features/booking/flow/checkout-flow';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';

/**
 * State of a booking's payment. `app`, `bank`: the customer must confirm there; `rest`: the second payment is due;
 * `returned`: the first was refunded, and the order can still be paid.
 */
export const PAYMENT_STATES = [
  'unpaid',
  'refused',
  'returned',
  'app',
  'bank',
  'processing',
  'unknown',
  'rest',
  'paid',
  'issued',
  'refunded',
  'failed',
  'expired',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

type Facts = Pick<Booking, 'action' | 'error' | 'payment' | 'isPartiallyPaid' | 'paymentNotices'>;

/** Derives the state from the booking's action rather than from a single attempt. Pure. */
export function paymentStateOf(booking: Facts): PaymentState {
  const { action, error, payment, isPartiallyPaid, paymentNotices } = booking;
  switch (phaseOf(action)) {
    case 'failed':
      if (error === 'sessionExpired') return 'expired';
      return action === 'issuing_ticket_fault' ? 'refunded' : 'failed';
    case 'done':
      return 'issued';
    case 'issuing':
      return 'paid';
    case 'booking':
      if (action === 'manual_paying') return awaitsFastPayment(booking) ? 'app' : 'bank';
      if (action === 'payment_accepting') return 'processing';
      return isPartiallyPaid ? 'rest' : 'paid';
    case 'unknown':
      return 'unknown';
    case 'reserving':
      if (paymentNotices.includes('first_payment_returned')) return 'returned';
      return codeOfPaymentStatus(payment.status) === null ? 'unpaid' : 'refused';
  }
}
