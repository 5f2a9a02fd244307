import type { PaymentStatus } from '~/upstream/booking/contract';
import { ServiceFailure } from '../../service/failure';

/** @throws ServiceFailure with the card's error code, for a payment that neither succeeded nor is pending */
export function assertNotDeclined(status: PaymentStatus): void {
  if (status === 'success' || status === 'pending') return;
  throw new ServiceFailure(cardErrorCode(status), { payment: status });
}

/** Returns the failure code of the envelope for a payment status (upstream facts §5). */
export function cardErrorCode(status: PaymentStatus): string {
  switch (status) {
    case 'cvv_error':
      return 'cvvError';
    case 'no_money':
      return 'insufficientFundsError';
    case 'no_issuer':
      return 'issuerError';
    case 'expired_card':
      return 'cardExpiredError';
    default:
      return 'paymentError';
  }
}
