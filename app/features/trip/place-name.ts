import type { PlaceMaps } from './segment';

/** Returns the name of an airport or station, "Шереметьево", or its code when the name is unknown. */
export function placeName(port: string, { ports }: PlaceMaps): string {
  return ports[port]?.name ?? port;
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
