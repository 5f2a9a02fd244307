import { parsePhoneNumberFromString, getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { BRANDS, brandOfHost, isBrandId } from './brands';
import { COUNTRY_CODES, countryOf, isCountry } from './countries';
import { CURRENCIES, CURRENCY_CODES, isCurrency } from './currencies';
import { currencyFeatures } from './currency-features';
import { directionOf, isLocale, LOCALES, nativeName } from './locales';
import { accountCurrency, resolveMarket, usualCurrency } from './resolve';

const brands = Object.values(BRANDS);

describe('countries', () => {
  it('lists the twenty-four of the specification', () => {
    expect(COUNTRY_CODES.toSorted().join(' ')).toBe(
      'AE AM AU AZ BY CA DE ES FR GB HU IE IT KG KR KZ NL PL RU SG TR UA US UZ',
    );
  });

  it.each(COUNTRY_CODES)('%s: has a valid example phone number', (code) => {
    const { phone } = countryOf(code);
    expect(phone.code).toBe(`+${getCountryCallingCode(code)}`);
    expect(phone.sample.startsWith(`${phone.code} `)).toBe(true);
    const sample = parsePhoneNumberFromString(phone.sample);
    expect([sample?.country, sample?.isValid(), sample?.getType()]).toEqual([
      code,
      true,
      expect.stringMatching(/MOBILE/),
    ]);
  });

  it.each(COUNTRY_CODES)('%s: lists named citizenships without duplicates, its own first', (code) => {
    const { citizenships } = countryOf(code);
    expect(citizenships[0]).toBe(code);
    expect(new Set(citizenships).size).toBe(citizenships.length);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const citizenship of citizenships) expect(names.of(citizenship)).toBeTruthy();
  });

  it('all but one write days first', () => {
    expect(COUNTRY_CODES.filter((code) => countryOf(code).isMonthFirst)).toEqual(['US']);
  });

  it.each([
    ['BY', 'RUB', 'USD'],
    ['RU', 'RUB', 'RUB'],
    ['KZ', 'KZT', 'KZT'],
  ] as const)('keeps an account of %s, shown in %s, in %s', (country, currency, kept) => {
    expect(accountCurrency({ country, currency })).toBe(kept);
  });
});

describe('currencies', () => {
  it('lists twenty, with two decimals or none as tabled', () => {
    const whole = CURRENCY_CODES.filter((code) => CURRENCIES[code].decimals === 0);
    expect(CURRENCY_CODES).toHaveLength(20);
    expect(whole.toSorted().join(' ')).toBe('AMD AZN BYN KGS KZT RUB TRY UAH UZS');
  });

  it.each(CURRENCY_CODES)('%s: has the services of roubles or the default ones', (currency) => {
    const { services, bonuses, priceCalendar, wizardServices } = currencyFeatures(currency);
    const inRoubles = currency === 'RUB';
    expect([priceCalendar, bonuses]).toEqual([true, inRoubles]);
    expect(wizardServices).toEqual(inRoubles ? ['refund', 'insurance'] : []);
    expect(services).toHaveLength(inRoubles ? 9 : 5);
  });
});

describe('languages', () => {
  it.each(LOCALES)('%s has a native name and writes from left to right', (locale) => {
    expect(nativeName(locale)).toMatch(/^\p{Lu}\p{L}+$/u);
    expect(directionOf(locale)).toBe('ltr');
  });
});

describe('guards', () => {
  it.each(['', 'toString', '__proto__', 'EN', 'Us', 'rub', 7, null, undefined])('reject %j', (value) => {
    expect([isLocale(value), isCountry(value), isCurrency(value), isBrandId(value)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('brands', () => {
  it.each(brands)('$name: supports its own defaults', (brand) => {
    expect(brand.locales).toContain(brand.defaultLocale);
    expect(brand.countries).toContain(brand.defaultCountry);
    expect(brand.currencies).toContain(brand.defaultCurrency);
    expect(usualCurrency(brand, brand.defaultCountry)).toBe(brand.defaultCurrency);
    expect(brand.supportEmail).toMatch(/^[\w.]+@[\w.]+$/);
  });

  it.each(brands)('$name: offers a home page in some language for every country', (brand) => {
    for (const country of brand.countries) {
      expect(countryOf(country).languages.some((locale) => brand.locales.includes(locale))).toBe(true);
    }
  });

  it.each([
    ['localhost:3000', 'intl'],
    ['LOCALHOST', 'intl'],
    ['ru.localhost:3000', 'ru'],
    ['fair.example', 'intl'],
    ['constructor', 'ru'],
    ['', 'ru'],
    [null, 'ru'],
  ] as const)('the host %s belongs to %s', (host, id) => {
    expect(brandOfHost(host, { 'fair.example': 'intl' }).id).toBe(id);
  });
});

describe('every combination', () => {
  const combinations = brands.flatMap((brand) =>
    COUNTRY_CODES.flatMap((country) => LOCALES.map((locale) => ({ brand, country, locale }))),
  );

  it('counts 2 × 24 × 9', () => expect(combinations).toHaveLength(2 * 24 * 9));

  it.each(['path', 'query', 'cookies'] as const)(
    'resolves by %s, to itself or to a value that the brand has',
    (way) => {
      for (const { brand, country, locale } of combinations) {
        const path = way === 'path' ? `/${locale}-${country.toLowerCase()}` : '/search';
        const query = way === 'query' ? `?locale=${locale}&country=${country}` : '';
        const cookies = new Map(Object.entries(way === 'cookies' ? { locale, country } : {}));
        const url = new URL(`https://shop.example${path}${query}`);
        const market = resolveMarket({ brand, url, cookies, acceptLanguage: null });
        const readsPath = way !== 'path' || brand.hasMarketInPath;
        const hasLocale = readsPath && brand.locales.includes(locale);
        const hasCountry = readsPath && brand.countries.includes(country);
        expect(market.locale).toBe(hasLocale ? locale : brand.defaultLocale);
        expect(market.country).toBe(hasCountry ? country : brand.defaultCountry);
        expect(market.currency).toBe(usualCurrency(brand, market.country));
        // The path is that market's home page only when the brand has both.
        if (way === 'path' && brand.hasMarketInPath) expect(market.homePath === path).toBe(hasLocale && hasCountry);
      }
    },
  );
});
