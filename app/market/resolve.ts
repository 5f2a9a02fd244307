import Negotiator from 'negotiator';
import type { Brand } from './brands';
import { countryOf, isCountry, type CountryCode } from './countries';
import { isCurrency, type CurrencyCode } from './currencies';
import { isLocale, type Locale } from './locales';
import type { Market } from './market';

/** Cookies that remember the chosen market. */
export const MARKET_COOKIES = ['locale', 'country', 'currency'] as const;

/** Long enough for the languages of any browser. */
const MAX_HEADER_CHARACTERS = 500;

export type MarketRequest = {
  brand: Brand;
  url: URL;
  cookies: ReadonlyMap<string, string>;
  /** The Accept-Language header. */
  acceptLanguage: string | null;
  /** Set when the language is already chosen. */
  locale?: Locale;
  /** Guessed country of the visitor, two letters; used only when nothing else names one. */
  countryGuess?: string | null;
};

/** Choice made by path and query; only this, and never a guess, is stored in cookies. */
export type MarketChoice = { locale?: Locale; country?: CountryCode; currency?: CurrencyCode };

/**
 * Resolves the market of a request. Each of language, country and currency comes from the first source with a value
 * that the brand has: path (/{locale}-{country}), query, cookie, default. Defaults: the browser's language; the guessed
 * country, then the region of the browser's language ("en-GB"), then the brand's; the country's currency. Unsupported values are ignored (specification 1 §1, §9).
 */
export function resolveMarket(request: MarketRequest): Market {
  const { brand, url, cookies, countryGuess } = request;
  const chosen = { ...rememberedChoice(brand, cookies), ...readMarketChoice(brand, url) };
  const locale = request.locale ?? wantedLocales(request)[0] ?? brand.defaultLocale;
  const country =
    chosen.country ?? countryOfBrand(brand, countryGuess) ?? acceptedCountry(request, locale) ?? brand.defaultCountry;
  return {
    brand: brand.id,
    brandName: brand.name,
    locale,
    country,
    currency: chosen.currency ?? usualCurrency(brand, country),
    homePath: homePathOf(brand, { locale, country }),
  };
}

/** Lists the requested languages that the brand has, best first: path, query, cookie, browser. */
export function wantedLocales({ brand, url, cookies, acceptLanguage }: MarketRequest): Locale[] {
  const candidates = [
    readMarketChoice(brand, url).locale,
    rememberedChoice(brand, cookies).locale,
    ...acceptedTags(acceptLanguage).map(([language]) => localeOfBrand(brand, language)),
  ];
  return candidates.filter((locale) => locale !== undefined);
}

/** Returns "/" or "/en-us". */
export function homePathOf(brand: Brand, { locale, country }: Pick<Market, 'locale' | 'country'>): string {
  return brand.hasMarketInPath ? `/${locale}-${country.toLowerCase()}` : '/';
}

/** Reads the choices in an address that the brand supports; unset keys are absent. */
export function readMarketChoice(brand: Brand, url: URL): MarketChoice {
  // An unknown page below the home of a market speaks its language too.
  const [home = url.pathname] = /^\/[a-z]{2}-[a-z]{2}(?=\/)/.exec(url.pathname) ?? [];
  const path = marketOfPath(brand, home);
  const query = brandChoice(brand, {
    locale: url.searchParams.get('locale'),
    country: url.searchParams.get('country'),
    currency: url.searchParams.get('currency'),
  });
  return { ...query, ...path };
}

/** Reads the choices in cookies that the brand supports. */
export function rememberedChoice(brand: Brand, cookies: ReadonlyMap<string, string>): MarketChoice {
  return brandChoice(brand, {
    locale: cookies.get('locale'),
    country: cookies.get('country'),
    currency: cookies.get('currency'),
  });
}

/** True when an address chooses what the browser does not remember. */
export function isNewChoice(choice: MarketChoice, cookies: ReadonlyMap<string, string>): boolean {
  return MARKET_COOKIES.some((name) => choice[name] !== undefined && choice[name] !== cookies.get(name));
}

/** True when the request names no country, so that a guess is useful. */
export function lacksCountry({ brand, url, cookies }: Pick<MarketRequest, 'brand' | 'url' | 'cookies'>): boolean {
  return (readMarketChoice(brand, url).country ?? rememberedChoice(brand, cookies).country) === undefined;
}

/** Reads language and country from /{locale}-{country}; each is checked on its own, so one may be missing. */
export function marketOfPath(brand: Brand, pathname: string): Pick<MarketChoice, 'locale' | 'country'> {
  const [, locale, country] = (brand.hasMarketInPath && /^\/([a-z]{2})-([a-z]{2})\/?$/.exec(pathname)) || [];
  return brandChoice(brand, { locale, country });
}

/** Keeps only values that the brand supports, in either letter case. */
export function brandChoice(
  brand: Brand,
  choice: Partial<Record<keyof MarketChoice, string | null | undefined>>,
): MarketChoice {
  const locale = localeOfBrand(brand, choice.locale);
  const country = countryOfBrand(brand, choice.country);
  const currency = currencyOfBrand(brand, choice.currency);
  return { ...(locale && { locale }), ...(country && { country }), ...(currency && { currency }) };
}

/** Returns the default currency for prices in `country`. */
export function usualCurrency(brand: Brand, country: CountryCode): CurrencyCode {
  const usual = countryOf(country).currencies.find((currency) => brand.currencies.includes(currency));
  return usual ?? brand.defaultCurrency;
}

/** Returns the currency of an account (specification 1 §1: accounts in Belarus use dollars). */
export function accountCurrency({ country, currency }: Pick<Market, 'country' | 'currency'>): CurrencyCode {
  return countryOf(country).accountCurrency ?? currency;
}

function localeOfBrand(brand: Brand, value: string | null | undefined): Locale | undefined {
  const locale = value?.toLowerCase();
  return isLocale(locale) && brand.locales.includes(locale) ? locale : undefined;
}

function countryOfBrand(brand: Brand, value: string | null | undefined): CountryCode | undefined {
  const country = value?.toUpperCase();
  return isCountry(country) && brand.countries.includes(country) ? country : undefined;
}

function currencyOfBrand(brand: Brand, value: string | null | undefined): CurrencyCode | undefined {
  const currency = value?.toUpperCase();
  return isCurrency(currency) && brand.currencies.includes(currency) ? currency : undefined;
}

/** Returns the region that the browser names with a language, if the brand has it: "en-GB" is Britain. */
function acceptedCountry({ brand, acceptLanguage }: MarketRequest, locale: Locale): CountryCode | undefined {
  return acceptedTags(acceptLanguage)
    .map(([language, ...parts]) =>
      language?.toLowerCase() === locale ? countryOfBrand(brand, parts.at(-1)) : undefined,
    )
    .find((country) => country !== undefined);
}

/** Lists the parts of the tags of an Accept-Language header by weight: "de-AT" is German, of Austria. */
function acceptedTags(header: string | null): string[][] {
  const headers = { 'accept-language': header?.slice(0, MAX_HEADER_CHARACTERS) ?? '' };
  return new Negotiator({ headers }).languages().map((tag) => tag.split('-'));
}
