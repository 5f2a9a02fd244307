import type { Translate } from '~/i18n/translate';
import { formatMoney, formatWholeUnits } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';

/**
 * The colour of a bar. `high`: more than a quarter above the median; `unknown`: no price; `pending`: its price is on its
 * way.
 */
export type BarLevel = 'lowest' | 'usual' | 'high' | 'unknown' | 'pending';

/** A bar of a chart of prices, a link; ready texts. */
export type PriceBarView = {
  /** Below the bar: "Sun", "4"; or a month. */
  weekday: string | null;
  label: string;
  /** Under the first bar of each month; null under the others, and where the screen names the month. */
  month: string | null;
  /** Everything the bar shows, in words: "Sun, 4 May: $120, the lowest price". */
  said: string;
  /** Above the bar in whole units; null without a price. */
  short: string | null;
  /** Height in percent of the highest bar; 0 without a price. */
  share: number;
  level: BarLevel;
  path: string;
  /** The bar's page is the open one. */
  isCurrent: boolean;
};

/** A chart of prices; without any price it has no bars. */
export type PriceChartView = {
  bars: PriceBarView[];
  /** Explains the colours that occur, in the order of prices. */
  legend: { level: BarLevel; text: string }[];
};

/** A bar to draw. */
export type PriceBar = Pick<PriceBarView, 'weekday' | 'label' | 'path'> & {
  /** Names the bar in full: "Sun, 4 May". */
  name: string;
  month?: string | null;
  price: Money | null;
  isCurrent?: boolean;
};

export type PriceChartInput = {
  bars: readonly PriceBar[];
  /** Prices are on their way: the bars hold their place. */
  isWaiting?: boolean;
  /** Says of the lowest price that it is one. */
  lowest: string;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

const LEVELS: readonly BarLevel[] = ['lowest', 'usual', 'high', 'unknown'];

/** Builds a chart of prices. */
export function priceChart({ bars: ofBars, isWaiting = false, lowest, market, t }: PriceChartInput): PriceChartView {
  if (isWaiting) return { bars: ofBars.map(pendingBar), legend: [] };
  const prices = ofBars.map(({ price }) => price);
  const limit = highLimit(prices);
  const levels = barLevels(prices);
  if (levels.every((level) => level === 'unknown')) return { bars: [], legend: [] };
  const shares = barShares(prices);
  const remarks: Partial<Record<BarLevel, string>> = { lowest, high: t('high') };
  return {
    bars: ofBars.map(({ name, price, month = null, isCurrent = false, ...bar }, index) => {
      const level = levels[index] ?? 'unknown';
      const text = price ? formatMoney(price, market.locale) : t('noPrice');
      return {
        ...bar,
        month,
        said: `${name}: ${[text, remarks[level]].filter(Boolean).join(', ')}`,
        short: price && formatWholeUnits(price, market.locale),
        share: shares[index] ?? 0,
        level,
        isCurrent,
      };
    }),
    legend: LEVELS.filter((level) => levels.includes(level)).map((level) => ({
      level,
      text:
        level === 'high' && limit
          ? t('levels.high', { price: formatMoney(limit, market.locale) })
          : t(`levels.${level}`),
    })),
  };
}

const PENDING_SHARE = 45;

function pendingBar({ name, month = null, isCurrent = false, ...bar }: PriceBar): PriceBarView {
  return { ...bar, month, isCurrent, said: name, short: '…', share: PENDING_SHARE, level: 'pending' };
}

/** Cuts names to the fewest letters, three or more, that still tell them apart: "Nov", or "juin" and "juil". */
export function shortestDistinct(names: readonly string[]): string[] {
  const words = names.map((name) => name.replace(/\.$/, ''));
  const all = new Set(words).size;
  const most = Math.max(0, ...words.map((word) => word.length));
  for (let letters = 3; letters < most; letters += 1) {
    const cut = words.map((word) => word.slice(0, letters));
    if (new Set(cut).size === all) return cut;
  }
  return words;
}

/**
 * Returns the heights of bars, in percent. They start at zero, so that a bar twice as high is twice the price.
 */
export function barShares(prices: readonly (Money | null)[]): number[] {
  const highest = Math.max(0, ...prices.map((price) => price?.amount ?? 0));
  return prices.map((price) => (price && highest > 0 ? Math.max(2, Math.round((price.amount / highest) * 100)) : 0));
}

/** Fewer prices say nothing about the usual one. */
const MIN_PRICES = 4;
/** A high price is more than this many times the median. */
const HIGH_TO_MEDIAN = 1.25;

/** Returns the price above which one is high; null where too few are known. */
export function highLimit(prices: readonly (Money | null)[]): Money | null {
  const known = prices.filter((price) => price !== null).sort((a, b) => a.amount - b.amount);
  const median = known[Math.floor(known.length / 2)];
  if (!median || known.length < MIN_PRICES) return null;
  return { ...median, amount: Math.round(median.amount * HIGH_TO_MEDIAN) };
}

/** Returns the colours of bars: the first of the lowest prices, and those above the limit. */
export function barLevels(prices: readonly (Money | null)[]): BarLevel[] {
  const least = Math.min(...prices.map((price) => price?.amount ?? Infinity));
  const lowest = prices.findIndex((price) => price?.amount === least);
  const limit = highLimit(prices)?.amount ?? Infinity;
  return prices.map((price, index) => {
    if (!price) return 'unknown';
    if (index === lowest) return 'lowest';
    return price.amount > limit ? 'high' : 'usual';
  });
}
