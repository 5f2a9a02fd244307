import Negotiator from 'negotiator';
import type { Brand } from './brands';
import { countryOf, isCountry, type CountryCode } from './countries';
import { isCurrency, type CurrencyCode } from './currencies';
import { isLocale, type Locale } from './locales';
import type { Market } from './market';

/** Cookies in which a choice of market is remembered. */
export const MARKET_COOKIES = ['locale', 'country', 'currency'] as const;

/** Enough for the languages of any browser. */
const MAX_HEADER_CHARACTERS = 500;

export type MarketRequest = {
  brand: Brand;
  url: URL;
  cookies: ReadonlyMap<string, string>;
  /** The Accept-Language header. */
  acceptLanguage: string | null;
  /** The language, where it is chosen already. */
  locale?: Locale;
  /** Where the visitor seems to be, of two letters; for who has not said it. */
  countryGuess?: string | null;
};

/** What path and query ask for; only this, and never a guess, is remembered in cookies. */
export type MarketChoice = { locale?: Locale; country?: CountryCode; currency?: CurrencyCode };

/**
 * The market of a request: for each of language, country and currency the first that the brand has, of the path
 * (/{locale}-{country}), the query, the cookie, and the default: the browser's language, the guessed country and then
 * the brand's, the country's currency. What the brand does not have is passed over (specification 1 §1, §9).
 */
export function resolveMarket(asked: MarketRequest): Market {
  const { brand, url, cookies, countryGuess } = asked;
  const chosen = { ...rememberedChoice(brand, cookies), ...readMarketChoice(brand, url) };
  const locale = asked.locale ?? wantedLocales(asked)[0] ?? brand.defaultLocale;
  const country = chosen.country ?? countryOfBrand(brand, countryGuess) ?? brand.defaultCountry;
  return {
    brand: brand.id,
    brandName: brand.name,
    locale,
    country,
    currency: chosen.currency ?? usualCurrency(brand, country),
    homePath: homePathOf(brand, { locale, country }),
  };
}

/** The languages that a request asks for and the brand has, the best first: of path, query, cookie and browser. */
export function wantedLocales({ brand, url, cookies, acceptLanguage }: MarketRequest): Locale[] {
  const asked = [
    readMarketChoice(brand, url).locale,
    rememberedChoice(brand, cookies).locale,
    ...acceptedLanguages(acceptLanguage).map((language) => localeOfBrand(brand, language)),
  ];
  return asked.filter((locale) => locale !== undefined);
}

/** "/" or "/en-us". */
export function homePathOf(brand: Brand, { locale, country }: Pick<Market, 'locale' | 'country'>): string {
  return brand.hasMarketInPath ? `/${locale}-${country.toLowerCase()}` : '/';
}

/** What the address asks for and the brand has; a key is there only with a value. */
export function readMarketChoice(brand: Brand, url: URL): MarketChoice {
  const path = marketOfPath(brand, url.pathname);
  const query = brandChoice(brand, {
    locale: url.searchParams.get('locale'),
    country: url.searchParams.get('country'),
    currency: url.searchParams.get('currency'),
  });
  return { ...query, ...path };
}

/** What cookies remember and the brand has. */
export function rememberedChoice(brand: Brand, cookies: ReadonlyMap<string, string>): MarketChoice {
  return brandChoice(brand, {
    locale: cookies.get('locale'),
    country: cookies.get('country'),
    currency: cookies.get('currency'),
  });
}

/** Whether nothing says the country, so that a guess at it is of use. */
export function lacksCountry({ brand, url, cookies }: Pick<MarketRequest, 'brand' | 'url' | 'cookies'>): boolean {
  return (readMarketChoice(brand, url).country ?? rememberedChoice(brand, cookies).country) === undefined;
}

/** Language and country of /{locale}-{country}: those that the brand has, of each the one without the other too. */
export function marketOfPath(brand: Brand, pathname: string): Pick<MarketChoice, 'locale' | 'country'> {
  const [, locale, country] = (brand.hasMarketInPath && /^\/([a-z]{2})-([a-z]{2})\/?$/.exec(pathname)) || [];
  return brandChoice(brand, { locale, country });
}

/** Of what was given, in letters of either case, only what the brand has. */
export function brandChoice(
  brand: Brand,
  given: Partial<Record<keyof MarketChoice, string | null | undefined>>,
): MarketChoice {
  const locale = localeOfBrand(brand, given.locale);
  const country = countryOfBrand(brand, given.country);
  const currency = currencyOfBrand(brand, given.currency);
  return { ...(locale && { locale }), ...(country && { country }), ...(currency && { currency }) };
}

/** The currency that prices of `country` are shown in unless another is chosen. */
export function usualCurrency(brand: Brand, country: CountryCode): CurrencyCode {
  const usual = countryOf(country).currencies.find((currency) => brand.currencies.includes(currency));
  return usual ?? brand.defaultCurrency;
}

/** The currency in which an account is kept (specification 1 §1: accounts of Belarus use dollars). */
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

/** The languages of an Accept-Language header, by weight; "de-AT" counts as German. */
function acceptedLanguages(header: string | null): string[] {
  const headers = { 'accept-language': header?.slice(0, MAX_HEADER_CHARACTERS) ?? '' };
  return new Negotiator({ headers }).languages().map((tag) => tag.split('-', 1)[0] ?? '');
}
