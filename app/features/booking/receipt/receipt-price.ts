import { orderPrice } from '../summary/price-lines';
import { isOverland } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import type { Money } from '~/market/money';
import type { Surcharge } from '~/upstream/after-sale/contract';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { passengerName } from '../passengers/passenger-name';

export type ReceiptPriceLine = { label: string; amount: Money };

/**
 * Lists what was paid for: fare and taxes of the tickets (upstream facts §8), ancillaries by name, the promo code's
 * discount, the card fee and the paid surcharges; nothing that cost nothing. The lines sum exactly to the total; ticket price parts that do
 * not sum to it become one line.
 * @param t reads the namespace `receipt`
 */
export function receiptPrice(
  booking: Booking,
  { ancillaries, surcharges }: { ancillaries: AncillaryOrder | null; surcharges: readonly Surcharge[] },
  t: Translate,
): { lines: ReceiptPriceLine[]; total: Money } {
  const price = orderPrice(booking, { ancillaries });
  const money = (amount: number): Money => ({ amount, currency: booking.currency });
  const lines = [
    ...ticketLines(booking, price.tickets, t),
    ...price.ancillaries.map((item) => ({ label: itemLabel(item, booking), amount: item.price })),
    ...(price.promo ? [{ label: t('line.promo', { code: price.promo.code }), amount: price.promo.amount }] : []),
    ...(price.points ? [{ label: t('line.points'), amount: price.points }] : []),
    { label: t('line.fee'), amount: money(booking.paidFee) },
    ...surcharges.flatMap(({ lines }) => lines.map(({ title, amount }) => ({ label: title, amount: money(amount) }))),
  ];
  const surcharged = surcharges.reduce((sum, { amount }) => sum + amount.amount, 0);
  return {
    lines: lines.filter(({ amount }) => amount.amount !== 0),
    total: money(price.total.amount + booking.paidFee + surcharged),
  };
}

/**
 * Splits the price of the tickets. A service fee is part of the fare: neither the fare quote nor the payment page is told
 * of one, and the receipt must not be the first to name it.
 */
function ticketLines({ sale, segments }: Booking, tickets: Money, t: Translate): ReceiptPriceLine[] {
  if (!sale || sale.fare + sale.taxes + sale.serviceFee !== tickets.amount) {
    return [{ label: t('line.tickets'), amount: tickets }];
  }
  const parts = [
    { label: t('line.fare'), amount: sale.fare + sale.serviceFee },
    { label: t(isOverland(segments) ? 'line.taxesTrain' : 'line.taxes'), amount: sale.taxes },
  ];
  return parts.map(({ label, amount }) => ({ label, amount: { amount, currency: tickets.currency } }));
}

/** Returns "Bag of 20 kg, IVANOVA ANNA". */
function itemLabel({ title, target }: AncillaryItem, booking: Booking): string {
  const name = target.passengerIndex === null ? null : passengerName(booking, target.passengerIndex);
  return name ? `${title}, ${name}` : title;
}
