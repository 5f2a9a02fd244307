import type { OrderSummaryView } from '../summary/order-summary';
import { paymentWays, type OrderPrice } from '../summary/price-lines';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/**
 * Adds the payment details to the summary: what was already paid, the fee of each payment option, and its total. The
 * lines above a total, including its fee, sum exactly to it.
 */
export function paymentSummary(
  summary: OrderSummaryView,
  booking: Booking,
  price: OrderPrice,
  market: Market,
): OrderSummaryView {
  const t = getTranslator(market.locale, 'payment');
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, market.locale);
  const ways = paymentWays(booking, price);
  const { paid, due, eWallet } = price;
  const lines: OrderSummaryView['lines'] = [];
  if (paid && paid.fee.amount > 0) lines.push({ label: t('summary.paidFee'), amount: money(paid.fee.amount) });
  if (paid) lines.push({ label: t('summary.paid'), amount: money(-paid.amount.amount) });
  if (eWallet) lines.push({ label: t('summary.eWallet'), amount: money(eWallet.amount) });
  for (const { fee } of ways) {
    if (fee.amount > 0) lines.push({ label: t('summary.fee'), amount: money(fee.amount) });
  }
  const amounts = new Set(ways.map(({ total }) => total.amount));
  if (amounts.size > 1) {
    const cheapestFirst = [...ways].sort((a, b) => a.total.amount - b.total.amount);
    const totals = cheapestFirst.map(({ option, total }) => ({
      label: t(`summary.totalBy.${option}`),
      amount: money(total.amount),
    }));
    return { ...summary, paymentLines: lines, totals };
  }
  const [charged = due.amount] = amounts;
  const total = money(charged);
  const less = (price.promo?.amount.amount ?? 0) + (price.points?.amount ?? 0);
  return {
    ...summary,
    paymentLines: lines,
    total,
    ...(less < 0 && !paid && { oldTotal: money(charged - less) }),
    ...((paid ?? eWallet) && { totals: [{ label: t('summary.due'), amount: total }] }),
  };
}
