/** Prices by day match the cheapest offers of a search for the same days. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hundredthsFromMajor } from '~/market/money';
import type { SearchAnswerWire, SearchRequestWire } from '~/upstream/search/contract';
import { NOW, request, TestSearch } from '../offers/test-search';
import { places } from '../../world/places';
import { prepareWorld } from '../../world/prepare';
import { hash32 } from '../../world/seeded';
import { dateOfDay, dayOfDate } from '../../world/time-zones';
import { NO_FILTERS, type Filters } from './cheapest';
import { oneWayPrices, roundTripPrices, type DayPrice } from './prices';

let test: TestSearch;
beforeAll(async () => {
  prepareWorld();
  test = await TestSearch.open();
}, 60_000);
afterEach(() => {
  test.now = new Date(NOW);
  test.taken.clear();
});
afterAll(() => test.close());

const CURRENCIES = ['RUB', 'USD', 'EUR'] as const;
const TODAY = dayOfDate(NOW.slice(0, 10)) ?? 0;

type Variant = SearchAnswerWire['variants'][number];

function amountOf({ price }: Variant): number {
  return hundredthsFromMajor(String(price.amount));
}

function isAs(wish: boolean | null, fact: boolean): boolean {
  return wish === null || fact === wish;
}

/** Returns the lowest price of a search's answer, after applying the filters to its records. */
async function cheapestOfSearch(
  pairs: string[],
  days: number[],
  change: Partial<SearchRequestWire>,
  filters = NO_FILTERS,
): Promise<number | null> {
  const body = request(pairs, change);
  const { variants, flights } = await test.search({
    ...body,
    trips: body.trips.map((trip, index) => ({ ...trip, date: dateOfDay(days[index] ?? 0) })),
  });
  const segments = (variant: Variant) =>
    variant.segments.flatMap((segment) => segment.flights.map((key) => flights[key]));
  const left = variants.filter(
    (variant) =>
      isAs(filters.withBaggage, (variant.baggage?.count ?? 0) > 0) &&
      isAs(
        filters.isDirect,
        variant.segments.every((segment) => segment.flights.length === 1),
      ) &&
      isAs(
        filters.airplaneOnly,
        segments(variant).every((segment) => segment?.transport_kind === 'airplane'),
      ) &&
      isAs(
        filters.trainOnly,
        segments(variant).every((segment) => segment?.transport_kind === 'train'),
      ),
  );
  return left.length > 0 ? Math.min(...left.map(amountOf)) : null;
}

async function all(prices: AsyncIterable<DayPrice>): Promise<DayPrice[]> {
  const results: DayPrice[] = [];
  for await (const price of prices) results.push(price);
  return results;
}

function ends(pair: string) {
  const [departure = '', arrival = ''] = pair.split('-');
  return { departure, arrival };
}

/** Picks any city with an airport, by seed; the first cities are big, the last ones small. */
function anyCity(seed: string): string {
  const { cities } = places();
  return cities[hash32(seed) % cities.length]?.code ?? '';
}

const RANDOM = Array.from({ length: 24 }, (_, index) => index);
const KNOWN = ['LON-NYC', 'MOW-LED', 'MOW-AER', 'BER-ATH', 'SVX-LIS', 'GOH-USH', 'VVO-GDZ', 'PAR-LYS', 'LHR-JFK'];

describe('a one-way price is the cheapest offer of that day’s search', () => {
  it.each(KNOWN)('%s, three days', async (pair) => {
    for (const [index, currency] of CURRENCIES.entries()) {
      const day = TODAY + 1 + 40 * index;
      const days = { from: day, to: day + 2 };
      const results = await all(
        oneWayPrices(ends(pair), days, { cabin: 'economy', currency, filters: NO_FILTERS }, test.context),
      );
      for (let each = days.from; each <= days.to; each++) {
        const expected = await cheapestOfSearch([pair], [each], { currency });
        expect(results.find((price) => price.day === each)?.amount ?? null, `${pair} ${dateOfDay(each)}`).toBe(
          expected,
        );
      }
    }
  });

  it('matches between any cities of the world, on any day', async () => {
    let priced = 0;
    for (const index of RANDOM) {
      const pair = `${anyCity(`from ${index}`)}-${anyCity(`to ${index}`)}`;
      const day = TODAY + (hash32(`day ${index}`) % 330);
      const currency = CURRENCIES[index % CURRENCIES.length] ?? 'EUR';
      const terms = { cabin: 'economy', currency, filters: NO_FILTERS } as const;
      const [price] = await all(oneWayPrices(ends(pair), { from: day, to: day }, terms, test.context));
      const expected = await cheapestOfSearch([pair], [day], { currency });
      expect(price?.amount ?? null, `${pair} ${dateOfDay(day)}`).toBe(expected);
      if (price) priced += 1;
    }
    expect(priced).toBeGreaterThan(RANDOM.length / 2);
  });

  it.each(['premium_economy', 'business', 'first'] as const)('matches in %s', async (cabin) => {
    const day = TODAY + 50;
    const terms = { cabin, currency: 'USD', filters: NO_FILTERS } as const;
    const [price] = await all(oneWayPrices(ends('LON-NYC'), { from: day, to: day }, terms, test.context));
    expect(price?.amount).toBe(await cheapestOfSearch(['LON-NYC'], [day], { cabin, currency: 'USD' }));
  });
});

describe('filters', () => {
  const TRANSPORT: Partial<Filters>[] = [
    ...[true, false, null].map((airplaneOnly) => ({ airplaneOnly })),
    ...[true, false].map((trainOnly) => ({ trainOnly })),
  ];
  const ALL = TRANSPORT.flatMap((transport) =>
    [true, false, null].flatMap((isDirect) =>
      [true, false, null].map((withBaggage): Filters => ({ ...NO_FILTERS, ...transport, isDirect, withBaggage })),
    ),
  );

  it.each(['MOW-LED', 'BER-ATH'])('match the same filters of the search on %s', async (pair) => {
    const day = TODAY + 33;
    for (const filters of ALL) {
      const terms = { cabin: 'economy', currency: 'EUR', filters } as const;
      const [price] = await all(oneWayPrices(ends(pair), { from: day, to: day }, terms, test.context));
      const expected = await cheapestOfSearch([pair], [day], { currency: 'EUR' }, filters);
      expect(price?.amount ?? null, JSON.stringify(filters)).toBe(expected);
    }
  });

  it('change the prices', async () => {
    const day = TODAY + 33;
    const priceWith = async (change: Partial<Filters>) => {
      const terms = { cabin: 'economy', currency: 'RUB', filters: { ...NO_FILTERS, ...change } } as const;
      return (await all(oneWayPrices(ends('MOW-LED'), { from: day, to: day }, terms, test.context)))[0]?.amount ?? 0;
    };
    expect(await priceWith({ airplaneOnly: true })).toBeGreaterThan(await priceWith({ airplaneOnly: false }));
    expect(await priceWith({ airplaneOnly: true, withBaggage: true })).toBeGreaterThan(
      await priceWith({ airplaneOnly: true, withBaggage: false }),
    );
  });
});

describe('a round-trip price is the cheapest offer of that search', () => {
  it.each(['LON-NYC', 'MOW-LED', 'KUF-BCN', 'BER-PMI'])('%s, two days by two', async (pair) => {
    const day = TODAY + 45;
    const [days, back] = [
      { from: day, to: day + 1 },
      { from: day + 7, to: day + 8 },
    ];
    const { departure, arrival } = ends(pair);
    for (const currency of CURRENCIES) {
      const terms = { cabin: 'economy', currency, filters: NO_FILTERS } as const;
      const results = await all(roundTripPrices(ends(pair), days, back, terms, test.context));
      expect(results).toHaveLength(4);
      for (const price of results) {
        const trips = [`${departure}-${arrival}`, `${arrival}-${departure}`];
        const expected = await cheapestOfSearch(trips, [price.day, price.back ?? 0], { currency });
        expect(price.amount, `${pair} ${dateOfDay(price.day)}`).toBe(expected);
      }
    }
  });

  it('matches with filters, and on the day of arrival itself', async () => {
    const day = TODAY + 20;
    const filters = { ...NO_FILTERS, isDirect: true, withBaggage: true };
    const terms = { cabin: 'economy', currency: 'RUB', filters } as const;
    const days = { from: day, to: day };
    const [price] = await all(roundTripPrices(ends('MOW-LED'), days, days, terms, test.context));
    const expected = await cheapestOfSearch(['MOW-LED', 'LED-MOW'], [day, day], {}, filters);
    expect(price?.amount ?? null).toBe(expected);
  });
});

describe('sold-out offers', () => {
  const day = TODAY + 60;
  const terms = { cabin: 'economy', currency: 'EUR', filters: NO_FILTERS } as const;
  const priceNow = async () =>
    (await all(oneWayPrices(ends('BER-ATH'), { from: day, to: day }, terms, test.context)))[0]?.amount;

  it('have no price, however many are sold out', async () => {
    const first = await priceNow();
    for (let round = 0; round < 8; round++) {
      const { variants, flights } = await test.search(
        request(['BER-ATH'], { currency: 'EUR', trips: [{ departure: 'BER', arrival: 'ATH', date: dateOfDay(day) }] }),
      );
      const cheapest = variants.reduce((a, b) => (amountOf(b) < amountOf(a) ? b : a));
      expect(await priceNow()).toBe(amountOf(cheapest));
      for (const key of cheapest.segments.flatMap((segment) => segment.flights)) {
        const flight = flights[key];
        const id = `${flight?.marketing_carrier}${flight?.number}@${flight?.departure_datetime.slice(0, 10)}`;
        test.taken.set(`${id}#economy`, 1000);
      }
    }
    expect(await priceNow()).toBeGreaterThan(first ?? Infinity);
  });
});

describe('dates', () => {
  const terms = { cabin: 'economy', currency: 'EUR', filters: NO_FILTERS } as const;

  it('have no price once they have passed', async () => {
    const days = { from: TODAY - 30, to: TODAY - 1 };
    expect(await all(oneWayPrices(ends('BER-ATH'), days, terms, test.context))).toEqual([]);
  });

  it('follow the clock: a flight that has left today is not sold', async () => {
    test.now = new Date(`${NOW.slice(0, 10)}T20:30:00Z`);
    const [price] = await all(oneWayPrices(ends('LON-NYC'), { from: TODAY, to: TODAY }, terms, test.context));
    expect(price?.amount ?? null).toBe(await cheapestOfSearch(['LON-NYC'], [TODAY], { currency: 'EUR' }));
  });

  it('have no price between unknown places', async () => {
    expect(await all(oneWayPrices(ends('BER-QQQ'), { from: TODAY, to: TODAY + 3 }, terms, test.context))).toEqual([]);
    expect(await all(oneWayPrices(ends('BER-BER'), { from: TODAY, to: TODAY + 3 }, terms, test.context))).toEqual([]);
  });
});
