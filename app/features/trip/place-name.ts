import type { PlaceMaps } from './segment';

/** Words that say nothing without a city, in the languages that name airports so. */
const BARE_WORDS = new Set(
  [
    'city county state island national international domestic regional municipal metropolitan memorial airport field',
    'central main new old downtown north south east west northeast northwest southeast southwest',
    'nord süd ost norte sur sud est ouest centro central centrale centraal zuid noord oost kuzey güney',
    'сити южный северный восточный западный центральный главный новый международный',
  ].flatMap((words) => words.split(' ')),
);

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

/** True for a station code, which is a number and not shown to people. */
export function isStationCode(code: string): boolean {
  return /^\d+$/.test(code);
}
