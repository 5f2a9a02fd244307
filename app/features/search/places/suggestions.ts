import { ANYWHERE } from '../query/search-query';
import type { Locale } from '~/market/locales';
import { nameWithCity } from '~/features/trip/place-name';
import type { SuggestEntry, SuggestPoint } from '~/upstream/suggest/contract';
import { isMeant } from './meant-points';
import { foldName, isNamed, nameIn } from './place-names';

/** One row of the suggestion list. */
export type PlaceSuggestion = {
  code: string;
  /** Text of the field once picked. */
  label: string;
  /** Country of a city, city of an airport or a station; empty when the section title says it. */
  sublabel: string;
  kind: 'city' | 'airport' | 'station' | 'country' | 'anywhere';
  /** Listed under its city, the row before. */
  nested: boolean;
};

/**
 * Rows below a title (specification 1 §3 "Suggestion sections"); the title may be empty. `why` is set where nothing was
 * typed: the places of the last searches, the visitor's own city, cities that many travel to.
 */
export type SuggestionSection = { title: string; rows: PlaceSuggestion[]; why?: 'recent' | 'near' | 'popular' };

/** The list of a field. */
export type Suggestions = {
  /** Why no row is the place that was typed: it is unknown, or already in the other field. Null when the first row is. */
  note: string | null;
  /** The place that was typed, where only the other field keeps it from being chosen: taking it clears that field. */
  taken?: PlaceSuggestion | null;
  sections: SuggestionSection[];
};

/** Set where countries and "anywhere" are allowed; holds their names on the page. */
export type AreaNames = { anywhere: string; countries: string };

/** Rows that fit beside a phone's keyboard; typing narrows the rest. */
const MAX_ROWS = 12;
/** Specification 1 §9. */
const LETTERS_FOR_COUNTRIES = 3;
const MAX_COUNTRIES = 3;

/**
 * Groups suggestions into sections: one per country from three letters on, a single one before that. A country whose
 * name was typed comes above its cities; the countries of cities whose whole name was typed come last, three at most.
 * @param text as typed
 * @param areas null where countries and "anywhere" are not allowed
 */
export function suggestionSections(
  entries: readonly SuggestEntry[],
  text: string,
  locale: Locale,
  areas: AreaNames | null,
): SuggestionSection[] {
  const folded = foldName(text);
  if (folded.length < LETTERS_FOR_COUNTRIES)
    return filled([{ title: '', rows: rowsOf(entries, folded, { locale, likeliest: undefined }) }]);

  const typed = areas ? typedCountries(entries) : [];
  const sections = byCountry(entries).map(({ code, entries: own }): SuggestionSection => {
    const title = nameIn(own[0]!.countryNames, locale);
    const country = typed.includes(code) ? [countryRow(own[0]!, locale)] : [];
    const rows = rowsOf(own, folded, { locale, likeliest: entries[0] }).map((row) =>
      row.sublabel === title ? { ...row, sublabel: '' } : row,
    );
    // The country's row replaces the title.
    return { title: country.length > 0 ? '' : title, rows: [...country, ...rows] };
  });
  const shown = cut(sections, MAX_ROWS);
  if (!areas) return shown;
  return filled([
    { title: '', rows: foldName(areas.anywhere).startsWith(folded) ? [anywhereRow(areas)] : [] },
    ...shown,
    {
      title: areas.countries,
      rows: otherCountries(
        entries.filter(({ city }) => isNamed(city.names, folded)),
        typed,
        locale,
      ),
    },
  ]);
}

/** Stations of the likeliest city that are listed unasked. */
const STATIONS = 3;

/**
 * Lists cities, each with its airports if there are several, and with the stations that match the text. The likeliest
 * city has some of its stations too, unless the text means one of its airports or stations.
 */
function rowsOf(
  entries: readonly SuggestEntry[],
  folded: string,
  { locale, likeliest }: { locale: Locale; likeliest: SuggestEntry | undefined },
): PlaceSuggestion[] {
  const rows: PlaceSuggestion[] = [];
  for (const entry of entries) {
    const city = nameIn(entry.city.names, locale);
    const row = (point: SuggestPoint, kind: PlaceSuggestion['kind'], nested: boolean): PlaceSuggestion => {
      return { code: point.code, label: pointName(point, entry, locale), sublabel: city, kind, nested };
    };
    const airports = entry.airports.length > 1 ? entry.airports : [];
    const stations = entry.railwayStations.filter(({ code }) => code !== entry.city.code);
    const meant = (points: readonly SuggestPoint[]) => points.filter((point) => isMeant(point, entry, folded));
    // An airport that shares name and code with its city is that city.
    const isCity = ({ code, names }: SuggestPoint) => code === entry.city.code && nameIn(names, locale) === city;
    const meantAirports = meant(airports).filter((point) => !isCity(point));
    const meantStations = meant(stations);
    const isCityMeant = entry === likeliest && meantAirports.length + meantStations.length === 0;
    rows.push(
      // "Heathrow" is the airport first, and its city below.
      ...meantAirports.map((point) => row(point, 'airport', false)),
      ...meantStations.map((point) => row(point, 'station', false)),
      citySuggestion(entry, locale),
      ...airports
        .filter((point) => !meantAirports.includes(point) && !isCity(point))
        .map((point) => row(point, 'airport', true)),
      ...(isCityMeant ? stations.slice(0, STATIONS) : []).map((point) => row(point, 'station', true)),
    );
  }
  return rows.slice(0, MAX_ROWS);
}

/** Builds the row of a whole city, which covers all its airports and stations. */
export function citySuggestion(entry: SuggestEntry, locale: Locale): PlaceSuggestion {
  return {
    code: entry.city.code,
    label: nameIn(entry.city.names, locale) || entry.city.code,
    sublabel: nameIn(entry.countryNames, locale),
    kind: 'city',
    nested: false,
  };
}

/** Names an airport or station, with its city where its own name says nothing; its code without a name. */
export function pointName(point: SuggestPoint, { city }: SuggestEntry, locale: Locale): string {
  return nameWithCity(nameIn(point.names, locale) || point.code, nameIn(city.names, locale));
}

/** Builds the row of the place with this code; a code that no point of the entry has means its city. */
export function suggestionOf(entry: SuggestEntry, code: string, locale: Locale): PlaceSuggestion {
  const city = citySuggestion(entry, locale);
  if (code === entry.city.code) return city;
  const airport = entry.airports.find((point) => point.code === code);
  const point = airport ?? entry.railwayStations.find((station) => station.code === code);
  if (!point) return { ...city, code };
  const label = pointName(point, entry, locale);
  return { code, label, sublabel: city.label, kind: airport ? 'airport' : 'station', nested: false };
}

/** Groups entries by country in the original order, so that the best match stays first. */
function byCountry(entries: readonly SuggestEntry[]): { code: string; entries: SuggestEntry[] }[] {
  const countries = new Map<string, SuggestEntry[]>();
  for (const entry of entries) {
    const code = entry.countryCode ?? '';
    countries.set(code, [...(countries.get(code) ?? []), entry]);
  }
  return [...countries].map(([code, own]) => ({ code, entries: own }));
}

/** Lists countries whose names match the text, except when a city shares its country's name. */
function typedCountries(entries: readonly SuggestEntry[]): string[] {
  const codes = entries.flatMap(({ countryCode, matchedCountry }) =>
    matchedCountry && matchedCountry.code === countryCode ? [matchedCountry.code] : [],
  );
  return [...new Set(codes)].filter(
    (code) => !entries.some((entry) => entry.countryCode === code && isCityState(entry)),
  );
}

function isCityState({ city, countryNames }: SuggestEntry): boolean {
  return Object.values(countryNames).some((name) => isNamed(city.names, foldName(name)));
}

function otherCountries(entries: readonly SuggestEntry[], typed: string[], locale: Locale): PlaceSuggestion[] {
  return byCountry(entries)
    .filter(({ code }) => code !== '' && !typed.includes(code))
    .slice(0, Math.max(0, MAX_COUNTRIES - typed.length))
    .map(({ entries: own }) => countryRow(own[0]!, locale));
}

function countryRow({ countryCode, countryNames }: SuggestEntry, locale: Locale): PlaceSuggestion {
  const code = countryCode ?? '';
  return { code, label: nameIn(countryNames, locale) || code, sublabel: '', kind: 'country', nested: false };
}

function anywhereRow({ anywhere }: AreaNames): PlaceSuggestion {
  return { code: ANYWHERE, label: anywhere, sublabel: '', kind: 'anywhere', nested: false };
}

/** Keeps the first `count` rows of all sections together. */
export function cut(sections: readonly SuggestionSection[], count: number): SuggestionSection[] {
  let left = count;
  return filled(
    sections.map((section) => {
      const rows = section.rows.slice(0, Math.max(0, left));
      left -= section.rows.length;
      return { ...section, rows };
    }),
  );
}

function filled(sections: readonly SuggestionSection[]): SuggestionSection[] {
  return sections.filter(({ rows }) => rows.length > 0);
}
