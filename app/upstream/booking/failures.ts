import { UpstreamError } from '~/upstream/error';
import { rateChange, type PaymentStatus, type RateChange } from './contract';

/** Old and new price of a `rateChangedError`; null for any other error, or when the service did not say them. */
export function rateChangeOf(error: unknown): RateChange | null {
  if (!(error instanceof UpstreamError) || error.code !== 'rateChangedError') return null;
  const change = rateChange.safeParse(error.data);
  return change.success ? change.data : null;
}

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

/** The failure code that a payment's status stands for (upstream facts §5); null while nothing went wrong. */
export function codeOfPaymentStatus(status: PaymentStatus): string | null {
  return CODE_OF_PAYMENT_STATUS[status];
}
