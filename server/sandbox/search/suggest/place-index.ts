import { COUNTRY_ALIASES, countryCodes, countryNames } from '../../world/countries';
import { weightOf } from '../../world/city-weight';
import { places, type City } from '../../world/places';
import { folded, foldings } from './folding';
import { onOtherLayout } from './keyboard-layout';
import { findMistyped, isMistyped } from './typo-index';

export type Match = {
  city: City;
  /** The country whose typed name matched this city, if any. */
  matchedCountry: string | null;
};

type RankedMatch = Match & { fit: number };

/** Ranks of matches, best first. */
const FIT = {
  /** The exact name, in a spelling that is not a code: "Goa" is the place, "GOA" the code of Genoa. */
  spelledName: 0,
  cityCode: 1,
  cityName: 2,
  airportCode: 3,
  airportName: 4,
  country: 5,
  cityPrefix: 6,
  cityWord: 7,
  pointPrefix: 8,
  countryPrefix: 9,
  /** The city together with its airport or station: "London Heathrow". */
  together: 10,
} as const;

/** Lighter places are villages: the start of their name weighs no more than a word of a bigger city's. */
const RARE = 3;

/** Fewer letters than this say too little to be a typing error. */
const LETTERS_FOR_TYPOS = 4;
/** Fewer letters than this match no countries. */
const LETTERS_FOR_COUNTRIES = 3;
const MAX_COUNTRIES = 3;
const CITIES_OF_COUNTRY = 10;

/** `spelled`: the names and points that people may misspell; a code is exact. */
type IndexedCity = { city: City; names: string[]; points: string[]; spelled: string[] };
type IndexedCountry = { code: string; names: string[]; cities: City[] };
type Index = { cities: IndexedCity[]; countries: IndexedCountry[]; cityByCode: Map<string, City> };

const CODE = /^(?:[a-z]{3}|\d+)$/;

let index: Index | null = null;

/**
 * How many times busier a city must be to come before a weaker match, when its whole name differs from the text by one
 * letter: "питр" means Питер, not the last word of Пуэнт-а-Питр. Every other match keeps its place.
 */
const BUSIER: Partial<Record<number, number>> = {
  [FIT.cityPrefix]: 10,
  [FIT.cityWord]: 1.5,
  [FIT.pointPrefix]: 1.5,
  [FIT.together]: 1.5,
};

/**
 * Returns cities for a typed text: any of the nine languages, codes, airports, stations, countries; then the other
 * keyboard layout; then names that differ by a typing error. Best first, each city once. A busy city with a typing
 * error comes before a rare one that only contains the text.
 */
export function findPlaces(text: string, limit: number): Match[] {
  index ??= build();
  const query = folded(text);
  if (!query) return [];
  const isCode = text === text.toUpperCase();
  const results = match(index, query, isCode);
  const matches = results.length > 0 ? results : match(index, folded(onOtherLayout(text)), isCode);
  const isExact = matches.some(({ fit }) => fit < FIT.cityPrefix);
  const likely = isExact ? [] : mistyped(index, query);
  if (matches.length > 0) return withMistyped(matches, likely).slice(0, limit).map(asMatch);
  return [...new Set([...likely, ...findMistyped(query)])].slice(0, limit).map((city) => asMatch({ city }));
}

function asMatch({ city, matchedCountry = null }: { city: City; matchedCountry?: string | null }): Match {
  return { city, matchedCountry };
}

/** Returns cities with a whole name, or that of an airport or station, one letter from the text; the busiest first. */
function mistyped({ cities }: Index, query: string): City[] {
  if (query.length < LETTERS_FOR_TYPOS) return [];
  return cities
    .filter(({ spelled }) => spelled.some((name) => isMistyped(name, query)))
    .map(({ city }) => city)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

/** Puts cities with a typing error before the matches that are all less likely; leaves the others out. */
function withMistyped(matches: readonly RankedMatch[], likely: readonly City[]): { city: City }[] {
  const isPassed = (city: City, { city: other, fit }: RankedMatch) =>
    weightOf(city) > weightOf(other) * (BUSIER[fit] ?? Infinity);
  const ranked: { city: City }[] = [];
  let left = likely.filter((city) => matches.every((one) => one.city !== city));
  for (const [position, one] of matches.entries()) {
    const before = left.filter((city) => matches.slice(position).every((other) => isPassed(city, other)));
    left = left.filter((city) => !before.includes(city));
    ranked.push(...before.map((city) => ({ city })), one);
  }
  return ranked;
}

/** Returns the city with this code, or with an airport or station of this code; also by an old code. */
export function findByCode(code: string): City | null {
  const query = code.trim().toUpperCase();
  const { city, airport, station } = places();
  index ??= build();
  return (
    city.get(query) ??
    airport.get(query)?.city ??
    station.get(query)?.city ??
    index.cityByCode.get(query.toLowerCase()) ??
    null
  );
}

function match({ cities, countries, cityByCode }: Index, query: string, isCode: boolean): RankedMatch[] {
  if (!query) return [];
  const fits = new Map<City, { fit: number; matchedCountry: string | null }>();
  const offer = (city: City, fit: number, matchedCountry: string | null = null) => {
    const present = fits.get(city);
    if (!present || fit < present.fit) fits.set(city, { fit, matchedCountry });
  };
  const byCode = cityByCode.get(query);
  if (byCode) offer(byCode, FIT.cityCode);
  const airport = places().airport.get(query.toUpperCase());
  if (airport) offer(airport.city, FIT.airportCode);
  for (const { city, names, points } of cities) {
    const fit = fitOf(query, names, points);
    if (fit === FIT.cityName && !isCode) offer(city, FIT.spelledName);
    // "York" is rather New York than the few houses of Yorke Island.
    else if (fit === FIT.cityPrefix && weightOf(city) < RARE) offer(city, FIT.cityWord);
    else if (fit !== null) offer(city, fit);
  }
  if (query.length >= LETTERS_FOR_COUNTRIES) {
    for (const { code, cities: inside, fit } of matchingCountries(countries, query)) {
      for (const city of inside) offer(city, fit, code);
    }
  }
  return [...fits]
    .sort(([a, { fit: fitA }], [b, { fit: fitB }]) => fitA - fitB || weightOf(b) - weightOf(a) || a.index - b.index)
    .map(([city, { fit, matchedCountry }]) => ({ city, fit, matchedCountry }));
}

function fitOf(query: string, names: string[], points: string[]): number | null {
  let best: number | null = null;
  const take = (fit: number) => {
    if (best === null || fit < best) best = fit;
  };
  for (const name of names) {
    const place = name.indexOf(query);
    if (place < 0) continue;
    if (name === query) return FIT.cityName;
    if (place === 0) take(FIT.cityPrefix);
    else if (name.includes(` ${query}`)) take(FIT.cityWord);
  }
  for (const name of points) {
    if (name === query) take(FIT.airportName);
    else if (name.startsWith(query) || name.includes(` ${query}`)) take(FIT.pointPrefix);
  }
  if (best === null && isTogether(query, names, points)) take(FIT.together);
  return best;
}

/** Checks that the text begins with a name of the city and continues with the beginning of one of its points. */
function isTogether(query: string, names: string[], points: string[]): boolean {
  return names.some((name) => {
    if (!query.startsWith(`${name} `)) return false;
    const rest = query.slice(name.length + 1);
    return points.some((point) => point.startsWith(rest));
  });
}

function matchingCountries(countries: IndexedCountry[], query: string): (IndexedCountry & { fit: number })[] {
  return countries
    .flatMap((country) => {
      if (country.names.includes(query)) return { ...country, fit: FIT.country };
      return country.names.some((name) => name.startsWith(query)) ? { ...country, fit: FIT.countryPrefix } : [];
    })
    .sort((a, b) => a.fit - b.fit || weightOfFirst(b) - weightOfFirst(a))
    .slice(0, MAX_COUNTRIES);
}

function weightOfFirst({ cities }: IndexedCountry): number {
  return cities[0] ? weightOf(cities[0]) : 0;
}

function build(): Index {
  const { cities } = places();
  const cityByCode = new Map<string, City>();
  for (const city of cities) {
    for (const alias of city.aliases) if (/^([A-Z]{3}|\d{7})$/.test(alias)) cityByCode.set(alias.toLowerCase(), city);
  }
  for (const city of cities) cityByCode.set(city.code.toLowerCase(), city);
  return {
    cityByCode,
    cities: cities.map((city) => {
      const names = unique([...Object.values(city.names), ...city.aliases]);
      const points = [
        ...[...city.airports, ...city.stations].flatMap(({ names: own }) => Object.values(own)),
        ...city.stations.flatMap(({ code, aliases }) => [code, ...aliases]),
      ];
      const otherPoints = unique(points).filter((name) => !names.includes(name));
      const spelled = [...names, ...otherPoints].filter((name) => !CODE.test(name));
      return { city, names, points: otherPoints, spelled };
    }),
    countries: countryCodes().map((code) => ({
      code,
      names: unique([...Object.values(countryNames(code)), ...(COUNTRY_ALIASES[code] ?? [])]),
      cities: cities
        .filter((city) => city.countryCode === code)
        .sort((a, b) => weightOf(b) - weightOf(a))
        .slice(0, CITIES_OF_COUNTRY),
    })),
  };
}

function unique(names: string[]): string[] {
  return [...new Set(names.flatMap(foldings))].filter(Boolean);
}
