import type { Money } from '~/market/money';

/** A bar of a chart of prices, a link; ready texts. */
export type PriceBarView = {
  /** Below the bar: "Sun", "4 May"; or a month. */
  weekday: string | null;
  label: string;
  /** Full price; `short` in whole units above the bar. Null without a price. */
  price: { text: string; short: string } | null;
  /** Height in percent of the highest bar; 0 without a price. */
  share: number;
  path: string;
  isCheapest: boolean;
  /** The bar's page is the open one. */
  isCurrent: boolean;
};

/**
 * Returns the heights of bars, in percent. They start at zero, so that a bar twice as high is twice the price.
 */
export function barShares(prices: readonly (Money | null)[]): number[] {
  const highest = Math.max(0, ...prices.map((price) => price?.amount ?? 0));
  return prices.map((price) => (price && highest > 0 ? Math.max(2, Math.round((price.amount / highest) * 100)) : 0));
}
