import { ANYWHERE, isArea } from '../query/search-query';
import type { Locale } from '~/market/locales';
import type { SuggestEntry, SuggestPoint } from '~/upstream/suggest/contract';
import { isMeant } from './meant-points';
import { foldName, hasNameLike, isNamed, nameIn } from './place-names';
import { citySuggestion, pointName, type PlaceSuggestion } from './suggestions';

/** A submitted place field: its text, and the code and name of the picked suggestion, if any. */
export type TypedPlace = { text: string; code: string; label: string };

export type ResolvedPlace = {
  state: 'found';
  code: string;
  /** City of the place; null when it was not looked up. */
  cityCode: string | null;
  /** Name in the language of the page. */
  name: string;
};

export type Resolution =
  | ResolvedPlace
  /** Several places match the start of the text, so the page asks. Best match first. */
  | { state: 'several'; candidates: PlaceSuggestion[] }
  | { state: 'none' }
  /** The suggest service is unavailable, and the text is not an IATA code. */
  | { state: 'unavailable' };

/** Set where a country or "anywhere" is allowed; holds the page's word for "anywhere". */
export type AllowedAreas = { anywhere: string };

/** Limit of places to choose from; for others the visitor types one more letter. */
const MAX_CANDIDATES = 6;

/**
 * Resolves the place that a traveller typed (upstream facts §1, §7).
 * A picked code is valid while its text is unchanged. A full name (in any language) or an IATA code selects the first
 * place that has it; the start of a name selects its place only when there is just one.
 * @param list suggestions for a text; rejects or returns null on a failure or timeout
 * @param areas null where countries and "anywhere" are not allowed: for departures and legs
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
 * Resolves a place with extra text, as other sites and address books write it: "London (LON)", "Paris, France". The
 * code decides, or else the name before the comma among the cities of that country. If the country does not match, the
 * page asks.
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
  const matches = code ? entries : entries.filter((entry) => hasNameLike(entry.countryNames, foldName(country)));
  if (matches.length === 0) return several(entries, locale);
  return resolvePlace({ text: part, code: '', label: '' }, locale, () => Promise.resolve(matches));
}

/** Validates a code: three letters, the digits of a station, or an area where one is allowed. */
function picked(code: string, areas: AllowedAreas | null): string | null {
  return /^(?:[A-Z]{3}|\d{3,10})$/.test(code) || (areas && isArea(code)) ? code : null;
}

function area(code: string, name: string): ResolvedPlace {
  return { state: 'found', code, cityCode: null, name };
}

/**
 * Finds the country that the text names. A city of the same name within that country wins (Singapore is the city, but
 * Peru is the country although there is a Peru in Illinois). Otherwise a country is also meant when it is the only
 * reason for the match, because the service knows more names than it returns: "Holland".
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

/** Finds the first matching city, airport or station; a city comes before its own airports. */
function firstPlace(
  entries: readonly SuggestEntry[],
  locale: Locale,
  isMeant: (point: Pick<SuggestPoint, 'code' | 'names'>) => boolean,
): ResolvedPlace | null {
  for (const entry of entries) {
    const point = [entry.city, ...entry.airports, ...entry.railwayStations].find(isMeant);
    if (point) return resolved(point, entry, locale);
  }
  return null;
}

/** Returns the only place found; its airport when the text matches that airport's name and not the city's. */
function onlyPlace(entries: readonly SuggestEntry[], locale: Locale, folded: string): ResolvedPlace | null {
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  const meant = entry.airports.filter((airport) => isMeant(airport, entry, folded));
  return resolved(meant.length === 1 ? meant[0]! : entry.city, entry, locale);
}

function resolved(point: Pick<SuggestPoint, 'code' | 'names'>, entry: SuggestEntry, locale: Locale): ResolvedPlace {
  return {
    state: 'found',
    code: point.code,
    cityCode: entry.city.code,
    name: point === entry.city ? nameIn(point.names, locale) || point.code : pointName(point, entry, locale),
  };
}

function several(entries: readonly SuggestEntry[], locale: Locale): Resolution {
  return {
    state: 'several',
    candidates: entries.slice(0, MAX_CANDIDATES).map((entry) => citySuggestion(entry, locale)),
  };
}
