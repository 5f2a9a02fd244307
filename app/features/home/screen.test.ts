import { describe, expect, it } from 'vitest';
import { parseSearchUrl } from '~/features/search-query/search-url';
import { COUNTRY_CODES } from '~/market/countries';
import type { Market } from '~/market/market';
import { homeScreen } from './screen.server';

const NOW = new Date('2031-04-10T12:00:00Z');

const RUSSIAN: Market = {
  brand: 'ru',
  brandName: 'Попутный',
  locale: 'ru',
  country: 'RU',
  currency: 'RUB',
  homePath: '/',
};

const screen = (query = '', market: Partial<Market> = {}) =>
  homeScreen({ market: { ...RUSSIAN, ...market }, url: new URL(`http://shop/${query}`) }, undefined, NOW);

describe('homeScreen', () => {
  it.each(COUNTRY_CODES)('%s: every example is a search that can be made, with names for its codes', (country) => {
    for (const { href, departure, arrival } of screen('', { country }).examples) {
      const parsed = parseSearchUrl(new URL(href, 'http://shop'), '2031-04-10');
      expect(parsed).toMatchObject({ isCanonical: true });
      expect(`${departure} ${arrival}`).not.toMatch(/cities\./);
    }
  });

  it('starts with an empty form for one adult', () => {
    const { form } = screen();
    expect(form.values).toMatchObject({ departure: { text: '' }, adults: 1, childrenAges: [], cabinClass: 'economy' });
    expect([form.isPickerOpen, form.errors]).toEqual([false, {}]);
  });

  it('fills the form from its link', () => {
    const { form } = screen('?departure=Москва&adults=2&childrenAges=7&open=passengers');
    expect(form.values).toMatchObject({ departure: { text: 'Москва' }, adults: 2, childrenAges: [7] });
    expect(form.isPickerOpen).toBe(true);
  });

  it('posts to the index route at "/", and to the market’s path elsewhere', () => {
    expect(screen().action).toBe('/?index');
    expect(screen('', { homePath: '/en-us' }).action).toBe('/en-us');
  });
});
