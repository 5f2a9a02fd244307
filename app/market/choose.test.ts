import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { chooseMarket, targetInMarket, type ChooserFields } from './choose';
import { resolveMarket } from './resolve';

function market(brand: keyof typeof BRANDS, path: string, cookies: Record<string, string> = {}) {
  return resolveMarket({
    brand: BRANDS[brand],
    url: new URL(path, 'https://shop.example'),
    cookies: new Map(Object.entries(cookies)),
    acceptLanguage: null,
  });
}

describe('chooseMarket', () => {
  it.each<[string, ChooserFields, string]>([
    ['nothing', {}, 'en US USD'],
    ['a language', { locale: 'de' }, 'de US USD'],
    ['a country brings its currency', { country: 'DE' }, 'en DE EUR'],
    ['a country, with the currency that was shown', { country: 'GB', currency: 'USD' }, 'en GB GBP'],
    ['a country, with a currency of choice', { country: 'GB', currency: 'EUR' }, 'en GB EUR'],
    ['a currency', { currency: 'try' }, 'en US TRY'],
    ['all of it', { locale: 'TR', country: 'tr', currency: 'TRY' }, 'tr TR TRY'],
    ['the same country keeps the currency', { country: 'US', currency: 'USD' }, 'en US USD'],
    ['what the brand has not', { locale: 'ru', country: 'KZ', currency: 'RUB' }, 'en US USD'],
    ['nonsense', { locale: '<b>', country: '__proto__', currency: 'x'.repeat(9000) }, 'en US USD'],
  ])('%s', (_, given, expected) => {
    const { locale, country, currency } = chooseMarket(BRANDS.intl, market('intl', '/en-us'), given);
    expect(`${locale} ${country} ${currency}`).toBe(expected);
  });

  it('keeps the chosen currency when only the language changes', () => {
    const current = market('intl', '/en-us', { currency: 'AED' });
    expect(chooseMarket(BRANDS.intl, current, { locale: 'fr' })).toMatchObject({ locale: 'fr', currency: 'AED' });
  });

  it('ignores languages, countries and currencies that the brand lacks', () => {
    const chosen = chooseMarket(BRANDS.ru, market('ru', '/'), { locale: 'en', country: 'US', currency: 'KZT' });
    expect(chosen).toEqual({ locale: 'ru', country: 'RU', currency: 'KZT' });
  });
});

describe('targetInMarket', () => {
  const german = { locale: 'de', country: 'DE' } as const;
  const search = '/search?adult=1&route[0]=iatax:LON_2031-05-04_date_2031-05-04_iatax:NYC&v=2';

  it.each([
    ['/', '/de-de'],
    ['/en-us', '/de-de'],
    ['/en-us?departure=London&open=passengers#adults', '/de-de?departure=London&open=passengers#adults'],
    ['/en-us?currency=USD&locale=en&country=US', '/de-de'],
    [search, search],
    [`${search}&currency=USD&sort=price`, `${search}&sort=price`],
    ['/mbooking/step1/c1f1a5a2-53a8-4f6e-9a1e-0d7f64c1b7a0', '/mbooking/step1/c1f1a5a2-53a8-4f6e-9a1e-0d7f64c1b7a0'],
    ['/agreement?currencyX=1', '/agreement?currencyX=1'],
  ])('%s', (target, expected) => expect(targetInMarket(BRANDS.intl, target, german)).toBe(expected));

  it('leaves the home path of a brand without markets in its paths', () => {
    expect(targetInMarket(BRANDS.ru, '/?currency=RUB&departure=MOW', { locale: 'ru', country: 'RU' })).toBe(
      '/?departure=MOW',
    );
    expect(targetInMarket(BRANDS.ru, '/en-us', { locale: 'ru', country: 'RU' })).toBe('/en-us');
  });
});
