import { getTranslator } from '~/i18n/translator.server';
import { statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { Booking } from '~/upstream/booking/contract';
import type { PayoutOfOrder } from '~/upstream/payout/order-contract';
import { payoutPath } from './payout-path';

/** Money of an order that waits for the customer's bank details, or has gone there. Ready texts. */
export type PayoutNotice = {
  kind: 'warning' | 'info' | 'good' | 'danger';
  title: string;
  text: string;
  link: { label: string; to: string };
  /** The customer has something to do. */
  isWaiting: boolean;
};

const KINDS: Readonly<Record<PayoutOfOrder['status'], PayoutNotice['kind']>> = {
  pending: 'warning',
  processing: 'info',
  completed: 'good',
  failed: 'danger',
  failed_by_sms_limit: 'warning',
  expired: 'warning',
  unknown: 'info',
};

/**
 * Lists the payouts of an order, those first that wait for the customer.
 * @param refundToken only those of this refund request
 */
export function payoutNotices(
  { payouts }: Pick<Booking, 'payouts'>,
  market: Market,
  refundToken?: string,
): PayoutNotice[] {
  const t = getTranslator(market.locale, 'payout');
  return payouts
    .filter((one) => refundToken === undefined || one.refundToken === refundToken)
    .map(({ token, status, amount, expiresAt }) => {
      const facts = {
        amount: statementMoney([amount.amount], amount.currency, market.locale)(amount.amount),
        date: formatSaleDay(expiresAt, market),
      };
      return {
        kind: KINDS[status],
        title: t(`notice.${status}.title`, facts),
        text: t(`notice.${status}.text`, facts),
        link: { label: t(`notice.${status}.link`), to: payoutPath(token) },
        isWaiting: status === 'pending' || status === 'expired',
      };
    })
    .toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}
