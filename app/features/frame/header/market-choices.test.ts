import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { marketChoices } from './market-choices.server';

describe('marketChoices', () => {
  it('offers everything that the international brand has, in the language of the page', () => {
    const { languages, countries, currencies } = marketChoices(BRANDS.intl, 'de');
    expect(languages.map(({ value }) => value)).toEqual(BRANDS.intl.locales);
    expect(languages.find(({ value }) => value === 'pl')?.label).toBe('Polski');
    expect(new Set(countries.map(({ value }) => value))).toEqual(new Set(BRANDS.intl.countries));
    expect(countries.find(({ value }) => value === 'HU')?.label).toBe('Ungarn');
    const labels = countries.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'de')));
    expect(currencies.map(({ value }) => value)).toEqual(BRANDS.intl.currencies);
    expect(currencies[0]?.label).toBe('USD – US-Dollar');
  });

  it('offers only currencies on a brand without other choices', () => {
    const { languages, countries, currencies } = marketChoices(BRANDS.ru, 'ru');
    expect([languages, countries]).toEqual([[], []]);
    expect(currencies.map(({ value }) => value)).toEqual(BRANDS.ru.currencies);
  });
});
