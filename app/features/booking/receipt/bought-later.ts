import type { Surcharge } from '~/upstream/after-sale/contract';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { LaterPayment } from '~/upstream/booking/later-contract';

/** Lists every purchase attempt after the sale, the oldest first. */
export function purchasesOf(orders: readonly AncillaryOrder[]): AncillaryOrder[] {
  return orders.filter(({ payment }) => payment !== null);
}

/** Lists the items bought and paid for after the sale. */
export function boughtLater(orders: readonly AncillaryOrder[]): AncillaryItem[] {
  return paidPurchases(orders).flatMap(({ items }) => items);
}

/** Lists everything that is paid for: with the tickets and later. */
export function boughtItems(orders: readonly AncillaryOrder[]): AncillaryItem[] {
  return wholeOrder(orders)?.items ?? [];
}

/** A payment after the sale, in hundredths, and the end of the card's number where it is known. */
export type PaidLater = {
  what: 'extras' | 'surcharge';
  amount: number;
  option: LaterPayment['option'];
  cardLast4: string | null;
};

/** Lists the payments after the sale that brought money: those of extras, then those that the shop asked for. */
export function paidLater(orders: readonly AncillaryOrder[], surcharges: readonly Surcharge[]): PaidLater[] {
  const paid = (what: PaidLater['what'], amount: number, payment: LaterPayment | null): PaidLater => ({
    what,
    amount,
    option: payment?.option ?? 'unknown',
    cardLast4: payment?.cardLast4 ?? null,
  });
  return [
    ...paidPurchases(orders)
      .map(({ items, payment }) =>
        paid(
          'extras',
          items.reduce((sum, { price }) => sum + price.amount, 0),
          payment,
        ),
      )
      // Nobody paid for free ones.
      .filter(({ amount }) => amount > 0),
    ...paidSurcharges(surcharges).map(({ amount, payments }) =>
      paid('surcharge', amount.amount, payments.find(({ status }) => status === 'success') ?? null),
    ),
  ];
}

/** Lists the surcharges that are paid. */
export function paidSurcharges(surcharges: readonly Surcharge[]): Surcharge[] {
  return surcharges.filter(({ status }) => status === 'paid');
}

function paidPurchases(orders: readonly AncillaryOrder[]): AncillaryOrder[] {
  return purchasesOf(orders).filter(({ payment }) => payment?.status === 'success');
}

/**
 * Merges all paid ancillaries into one order for a receipt; null when there are none.
 * @param orders `listOrders`
 */
export function wholeOrder(orders: readonly AncillaryOrder[]): AncillaryOrder | null {
  const first = orders.find(({ payment }) => payment === null) ?? null;
  const later = boughtLater(orders);
  const base = first ?? purchasesOf(orders)[0];
  if (!base || (!first && later.length === 0)) return first;
  const items = [...(first?.items ?? []), ...later];
  const amount = items.reduce((sum, { price }) => sum + price.amount, 0);
  return { ...base, items, total: { ...base.total, amount }, payment: null };
}

/** Returns true when all of these are already bought, so that a customer who returns to pay is done. */
export function areBought(tokens: readonly string[], orders: readonly AncillaryOrder[]): boolean {
  const bought = new Set(boughtLater(orders).map(({ token }) => token));
  return tokens.length > 0 && tokens.every((token) => bought.has(token));
}
