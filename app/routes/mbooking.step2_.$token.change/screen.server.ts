import { awaitsFastPayment } from '~/features/booking/flow/checkout-flow';
import { payDeadline } from '~/features/booking/summary/pay-deadline';
import { pathOfPending } from '~/features/booking/payment/pending-payment.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** A payment pending at the bank, and the question whether to cancel it. Ready texts. */
export type ChangeScreen = {
  /** Describes the pending payment: where it waits, and its amount. */
  pending: string;
  /** Idempotency key of the attempt to cancel. */
  attempt: string;
  /** Where it can still be confirmed. */
  bankPath: string;
};

/** Builds the page; null when no payment is pending. */
export function changeScreen(booking: Booking, market: Market): ChangeScreen | null {
  const bankPath = pathOfPending(booking);
  const attempt = booking.payments.at(-1);
  if (bankPath === null || !attempt) return null;
  const t = getTranslator(market.locale, 'payment');
  const amount = formatMoney({ amount: attempt.amount, currency: attempt.currency }, market.locale);
  const pending = awaitsFastPayment(booking)
    ? t('change.sbp', { amount, ...payDeadline(booking, market) })
    : t(booking.payment.option === 'wallet' ? 'change.wallet' : 'change.card', { amount });
  return { pending, attempt: attempt.idempotencyKey, bankPath };
}
