import type { HinterAnswerWire } from '~/upstream/suggest/contract';
import { countryNames } from '../../world/countries';
import { LANGUAGES, nameIn, type City, type Names } from '../../world/places';
import { russianCases } from '../../world/russian-cases';
import { hash32 } from '../../world/seeded';
import { folded } from './folding';

export type EntryWire = HinterAnswerWire['data'][number];

type Point = { code: string; names: Names; aliases?: string[] };

/**
 * Returns a city with its airports and stations as in the answers (upstream facts §1).
 * @param wanted an airport or station requested by its code or by the start of its name; it comes first in its list
 */
export function entryOf(city: City, matchedCountry: string | null, wanted = ''): EntryWire {
  const text = folded(wanted);
  const isRequested = ({ code, names, aliases = [] }: Point) =>
    code === wanted.trim().toUpperCase() ||
    (text !== '' && [...Object.values(names), ...aliases].some((name) => folded(name).startsWith(text)));
  const first = <T extends Point>(points: T[]) =>
    [...points].sort((a, b) => Number(isRequested(b)) - Number(isRequested(a)));
  return {
    city: {
      code: city.code,
      name: allNames(city.names),
      name_cases: city.names.ru ? russianCases(city.names.ru) : null,
      ostrovok_id: hotelRegion(city),
    },
    airports: first(city.airports).map(({ code, names }) => ({ code, name: allNames(names) })),
    railway_stations: first(city.stations).map(({ code, names }) => ({ code, name: allNames(names) })),
    bus_stations: [],
    country: countryOf(city.countryCode),
    matched_country: matchedCountry === null ? null : countryOf(matchedCountry),
  };
}

function countryOf(code: string): Record<string, string> & { country_code: string } {
  return { ...countryNames(code), country_code: code };
}

function allNames(names: Names): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(names, language)]));
}

/** Returns the hotel partner's id of the city. */
function hotelRegion(city: City): number {
  return 1000 + (hash32(`hotels ${city.code}`) % 900_000);
}
