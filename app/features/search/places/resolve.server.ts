import { ANYWHERE, isArea } from '../query/search-query';
import type { Locale } from '~/market/locales';
import type { SuggestEntry, SuggestPoint } from '~/upstream/suggest/contract';
import { foldName, hasNameLike, isNamed, nameIn } from './place-names';
import { citySuggestion, type PlaceSuggestion } from './suggestions';

/** What a place field sends: the text, and the code and the name of the suggestion that was picked for it, if any. */
export type TypedPlace = { text: string; code: string; label: string };

export type ResolvedPlace = {
  state: 'found';
  code: string;
  /** The city that the place is or lies in; null when it was not asked. */
  cityCode: string | null;
  /** Name in the language of the page. */
  name: string;
};

export type Resolution =
  | ResolvedPlace
  /** Several places begin like the text: the page asks. Best first. */
  | { state: 'several'; candidates: PlaceSuggestion[] }
  | { state: 'none' }
  /** The suggest service does not answer, and the text is no IATA code. */
  | { state: 'unavailable' };

/** Where a journey may lead to a country or anywhere: how the page calls "anywhere". */
export type AllowedAreas = { anywhere: string };

/** At most so many places to choose from: who means another types one more letter. */
const MAX_CANDIDATES = 6;

/**
 * Finds out which place a traveller means (upstream facts §1, §7).
 *
 * A picked code holds as long as its text does. A full name (in any language) or an IATA code means the first place that
 * has it; the beginning of a name means that place when there is only one.
 * @param list suggestions for a text; rejects or gives null when the service does not answer in time
 * @param areas null where a country or anywhere is no place: at the start of a journey, and on its legs
 */
export async function resolvePlace(
  place: TypedPlace,
  locale: Locale,
  list: (text: string) => Promise<SuggestEntry[] | null>,
  areas: AllowedAreas | null = null,
): Promise<Resolution> {
  const text = place.text.trim();
  const folded = foldName(text);
  const code = picked(place.code, areas);
  if (code && place.label !== '' && foldName(place.label) === folded) {
    return { state: 'found', code, cityCode: null, name: text };
  }
  if (folded === '') return { state: 'none' };
  if (areas && (text === ANYWHERE || folded === foldName(areas.anywhere))) return area(ANYWHERE, areas.anywhere);

  const entries = await list(text).catch(() => null);
  if (entries?.length === 0) return resolveParts(text, locale, list);
  if (!entries) {
    const typed = /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null;
    return typed ? { state: 'found', code: typed, cityCode: null, name: typed } : { state: 'unavailable' };
  }
  return (
    (areas ? countryMeant(entries, locale, folded) : null) ??
    (code ? firstPlace(entries, locale, (point) => point.code === code) : null) ??
    firstPlace(entries, locale, (point) => point.code === text.toUpperCase() || isNamed(point.names, folded)) ??
    onlyPlace(entries, locale, folded) ??
    several(entries, locale)
  );
}

/**
 * A place written with more than its name, as other sites and address books do: "London (LON)", "Paris, France". The
 * code decides, else the name before the comma, among the cities of the country behind it; of another country, it asks.
 */
async function resolveParts(
  text: string,
  locale: Locale,
  list: (text: string) => Promise<SuggestEntry[] | null>,
): Promise<Resolution> {
  const code = /[\s,(]([A-Z]{3})\)?$/.exec(text)?.[1];
  const [name = '', country = ''] = text.split(/[,(]/);
  const part = code ?? (country === '' ? '' : name.trim());
  const entries = part === '' ? [] : await list(part).catch(() => null);
  if (!entries) return { state: 'unavailable' };
  if (entries.length === 0) return { state: 'none' };
  const meant = code ? entries : entries.filter((entry) => hasNameLike(entry.countryNames, foldName(country)));
  if (meant.length === 0) return several(entries, locale);
  return resolvePlace({ text: part, code: '', label: '' }, locale, () => Promise.resolve(meant));
}

/** A code as suggestions have them: three letters, the digits of a station, or an area where one is allowed. */
function picked(code: string, areas: AllowedAreas | null): string | null {
  return /^(?:[A-Z]{3}|\d{3,10})$/.test(code) || (areas && isArea(code)) ? code : null;
}

function area(code: string, name: string): ResolvedPlace {
  return { state: 'found', code, cityCode: null, name };
}

/**
 * The country that is meant: of this very name, unless it is the name of a city in it too (Singapore is the city, Peru is
 * the country although there is a Peru in Illinois); or the only reason why the service has found anything, as it knows
 * more names than it tells: "Holland".
 */
function countryMeant(entries: readonly SuggestEntry[], locale: Locale, folded: string): ResolvedPlace | null {
  const [first] = entries;
  const only = entries.every(({ matchedCountry }) => matchedCountry?.code === first?.matchedCountry?.code);
  const country =
    entries.map(({ matchedCountry }) => matchedCountry).find((one) => one && isNamed(one.names, folded)) ??
    (only ? first?.matchedCountry : null);
  if (!country) return null;
  const isCityToo = entries.some((entry) => entry.countryCode === country.code && isNamed(entry.city.names, folded));
  return isCityToo ? null : area(country.code, nameIn(country.names, locale) || country.code);
}

/** The first city, airport or station that is meant; a city goes before its own airports. */
function firstPlace(
  entries: readonly SuggestEntry[],
  locale: Locale,
  isMeant: (point: Pick<SuggestPoint, 'code' | 'names'>) => boolean,
): ResolvedPlace | null {
  for (const entry of entries) {
    const point = [entry.city, ...entry.airports, ...entry.railwayStations].find(isMeant);
    if (point) return found(point, entry, locale);
  }
  return null;
}

/** The one place that the service found; an airport of it when the text is like that airport's name and not the city's. */
function onlyPlace(entries: readonly SuggestEntry[], locale: Locale, folded: string): ResolvedPlace | null {
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  const name = behindCity(entry, folded);
  const airports = entry.airports.filter((airport) => hasNameLike(airport.names, name));
  const meansAirport = airports.length === 1 && !hasNameLike(entry.city.names, folded);
  return found(meansAirport ? airports[0]! : entry.city, entry, locale);
}

/** "london heathrow" → "heathrow": what stands behind the city's name; all of it where that is not in front. */
function behindCity({ city }: SuggestEntry, folded: string): string {
  const names = Object.values(city.names).map((name) => foldName(name ?? ''));
  const first = names.find((name) => name !== '' && folded.startsWith(`${name} `)) ?? '';
  return folded.slice(first.length).trim();
}

function found(point: Pick<SuggestPoint, 'code' | 'names'>, entry: SuggestEntry, locale: Locale): ResolvedPlace {
  return {
    state: 'found',
    code: point.code,
    cityCode: entry.city.code,
    name: nameIn(point.names, locale) || point.code,
  };
}

function several(entries: readonly SuggestEntry[], locale: Locale): Resolution {
  return {
    state: 'several',
    candidates: entries.slice(0, MAX_CANDIDATES).map((entry) => citySuggestion(entry, locale)),
  };
}
