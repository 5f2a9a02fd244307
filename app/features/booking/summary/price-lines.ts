import type { CurrencyCode } from '~/market/currencies';
import type { Money } from '~/market/money';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import { PASSENGER_TYPES, type Booking, type FareVariant, type PassengerType } from '~/upstream/booking/contract';
import type { PaymentMeansName, PaymentType } from '~/upstream/booking/payment-contract';

/** `type` null: one line for all, where the fare of each is not known. `count` times `each` is `total`. */
export type PriceLine = { type: PassengerType | null; count: number; each: Money; total: Money };

/** What beside the tickets moves the sum; what is left out does not. */
export type PriceParts = { ancillaries?: AncillaryOrder | null };

/**
 * What the order costs, line by line: the totals of `lines` sum to `tickets`, and with the prices of `ancillaries` and
 * the amount of `promo` to `total` exactly.
 */
export type OrderPrice = {
  lines: PriceLine[];
  tickets: Money;
  ancillaries: AncillaryItem[];
  /** What a promo code takes off: a negative amount. */
  promo: { code: string; amount: Money } | null;
  total: Money;
  /** What has been taken already, with `fee` in it: `total` + `fee` − `amount` = `due`. Null before a first payment. */
  paid: { amount: Money; fee: Money } | null;
  /** What is still to be paid, before the fee of a way to pay it. */
  due: Money;
};

/**
 * A way to pay what is due: `due` + `fee` = `total`, which is shown on its button, sent with the payment and charged.
 * `split`: the same in two payments, each with its fee in it.
 */
export type PaymentWay = {
  option: PaymentMeansName;
  /** Who may charge this total, the usual one first; two payments are charged by that one. */
  types: readonly [PaymentType, ...PaymentType[]];
  fee: Money;
  total: Money;
  /** `payBy`: the deadline of the second payment if the first is made now, ISO 8601 with an offset. */
  split: { first: Money; second: Money; total: Money; payBy: string } | null;
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
  const money = moneyOf(booking);
  const tickets = money(booking.totalPrice);
  const items = parts.ancillaries?.items ?? [];
  const promo = booking.promo ? { code: booking.promo.code, amount: money(-booking.promo.discount) } : null;
  const full = items.reduce((amount, { price }) => amount + price.amount, tickets.amount);
  const total = money(full + (promo?.amount.amount ?? 0));
  const { paid, paidFee } = booking;
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
    paid: paid > 0 ? { amount: money(paid), fee: money(paidFee) } : null,
    due: money(total.amount + paidFee - paid),
  };
}

/**
 * The ways to pay what is due, one of each option, the cheapest. An option whose total is not what the lines sum to is
 * left out, since it would charge what nobody was shown: the booking and its ancillaries were read at different moments.
 */
export function paymentWays(booking: Booking, { due }: Pick<OrderPrice, 'due'>): PaymentWay[] {
  const money = moneyOf(booking);
  const ways = new Map<PaymentMeansName, PaymentWay>();
  for (const { option, paymentType, fee, total, split } of booking.paymentOptions) {
    const sum = due.amount + fee;
    if (total !== null && total !== sum) continue;
    const known = ways.get(option);
    if (known && known.total.amount < sum) continue;
    if (known?.total.amount === sum) {
      ways.set(option, { ...known, types: [...known.types, paymentType] });
      continue;
    }
    const parts = split && {
      first: money(split.firstTotal),
      second: money(split.secondTotal),
      total: money(split.firstTotal + split.secondTotal),
      payBy: split.paySecondUntil,
    };
    ways.set(option, { option, types: [paymentType], fee: money(fee), total: money(sum), split: parts });
  }
  return [...ways.values()];
}

function moneyOf({ currency }: Booking): (amount: number) => Money {
  return (amount) => ({ amount, currency: currency satisfies CurrencyCode });
}
