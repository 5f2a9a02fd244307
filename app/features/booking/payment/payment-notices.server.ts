import { tripTime } from '../summary/pay-deadline';
import type { OrderPrice } from '../summary/price-lines';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { PaymentNotice } from '~/upstream/booking/payment-contract';

/** A notice of step 2 (specification 2 §4), in ready texts. */
export type NoticeView = { id: string; kind: 'info' | 'warning' | 'good'; title: string; text: string };

const KINDS: Readonly<Record<PaymentNotice, NoticeView['kind']>> = {
  first_payment_accepted: 'good',
  first_payment_returned: 'warning',
  charter: 'info',
};

/**
 * What has happened to this order that somebody who comes to pay it should know, the most urgent first.
 * @param hasChanged a payment was not sent, because the order no longer cost what its form said
 */
export function paymentNotices(
  booking: Booking,
  { due, paid }: OrderPrice,
  market: Market,
  hasChanged = false,
): NoticeView[] {
  const t = getTranslator(market.locale, 'payment');
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, market.locale);
  const returned = booking.payments.filter(({ refundedAt }) => refundedAt !== null);
  const params = {
    paid: money(paid?.amount.amount ?? 0),
    rest: money(due.amount),
    returned: money(returned.reduce((sum, { amount }) => sum + amount, 0)),
    ...tripTime(booking.secondPaymentUntil ?? booking.expiresAt, booking, market),
  };
  const notices = booking.paymentNotices.map((notice) => ({
    id: notice,
    kind: KINDS[notice],
    title: t(`notice.${notice}.title`, params),
    text: t(`notice.${notice}.text`, params),
  }));
  const changed: NoticeView = {
    id: 'changed',
    kind: 'warning',
    title: t('notice.changed.title'),
    text: t('notice.changed.text'),
  };
  const cancelled: NoticeView = {
    id: 'cancelled',
    kind: 'good',
    title: t('notice.cancelled.title'),
    text: t('notice.cancelled.text'),
  };
  return [...(hasChanged ? [changed] : []), ...(isCancelled(booking) ? [cancelled] : []), ...notices];
}

/** The last payment was cancelled by the customer at the change-payment page: nothing is under way after it. */
function isCancelled({ payment, payments }: Booking): boolean {
  return payment.status === 'idle' && payments.at(-1)?.status === 'payment_error';
}
