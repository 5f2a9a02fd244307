import type { Locale } from '~/market/locales';
import { slugOf } from '~/market/slug';
import { nameIn, type PlaceNames } from './place-names';

/** A city or an airport with its names by language. */
export type SlugPlace = { code: string; names: PlaceNames };

/** Returns a place's part of an address: "munich-muc", in German "munchen-muc"; English where Latin letters lack. */
export function placeSlug({ code, names }: SlugPlace, locale: Locale): string {
  const name = slugOf(nameIn(names, locale)) || slugOf(names['en'] ?? '');
  return [name, code.toLowerCase()].filter(Boolean).join('-');
}

/** Returns the path of the page about a route of two cities. */
export function routePath(departure: SlugPlace, arrival: SlugPlace, locale: Locale): string {
  return `/routes/${placeSlug(departure, locale)}/${placeSlug(arrival, locale)}`;
}
