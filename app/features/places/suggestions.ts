import type { Locale } from '~/market/locales';
import type { SuggestEntry, SuggestPoint } from '~/upstream/suggest/contract';
import { hasNameLike, foldName, nameIn } from './place-names';

/** One row of the suggestion list. */
export type PlaceSuggestion = {
  code: string;
  /** What the field says once this is picked. */
  label: string;
  /** Country of a city, city of an airport or a station. */
  sublabel: string;
  kind: 'city' | 'airport' | 'station';
  /** Stands under its city, which is the row before. */
  nested: boolean;
};

/** Rows that fit beside a keyboard on a phone; the rest takes one more letter. */
const MAX_ROWS = 12;

/**
 * What the suggest service found, as rows: each city, below it its airports when there is a choice, and its stations
 * when the text means one of them.
 * @param text what was typed
 */
export function placeSuggestions(entries: readonly SuggestEntry[], text: string, locale: Locale): PlaceSuggestion[] {
  const folded = foldName(text);
  const rows: PlaceSuggestion[] = [];
  for (const entry of entries) {
    const city = nameIn(entry.city.names, locale);
    rows.push(citySuggestion(entry, locale));
    const nested = (point: SuggestPoint, kind: PlaceSuggestion['kind']): PlaceSuggestion => {
      const label = nameIn(point.names, locale) || point.code;
      return { code: point.code, label, sublabel: city, kind, nested: true };
    };
    if (entry.airports.length > 1) rows.push(...entry.airports.map((airport) => nested(airport, 'airport')));
    rows.push(
      ...entry.railwayStations
        .filter((station) => station.code !== entry.city.code && isMeant(station, entry, folded))
        .map((station) => nested(station, 'station')),
    );
  }
  return rows.slice(0, MAX_ROWS);
}

/** The row of a whole city: every airport and station of it. */
export function citySuggestion(entry: SuggestEntry, locale: Locale): PlaceSuggestion {
  return {
    code: entry.city.code,
    label: nameIn(entry.city.names, locale) || entry.city.code,
    sublabel: nameIn(entry.countryNames, locale),
    kind: 'city',
    nested: false,
  };
}

/** Stations mostly begin with their city's name: only what goes beyond it, or a code, means one of them. */
function isMeant(station: SuggestPoint, { city }: SuggestEntry, folded: string): boolean {
  if (station.code === folded) return true;
  return folded.length > 2 && hasNameLike(station.names, folded) && !hasNameLike(city.names, folded);
}
