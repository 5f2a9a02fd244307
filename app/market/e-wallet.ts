/** The e-wallet of an account: money in the currency of the order that it came back from. Amounts are hundredths. */

/** The least that a wallet pays, and the least that is left for another way to pay, in hundredths. */
export const LEAST_PART = 100;

/**
 * Returns how much of the wished money a wallet pays: as much as there is and as the order costs. All of the order, or so
 * much that the rest can still be paid in another way.
 */
export function takenFromWallet(wanted: number, available: number, price: number): number {
  const amount = Math.min(wanted, available, price);
  const rest = price - amount;
  const taken = rest > 0 && rest < LEAST_PART ? price - LEAST_PART : amount;
  return taken >= Math.min(LEAST_PART, price) ? Math.max(0, taken) : 0;
}

/** The most that a wallet can pay of an order, and the least; null when it can pay nothing. */
export function walletLimits(available: number, price: number): { min: number; max: number } | null {
  const max = takenFromWallet(price, available, price);
  return max > 0 ? { min: Math.min(LEAST_PART, price), max } : null;
}
