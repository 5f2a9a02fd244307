import { BARE_WORDS } from '~/market/bare-words';
import type { PlaceMaps } from './segment';

/**
 * Returns the name of an airport or station, with its city if the name alone says nothing: "City" of London is "London
 * City", "Heathrow" stays.
 */
export function nameWithCity(name: string, city: string): string {
  const isBare = name.split(' ').every((word) => BARE_WORDS.has(word.toLowerCase()));
  return isBare && city !== '' && city !== name ? `${city} ${name}` : name;
}

/** Returns the name of an airport or station, "Шереметьево", or its code when the name is unknown. */
export function placeName(port: string, { ports, cities }: Pick<PlaceMaps, 'ports' | 'cities'>): string {
  const place = ports[port];
  return place ? nameWithCity(place.name, cities[place.cityCode]?.name ?? '') : port;
}

/** Returns the city of an airport or station, or the port's own name when the city is unknown. */
export function cityName(port: string, maps: PlaceMaps): string {
  const place = maps.ports[port];
  return (place && maps.cities[place.cityCode]?.name) ?? place?.name ?? port;
}

/** Returns the name of a station without its last word for a station: "Казанский вокзал" → "Казанский". Null without one. */
export function shortStationName(name: string): string | null {
  return /^(.+) (?:вокзал|station)$/u.exec(name)?.[1] ?? null;
}

/**
 * Returns what tells a station from the others of its city, where the city stands above it: without the word for a
 * station and without the city's name, "Paris Gare de Lyon" → "Gare de Lyon". Null where nothing can be left out.
 */
export function stationInCity(name: string, city: string): string | null {
  const named = shortStationName(name) ?? name;
  const rest = city !== '' && named.startsWith(`${city} `) ? named.slice(city.length + 1) : named;
  const short = nameWithCity(rest, city) === rest ? rest : named;
  return short === name ? null : short;
}

/** True for a station code, which is a number and not shown to people. */
export function isStationCode(code: string): boolean {
  return /^\d+$/.test(code);
}
