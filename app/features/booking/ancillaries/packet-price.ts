/** Discount in percent by number of products, the smallest number first. */
export type DiscountStep = { count: number; percent: number };

/** Returns the discount for a number of products: the last step reached (contract of packets). */
export function percentFor(count: number, steps: readonly DiscountStep[]): number {
  return steps.findLast((step) => count >= step.count)?.percent ?? 0;
}

/**
 * Calculates the price of a packet in hundredths. Discounts and rounds each line separately, so that the total is the
 * sum of the lines shown. For the running total only: the order says what is charged.
 * @param decimals shown for the currency
 */
export function packetPrice(prices: readonly number[], steps: readonly DiscountStep[], decimals: number): number {
  const unit = decimals === 0 ? 100 : 1;
  const share = (100 - percentFor(prices.length, steps)) / 100;
  return prices.reduce((sum, price) => sum + Math.round((price * share) / unit) * unit, 0);
}
