import type { KeptTrain } from '~/bff/cookies/kept-trains';
import type { CurrencyCode } from '~/market/currencies';
import { POINT } from '~/market/loyalty';
import type { Money } from '~/market/money';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import { PASSENGER_TYPES, type Booking, type FareVariant, type PassengerType } from '~/upstream/booking/contract';
import type { DeviceTerms } from '~/upstream/booking/wallet-contract';
import type { PaymentMeansName, PaymentType } from '~/upstream/booking/payment-contract';

/** `type` null: one line for everybody, when fares by type are unknown. `count` times `each` is `total`. */
export type PriceLine = { type: PassengerType | null; count: number; each: Money; total: Money };

/** Whatever changes the total besides the tickets; an absent part changes nothing. */
export type PriceParts = {
  ancillaries?: AncillaryOrder | null;
  /** Places chosen on trains that are not reserved yet; absent once they are. */
  trains?: readonly KeptTrain[] | undefined;
};

/**
 * The price of the order by line. The totals of `lines` and `places` sum to `tickets`; with the prices of `ancillaries`
 * and the amounts of `promo` and `points` they sum exactly to `total`. What a wallet pays changes only `due`.
 */
export type OrderPrice = {
  lines: PriceLine[];
  tickets: Money;
  /** The difference of the chosen places on trains to the fare; null without such places. */
  places: Money | null;
  ancillaries: AncillaryItem[];
  /** The promo code's discount: a negative amount. */
  promo: { code: string; amount: Money } | null;
  /** Paid with points: a negative amount; null without. */
  points: Money | null;
  total: Money;
  /** The part of the next payment that the account's wallet pays: a negative amount; null for nothing. */
  eWallet: Money | null;
  /** The sum paid so far, including `fee`: `total` + `fee` − `amount` − `eWallet` = `due`. Null before a first payment. */
  paid: { amount: Money; fee: Money } | null;
  /** The sum still to be paid, before the fee of a payment option. */
  due: Money;
};

/**
 * A way to pay what is due: `due` + `fee` = `total`, the amount shown on its button, sent with the payment and charged.
 * `split`: the same in two payments, each including its fee.
 */
export type PaymentWay = {
  option: PaymentMeansName;
  /** Only of a device's wallet. */
  device: DeviceTerms | null;
  /** A wallet has one. */
  name: string | null;
  /** The types that may charge this total, the default first; two payments always use the default. */
  types: readonly [PaymentType, ...PaymentType[]];
  fee: Money;
  total: Money;
  /** `payBy`: the deadline of the second payment if the first is made now, ISO 8601 with an offset. */
  split: { first: Money; second: Money; total: Money; payBy: string } | null;
};

/** Returns the fare that the customer chose; null when it is unknown. */
export function chosenFare({ fareVariants, fareVariantKey }: Booking): FareVariant | null {
  return fareVariants.find((fare) => fare.key === fareVariantKey) ?? null;
}

/**
 * Calculates the price of a booking by passenger type and ancillary; the only place that adds them up. The upstream's
 * ticket total is what will be charged: when the fares do not sum to it, a single line shows that total instead.
 */
export function orderPrice(booking: Booking, parts: PriceParts = {}): OrderPrice {
  const money = moneyOf(booking);
  const items = parts.ancillaries?.items ?? [];
  const fares = faresByType(booking);
  const { base, tickets, places } = ticketPrice(booking, fares.sum, parts);
  const promo = booking.promo ? { code: booking.promo.code, amount: money(-booking.promo.discount) } : null;
  const full = items.reduce((amount, { price }) => amount + price.amount, tickets);
  const points = booking.bonus.points > 0 ? money(-booking.bonus.points * POINT) : null;
  const total = money(full + (promo?.amount.amount ?? 0) + (points?.amount ?? 0));
  const { paid, paidFee, eWallet } = booking;
  const isByType = fares.sum === base;
  return {
    lines: isByType ? fares.lines : [{ type: null, count: 1, each: money(base), total: money(base) }],
    tickets: money(tickets),
    places: places === null ? null : money(places),
    ancillaries: items,
    promo,
    points,
    total,
    eWallet: eWallet.amount > 0 ? money(-eWallet.amount) : null,
    paid: paid > 0 ? { amount: money(paid), fee: money(paidFee) } : null,
    due: money(total.amount + paidFee - paid - eWallet.amount),
  };
}

function faresByType(booking: Booking): { lines: PriceLine[]; sum: number } {
  const { adults, children, infants } = booking.search.travelers;
  const counts: Record<PassengerType, number> = { adult: adults, child: children, infant: infants };
  const money = moneyOf(booking);
  const fare = chosenFare(booking);
  const lines = PASSENGER_TYPES.filter((type) => counts[type] > 0).map((type): PriceLine => {
    const each = fare?.prices[type] ?? 0;
    return { type, count: counts[type], each: money(each), total: money(each * counts[type]) };
  });
  return { lines, sum: lines.reduce((amount, line) => amount + line.total.amount, 0) };
}

/**
 * Splits the price of the tickets into fares and chosen places. Reserved places are in the booking's total; those chosen
 * since take their stead.
 */
function ticketPrice({ totalPrice, reservedPlaces }: Booking, fares: number, { trains }: PriceParts) {
  const base = reservedPlaces.length > 0 && fares > 0 ? fares : totalPrice;
  if (trains) {
    const places = trains.reduce((sum, { price, fare }) => sum + price - fare, 0);
    return { base, tickets: base + places, places: trains.length > 0 ? places : null };
  }
  return { base, tickets: totalPrice, places: reservedPlaces.length > 0 ? totalPrice - base : null };
}

/**
 * Lists the ways to pay what is due, the cheapest of each option. Skips an option whose total differs from the lines
 * (booking and ancillaries were read at different moments): it would charge an amount that nobody was shown.
 */
export function paymentWays(booking: Booking, { due }: Pick<OrderPrice, 'due'>): PaymentWay[] {
  const money = moneyOf(booking);
  const ways = new Map<PaymentMeansName, PaymentWay>();
  for (const { option, name, device, paymentType, fee, total, split } of booking.paymentOptions) {
    const sum = due.amount + fee;
    if (total !== null && total !== sum) continue;
    const line = ways.get(option);
    if (line && line.total.amount < sum) continue;
    if (line?.total.amount === sum) {
      ways.set(option, { ...line, types: [...line.types, paymentType] });
      continue;
    }
    const parts = split && {
      first: money(split.firstTotal),
      second: money(split.secondTotal),
      total: money(split.firstTotal + split.secondTotal),
      payBy: split.paySecondUntil,
    };
    const sums = { fee: money(fee), total: money(sum), split: parts };
    ways.set(option, { option, name, device, types: [paymentType], ...sums });
  }
  return [...ways.values()];
}

function moneyOf({ currency }: Booking): (amount: number) => Money {
  return (amount) => ({ amount, currency: currency satisfies CurrencyCode });
}
