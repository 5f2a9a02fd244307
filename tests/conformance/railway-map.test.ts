import { describe, expect, it } from 'vitest';
import { earliestToday } from '~/dates/calendar-date';
import { applyFilter } from '~/features/search/filters/matching';
import { BRANDS } from '~/market/brands';
import { START } from '#server/sandbox/testing/test-sandbox';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();

describe('railwayMap.listStations', () => {
  it.each([
    [RUSSIAN, 'RU', 'MOW'],
    [GERMAN, 'DE', 'BER'],
  ] as const)(
    'lists stations from which the named trains leave on the named days: %j',
    async (market, country, city) => {
      const { railwayMap, search } = clients(market);
      const stations = await railwayMap.listStations(country, { limit: 20 });
      expect(stations.map((one) => one.city.code)).toContain(city);
      for (const { code, trainsAWeek, directions } of stations.slice(0, 5)) {
        expect(trainsAWeek).toBeGreaterThan(0);
        const { city: to, departureDate: date } = directions[0]!;
        expect(date > earliestToday(new Date(START))).toBe(true);
        const answer = await search.search({
          trips: [{ departure: code, arrival: to.code, date }],
          travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
          cabin: 'economy',
        });
        const trains = applyFilter(answer, { choices: { transportKind: ['Train'] }, ranges: {} });
        expect(trains.length, `${code} ${to.code} ${date}`).toBeGreaterThan(0);
      }
    },
  );

  it('lists as many as asked for', async () => {
    expect(await clients(RUSSIAN).railwayMap.listStations('RU', { limit: 3 })).toHaveLength(3);
  });

  it('lists none where no trains are sold', async () => {
    expect(await clients().railwayMap.listStations('SG', { limit: 20 })).toEqual([]);
  });
});

describe('the countries with trains', () => {
  it.each([
    [RUSSIAN, BRANDS.ru],
    [GERMAN, BRANDS.intl],
  ] as const)('are those from which directions by train lead: %j', async (market, brand) => {
    const { settings, directions } = clients(market);
    const { railway } = await settings.findConfigs(['railway']);
    for (const country of brand.countries) {
      const found = await directions.listFrequent('country', country, { limit: 1, by: 'train' });
      expect([country, railway?.countries.includes(country)]).toEqual([country, found.length > 0]);
    }
  });
});
