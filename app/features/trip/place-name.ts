import type { PlaceMaps } from './segment';

/** What an airport or station is called: "Шереметьево"; its code where nobody says. */
export function placeName(port: string, { ports }: PlaceMaps): string {
  return ports[port]?.name ?? port;
}

/** The city of an airport or station; the port's own name where the city is not known. */
export function cityName(port: string, maps: PlaceMaps): string {
  const place = maps.ports[port];
  return (place && maps.cities[place.cityCode]?.name) ?? place?.name ?? port;
}

/** Stations have numbers for codes, which say nothing to people. */
export function isStationCode(code: string): boolean {
  return /^\d+$/.test(code);
}
