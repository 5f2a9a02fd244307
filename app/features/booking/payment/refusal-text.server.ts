import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { describeFailureCode } from '~/upstream/error';
import { walletName } from './ways-view.server';

type Attempted = Pick<Booking, 'payment' | 'payments' | 'isPartiallyPaid'>;

/**
 * Explains why the last payment was refused, from the booking or else from the failed call. Null when none was, or when
 * it was the second payment and the first has gone back: that notice says more.
 * @param refusedCode the error code of the call
 */
export function refusalText(booking: Attempted, refusedCode: string | undefined, { locale }: Market): string | null {
  const { payment, payments, isPartiallyPaid } = booking;
  if (payments.at(-1)?.part === 'second' && !isPartiallyPaid) return null;
  const code = codeOfPaymentStatus(payment.status) ?? refusedCode ?? null;
  if (code === null) return null;
  // A payment without a card has none for the customer to check.
  if (code === 'paymentError' && (payment.option === 'sbp' || payment.option === 'wallet')) {
    const t = getTranslator(locale, 'payment');
    return t(`${payment.option}.refused`, { name: walletName(payment.walletName, t) });
  }
  return getTranslator(locale, 'errors')(describeFailureCode(code).messageKey);
}
