import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { describeFailureCode } from '~/upstream/error';

type Attempted = Pick<Booking, 'payment' | 'payments' | 'isPartiallyPaid'>;

/**
 * Why the last payment was refused, as the booking has it, else as the refused call said it; null when none was, or when
 * it was the second of two and the order is whole again: that the first one went back says more.
 * @param refusedCode the error code of the call
 */
export function refusalText(booking: Attempted, refusedCode: string | undefined, { locale }: Market): string | null {
  const { payment, payments, isPartiallyPaid } = booking;
  if (payments.at(-1)?.part === 'second' && !isPartiallyPaid) return null;
  const code = codeOfPaymentStatus(payment.status) ?? refusedCode ?? null;
  if (code === null) return null;
  // There is no card that one could look at.
  if (code === 'paymentError' && payment.option === 'sbp') return getTranslator(locale, 'payment')('sbp.refused');
  return getTranslator(locale, 'errors')(describeFailureCode(code).messageKey);
}
