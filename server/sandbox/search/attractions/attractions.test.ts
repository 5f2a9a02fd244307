import { expect, it } from 'vitest';
import { LANGUAGES, places } from '../../world/places';
import { sightsByCity } from './service';

it('lists each sight once, in a known city, with a kind and a name in every language', () => {
  const cities = [...sightsByCity()];
  expect(cities.length).toBeGreaterThan(60);
  for (const [code, sights] of cities) {
    expect(places().city.has(code), code).toBe(true);
    expect(new Set(sights.map(({ name }) => name.en)).size).toBe(sights.length);
    for (const { kind, name } of sights) {
      expect(kind, name.en ?? code).toMatch(/^[a-z]+$/);
      expect(LANGUAGES.filter((language) => !name[language])).toEqual([]);
    }
  }
});
