import { checkoutPath, awaitsFastPayment } from '../flow/checkout-flow';
import { payDeadline } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { walletName } from './ways-view.server';

/** A payment that waits for the customer at the bank, as step 2 shows it. Ready texts. */
export type PendingPaymentView = {
  title: string;
  text: string;
  bank: { label: string; to: string };
  change: { label: string; to: string };
};

/** Returns the page for replacing a pending payment with another one. */
export function changePaymentPath(token: string): string {
  return `${checkoutPath('step2', token)}/change`;
}

/** Builds the link to that page, for pages with a pending payment. */
export function changePaymentLink(token: string, { locale }: Market): { label: string; to: string } {
  return { label: getTranslator(locale, 'payment')('change.link'), to: changePaymentPath(token) };
}

/** Describes the payment that waits for the customer; null when there is none. */
export function pendingPayment(booking: Booking, market: Market): PendingPaymentView | null {
  const bankPath = pathOfPending(booking);
  if (bankPath === null) return null;
  const t = getTranslator(market.locale, 'payment');
  const tBooking = getTranslator(market.locale, 'booking');
  const change = changePaymentLink(booking.token, market);
  const attempt = booking.payments.at(-1);
  const amount = formatMoney({ amount: attempt?.amount ?? 0, currency: booking.currency }, market.locale);
  if (awaitsFastPayment(booking)) {
    const until = payDeadline(booking, market);
    return {
      title: t('sbp.pending.title'),
      text: t('sbp.pending.text', { amount, ...until }),
      bank: { label: t('sbp.pending.link'), to: bankPath },
      change,
    };
  }
  if (booking.payment.option === 'wallet') {
    const name = walletName(booking.payment.walletName, t);
    return {
      title: t('wallet.pending.title', { name }),
      text: t('wallet.pending.text', { name, amount }),
      bank: { label: t('wallet.pending.link', { name }), to: bankPath },
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

/** Returns the page where the pending payment is confirmed; null when none is pending. */
export function pathOfPending(booking: Booking): string | null {
  const { token, action, payment } = booking;
  if (action !== 'manual_paying') return null;
  if (awaitsFastPayment(booking)) return checkoutPath('sbp', token);
  if (payment.redirectUrl === null) return null;
  return `${checkoutPath('3ds', token)}?to=${encodeURIComponent(payment.redirectUrl)}`;
}
