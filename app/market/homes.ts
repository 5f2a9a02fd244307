import type { Brand } from './brands';
import { countryOf } from './countries';
import type { Market } from './market';

/** A home page of a brand, by what its path says. */
export type HomeOf = Pick<Market, 'locale' | 'country'>;

/**
 * The home pages that search engines are told of: each country in the languages that are spoken there. Those of other
 * combinations (Turkish in Korea) exist, but are not worth a search engine's while.
 */
export function offeredHomes(brand: Brand): HomeOf[] {
  if (!brand.hasMarketInPath) return [{ locale: brand.defaultLocale, country: brand.defaultCountry }];
  return brand.countries.flatMap((country) =>
    countryOf(country)
      .languages.filter((locale) => brand.locales.includes(locale))
      .map((locale) => ({ locale, country })),
  );
}
