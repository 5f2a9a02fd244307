import { tripTime } from '../summary/pay-deadline';
import type { OrderPrice } from '../summary/price-lines';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { UnpaidReason } from './payment-note.server';
import type { PaymentNotice } from '~/upstream/booking/payment-contract';

/** A notice on step 2 (specification 2 §4). Ready texts. */
export type NoticeView = { id: string; kind: 'info' | 'warning' | 'good'; title: string; text: string };

const KINDS: Readonly<Record<PaymentNotice, NoticeView['kind']>> = {
  first_payment_accepted: 'good',
  first_payment_returned: 'warning',
  charter: 'info',
};

/**
 * Lists the notices about this order for step 2, the most urgent first.
 * @param unpaid why a payment was not sent; null when none was tried
 */
export function paymentNotices(
  booking: Booking,
  { due, paid }: OrderPrice,
  market: Market,
  unpaid: UnpaidReason | null = null,
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
  const notSent: NoticeView[] = unpaid
    ? [{ id: unpaid, kind: 'warning', title: t(`notice.${unpaid}.title`), text: t(`notice.${unpaid}.text`) }]
    : [];
  const cancelled: NoticeView = {
    id: 'cancelled',
    kind: 'good',
    title: t('notice.cancelled.title'),
    text: t('notice.cancelled.text'),
  };
  return [...notSent, ...(isCancelled(booking) ? [cancelled] : []), ...notices];
}

/**
 * Returns true when the customer cancelled the last payment on the change-payment page and none has been made since.
 */
function isCancelled({ payment, payments }: Booking): boolean {
  return payment.status === 'idle' && payments.at(-1)?.status === 'payment_error';
}
