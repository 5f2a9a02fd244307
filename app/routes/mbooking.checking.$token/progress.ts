import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';

/** The known state of a payment and its ticket. */
export type Progress =
  /** The payment is on its way to the booking service. */
  | 'sending'
  /** The customer must confirm at the bank. */
  | 'bank'
  /** The customer must confirm in their bank's app (fast payment system). */
  | 'sbp'
  /** The customer must confirm at the wallet. */
  | 'wallet'
  /** The bank refused; the customer may pay again. */
  | 'refused'
  /** The bank is charging the payment. */
  | 'accepting'
  /** The first of two payments was taken. */
  | 'firstPaid'
  /** The payment was taken. */
  | 'paying'
  /** The carrier checks the order. */
  | 'carrier'
  | 'issuing'
  /** The booking service does not answer: the state is unknown. */
  | 'unreachable'
  /** The shop does not know the action or the payment that the booking service tells of. */
  | 'unknown'
  /** A payment was sent but did not arrive. */
  | 'unsent';

/**
 * Returns what a booking on the status page is waiting for (upstream facts §5). If action and payment disagree, returns
 * the more cautious state.
 */
export function progressOf({
  action,
  payment,
  paid,
  isPartiallyPaid,
}: Pick<Booking, 'action' | 'payment' | 'paid' | 'isPartiallyPaid'>): Progress {
  switch (action) {
    case 'manual_paying':
      if (payment.status === 'success') return 'accepting';
      if (codeOfPaymentStatus(payment.status) !== null) return 'refused';
      return payment.option === 'sbp' || payment.option === 'wallet' ? payment.option : 'bank';
    case 'payment_accepted':
    case 'payment_authorized':
      if (payment.status !== 'success' && paid === 0) return 'accepting';
      return isPartiallyPaid ? 'firstPaid' : 'paying';
    case 'gds_verification':
    case 'gds_authorized':
      return 'carrier';
    case 'issuing_ticket':
      return 'issuing';
    case 'unknown':
      return 'unknown';
    default:
      return 'accepting';
  }
}
