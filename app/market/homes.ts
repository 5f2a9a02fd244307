import type { Brand } from './brands';
import { countryOf } from './countries';
import type { Market } from './market';

/** A home page of a brand, as its path identifies it. */
export type HomeOf = Pick<Market, 'locale' | 'country'>;

/**
 * Lists the home pages announced to search engines: each country in its spoken languages. Other combinations (Turkish
 * in Korea) exist, but are not worth indexing.
 */
export function offeredHomes(brand: Brand): HomeOf[] {
  if (!brand.hasMarketInPath) return [{ locale: brand.defaultLocale, country: brand.defaultCountry }];
  return brand.countries.flatMap((country) =>
    countryOf(country)
      .languages.filter((locale) => brand.locales.includes(locale))
      .map((locale) => ({ locale, country })),
  );
}
