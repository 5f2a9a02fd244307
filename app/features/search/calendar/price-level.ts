/** A price is high only when it is a tenth above the usual one: less is not worth an alarm. */
const HIGH_SHARE = 1.1;

/** Fewer other days say nothing about the usual price. */
const MIN_DAYS = 7;

/**
 * How a price compares with those of other days, in the prices' unit. `from` and `to` are the usual prices: a typical one
 * lies within them. `lowest`, `middle` and `highest` are of all other days.
 */
export type PriceLevel = {
  level: 'low' | 'typical' | 'high';
  from: number;
  to: number;
  lowest: number;
  middle: number;
  highest: number;
};

/**
 * Compares a price with those of other days of the same journey, transport, class, number of people and filters. Usual are
 * the two middle quarters, and whatever is less than `HIGH_SHARE` of the median. Null when too few days are known or
 * most cost the same.
 */
export function priceLevel(price: number, others: readonly number[]): PriceLevel | null {
  if (others.length < MIN_DAYS) return null;
  const sorted = [...others].sort((a, b) => a - b);
  const [from, middle, third] = [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
  if (from === third) return null;
  const to = Math.max(third, Math.round(middle * HIGH_SHARE));
  const level = price < from ? 'low' : price <= to ? 'typical' : 'high';
  return { level, from, to, lowest: sorted[0]!, middle, highest: sorted.at(-1)! };
}

/** Interpolates between the two nearest values. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low, high] = [sorted[below]!, sorted[Math.ceil(place)]!];
  return Math.round(low + (high - low) * (place - below));
}
