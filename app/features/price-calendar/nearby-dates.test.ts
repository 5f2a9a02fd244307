import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '~/features/search-query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { pathOnDays } from './date-links';
import { nearbyDatesScreen, nearbyWindow, type NearbyDatesInput } from './nearby-dates.server';

const NOW = new Date('2031-05-01T13:00:00Z');
const MARKET: Market = {
  brand: 'intl',
  brandName: 'Fairwind',
  locale: 'en',
  country: 'GB',
  currency: 'GBP',
  homePath: '/en-gb',
};
const QUERY: SearchQuery = {
  trips: [{ departure: 'LON', arrival: 'NYC', date: '2031-05-20' }],
  adults: 1,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
};
const RETURN: SearchQuery = {
  ...QUERY,
  trips: [...QUERY.trips, { departure: 'NYC', arrival: 'LON', date: '2031-05-22' }],
};
const price = (departureDate: string, amount: number, returnDate: string | null = null): CalendarPrice => ({
  departureDate,
  returnDate,
  price: { amount, currency: 'GBP' },
});

function screenOf(query: SearchQuery, prices: CalendarPrice[] | null, over: Partial<NearbyDatesInput> = {}) {
  const t = getTranslator('en', 'calendar');
  return nearbyDatesScreen({ query, days: nearbyWindow(query, NOW), prices, extras: [], market: MARKET, t, ...over });
}

function stripOf(query: SearchQuery, prices: CalendarPrice[] | null, over?: Partial<NearbyDatesInput>) {
  const screen = screenOf(query, prices, over);
  if (screen.kind !== 'strip') throw new Error(screen.kind);
  return screen;
}

function matrixOf(prices: CalendarPrice[] | null, query = RETURN) {
  const screen = screenOf(query, prices);
  if (screen.kind !== 'matrix') throw new Error(screen.kind);
  return screen;
}

describe('the strip of nine days', () => {
  it('stands around the day of the search and links to the others', () => {
    const strip = stripOf(QUERY, [price('2031-05-18', 9950), price('2031-05-20', 12300)]);
    expect(strip.days.map(({ date }) => date)).toEqual(
      [16, 17, 18, 19, 20, 21, 22, 23, 24].map((day) => `2031-05-${day}`),
    );
    expect(strip.days.map((day) => day.price)).toEqual([null, null, '£99.50', null, '£123.00', null, null, null, null]);
    expect(strip.current).toBe(4);
    expect(strip.days[4]).toMatchObject({ weekday: 'Tue', text: '20 May' });
    expect(pathOnDays(strip.path, '2031-05-18')).toBe(
      '/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_2031-05-18_date_2031-05-18_iatax:NYC&v=2',
    );
  });

  it('names the cheapest day', () => {
    const strip = stripOf(QUERY, [price('2031-05-18', 9950), price('2031-05-20', 12300)]);
    expect(strip.cheapestAt).toBe(2);
    expect(strip.cheapest).toMatch(/^The cheapest is Sun,? 18 May, tickets from £99\.50$/);
  });

  it('says so when it has been chosen', () => {
    const strip = stripOf(QUERY, [price('2031-05-18', 12300), price('2031-05-20', 9950)]);
    expect(strip.cheapest).toBe('You have chosen the cheapest: tickets from £99.50');
  });

  it.each([[null], [[]]])('has its days without prices too: %j', (prices) => {
    const strip = stripOf(QUERY, prices);
    expect(strip.days).toHaveLength(9);
    expect(strip.days.every((day) => day.price === null)).toBe(true);
    expect([strip.cheapest, strip.cheapestAt]).toEqual([null, -1]);
  });

  it('says that prices are for one adult when more travel', () => {
    expect(stripOf(QUERY, []).note).toBeNull();
    expect(stripOf({ ...QUERY, infants: 1 }, []).note).toBe('for one adult');
  });

  it('writes days as the market does', () => {
    const market: Market = { ...MARKET, country: 'US', currency: 'USD' };
    const usd = { ...price('2031-05-18', 9950), price: { amount: 9950, currency: 'USD' as const } };
    const strip = stripOf(QUERY, [usd], { market });
    expect(strip.days[4]!.text).toBe('May 20');
    expect(strip.cheapest).toBe('The cheapest is Sun, May 18, tickets from $99.50');
  });
});

describe('the matrix of seven by seven', () => {
  it('has departures across and returns down, with no way back before the departure', () => {
    const matrix = matrixOf([price('2031-05-20', 45000, '2031-05-22'), price('2031-05-17', 40000, '2031-05-25')]);
    expect(matrix.columns.map(({ text }) => text)).toEqual([17, 18, 19, 20, 21, 22, 23].map((day) => `${day} May`));
    expect(matrix.rows.map(({ text }) => text)).toEqual([19, 20, 21, 22, 23, 24, 25].map((day) => `${day} May`));
    expect(matrix.current).toEqual({ row: 3, column: 3 });
    expect(matrix.cells[3]![3]).toBe('£450.00');
    expect(matrix.cheapestAt).toEqual({ row: 6, column: 0 });
    expect(matrix.cheapest).toMatch(/^The cheapest is Sat,? 17 May – Sun,? 25 May, tickets from £400\.00$/);
    // 19 May back: not after a departure on the 20th or later.
    expect(matrix.cells[0]).toEqual([null, null, null, false, false, false, false]);
    expect(matrix.cells.flat().filter((cell) => cell === false)).toHaveLength(10);
  });

  it('is as large at the first day that is sold', () => {
    const trips = [
      { departure: 'LON', arrival: 'NYC', date: '2031-05-01' },
      { departure: 'NYC', arrival: 'LON', date: '2031-05-01' },
    ];
    const matrix = matrixOf([], { ...QUERY, trips });
    expect(matrix.columns[0]!.date).toBe('2031-05-01');
    expect(matrix.cells.map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(matrix.current).toEqual({ row: 0, column: 0 });
  });
});
