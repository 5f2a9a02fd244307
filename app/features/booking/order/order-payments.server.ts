import { paidLater } from '../receipt/bought-later';
import { paymentFacts } from '../receipt/receipt-payments';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Surcharge } from '~/upstream/after-sale/contract';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

type Line = { label: string; amount: string };

/** Every payment of an order by name, and their sum. */
export type OrderPaymentsView = { lines: Line[]; total: Line };

/**
 * Lists the payments of an order; null while the tickets alone were paid and not from a wallet, because their price says it,
 * and while a service does not tell.
 */
export function orderPayments(
  booking: Booking,
  { orders, surcharges }: { orders: readonly AncillaryOrder[] | null; surcharges: readonly Surcharge[] | 'missing' },
  { locale }: Market,
): OrderPaymentsView | null {
  if (orders === null || surcharges === 'missing') return null;
  const later = paidLater(orders, surcharges);
  const isFromWallet = booking.payments.some(({ option, status }) => option === 'e_wallet' && status === 'success');
  if (later.length === 0 && !isFromWallet) return null;
  const { currency, paid } = booking;
  const facts = paymentFacts(booking, { currency, later }, { locale, t: getTranslator(locale, 'receipt') });
  const sum = later.reduce((total, { amount }) => total + amount, paid);
  return {
    lines: facts.map(({ label, value }) => ({ label, amount: value })),
    total: {
      label: getTranslator(locale, 'order')('payments.total'),
      amount: formatMoney({ amount: sum, currency }, locale),
    },
  };
}
