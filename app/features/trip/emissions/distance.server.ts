import { coordinates, type Coordinates } from './coordinates.server';

const EARTH_RADIUS_KM = 6371;

/**
 * Returns the great-circle distance between two airports or stations in kilometres; null when a place is unknown.
 * @param from IATA code of an airport, or number of a station
 */
export function distanceKm(from: string, to: string): number | null {
  const [start, end] = [coordinates(from), coordinates(to)];
  return start && end && distanceBetween(start, end);
}

/** Returns the great-circle distance between two points in kilometres. */
export function distanceBetween(start: Coordinates, end: Coordinates): number {
  const latitude = radians(end.latitude - start.latitude) / 2;
  const longitude = radians(end.longitude - start.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(start.latitude)) * Math.cos(radians(end.latitude)) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
