import type { CountryCode } from './countries';
import type { Market } from './market';

/** Degrees Celsius, night and day. */
export type TemperatureRange = { min: number; max: number };

/** Countries that use Fahrenheit. */
const FAHRENHEIT: readonly CountryCode[] = ['US'];

const MINUS = '−';
const NO_BREAK_SPACE = '\u00a0';

/** Formats two temperatures for the market: "18…27 °C", "−5…+2 °C", "64…81 °F". Never breaks over two lines. */
export function formatTemperatures({ min, max }: TemperatureRange, { country }: Pick<Market, 'country'>): string {
  const isFahrenheit = FAHRENHEIT.includes(country);
  const [low, high] = [min, max].map((celsius) => (isFahrenheit ? Math.round((celsius * 9) / 5 + 32) : celsius)) as [
    number,
    number,
  ];
  // Show the plus when the low is negative; a bare number would look like a lost minus.
  const range = low < 0 ? `${signed(low)}…${signed(high)}` : `${low}…${high}`;
  return `${range}${NO_BREAK_SPACE}°${isFahrenheit ? 'F' : 'C'}`;
}

function signed(degrees: number): string {
  if (degrees === 0) return '0';
  return degrees < 0 ? `${MINUS}${-degrees}` : `+${degrees}`;
}
