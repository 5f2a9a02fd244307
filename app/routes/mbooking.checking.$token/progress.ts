import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';

/** What is going on with a payment and its ticket, as far as it is known. */
export type Progress =
  /** The payment is on its way to the booking service. */
  | 'sending'
  /** The customer has to confirm at the bank. */
  | 'bank'
  /** The customer has to confirm in the app of their bank (fast payment system). */
  | 'sbp'
  /** The bank has refused; the customer may pay again. */
  | 'refused'
  /** The bank is taking the money. */
  | 'accepting'
  /** The first of two payments is taken. */
  | 'firstPaid'
  /** The money is taken. */
  | 'paying'
  /** The carrier looks at the order. */
  | 'carrier'
  | 'issuing'
  /** The booking service does not answer, so that nothing can be said. */
  | 'unreachable'
  /** No payment has arrived, though one was sent. */
  | 'unsent';

/**
 * What a booking that is on the status page is waiting for (upstream facts §5). Where action and payment disagree, the
 * more careful of the two is told.
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
      return payment.option === 'sbp' ? 'sbp' : 'bank';
    case 'payment_accepted':
    case 'payment_authorized':
      if (payment.status !== 'success' && paid === 0) return 'accepting';
      return isPartiallyPaid ? 'firstPaid' : 'paying';
    case 'gds_verification':
    case 'gds_authorized':
      return 'carrier';
    case 'issuing_ticket':
      return 'issuing';
    default:
      return 'accepting';
  }
}
