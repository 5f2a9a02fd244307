import type { Brand } from './brands';
import { COUNTRY_CODES, type CountryCode } from './countries';
import { isCurrency, type CurrencyCode } from './currencies';
import { isLocale, type Locale } from './locales';
import type { Market } from './market';

/** Cookies in which a choice of market is remembered. */
export const MARKET_COOKIES = ['locale', 'country', 'currency'] as const;
export type MarketCookie = (typeof MARKET_COOKIES)[number];

export type MarketRequest = {
  brand: Brand;
  url: URL;
  cookies: ReadonlyMap<string, string>;
  /** The Accept-Language header. */
  acceptLanguage: string | null;
};

/** What path and query ask for; only this, and never a guess, is remembered in cookies. */
export type MarketChoice = { locale?: Locale; country?: CountryCode; currency?: CurrencyCode };

/** Currencies by country, the usual one first (specification 1 §9); euro countries are below. */
const CURRENCIES_OF_COUNTRY: Readonly<Partial<Record<CountryCode, readonly CurrencyCode[]>>> = {
  RU: ['RUB', 'USD'],
  BY: ['RUB', 'USD'],
  KZ: ['KZT'],
  UA: ['UAH'],
  UZ: ['UZS'],
  AZ: ['AZN'],
  KG: ['KGS'],
  AM: ['AMD'],
  PL: ['PLN'],
  GB: ['GBP'],
  AU: ['AUD'],
  SG: ['SGD'],
  CA: ['CAD'],
  US: ['USD'],
  KR: ['USD'],
  AE: ['AED'],
  TR: ['TRY'],
  NL: ['EUR'],
  IE: ['EUR'],
  ES: ['EUR'],
  FR: ['EUR'],
  DE: ['EUR'],
  IT: ['EUR'],
};

/**
 * The market of a request: for each of language, country and currency the first that the brand has, of the path
 * (/{locale}-{country}), the query, the cookie, and the default: the browser's language, the brand's country, the
 * country's currency. What the brand does not have is passed over (specification 1 §1, §9).
 */
export function resolveMarket({ brand, url, cookies, acceptLanguage }: MarketRequest): Market {
  const chosen = readMarketChoice(brand, url);
  const locale =
    chosen.locale ??
    localeOf(brand, cookies.get('locale')) ??
    preferredLocale(brand, acceptLanguage) ??
    brand.defaultLocale;
  const country = chosen.country ?? countryOf(brand, cookies.get('country')) ?? brand.defaultCountry;
  const currency = chosen.currency ?? currencyOf(brand, cookies.get('currency')) ?? usualCurrency(brand, country);
  return {
    brand: brand.id,
    brandName: brand.name,
    locale,
    country,
    currency,
    homePath: brand.hasMarketInPath ? `/${locale}-${country.toLowerCase()}` : '/',
  };
}

/** What the address asks for and the brand has. */
export function readMarketChoice(brand: Brand, url: URL): MarketChoice {
  const [, pathLocale, pathCountry] =
    (brand.hasMarketInPath && /^\/([a-z]{2})-([a-z]{2})\/?$/.exec(url.pathname)) || [];
  return {
    locale: localeOf(brand, pathLocale) ?? localeOf(brand, url.searchParams.get('locale')?.toLowerCase()),
    country: countryOf(brand, pathCountry) ?? countryOf(brand, url.searchParams.get('country')),
    currency: currencyOf(brand, url.searchParams.get('currency')?.toUpperCase()),
  };
}

/** The currency that prices of `country` are shown in unless another is chosen. */
export function usualCurrency(brand: Brand, country: CountryCode): CurrencyCode {
  const usual = CURRENCIES_OF_COUNTRY[country]?.find((currency) => brand.currencies.includes(currency));
  return usual ?? brand.defaultCurrency;
}

function localeOf(brand: Brand, value: string | undefined): Locale | undefined {
  return isLocale(value) && brand.locales.includes(value) ? value : undefined;
}

function countryOf(brand: Brand, value: string | null | undefined): CountryCode | undefined {
  const code = value?.toUpperCase();
  return COUNTRY_CODES.find((country) => country === code && brand.countries.includes(country));
}

function currencyOf(brand: Brand, value: string | undefined): CurrencyCode | undefined {
  return isCurrency(value) && brand.currencies.includes(value) ? value : undefined;
}

/** The language of an Accept-Language header that the brand has, by weight; "de-AT" counts as German. */
function preferredLocale(brand: Brand, header: string | null): Locale | undefined {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return ranges.map(({ language }) => localeOf(brand, language)).find(Boolean);
}
