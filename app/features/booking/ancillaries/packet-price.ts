/** Percent off by the number of products, the smallest number first. */
export type DiscountStep = { count: number; percent: number };

/** Percent off for so many products: the last step that is reached (contract of packets). */
export function percentFor(count: number, steps: readonly DiscountStep[]): number {
  return steps.findLast((step) => count >= step.count)?.percent ?? 0;
}

/**
 * What a packet of these products costs, hundredths: each line is discounted and rounded by itself, so that the total is
 * the sum of what is shown. For the running total: the order itself says what is charged.
 * @param decimals that the currency shows
 */
export function packetPrice(prices: readonly number[], steps: readonly DiscountStep[], decimals: number): number {
  const unit = decimals === 0 ? 100 : 1;
  const share = (100 - percentFor(prices.length, steps)) / 100;
  return prices.reduce((sum, price) => sum + Math.round((price * share) / unit) * unit, 0);
}
