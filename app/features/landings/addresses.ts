import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { placeSlug, routePath, type SlugPlace as Place } from '~/features/search/places/place-slug';
import { BRANDS, type Brand } from '~/market/brands';
import { isLocale, type Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { countrySlug } from './country-slugs';
import { LIST_PAGES, type ListPage, type Subject } from './subjects';

/** Returns the code at the end of a place's slug: "munich-muc" → "MUC"; null without one. */
export function codeOfSlug(slug: string): string | null {
  return /(?:^|-)([a-z0-9]{3})$/i.exec(slug)?.[1]?.toUpperCase() ?? null;
}

/** Paths of landing pages with the slugs of a language. */
export const PATHS = {
  route: routePath,
  city: (city: Place, locale: Locale) => `/cities/${placeSlug(city, locale)}`,
  airport: (airport: Place, locale: Locale) => `/airports/${placeSlug(airport, locale)}`,
  country: (code: string, locale: Locale) => `/countries/${countrySlug(code, locale)}`,
  airline: ({ slug }: { slug: string }) => `/airlines/${slug}`,
  airportPair: (departure: Place, arrival: Place, locale: Locale) =>
    `/airports/${placeSlug(departure, locale)}/${placeSlug(arrival, locale)}`,
  airlineRoute: ({ slug }: { slug: string }, departure: Place, arrival: Place, locale: Locale) =>
    `/airlines/${slug}/${placeSlug(departure, locale)}/${placeSlug(arrival, locale)}`,
} as const;

/** Links between landing pages; they keep the language of the page. */
export type LandingLinks = {
  route(departure: Place, arrival: Place): string;
  city(city: Place): string;
  airport(airport: Place): string;
  country(code: string): string;
  airline(carrier: { slug: string }): string;
  airportPair(departure: Place, arrival: Place): string;
  airlineRoute(carrier: { slug: string }, departure: Place, arrival: Place): string;
  list(page: ListPage | 'popular-directions'): string;
};

/** Makes the links of a page in a market. */
export function landingLinks({ brand: id, locale }: Pick<Market, 'brand' | 'locale'>): LandingLinks {
  const brand = BRANDS[id];
  const own = (path: string) => pathInLanguage(brand, path, locale);
  return {
    route: (departure, arrival) => own(PATHS.route(departure, arrival, locale)),
    city: (city) => own(PATHS.city(city, locale)),
    airport: (airport) => own(PATHS.airport(airport, locale)),
    country: (code) => own(PATHS.country(code, locale)),
    airline: (carrier) => own(PATHS.airline(carrier)),
    airportPair: (departure, arrival) => own(PATHS.airportPair(departure, arrival, locale)),
    airlineRoute: (carrier, departure, arrival) => own(PATHS.airlineRoute(carrier, departure, arrival, locale)),
    // A brand whose cities moved to the countries has them there.
    list: (page) => own(page === 'cities' && brand.hasCitiesMovedToCountries ? '/countries' : `/${page}`),
  };
}

/** Returns the canonical path of a subject's page in a language, without the query that names it. */
export function pathOf(subject: Subject, locale: Locale): string {
  switch (subject.kind) {
    case 'route':
      return PATHS.route(subject.facts.departure, subject.facts.arrival, locale);
    case 'airport-pair':
      return PATHS.airportPair(subject.facts.departure, subject.facts.arrival, locale);
    case 'airline-route':
      return PATHS.airlineRoute(subject.facts.airline, subject.facts.departure, subject.facts.arrival, locale);
    case 'city':
      return PATHS.city(subject.facts.city, locale);
    case 'airport':
      return PATHS.airport(subject.facts.airport, locale);
    case 'country':
      return PATHS.country(subject.facts.code, locale);
    case 'airline':
      return PATHS.airline(subject.facts);
    default:
      return `/${subject.kind}`;
  }
}

/** Returns the language that an address names, whatever the visitor has chosen: slugs depend on the address alone. */
export function languageOfAddress(brand: Brand, url: Pick<URL, 'searchParams'>): Locale {
  const locale = url.searchParams.get('locale')?.toLowerCase();
  return isLocale(locale) && brand.locales.includes(locale) ? locale : brand.defaultLocale;
}

/** True for the name of a page that lists subjects. */
export function isListPage(kind: string): kind is ListPage {
  return Object.hasOwn(LIST_PAGES, kind);
}
