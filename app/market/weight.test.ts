import { expect, it } from 'vitest';
import { formatWeight } from './weight';

it.each([
  [23, 'en', 'GB', '23\u00a0kg'],
  [23, 'ru', 'RU', '23\u00a0кг'],
  [23, 'en', 'US', '50\u00a0lb'],
  [32, 'en', 'US', '70\u00a0lb'],
  [10, 'es', 'US', '22\u00a0lb'],
  [10, 'fr', 'CA', '10\u00a0kg'],
] as const)('%i kg in %s of %s → %s', (kilograms, locale, country, expected) => {
  expect(formatWeight(kilograms, { locale, country })).toBe(expected);
});
