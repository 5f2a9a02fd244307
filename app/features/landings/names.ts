import { foldName, nameIn, type PlaceNames } from '~/features/search/places/place-names';
import { nameWithCity } from '~/features/trip/place-name';
import type { Locale } from '~/market/locales';

type Named = { code: string; names: PlaceNames };

/** Returns the name of a city or carrier, else its code. */
export function nameOf({ code, names }: Named, locale: Locale): string {
  return nameIn(names, locale) || code;
}

/** Returns the name of an airport for readers who do not know its city: "Heathrow, London", but "Frankfurt". */
export function airportOfCity(airport: Named & { city: Named }, locale: Locale): string {
  const [name, city] = [airportName(airport, locale), nameOf(airport.city, locale)];
  return foldName(name).includes(foldName(city)) ? name : `${name}, ${city}`;
}

/** Returns the name of an airport, with its city if the name alone says nothing. */
export function airportName(airport: Named & { city: Named }, locale: Locale): string {
  return nameWithCity(nameOf(airport, locale), nameOf(airport.city, locale));
}
