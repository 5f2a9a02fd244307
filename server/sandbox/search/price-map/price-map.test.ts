import { beforeAll, describe, expect, it } from 'vitest';
import { ANYWHERE, endpoints, type PricesRequestWire } from '~/upstream/price-map/contract';
import { places, type City } from '../../world/places';
import { prepareWorld } from '../../world/prepare';
import { findPrices } from './finding';
import { readQuestion, type Question } from './question';
import { destinationsFrom } from './relevance';

beforeAll(() => prepareWorld());

const CONTEXT = {
  now: () => new Date('2031-04-01T10:00:00Z'),
  seatsTaken: () => 0,
  berthsTaken: () => Promise.resolve([]),
};

const BODY = {
  departure: 'BER',
  arrivals: [ANYWHERE],
  departure_date: { from: '2031-05-14', to: '2031-05-14' },
  currency: 'EUR',
} satisfies PricesRequestWire;

/** Parses a body as the service does. */
const read = (change: Partial<Record<keyof PricesRequestWire, unknown>>) =>
  readQuestion(endpoints.listDestinations.request.parse({ ...BODY, ...change }));

function question(change: Partial<PricesRequestWire>): Question {
  const result = read(change);
  if (result === null) throw new Error('not a question');
  return result;
}

function city(code: string): City {
  const match = places().city.get(code);
  if (!match) throw new Error(`no city ${code}`);
  return match;
}

describe('a price map request', () => {
  it.each<[string, Partial<PricesRequestWire>, number]>([
    ['a day', {}, 1],
    ['a range', { departure_date: { from: '2031-05-14', to: '2031-05-20' } }, 7],
    ['a day there, two days back', { return_date: { from: '2031-05-13', to: '2031-05-15' } }, 2],
    ['nights', { departure_date: { from: '2031-05-14', to: '2031-05-15' }, nights: { from: 3, to: 5 } }, 6],
    ['at most 64 pairs', { departure_date: { from: '2031-05-01', to: '2031-05-31' }, nights: { from: 0, to: 30 } }, 64],
  ])('covers %s', (_name, change, count) => expect(question(change).dates).toHaveLength(count));

  it('covers fewer cities when it has more dates', () => {
    const month = { departure_date: { from: '2031-05-01', to: '2031-05-31' }, limit: 150 };
    expect(question({ limit: 150 }).cities).toHaveLength(150);
    expect(question(month).cities.length).toBeLessThan(100);
  });

  it.each<[string, Partial<Record<keyof PricesRequestWire, unknown>>, string | null]>([
    ['no arrivals', { arrivals: [] }, 'arrivals'],
    ['no day', { departure_date: { from: '2031-02-30', to: '2031-03-01' } }, 'Invalid ISO date'],
    ['days that end before they begin', { departure_date: { from: '2031-05-02', to: '2031-05-01' } }, 'dates'],
    ['an unknown currency', { currency: 'XXX' }, 'currency'],
    ['an unknown departure', { departure: 'QQQ' }, null],
  ])('is invalid with %s', (_name, change, expected) => {
    if (expected === null) expect(read(change)).toBeNull();
    else expect(() => read(change)).toThrow(expected);
  });
});

describe('destinations', () => {
  it('start with cities that have many direct flights, and never include the home city', () => {
    const codes = destinationsFrom(city('MOW'), [ANYWHERE], null, 40).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['LED', 'AER', 'IST', 'DXB']));
    expect(codes).not.toContain('MOW');
  });

  it.each([
    [['TR'], null, 'TR'],
    [['TR', 'ATH'], { west: 20, south: 35, east: 25, north: 39 }, 'GR'],
  ] as const)('of %j within %j is %s', (arrivals, bounds, country) => {
    const results = destinationsFrom(city('BER'), arrivals, bounds, 20);
    expect(new Set(results.map(({ countryCode }) => countryCode))).toEqual(new Set([country]));
  });
});

it('returns prices as they become ready; an identical request joins the computation', async () => {
  const request = question({ limit: 12 });
  const first = await findPrices(request, CONTEXT, 1);
  expect(first.left.length).toBeGreaterThan(0);
  expect(first.left).toEqual(request.cities.slice(-first.left.length));
  const all = await findPrices(request, CONTEXT, 60_000);
  expect(all.left).toEqual([]);
  expect(all.prices.length).toBeGreaterThan(first.prices.length);
  expect(all.prices.slice(0, first.prices.length)).toEqual(first.prices);
  expect(await findPrices(request, CONTEXT, 60_000)).toEqual(all);
}, 60_000);
