import { expect, it } from 'vitest';
import { countryName } from './country-names';

it.each([
  ['FR', 'de', 'Frankreich'],
  ['HK', 'de', 'Hongkong'],
  ['MO', 'pl', 'Makau'],
  ['US', 'en', 'United States'],
  ['US', 'ru', 'США'],
  ['QQ', 'en', null],
  ['Europe', 'en', null],
] as const)('calls %s in %s %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
