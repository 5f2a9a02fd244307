import { isAtFastPayment } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { pathOfPending } from '~/features/booking/payment/pending-payment.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** A payment that waits at the bank, and the question whether to give it up. Ready texts. */
export type ChangeScreen = {
  /** Which payment waits, where, and how much it is. */
  pending: string;
  /** The idempotency key of the attempt that would be cancelled. */
  attempt: string;
  /** Where it can still be confirmed. */
  bankPath: string;
};

/** Null when no payment waits. */
export function changeScreen(booking: Booking, market: Market): ChangeScreen | null {
  const bankPath = pathOfPending(booking);
  const attempt = booking.payments.at(-1);
  if (bankPath === null || !attempt) return null;
  const t = getTranslator(market.locale, 'payment');
  const amount = formatMoney({ amount: attempt.amount, currency: attempt.currency }, market.locale);
  const pending = isAtFastPayment(booking)
    ? t('change.sbp', { amount, ...tripTime(booking.payment.sbpExpiresAt ?? booking.expiresAt, booking, market) })
    : t('change.card', { amount });
  return { pending, attempt: attempt.idempotencyKey, bankPath };
}
