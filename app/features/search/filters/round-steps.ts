import type { Bounds } from './facets';

/** About as many steps as a slider of a narrow column can tell apart. */
const STEPS = 24;
const NICE = [1, 2, 5, 10];

/** Returns round numbers from at or below the smallest value to at or above the largest: 170, 180 … 510. */
export function roundSteps({ min, max }: Bounds): number[] {
  const rough = Math.max(1, (max - min) / STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * NICE.find((one) => one * power >= rough)!;
  const first = Math.floor(min / step);
  return Array.from({ length: Math.ceil(max / step) - first + 1 }, (_, index) => (first + index) * step);
}
