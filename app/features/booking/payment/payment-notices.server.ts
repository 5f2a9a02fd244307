import { payDeadline } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { UnpaidReason } from './payment-note.server';
import type { PaymentNotice } from '~/upstream/booking/payment-contract';

/** A notice on step 2 (specification 2 §4). Ready texts. */
export type NoticeView = { id: string; kind: 'info' | 'warning' | 'good'; title: string; text: string };

/** The head of the page tells that the first payment was accepted. */
type Told = Exclude<PaymentNotice, 'first_payment_accepted'>;
const KINDS: Readonly<Record<Told, NoticeView['kind']>> = {
  first_payment_returned: 'warning',
  charter: 'info',
};

/**
 * Lists the notices about this order for step 2, the most urgent first.
 * @param unpaid why a payment was not sent; null when none was tried
 */
export function paymentNotices(booking: Booking, market: Market, unpaid: UnpaidReason | null = null): NoticeView[] {
  const t = getTranslator(market.locale, 'payment');
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, market.locale);
  const returned = booking.payments.filter(({ refundedAt }) => refundedAt !== null);
  const params = {
    returned: money(returned.reduce((sum, { amount }) => sum + amount, 0)),
    ...payDeadline(booking, market),
  };
  const notices = booking.paymentNotices.filter(isTold).map((notice) => ({
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

const isTold = (notice: PaymentNotice): notice is Told => Object.hasOwn(KINDS, notice);

/**
 * Returns true when the customer cancelled the last payment on the change-payment page and none has been made since.
 */
function isCancelled({ payment, payments }: Booking): boolean {
  return payment.status === 'idle' && payments.at(-1)?.status === 'payment_error';
}
