/** A price on a day, in hundredths. */
export type SeenPrice = { date: string; amount: number };

/** The drawn chart: points in the units of its view box, from the oldest to the latest. */
export type ChartShape = { width: number; height: number; points: { x: number; y: number }[] };

const WIDTH = 320;
const HEIGHT = 120;
/** Room for the line's ends. */
const EDGE = 8;
/** A smaller change than this share of the price is drawn as small as it is. */
const LEAST_SPAN = 0.1;
/** More prices than these do not fit the table beside the chart. */
const MOST_PRICES = 8;

/** Chooses the prices to show, evenly, with the latest one. */
export function shownPrices<Seen extends SeenPrice>(history: readonly Seen[]): Seen[] {
  const last = history.length - 1;
  const count = Math.min(history.length, MOST_PRICES);
  if (count < 2) return [...history];
  return Array.from({ length: count }, (_, index) => history[Math.round((index * last) / (count - 1))]!);
}

/** Draws prices by day; null when there are too few for a line. The line fills the height unless the price has hardly moved. */
export function chartShape(prices: readonly SeenPrice[]): ChartShape | null {
  if (prices.length < 2) return null;
  const days = prices.map(({ date }) => Date.parse(date));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const amounts = prices.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const spare = Math.max(0, highest * LEAST_SPAN - (highest - lowest)) / 2;
  const [low, high] = [lowest - spare, highest + spare];
  const share = (value: number, from: number, to: number) => (from === to ? 0.5 : (value - from) / (to - from));
  const points = prices.map(({ amount }, index) => ({
    x: round(EDGE + share(days[index]!, first, last) * (WIDTH - 2 * EDGE)),
    y: round(HEIGHT - EDGE - share(amount, low, high) * (HEIGHT - 2 * EDGE)),
  }));
  return { width: WIDTH, height: HEIGHT, points };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
