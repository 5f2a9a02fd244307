import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { readFilter } from '../filters/filter-link';
import type { SearchQuery } from '../query/search-query';
import { levelQuestions, priceLevels } from './price-level-text.server';

const MARKET: Market = {
  brand: 'intl',
  brandName: 'Fairwind',
  locale: 'en',
  country: 'GB',
  currency: 'GBP',
  homePath: '/en-gb',
};
const QUERY: SearchQuery = {
  trips: [{ departure: 'LON', arrival: 'PAR', date: '2031-05-20' }],
  adults: 1,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
};
const price = (departureDate: string, amount: number): CalendarPrice => ({
  departureDate,
  returnDate: null,
  price: { amount, currency: 'GBP' },
});
/** Nine days from the given amount on, and the day of the search. */
const season = (own: number, from: number) => [
  price('2031-05-20', own),
  ...[5, 10, 15, 25, 26, 27, 28, 29, 30].map((day, index) =>
    price(`2031-05-${String(day).padStart(2, '0')}`, from + index * 1000),
  ),
];
const filterOf = (filter: string) => readFilter(new URLSearchParams({ filter }));

it('compares a train with trains and a plane with planes', () => {
  const levels = priceLevels({
    query: QUERY,
    filter: filterOf(''),
    season: { plane: season(16_000, 10_000), train: season(2950, 3000) },
    market: MARKET,
    t: getTranslator('en', 'calendar'),
  });
  expect(levels.plane?.title).toBe('Flights from £160.00: usual price (£120–£160)');
  expect(levels.train).toEqual({
    title: 'Trains from £29.50: low, usually £50–£90',
    text: 'One way, trains only: from £29.50. Other dates checked from 5 May to 30 May cost £30.00 to £110.00, usually £70.00',
    scale: { lowest: '£30', highest: '£110', from: 25, to: 75, at: 0 },
  });
});

it('tells the price of all adults', () => {
  const levels = priceLevels({
    query: { ...QUERY, adults: 2 },
    filter: filterOf('{"transfers":{"NoTransfers":true}}'),
    season: { plane: season(30_000, 10_000) },
    market: MARKET,
    t: getTranslator('en', 'calendar'),
  });
  expect(levels.plane?.title).toBe('Flights from £600.00: high, usually £240–£320');
  expect(levels.plane?.text).toContain('One way, planes only, direct: from £600.00.');
});

it.each([
  ['too few days', season(16_000, 10_000).slice(0, 4)],
  ['a day without a price', season(16_000, 10_000).slice(1)],
  ['a calendar that does not answer', null],
])('says nothing about %s', (_name, plane) => {
  const input = { query: QUERY, filter: filterOf(''), season: { plane }, market: MARKET };
  expect(priceLevels({ ...input, t: getTranslator('en', 'calendar') })).toEqual({ plane: null });
});

it.each<[string, Partial<SearchQuery>, string, string[]]>([
  ['no filter', {}, '', ['plane', 'train']],
  ['planes only', {}, '{"transportKind":{"Airplane":true}}', ['plane']],
  ['trains only', {}, '{"transportKind":{"Train":true}}', ['train']],
  ['a filter that the calendar does not know', {}, '{"airlines":{"Airline-SU":true}}', []],
  ['a child, whose fare the calendar does not know', { childrenAges: [5] }, '', []],
])('asks for prices by transport: %s', (_name, query, filter, expected) => {
  const asked = levelQuestions({ ...QUERY, ...query }, filterOf(filter));
  expect(asked.map(({ kind }) => kind)).toEqual(expected);
  for (const { kind, filters } of asked) expect(filters[kind === 'train' ? 'trainOnly' : 'airplaneOnly']).toBe(true);
});
