import { cell, nameKey, type Row } from './tables';

/** The languages of the shop, in the order of the compiled columns. */
export const LANGUAGES = ['en', 'ru', 'nl', 'pl', 'es', 'fr', 'de', 'it', 'tr'] as const;
export type Names = Partial<Record<(typeof LANGUAGES)[number], string>>;

/** Drops names that equal the English one, except the Russian, so that the files stay small. */
export function onlyDifferent(names: Names): Names {
  const result: Names = {};
  for (const language of LANGUAGES) {
    const name = names[language];
    if (name && (language === 'en' || language === 'ru' || name !== names.en)) result[language] = name;
  }
  return result;
}

type Point = { lat: number; lon: number };
export type GeoCity = Point & { cc: string; population: number; names: Names; keys: Set<string> };

const MATCH_BY_NAME_KM = 110;
const MATCH_BY_NEARNESS_KM = 30;

/** Returns the great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 12742 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Indexes GeoNames cities by one-degree squares, so that a join compares only neighbours. */
export class GeoIndex {
  private readonly squares = new Map<string, GeoCity[]>();

  constructor(rows: Row[]) {
    for (const row of rows) {
      const names: Names = {};
      for (const language of LANGUAGES) if (cell(row, language)) names[language] = cell(row, language);
      const city: GeoCity = {
        cc: cell(row, 'cc'),
        lat: Number(cell(row, 'lat')),
        lon: Number(cell(row, 'lon')),
        population: Number(cell(row, 'pop')),
        names,
        keys: new Set([cell(row, 'name'), ...Object.values(names)].map(nameKey)),
      };
      const square = `${Math.floor(city.lat)}:${Math.floor(city.lon)}`;
      this.squares.set(square, [...(this.squares.get(square) ?? []), city]);
    }
  }

  private near(point: Point, km: number): { city: GeoCity; km: number }[] {
    const nearby: { city: GeoCity; km: number }[] = [];
    const lonReach = Math.ceil(km / 111 / Math.max(0.2, Math.cos((point.lat * Math.PI) / 180)));
    for (let lat = Math.floor(point.lat) - 1; lat <= Math.floor(point.lat) + 1; lat++) {
      for (let lon = Math.floor(point.lon) - lonReach; lon <= Math.floor(point.lon) + lonReach; lon++) {
        for (const city of this.squares.get(`${lat}:${lon}`) ?? []) {
          const away = distanceKm(point, city);
          if (away <= km) nearby.push({ city, km: away });
        }
      }
    }
    return nearby;
  }

  /**
   * Finds the city that an airport serves: the first of the given names that a city nearby has, or, when the registry
   * names no municipality, the weightiest city close by.
   */
  find(point: Point, cc: string, wantedNames: string[]): GeoCity | null {
    const around = this.near(point, MATCH_BY_NAME_KM).filter(({ city, km }) => city.cc === cc || km < 40);
    for (const name of wantedNames.map(nameKey)) {
      const matches = around.filter(({ city }) => city.keys.has(name));
      // A suburb of the same name must not win over the city: weigh population against distance.
      matches.sort((a, b) => b.city.population / (b.km + 15) - a.city.population / (a.km + 15));
      if (matches[0]) return matches[0].city;
    }
    if (wantedNames.length > 0) return null;
    const closest = around.filter(({ km }) => km <= MATCH_BY_NEARNESS_KM);
    closest.sort((a, b) => b.city.population / (b.km + 5) - a.city.population / (a.km + 5));
    return closest[0]?.city ?? null;
  }
}
