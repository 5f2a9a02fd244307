import { linesOf } from '~/features/booking/ancillaries/order-lines.server';
import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import { orderPrice } from '~/features/booking/summary/price-lines';
import { railLines } from '~/features/booking/trains/rail-lines.server';
import { signed } from '~/features/booking/trains/trains-section.server';
import { formatMoney } from '~/market/format';
import type { Money } from '~/market/money';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

type Line = { label: string; amount: string };

/** The charged amounts. `lines` sum to the first of `totals`; empty when that is uncertain. */
export type ChargedPrice = { lines: Line[]; totals: Line[] };

/**
 * Lists the lines of an order exactly as charged: tickets, ancillaries, promo code, fee; then the amount paid and the
 * amount due. If the lines do not sum to the amount paid, shows only the payment.
 * @param ancillaries undefined when they are unknown
 */
export function chargedPrice(
  booking: Booking,
  ancillaries: AncillaryOrder | null | undefined,
  { market, t }: CheckoutWords,
): ChargedPrice {
  const price = orderPrice(booking, { ancillaries: ancillaries ?? null });
  const { paid, paidFee, currency } = booking;
  const text = (money: Money) => formatMoney(money, market.locale);
  const line = (label: string, money: Money): Line => ({ label, amount: text(money) });
  const sum = (key: string, amount: number) => line(t(key), { amount, currency });
  // A carrier that charges directly may list no payments: show the price without a payment.
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
      ...(price.places && price.places.amount !== 0
        ? [{ label: railLines(booking, {}, market).label, amount: signed(price.places.amount, booking, market) }]
        : []),
      ...linesOf(price.ancillaries, booking, market, false).map(({ label, details, amount }) => ({
        label: [label, ...details].join(', '),
        amount,
      })),
      ...(price.promo ? [line(t('promo.line', { code: price.promo.code }), price.promo.amount)] : []),
      ...(price.points ? [line(t('points.line'), price.points)] : []),
      ...(paidFee > 0 ? [sum('thanks.fee', paidFee)] : []),
    ],
    totals: isRest
      ? [sum('summary.total', total), sum('thanks.paid', paid), sum('thanks.due', total - paid)]
      : [sum('thanks.paid', paid)],
  };
}
