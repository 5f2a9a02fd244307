import { expect, test } from '#tests/setup/fixtures';
import { list, object, type Json } from '#tests/journeys/search-facts';

/** A client of the suggestion service that knows only the public facts about it. */
const CITY = /^[A-Z]{3}$/;

test.describe('GET /hinter.json', () => {
  const suggest = async (sandboxPort: number, query: string): Promise<Json[]> => {
    const response = await fetch(`http://127.0.0.1:${sandboxPort}/suggest/hinter.json?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = object(await response.json());
    expect(Object.keys(body)).toEqual(['data']);
    return list(body.data).map(object);
  };

  function expectPoint(value: unknown, code: RegExp): void {
    const point = object(value);
    expect(point.code).toMatch(code);
    for (const language of ['ru', 'en']) expect(object(point.name)[language]).toEqual(expect.any(String));
  }

  for (const [text, code] of [
    ['Moscow', 'MOW'],
    ['Москва', 'MOW'],
    ['London', 'LON'],
    ['лондон', 'LON'],
    ['New York', 'NYC'],
    ['Токио', 'TYO'],
    ['Санкт-Петербург', 'LED'],
    ['LHR', 'LON'],
  ] as const) {
    test(`${text}: the first city has the name’s code`, async ({ address }) => {
      const entries = await suggest(
        address.sandboxPort,
        `str=${encodeURIComponent(text)}&limit=10&form_kind=all&lang=ru`,
      );
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(10);
      expect(object(entries[0]?.city).code).toBe(code);
      for (const entry of entries) {
        const city = object(entry.city);
        expectPoint(city, CITY);
        expect(city.ostrovok_id === null || Number.isInteger(city.ostrovok_id)).toBe(true);
        for (const airport of list(entry.airports)) expectPoint(airport, CITY);
        for (const station of list(entry.railway_stations)) expectPoint(station, /^\d+$/);
        for (const station of list(entry.bus_stations)) expectPoint(station, /./);
        const country = object(entry.country);
        expect(country.country_code).toMatch(/^[A-Z]{2}$/);
        expect(country.ru).toEqual(expect.any(String));
        expect(country.en).toEqual(expect.any(String));
        expect(entry).toHaveProperty('matched_country');
      }
    });
  }

  test('an unknown text is an empty list, and every parameter is optional', async ({ address }) => {
    expect(await suggest(address.sandboxPort, 'str=qqqqzzzz')).toEqual([]);
    expect(await suggest(address.sandboxPort, 'str=%F0%9F%8C%8D&lang=xx&unknown=1')).toEqual([]);
    const entries = await suggest(address.sandboxPort, 'str=Berlin');
    expect(object(entries[0]?.city).code).toBe('BER');
  });

  test('respects the limit', async ({ address }) => {
    expect(await suggest(address.sandboxPort, 'str=san&limit=2')).toHaveLength(2);
    expect((await suggest(address.sandboxPort, 'str=san')).length).toBeGreaterThan(2);
  });
});
