/** Services about places: prices to many of them, weather, coordinates, neighbours, sights. */
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '~/upstream/weather/contract';
import type { DestinationsQuery } from '~/upstream/price-map/client.server';
import { RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();

type PriceMap = ReturnType<typeof clients>['priceMap'];

const QUESTION: DestinationsQuery = {
  departure: 'BER',
  arrivals: ['ANYW'],
  departures: { from: '2031-05-14', to: '2031-05-14' },
  returns: null,
  cabin: 'economy',
};

/** Polls until all prices are found, as a page does. */
async function allDestinations(priceMap: PriceMap, change: Partial<DestinationsQuery> = {}) {
  for (;;) {
    const answer = await priceMap.listDestinations({ ...QUESTION, ...change });
    if (answer.isComplete) return answer.destinations;
  }
}

describe('prices to many cities', () => {
  it('cover the requested number of cities, without repetition, with names, coordinates and tags', async () => {
    const found = await allDestinations(clients(RUSSIAN).priceMap, { departure: 'MOW', limit: 30 });
    expect(found.length).toBeGreaterThan(25);
    expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
    const istanbul = found.find(({ code }) => code === 'IST');
    expect(istanbul).toMatchObject({ name: 'Стамбул', country: { code: 'TR', name: 'Турция' }, returnDate: null });
    expect(istanbul?.tagCodes).toEqual(expect.arrayContaining(['city_break', 'visa_free']));
    expect(istanbul?.latitude).toBeCloseTo(41, 0);
    expect(istanbul?.longitude).toBeCloseTo(29, 0);
    expect(istanbul?.price.currency).toBe('RUB');
  }, 60_000);

  it.each([
    ['one way', { departures: { from: '2031-05-14', to: '2031-05-16' }, returns: null }],
    ['there and back', { returns: { days: { from: '2031-05-21', to: '2031-05-22' } } }],
    [
      'for some nights',
      { departures: { from: '2031-05-14', to: '2031-05-15' }, returns: { nights: { from: 2, to: 3 } } },
    ],
    ['direct, with baggage', { filters: { isDirect: true, withBaggage: true } }],
  ] satisfies [string, Partial<DestinationsQuery>][])(
    'are the lowest of the calendar, %s',
    async (_name, change) => {
      const { priceMap, priceCalendar } = clients();
      const question = { ...QUESTION, ...change };
      const found = await allDestinations(priceMap, { ...change, arrivals: ['ATH', 'LIS', 'DE'], limit: 6 });
      expect(found.length).toBeGreaterThan(2);
      for (const { code, price, departureDate, returnDate } of found) {
        const direction = { departure: 'BER', arrival: code, cabin: 'economy', filters: question.filters } as const;
        const days = { from: departureDate, to: departureDate };
        const [own] = returnDate
          ? await priceCalendar.listRoundTrip({ ...direction, ...days, returnFrom: returnDate, returnTo: returnDate })
          : await priceCalendar.listOneWay({ ...direction, ...days });
        expect(price, code).toEqual(own?.price);
        if (question.returns) continue;
        const all = await priceCalendar.listOneWay({ ...direction, ...question.departures });
        expect(price.amount, code).toBe(Math.min(...all.map((day) => day.price.amount)));
      }
    },
    60_000,
  );

  it('cover only the cities of a country, or those inside an area', async () => {
    const { priceMap } = clients();
    const greek = await allDestinations(priceMap, { arrivals: ['GR'], limit: 8 });
    expect(new Set(greek.map(({ country }) => country.code))).toEqual(new Set(['GR']));
    const bounds = { west: 160, south: -50, east: -150, north: 30 };
    const pacific = await allDestinations(priceMap, { bounds, limit: 8 });
    expect(pacific.length).toBeGreaterThan(0);
    for (const { longitude } of pacific) expect(longitude >= 160 || longitude <= -150).toBe(true);
  }, 60_000);

  it('are empty for an unknown departure', async () => {
    expect(await allDestinations(clients().priceMap, { departure: 'QQQ' })).toEqual([]);
  });
});

describe('weather', () => {
  it('follows the climate', async () => {
    const { weather } = clients();
    const places = [
      { code: 'DXB', date: '2031-07-15' },
      { code: 'YKS', date: '2031-01-15' },
      { code: 'SYD', date: '2031-01-15' },
      { code: 'SYD', date: '2031-07-15' },
      { code: 'QQQ', date: '2031-07-15' },
    ];
    const found = await weather.listForecasts(places);
    expect(found.map(({ code }) => code)).toEqual(['DXB', 'YKS', 'SYD', 'SYD']);
    const [dubai, yakutsk, summer, winter] = found.map(({ temperature }) => temperature);
    expect(dubai?.max).toBeGreaterThan(35);
    expect(yakutsk?.max).toBeLessThan(-25);
    expect(summer?.min).toBeGreaterThan(winter?.max ?? Infinity);
    for (const { temperature, condition } of found) {
      expect(temperature.min).toBeLessThan(temperature.max);
      expect(CONDITIONS).toContain(condition);
    }
    expect(await clients().weather.listForecasts(places)).toEqual(found);
  });

  it('is empty without places', async () => expect(await clients().weather.listForecasts([])).toEqual([]));
});

describe('where places are', () => {
  it('neighbours within 300 km, the nearest first', async () => {
    const nearby = await clients().geo.listNearbyCities('LON');
    expect(nearby.length).toBeGreaterThan(5);
    expect(nearby.map(({ kilometres }) => kilometres)).toEqual(
      nearby.map(({ kilometres }) => kilometres).toSorted((a, b) => a - b),
    );
    expect(nearby.at(-1)?.kilometres).toBeLessThanOrEqual(300);
    expect(nearby.find(({ code }) => code === 'BHX')).toMatchObject({ countryCode: 'GB', names: { ru: 'Бирмингем' } });
    expect(nearby.some(({ code }) => code === 'LON')).toBe(false);
  });

  it('are empty for an unknown place', async () => {
    expect(await clients().geo.listNearbyCities('QQQ')).toEqual([]);
    expect(await clients().geo.findCoordinates('QQQ')).toBeNull();
  });

  it.each([
    ['LON', 51.5, -0.1],
    ['LHR', 51.5, -0.5],
    ['2000003', 55.8, 37.7],
  ])('returns the coordinates of %s', async (code, latitude, longitude) => {
    const found = await clients().geo.findCoordinates(code);
    expect(found?.latitude).toBeCloseTo(latitude, 0);
    expect(found?.longitude).toBeCloseTo(longitude, 0);
  });
});

describe('sights', () => {
  it('are named in every language', async () => {
    const [tower] = await clients().attractions.list('PAR');
    expect(tower).toEqual({
      kind: 'landmark',
      names: expect.objectContaining({ en: 'Eiffel Tower', ru: 'Эйфелева башня', tr: 'Eyfel Kulesi' }) as unknown,
    });
  });

  it('are unknown for most cities', async () => expect(await clients().attractions.list('OUL')).toEqual([]));
});
