import { checkoutPath, isAtFastPayment } from '../flow/checkout-flow';
import { tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** A payment that waits for its customer at the bank, as step 2 tells it. Ready texts. */
export type PendingPaymentView = {
  title: string;
  text: string;
  bank: { label: string; to: string };
  change: { label: string; to: string };
};

/** Where a payment that is under way can be given up for another one. */
export function changePaymentPath(token: string): string {
  return `${checkoutPath('step2', token)}/change`;
}

/** The link of the pages on which a payment waits. */
export function changePaymentLink(token: string, { locale }: Market): { label: string; to: string } {
  return { label: getTranslator(locale, 'payment')('change.link'), to: changePaymentPath(token) };
}

/** Null when no payment waits for the customer. */
export function pendingPayment(booking: Booking, market: Market): PendingPaymentView | null {
  const bankPath = pathOfPending(booking);
  if (bankPath === null) return null;
  const t = getTranslator(market.locale, 'payment');
  const tBooking = getTranslator(market.locale, 'booking');
  const change = changePaymentLink(booking.token, market);
  const attempt = booking.payments.at(-1);
  const amount = formatMoney({ amount: attempt?.amount ?? 0, currency: booking.currency }, market.locale);
  if (isAtFastPayment(booking)) {
    const until = tripTime(booking.payment.sbpExpiresAt ?? booking.expiresAt, booking, market);
    return {
      title: t('sbp.pending.title'),
      text: t('sbp.pending.text', { amount, ...until }),
      bank: { label: t('sbp.pending.link'), to: bankPath },
      change,
    };
  }
  return {
    title: tBooking('step2.atBank.title'),
    text: booking.isPartiallyPaid ? t('pendingSecond', { amount }) : tBooking('step2.atBank.text'),
    bank: { label: tBooking('step2.atBank.link'), to: bankPath },
    change,
  };
}

/** The page on which the pending payment is confirmed; null when none is pending. */
export function pathOfPending(booking: Booking): string | null {
  const { token, action, payment } = booking;
  if (action !== 'manual_paying') return null;
  if (isAtFastPayment(booking)) return checkoutPath('sbp', token);
  if (payment.redirectUrl === null) return null;
  return `${checkoutPath('3ds', token)}?to=${encodeURIComponent(payment.redirectUrl)}`;
}
