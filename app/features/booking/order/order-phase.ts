/**
 * Decides in one place where an order stands, from the status of the order, of its payment and of its delivery
 * (specification 3 §4). Pure. Where the statuses disagree, it returns the more careful phase: no phase tells of money or of
 * tickets that a status does not confirm.
 */
import { phaseOf } from '~/features/booking/flow/checkout-flow';
import type { Booking } from '~/upstream/booking/contract';
import type { OrderState } from '~/upstream/booking/order-contract';

/** In the order of an order's life. */
export const ORDER_PHASES = [
  'unpaid',
  /** The time for the payment is over. */
  'expired',
  /** The carrier did not confirm the booking, or it was cancelled; nothing was paid. */
  'stopped',
  'paying',
  /** The customer's bank is asking the customer. */
  'confirming',
  'paymentFailed',
  /** Paid, and the carrier has not issued the tickets yet. */
  'issuing',
  'issued',
  /** The tickets are issued, and the payment is not confirmed. */
  'issuedUnsettled',
  /** Nothing was issued, and no status confirms a payment. */
  'failed',
  /** Nothing was issued, and the customer has paid. */
  'failedPaid',
  'refunding',
  'refunded',
  'refundFailed',
  'unknown',
] as const;
export type OrderPhase = (typeof ORDER_PHASES)[number];

/** Returns where a booking's order stands; from its action alone when the service does not tell the order. */
export function phaseOfOrder({ order, action, error }: Pick<Booking, 'order' | 'action' | 'error'>): OrderPhase {
  // The outcome of a payment is not known, whatever the order says.
  if (action === 'unknown') return 'unknown';
  if (order) return orderPhase(order);
  if (error === 'sessionExpired') return 'expired';
  const phases = {
    reserving: 'unpaid',
    booking: 'paying',
    issuing: 'issuing',
    done: 'issued',
    failed: 'failed',
  } as const;
  const phase = phaseOf(action);
  return phase === 'unknown' ? phase : phases[phase];
}

/** Returns the phase of an order by its own statuses. */
export function orderPhase(
  order: Pick<OrderState, 'status' | 'paymentStatus' | 'deliveryStatus' | 'deliveryError'>,
): OrderPhase {
  return refundPhase(order) ?? deliveryPhase(order) ?? paymentPhase(order) ?? salePhase(order);
}

/** Failures of a payment that have words of their own: codes of upstream facts §5. */
const NAMED_FAILURES = ['cardExpiredError', 'insufficientFundsError', 'issuerError', 'cvvError'] as const;
export type PaymentFailure = (typeof NAMED_FAILURES)[number] | 'unnamed';

/**
 * Returns why the last payment of an order failed; `unnamed` for any error without words of its own. Null unless the
 * order waits for another payment, and where no error is told.
 */
export function paymentFailure(order: Statuses & Pick<OrderState, 'paymentError'>): PaymentFailure | null {
  const { paymentError } = order;
  if (paymentError === null || orderPhase(order) !== 'paymentFailed') return null;
  return NAMED_FAILURES.find((code) => code === paymentError) ?? 'unnamed';
}

type Statuses = Parameters<typeof orderPhase>[0];

/** Money on its way back comes first: the tickets are no longer valid, whatever the delivery says. */
function refundPhase({ status }: Statuses): OrderPhase | null {
  if (status === 'refunding' || status === 'refunded') return status;
  return status === 'refund_failed' ? 'refundFailed' : null;
}

function deliveryPhase({ paymentStatus, deliveryStatus, deliveryError }: Statuses): OrderPhase | null {
  const isPaid = paymentStatus === 'completed';
  switch (deliveryStatus) {
    case 'delivered':
      return isPaid ? 'issued' : 'issuedUnsettled';
    case 'delivery_failed':
      return isPaid ? 'failedPaid' : 'failed';
    case 'delivery_stopped':
      if (isPaid) return 'failedPaid';
      return deliveryError === 'sessionExpired' ? 'expired' : 'stopped';
    case 'unknown':
      return 'unknown';
    default:
      return null;
  }
}

const BEFORE_PAYMENT: readonly Statuses['status'][] = [
  'created',
  'begin_formed',
  'formed',
  'appending',
  'payment_process',
  'tds_processing',
];

function paymentPhase({ status, paymentStatus }: Statuses): OrderPhase | null {
  switch (paymentStatus) {
    case 'completed':
      return 'issuing';
    case 'payment_failed':
      // An order that goes on as if it was paid may not be paid again.
      return BEFORE_PAYMENT.includes(status) ? 'paymentFailed' : 'unknown';
    case 'payment_created':
      return status === 'tds_processing' ? 'confirming' : 'paying';
    case 'unknown':
      return 'unknown';
    default:
      return null;
  }
}

/** The order's own status, when nothing was paid or delivered. */
function salePhase({ status }: Statuses): OrderPhase {
  switch (status) {
    case 'created':
    case 'begin_formed':
    case 'formed':
    case 'appending':
      return 'unpaid';
    case 'payment_process':
      return 'paying';
    case 'tds_processing':
      return 'confirming';
    default:
      // The order claims a payment or tickets that neither the payment nor the delivery knows of.
      return 'unknown';
  }
}
