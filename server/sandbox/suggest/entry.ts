import type { HinterAnswerWire } from '~/upstream/suggest/contract';
import { countryNames } from '../world/countries';
import { LANGUAGES, nameIn, type City, type Names } from '../world/places';
import { hash32 } from '../world/seeded';

export type EntryWire = HinterAnswerWire['data'][number];

/**
 * A city with its airports and stations as the answers show it (upstream facts §1).
 * @param wantedCode an airport or station that was asked for by its code comes first in its list
 */
export function entryOf(city: City, matchedCountry: string | null, wantedCode?: string): EntryWire {
  const first = <T extends { code: string }>(points: T[]) =>
    [...points].sort((a, b) => Number(b.code === wantedCode) - Number(a.code === wantedCode));
  return {
    city: { code: city.code, name: allNames(city.names), ostrovok_id: hotelRegion(city) },
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

/** The hotel partner's number of the city. */
function hotelRegion(city: City): number {
  return 1000 + (hash32(`hotels ${city.code}`) % 900_000);
}
