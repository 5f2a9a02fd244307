import { isAtFastPayment, phaseOf } from '~/features/booking/flow/checkout-flow';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';

/**
 * How the money of a booking stands. `app`, `bank`: the customer has to confirm there; `rest`: the second of two payments
 * is due; `returned`: the first has gone back, and the order can still be paid.
 */
export const PAYMENT_STATES = [
  'unpaid',
  'refused',
  'returned',
  'app',
  'bank',
  'processing',
  'rest',
  'paid',
  'issued',
  'refunded',
  'failed',
  'expired',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

type Facts = Pick<Booking, 'action' | 'error' | 'payment' | 'isPartiallyPaid' | 'paymentNotices'>;

/** Pure. The payment that the booking's action tells of, not what one attempt says of itself. */
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
      if (action === 'manual_paying') return isAtFastPayment(booking) ? 'app' : 'bank';
      if (action === 'payment_accepting') return 'processing';
      return isPartiallyPaid ? 'rest' : 'paid';
    case 'reserving':
      if (paymentNotices.includes('first_payment_returned')) return 'returned';
      return codeOfPaymentStatus(payment.status) === null ? 'unpaid' : 'refused';
  }
}
