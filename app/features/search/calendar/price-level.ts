/** A price is high only when it is a tenth above the usual one: less is not worth an alarm. */
const HIGH_SHARE = 1.1;

/** Fewer other days say nothing about the usual price. */
const MIN_DAYS = 7;

/** How a price compares with those of other days, and their lowest, usual and highest price, in the prices' unit. */
export type PriceLevel = { level: 'low' | 'typical' | 'high'; from: number; usual: number; to: number };

/**
 * Compares a price with those of other days of the same journey, class, number of people and filters. Low is below the
 * first quartile, high above the third and `HIGH_SHARE` of the median. Null when too few days are known or all cost the
 * same, and for a price that is a little above the usual ones: no word would be true of it.
 */
export function priceLevel(price: number, others: readonly number[]): PriceLevel | null {
  if (others.length < MIN_DAYS) return null;
  const sorted = [...others].sort((a, b) => a - b);
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  if (first === third) return null;
  const usual = quantile(sorted, 0.5);
  const range = { from: sorted[0]!, usual, to: sorted.at(-1)! };
  if (price <= third) return { level: price < first ? 'low' : 'typical', ...range };
  return price >= usual * HIGH_SHARE ? { level: 'high', ...range } : null;
}

/** Interpolates between the two nearest values. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low, high] = [sorted[below]!, sorted[Math.ceil(place)]!];
  return Math.round(low + (high - low) * (place - below));
}
