import { describe, expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { NO_FILTER } from '../filters/filter';
import { readFilter } from '../filters/filter-link';
import type { SearchQuery } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { pathOnDays } from './date-links';
import { daysNear, nearbyDatesScreen, type NearbyDatesInput } from './nearby-dates.server';

const NOW = new Date('2031-05-01T13:00:00Z');
const MARKET = fairwind({ country: 'GB', currency: 'GBP' });
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
  return nearbyDatesScreen({
    query,
    days: daysNear(query, NOW),
    prices,
    filter: NO_FILTER,
    market: MARKET,
    t,
    ...over,
  });
}

describe('the table of a return', () => {
  const table = (amounts: number[]) =>
    screenOf(
      RETURN,
      amounts.map((amount, index) => price('2031-05-20', amount, `2031-05-${20 + index}`)),
    ).levels[3]?.slice(1);

  it('marks the lowest and the highest quarter of its prices', () => {
    expect(table([100, 200, 210, 220, 900, 230])).toEqual(['low', null, null, null, 'high', null]);
  });

  it.each([
    ['two before', 1, 1],
    ['beside', 2, 2],
    ['two after', 5, 3],
    ['far after', 6, 2],
  ])('opens on a phone with the chosen days whole, and the cheapest where both fit: %s', (_, cheapest, first) => {
    const prices = [0, 1, 2, 3, 4, 5, 6].map((column) =>
      price('2031-05-20', column === cheapest ? 100 : 200, `2031-05-${19 + column}`),
    );
    const { current, firstColumn } = screenOf(RETURN, prices);
    expect([current.column, firstColumn]).toEqual([3, first]);
  });

  it('explains the colours that occur', () => {
    const prices = [100, 200, 210, 220].map((amount, index) => price('2031-05-20', amount, `2031-05-${20 + index}`));
    expect(screenOf(RETURN, prices).legend.map(({ level }) => level)).toEqual(['low', 'high']);
    expect(screenOf(RETURN, []).legend).toEqual([]);
  });

  it('marks nothing where all prices are alike', () => {
    expect(table([100, 101, 102, 103, 104, 104])).toEqual([null, null, null, null, null, null]);
  });

  it('is for returns only', () => {
    expect(screenOf(QUERY, [price('2031-05-18', 9950)]).levels).toEqual([]);
  });
});

describe('the strip of nine days', () => {
  const PRICES = [price('2031-05-18', 9950), price('2031-05-20', 12300)];

  it('surrounds the day of the search and links to the other days', () => {
    const strip = screenOf(QUERY, PRICES);
    expect(strip.returns).toBeNull();
    expect(strip.departures.map(({ date }) => date)).toEqual(
      [16, 17, 18, 19, 20, 21, 22, 23, 24].map((day) => `2031-05-${day}`),
    );
    expect(strip.prices.flat()).toEqual([null, null, '£99.50', null, '£123.00', null, null, null, null]);
    expect(strip.current).toEqual({ row: 4, column: 0 });
    expect(strip.firstColumn, 'with the cheapest day').toBe(2);
    expect(strip.departures[4]).toMatchObject({ weekday: 'Tue', text: '20 May' });
    expect(pathOnDays(strip.path, '2031-05-18')).toBe(
      '/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_2031-05-18_date_2031-05-18_iatax:NYC&v=2',
    );
  });

  it('names the cheapest day', () => {
    const strip = screenOf(QUERY, PRICES);
    expect(strip.cheapestAt).toEqual({ row: 2, column: 0 });
    expect(strip.cheapest?.text).toMatch(/^Cheapest: Sun,? 18 May, tickets from £99\.50$/);
  });

  it.each([
    ['saves something', 12_300, /^Cheaper: /, true],
    ['saves next to nothing', 10_000, /^Prices on nearby days$/, false],
    ['is the chosen one', 9_000, /^Cheapest dates, from /, false],
  ])('is the headline where it %s', (_, chosen, text, isLink) => {
    const { headline } = screenOf(QUERY, [price('2031-05-18', 9_950), price('2031-05-20', chosen)]);
    expect(headline.text).toMatch(text);
    expect(headline.path !== null).toBe(isLink);
  });

  it('claims nothing cheaper beside average prices of a party with children', () => {
    const family = { ...QUERY, childrenAges: [5] };
    const { headline } = screenOf(family, [price('2031-05-18', 9_950), price('2031-05-20', 12_300)]);
    expect(headline.path).toBeNull();
  });

  it.each([
    [9_951, false],
    [10_100, true],
  ])('names a cheaper day beside one of %i cents only where it saves a hundredth', (chosen, isNamed) => {
    const { cheapest } = screenOf(QUERY, [price('2031-05-18', 9_950), price('2031-05-20', chosen)]);
    expect(cheapest !== null).toBe(isNamed);
  });

  it('confirms when the chosen day is the cheapest', () => {
    const strip = screenOf(QUERY, [price('2031-05-18', 12300), price('2031-05-20', 9950)]);
    expect(strip.cheapest?.text).toBe('You have chosen the cheapest: tickets from £99.50');
  });

  it.each([
    ['late', null, true],
    ['none', [], false],
  ])('shows its days without prices too: %s', (_, prices, isLate) => {
    const strip = screenOf(QUERY, prices);
    expect(strip.departures).toHaveLength(9);
    expect(strip.prices.flat().every((one) => one === null)).toBe(true);
    expect([strip.cheapest, strip.cheapestAt.row, strip.isLate]).toEqual([null, -1, isLate]);
  });

  it('states what the prices are for, beside the cheapest days only when more people travel', () => {
    const { title, priced, note } = screenOf(QUERY, []);
    expect(title).toBe('Prices on nearby days: one way, any transport, for one adult');
    expect([priced, note]).toEqual(['Any transport, for one adult', null]);
    expect(screenOf({ ...QUERY, infants: 1 }, []).note).toBe('for one adult');
    expect(screenOf(RETURN, []).title).toContain('return, ');
  });

  it('prices no day of a chosen kind of car, and says where such prices are', () => {
    const filter = readFilter(new URLSearchParams({ filter: '{"trainCarKinds":{"CarKind-coupe":true}}' }));
    const strip = screenOf(QUERY, PRICES, { filter });
    expect(strip.prices.flat().every((one) => one === null)).toBe(true);
    expect([strip.cheapest, strip.isLate]).toEqual([null, false]);
    expect(strip.title).toBe('Prices on nearby days: open a day for the price of this class');
    expect(strip.path, 'which keeps the class').toContain('CarKind-coupe');
  });

  it('formats days for the market', () => {
    const market: Market = { ...MARKET, country: 'US', currency: 'USD' };
    const usd = { ...price('2031-05-18', 9950), price: { amount: 9950, currency: 'USD' as const } };
    const strip = screenOf(QUERY, [usd], { market });
    expect(strip.departures[4]!.text).toBe('May 20');
    expect(strip.cheapest?.text).toBe('Cheapest: Sun, May 18, tickets from $99.50');
  });

  it('keeps the filter of its prices', () => {
    const filter = readFilter(new URLSearchParams({ filter: '{"transfers":{"NoTransfers":true}}' }));
    const filterValue = encodeURIComponent('{"transfers":{"NoTransfers":true}}');
    expect(screenOf(QUERY, [], { filter }).path).toContain(`&v=2&filter=${filterValue}`);
  });
});

describe('the matrix of seven by seven', () => {
  it('has departures as rows and returns as columns', () => {
    const prices = [price('2031-05-20', 45000, '2031-05-22'), price('2031-05-17', 40000, '2031-05-25')];
    const matrix = screenOf(RETURN, prices);
    expect(matrix.departures.map(({ text }) => text)).toEqual([17, 18, 19, 20, 21, 22, 23].map((day) => `${day} May`));
    expect(matrix.returns?.map(({ text }) => text)).toEqual([19, 20, 21, 22, 23, 24, 25].map((day) => `${day} May`));
    expect(matrix.current).toEqual({ row: 3, column: 3 });
    expect(matrix.prices[3]![3]).toBe('£450.00');
    expect(matrix.cheapestAt).toEqual({ row: 0, column: 6 });
    expect(matrix.cheapest?.text.replaceAll('\u00a0', ' ')).toBe('Cheapest: 17–25 May, 8 nights, from £400.00');
  });

  it('keeps its size at the first day on sale', () => {
    const trips = [
      { departure: 'LON', arrival: 'NYC', date: '2031-05-01' },
      { departure: 'NYC', arrival: 'LON', date: '2031-05-01' },
    ];
    const matrix = screenOf({ ...QUERY, trips }, []);
    expect(matrix.departures[0]!.date).toBe('2031-05-01');
    expect(matrix.prices.map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(matrix.current).toEqual({ row: 0, column: 0 });
  });
});
