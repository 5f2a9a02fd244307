import { linesOf } from '~/features/booking/ancillaries/order-lines.server';
import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import { orderPrice } from '~/features/booking/summary/price-lines';
import { formatMoney } from '~/market/format';
import type { Money } from '~/market/money';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

type Line = { label: string; amount: string };

/** What was charged. `lines` sum to the first of `totals`; empty where that is not known to be so. */
export type ThanksPrice = { lines: Line[]; totals: Line[] };

/**
 * The lines of an order exactly as they were charged: tickets, what was added, a promo code, a fee; then what was paid,
 * and what is still due. Lines that do not add up to what was paid are left out, and only the payment is told.
 * @param ancillaries undefined when it is not known what was added
 */
export function thanksPrice(
  booking: Booking,
  ancillaries: AncillaryOrder | null | undefined,
  { market, t }: CheckoutWords,
): ThanksPrice {
  const price = orderPrice(booking, { ancillaries: ancillaries ?? null });
  const { paid, paidFee, currency } = booking;
  const text = (money: Money) => formatMoney(money, market.locale);
  const line = (label: string, money: Money): Line => ({ label, amount: text(money) });
  const sum = (key: string, amount: number) => line(t(key), { amount, currency });
  // A carrier that charges by itself may list no payments: then the price is told, and no payment is.
  if (paid === 0) return { lines: [], totals: [sum('summary.total', price.total.amount)] };
  const total = price.total.amount + paidFee;
  const isRest = booking.isPartiallyPaid && paid < total;
  const isKnown = ancillaries !== undefined && (isRest || total === paid);
  if (!isKnown) return { lines: [], totals: [sum('thanks.paid', paid)] };
  return {
    lines: [
      ...price.lines.map(({ type, count, each, total }) =>
        line(t(`summary.line.${type ?? 'all'}`, { count, each: text(each) }), total),
      ),
      ...linesOf(price.ancillaries, booking, market, false).map(({ label, details, amount }) => ({
        label: [label, ...details].join(', '),
        amount,
      })),
      ...(price.promo ? [line(t('promo.line', { code: price.promo.code }), price.promo.amount)] : []),
      ...(paidFee > 0 ? [sum('thanks.fee', paidFee)] : []),
    ],
    totals: isRest
      ? [sum('summary.total', total), sum('thanks.paid', paid), sum('thanks.due', total - paid)]
      : [sum('thanks.paid', paid)],
  };
}
