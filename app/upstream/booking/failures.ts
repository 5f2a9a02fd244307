import type { PaymentStatus } from './contract';

const CODE_OF_PAYMENT_STATUS: Readonly<Record<PaymentStatus, string | null>> = {
  success: null,
  pending: null,
  idle: null,
  cvv_error: 'cvvError',
  no_money: 'insufficientFundsError',
  no_issuer: 'issuerError',
  expired_card: 'cardExpiredError',
  invalid_request: 'paymentError',
  payment_error: 'paymentError',
};

/** Returns the failure code of a payment's status (upstream facts §5); null while nothing went wrong. */
export function codeOfPaymentStatus(status: PaymentStatus): string | null {
  return CODE_OF_PAYMENT_STATUS[status];
}
