import type { Brand } from '~/market/brands';
import { offeredHomes, type HomeOf } from '~/market/homes';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { homePathOf } from '~/market/resolve';

/** The same page in another language; `hrefLang` is a BCP 47 tag or "x-default". */
export type Alternate = { hrefLang: string; path: string };

/** Canonical links of a page, without marks, filters and fragments. */
export type PageLinks = { canonical: string; alternates: Alternate[] };

/**
 * Returns canonical path and alternates of an indexed page (design: what search engines see). A home page is identified
 * by its path, any other page by path and `locale`. The brand's default language omits `locale`, because that is what
 * crawlers get without cookies.
 * @param countries that have the page, if not all; the address then names the country
 */
export function pageLinks(
  brand: Brand,
  market: Market,
  pathname: string,
  countries: readonly string[] | null = null,
): PageLinks {
  if (pathname === market.homePath) return homeLinks(brand, market);
  return countries && brand.hasMarketInPath
    ? countryLinks(brand, market, pathname, countries)
    : languageLinks(brand, market, pathname);
}

/** Builds the path of a page, other than a home page, in a language. */
export function pathInLanguage(brand: Brand, pathname: string, locale: Locale): string {
  return locale === brand.defaultLocale ? pathname : `${pathname}?locale=${locale}`;
}

/**
 * Lists the markets offered to crawlers that have a page of certain countries. A brand without countries in its paths
 * has the page in its default country or not at all.
 */
export function offeredIn(brand: Brand, countries: readonly string[]): HomeOf[] {
  return offeredHomes(brand).filter(({ country }) => countries.includes(country));
}

/** Builds the path of a page that only some countries have. */
export function pathInMarket(brand: Brand, pathname: string, { locale, country }: HomeOf): string {
  const path = pathInLanguage(brand, pathname, locale);
  return brand.hasMarketInPath ? `${path}${path.includes('?') ? '&' : '?'}country=${country}` : path;
}

/** No country is the default, since the page may be missing there. */
function countryLinks(brand: Brand, market: Market, pathname: string, countries: readonly string[]): PageLinks {
  const canonical = pathInMarket(brand, pathname, market);
  const offered = offeredIn(brand, countries).map((home) => ({
    hrefLang: `${home.locale}-${home.country}`,
    path: pathInMarket(brand, pathname, home),
  }));
  const isOffered = offered.some(({ path }) => path === canonical);
  const own = { hrefLang: `${market.locale}-${market.country}`, path: canonical };
  return { canonical, alternates: isOffered ? offered : [...offered, own] };
}

/** Returns the links of a page whose path differs by language. @param paths by language, with the query that names it */
export function linksOfPaths(brand: Brand, { locale }: Market, paths: Readonly<Record<string, string>>): PageLinks {
  const alternates = brand.locales.flatMap((one) => {
    const path = paths[one];
    return path === undefined ? [] : [{ hrefLang: one as string, path }];
  });
  const standard = paths[brand.defaultLocale];
  return {
    canonical: paths[locale] ?? standard ?? '/',
    alternates: standard === undefined ? alternates : [...alternates, { hrefLang: 'x-default', path: standard }],
  };
}

function homeLinks(brand: Brand, market: Market): PageLinks {
  const homes = offeredHomes(brand).map((home) => ({
    hrefLang: brand.hasMarketInPath ? `${home.locale}-${home.country}` : home.locale,
    path: homePathOf(brand, home),
  }));
  const isOffered = homes.some(({ path }) => path === market.homePath);
  const own = { hrefLang: `${market.locale}-${market.country}`, path: market.homePath };
  // "/" redirects everyone to the home page of their language.
  const alternates = [...homes, ...(isOffered ? [] : [own]), { hrefLang: 'x-default', path: '/' }];
  return { canonical: market.homePath, alternates };
}

function languageLinks(brand: Brand, { locale }: Market, pathname: string): PageLinks {
  const languages = brand.locales.map((one) => ({ hrefLang: one, path: pathInLanguage(brand, pathname, one) }));
  return {
    canonical: pathInLanguage(brand, pathname, locale),
    alternates: [...languages, { hrefLang: 'x-default', path: pathname }],
  };
}
