import type { CountryCode } from './countries';
import type { Market } from './market';

/** Degrees Celsius, night and day. */
export type TemperatureRange = { min: number; max: number };

/** Countries that use Fahrenheit. */
const FAHRENHEIT: readonly CountryCode[] = ['US'];

const MINUS = '−';
const NO_BREAK_SPACE = '\u00a0';

/** Rounded degrees in the unit of the market. */
export function marketDegrees(
  { min, max }: TemperatureRange,
  { country }: Pick<Market, 'country'>,
): { low: number; high: number; unit: '°C' | '°F' } {
  if (!FAHRENHEIT.includes(country)) return { low: min, high: max, unit: '°C' };
  const [low, high] = [min, max].map((celsius) => Math.round((celsius * 9) / 5 + 32)) as [number, number];
  return { low, high, unit: '°F' };
}

/** Formats two temperatures for the market: "18…27 °C", "−5…+2 °C", "64…81 °F". Never breaks over two lines. */
export function formatTemperatures(range: TemperatureRange, market: Pick<Market, 'country'>): string {
  const { low, high, unit } = marketDegrees(range, market);
  // Show the plus when the low is negative; a bare number would look like a lost minus.
  const text = low < 0 ? `${signed(low)}…${signed(high)}` : `${low}…${high}`;
  return `${text}${NO_BREAK_SPACE}${unit}`;
}

/** Formats a number of degrees without its unit: "−5", "18". */
export function formatDegrees(degrees: number): string {
  return degrees < 0 ? `${MINUS}${-degrees}` : String(degrees);
}

function signed(degrees: number): string {
  if (degrees === 0) return '0';
  return degrees < 0 ? formatDegrees(degrees) : `+${degrees}`;
}
