import { expect, it } from 'vitest';
import { formatTemperatures } from './temperature';

it.each([
  [{ min: 18, max: 27 }, 'DE', '18…27\u00a0°C'],
  [{ min: -5, max: 2 }, 'RU', '−5…+2\u00a0°C'],
  [{ min: -12, max: -4 }, 'RU', '−12…−4\u00a0°C'],
  [{ min: -3, max: 0 }, 'PL', '−3…0\u00a0°C'],
  [{ min: 18, max: 27 }, 'US', '64…81\u00a0°F'],
  [{ min: -5, max: 2 }, 'US', '23…36\u00a0°F'],
  [{ min: -25, max: -17 }, 'US', '−13…+1\u00a0°F'],
] as const)('%j in %s is %s', (range, country, expected) =>
  expect(formatTemperatures(range, { country })).toBe(expected),
);
