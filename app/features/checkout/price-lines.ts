import type { CurrencyCode } from '~/market/currencies';
import type { Money } from '~/market/money';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import { PASSENGER_TYPES, type Booking, type FareVariant, type PassengerType } from '~/upstream/booking/contract';

/** `type` null: one line for all, where the fare of each is not known. `count` times `each` is `total`. */
export type PriceLine = { type: PassengerType | null; count: number; each: Money; total: Money };

/** What beside the tickets moves the sum; what is left out does not. */
export type PriceParts = { ancillaries?: AncillaryOrder | null };

/**
 * What the order costs, line by line: the totals of `lines` sum to `tickets`, and with the prices of `ancillaries` and
 * the amount of `promo` to `total` exactly. `total` is what is shown on the button, sent with the payment and charged.
 */
export type OrderPrice = {
  lines: PriceLine[];
  tickets: Money;
  ancillaries: AncillaryItem[];
  /** What a promo code takes off: a negative amount. */
  promo: { code: string; amount: Money } | null;
  total: Money;
};

/** The fare that the customer chose. */
export function chosenFare({ fareVariants, fareVariantKey }: Booking): FareVariant | null {
  return fareVariants.find((fare) => fare.key === fareVariantKey) ?? null;
}

/**
 * Prices of a booking by type of passenger, and of what was added to it; the only place where they are added up. The
 * upstream's total of the tickets is what will be charged for them: fares that do not sum to it are not shown, and one
 * line says the total for everybody.
 */
export function orderPrice(booking: Booking, parts: PriceParts = {}): OrderPrice {
  const { adults, children, infants } = booking.search.travelers;
  const counts: Record<PassengerType, number> = { adult: adults, child: children, infant: infants };
  const money = (amount: number): Money => ({ amount, currency: booking.currency satisfies CurrencyCode });
  const tickets = money(booking.totalPrice);
  const items = parts.ancillaries?.items ?? [];
  const promo = booking.promo ? { code: booking.promo.code, amount: money(-booking.promo.discount) } : null;
  const full = items.reduce((amount, { price }) => amount + price.amount, tickets.amount);
  const total = money(full + (promo?.amount.amount ?? 0));
  const fare = chosenFare(booking);
  const lines = PASSENGER_TYPES.filter((type) => counts[type] > 0).map((type): PriceLine => {
    const each = fare?.prices[type] ?? 0;
    return { type, count: counts[type], each: money(each), total: money(each * counts[type]) };
  });
  const sum = lines.reduce((amount, line) => amount + line.total.amount, 0);
  const isByType = sum === tickets.amount;
  return {
    lines: isByType ? lines : [{ type: null, count: 1, each: tickets, total: tickets }],
    tickets,
    ancillaries: items,
    promo,
    total,
  };
}
