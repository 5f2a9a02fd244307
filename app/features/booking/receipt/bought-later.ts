import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';

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

/** A purchase after the sale: its price in hundredths, and the end of the card's number where it is known. */
export type LaterPayment = { amount: number; cardLast4: string | null };

/** Lists the payments of those items, the oldest first; nobody paid for free ones. */
export function laterPayments(orders: readonly AncillaryOrder[]): LaterPayment[] {
  return paidPurchases(orders)
    .map(({ items, payment }) => ({
      amount: items.reduce((sum, { price }) => sum + price.amount, 0),
      cardLast4: payment?.cardLast4 ?? null,
    }))
    .filter(({ amount }) => amount > 0);
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
