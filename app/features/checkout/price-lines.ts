import type { CurrencyCode } from '~/market/currencies';
import type { Money } from '~/market/money';
import { PASSENGER_TYPES, type Booking, type FareVariant, type PassengerType } from '~/upstream/booking/contract';

/** `type` null: one line for all, where the fare of each is not known. `count` times `each` is `total`. */
export type PriceLine = { type: PassengerType | null; count: number; each: Money; total: Money };

/** What the order costs, line by line: the totals of the lines always sum to `total` exactly. */
export type OrderPrice = { lines: PriceLine[]; total: Money };

/** The fare that the customer chose. */
export function chosenFare({ fareVariants, fareVariantKey }: Booking): FareVariant | null {
  return fareVariants.find((fare) => fare.key === fareVariantKey) ?? null;
}

/**
 * Prices of a booking by type of passenger. The upstream's total is what will be charged: fares that do not sum to it
 * are not shown, and one line says the total for everybody.
 */
export function orderPrice(booking: Booking): OrderPrice {
  const { adults, children, infants } = booking.search.travelers;
  const counts: Record<PassengerType, number> = { adult: adults, child: children, infant: infants };
  const money = (amount: number): Money => ({ amount, currency: booking.currency satisfies CurrencyCode });
  const total = money(booking.totalPrice);
  const fare = chosenFare(booking);
  const lines = PASSENGER_TYPES.filter((type) => counts[type] > 0).map((type): PriceLine => {
    const each = fare?.prices[type] ?? 0;
    return { type, count: counts[type], each: money(each), total: money(each * counts[type]) };
  });
  const sum = lines.reduce((amount, line) => amount + line.total.amount, 0);
  return sum === total.amount ? { lines, total } : { lines: [{ type: null, count: 1, each: total, total }], total };
}
