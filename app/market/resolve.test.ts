import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { COUNTRY_CODES } from './countries';
import { readMarketChoice, resolveMarket, usualCurrency } from './resolve';

type Given = { path?: string; cookies?: Record<string, string>; language?: string };

function resolve(brand: 'ru' | 'intl', { path = '/', cookies = {}, language }: Given) {
  return resolveMarket({
    brand: BRANDS[brand],
    url: new URL(path, 'https://shop.example'),
    cookies: new Map(Object.entries(cookies)),
    acceptLanguage: language ?? null,
  });
}

describe('resolveMarket on the international brand', () => {
  it.each<[string, Given, string]>([
    ['nothing', {}, 'en US USD /en-us'],
    ['path', { path: '/de-de?x=1' }, 'de DE EUR /de-de'],
    ['path with a slash at the end', { path: '/pl-pl/' }, 'pl PL PLN /pl-pl'],
    ['path before query and cookie', { path: '/fr-fr?locale=it', cookies: { locale: 'nl' } }, 'fr FR EUR /fr-fr'],
    ['path of an unknown country', { path: '/de-xx' }, 'de US USD /de-us'],
    ['path of an unknown language', { path: '/xx-gb' }, 'en GB GBP /en-gb'],
    ['a language of the other brand', { path: '/ru-gb' }, 'en GB GBP /en-gb'],
    ['a country of the other brand', { path: '/en-kz' }, 'en US USD /en-us'],
    ['a page below the home of a market', { path: '/de-de/more' }, 'de DE EUR /de-de'],
    ['query', { path: '/search?locale=tr&country=tr&currency=try' }, 'tr TR TRY /tr-tr'],
    ['cookies', { path: '/search', cookies: { locale: 'es', country: 'ES', currency: 'GBP' } }, 'es ES GBP /es-es'],
    ['query before cookie', { path: '/?currency=EUR', cookies: { currency: 'GBP' } }, 'en US EUR /en-us'],
    [
      'chosen currency outlives a change of country',
      { path: '/en-gb', cookies: { currency: 'EUR' } },
      'en GB EUR /en-gb',
    ],
    ['a currency the brand has not', { path: '/?currency=RUB', cookies: { currency: 'BYN' } }, 'en US USD /en-us'],
    ['nonsense', { path: '/?locale=%00&country=constructor&currency=__proto__' }, 'en US USD /en-us'],
    ['browser language', { language: 'de-AT,de;q=0.9,en;q=0.8' }, 'de US USD /de-us'],
    ['browser language by weight', { language: 'en;q=0.3, fr;q=0.9, ru' }, 'fr US USD /fr-us'],
    ['region of the browser language', { language: 'en-GB,en;q=0.9' }, 'en GB GBP /en-gb'],
    ['region after others that are not sold in', { language: 'de-AT,de-DE;q=0.9' }, 'de DE EUR /de-de'],
    ['region of another language', { language: 'fr-CH,fr;q=0.9,en-GB;q=0.5' }, 'fr US USD /fr-us'],
    ['chosen country before the region', { path: '/en-ie', language: 'en-GB' }, 'en IE EUR /en-ie'],
    ['chosen currency with the region', { language: 'en-AU', cookies: { currency: 'EUR' } }, 'en AU EUR /en-au'],
    ['refused language', { language: 'it;q=0, pl;q=0.1' }, 'pl US USD /pl-us'],
    ['broken header', { language: ';;;q=,,*;q=x' }, 'en US USD /en-us'],
    ['a country without a currency of its own here', { path: '/en-hu' }, 'en HU USD /en-hu'],
    ['Korea pays in dollars', { path: '/en-kr' }, 'en KR USD /en-kr'],
  ])('%s', (_, given, expected) => {
    const { locale, country, currency, homePath } = resolve('intl', given);
    expect(`${locale} ${country} ${currency} ${homePath}`).toBe(expected);
  });
});

describe('resolveMarket on the Russian brand', () => {
  it.each<[string, Given, string]>([
    ['nothing', {}, 'ru RU RUB /'],
    ['has no market in the path', { path: '/en-us' }, 'ru RU RUB /'],
    ['country by query', { path: '/?country=KZ' }, 'ru KZ KZT /'],
    ['Belarus without dollars on this brand', { path: '/?country=BY' }, 'ru BY RUB /'],
    ['other language', { path: '/?locale=en', cookies: { locale: 'en' }, language: 'en' }, 'ru RU RUB /'],
    ['region of the browser language', { language: 'ru-KZ,ru;q=0.9' }, 'ru KZ KZT /'],
    ['currency', { path: '/?currency=TRY' }, 'ru RU TRY /'],
    ['a currency of the other brand', { path: '/?currency=EUR' }, 'ru RU RUB /'],
  ])('%s', (_, given, expected) => {
    const { locale, country, currency, homePath } = resolve('ru', given);
    expect(`${locale} ${country} ${currency} ${homePath}`).toBe(expected);
  });
});

describe('usualCurrency', () => {
  it('always belongs to the brand', () => {
    for (const brand of Object.values(BRANDS)) {
      for (const country of COUNTRY_CODES) expect(brand.currencies).toContain(usualCurrency(brand, country));
    }
  });
});

describe('readMarketChoice', () => {
  it('distinguishes a choice from a default', () => {
    const choice = (path: string) => readMarketChoice(BRANDS.intl, new URL(path, 'https://shop.example'));
    expect(choice('/search')).toEqual({});
    expect(choice('/en-gb')).toEqual({ locale: 'en', country: 'GB' });
    expect(choice('/?currency=eur')).toEqual({ currency: 'EUR' });
  });
});
