import type { Brand } from '~/market/brands';
import { offeredHomes } from '~/market/homes';
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
 */
export function pageLinks(brand: Brand, market: Market, pathname: string): PageLinks {
  return pathname === market.homePath ? homeLinks(brand, market) : languageLinks(brand, market, pathname);
}

/** Builds the path of a page, other than a home page, in a language. */
export function pathInLanguage(brand: Brand, pathname: string, locale: Locale): string {
  return locale === brand.defaultLocale ? pathname : `${pathname}?locale=${locale}`;
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
