import type { ReadPaymentStatus } from './payment-contract';

const CODE_OF_PAYMENT_STATUS: Readonly<Record<ReadPaymentStatus, string | null>> = {
  success: null,
  pending: null,
  idle: null,
  unknown: null,
  cvv_error: 'cvvError',
  no_money: 'insufficientFundsError',
  no_issuer: 'issuerError',
  expired_card: 'cardExpiredError',
  invalid_request: 'paymentError',
  payment_error: 'paymentError',
};

/** Returns the failure code of a payment's status (upstream facts §5); null while nothing is known to be wrong. */
export function codeOfPaymentStatus(status: ReadPaymentStatus): string | null {
  return CODE_OF_PAYMENT_STATUS[status];
}
