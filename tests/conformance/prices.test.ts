import { describe, expect, it } from 'vitest';
import { UpstreamError } from '~/upstream/error';
import type { OneWayQuery } from '~/upstream/price-calendar/client.server';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import type { SearchParameters } from '~/upstream/search/client.server';
import type { SearchAnswer } from '~/upstream/search/contract';
import { failureOf } from './clients';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

const query: OneWayQuery = {
  departure: 'BER',
  arrival: 'ATH',
  from: '2031-06-10',
  to: '2031-06-18',
  cabin: 'economy',
};

function search(...trips: [departure: string, arrival: string, date: string][]): SearchParameters {
  return {
    trips: trips.map(([departure, arrival, date]) => ({ departure, arrival, date })),
    travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
    cabin: 'economy',
  };
}

function cheapest({ variants }: SearchAnswer): number {
  return Math.min(...variants.map(({ price }) => price.amount));
}

async function gathered(stream: AsyncIterable<CalendarPrice[]>): Promise<CalendarPrice[][]> {
  const batches: CalendarPrice[][] = [];
  for await (const batch of stream) batches.push(batch);
  return batches;
}

describe('priceCalendar.listOneWay', () => {
  it.each([
    ['RUB', RUSSIAN],
    ['EUR', GERMAN],
    ['USD', { ...GERMAN, country: 'US', currency: 'USD' }],
  ] as const)("returns the price of each day's cheapest offer in %s", async (currency, market) => {
    const of = clients(market);
    const prices = await of.priceCalendar.listOneWay(query);
    expect(prices.map(({ departureDate }) => departureDate)).toEqual(
      Array.from({ length: 9 }, (_, index) => `2031-06-${10 + index}`),
    );
    for (const { departureDate, returnDate, price } of prices.slice(3, 6)) {
      expect(returnDate).toBeNull();
      expect(price).toEqual({
        amount: cheapest(await of.search.search(search(['BER', 'ATH', departureDate]))),
        currency,
      });
    }
  });

  it('is empty where nothing is sold', async () => {
    expect(await clients().priceCalendar.listOneWay({ ...query, arrival: 'QQQ' })).toEqual([]);
    expect(await clients().priceCalendar.listOneWay({ ...query, from: '2030-01-01', to: '2030-01-09' })).toEqual([]);
  });

  it('refuses a reversed range', async () => {
    const refused = clients().priceCalendar.listOneWay({ ...query, from: '2031-06-18', to: '2031-06-10' });
    expect(await failureOf(refused)).toMatchObject({ kind: 'invalid', code: 'requestFormat' });
  });

  it('joins concurrent requests', async () => {
    const { priceCalendar, reports } = clients();
    await Promise.all([priceCalendar.listOneWay(query), priceCalendar.listOneWay(query)]);
    await priceCalendar.listOneWay(query);
    expect(reports).toHaveLength(1);
  });
});

describe('priceCalendar.listRoundTrip', () => {
  it('returns the prices of the cheapest offers for seven days by seven', async () => {
    const of = clients();
    const prices = await of.priceCalendar.listRoundTrip({
      ...query,
      to: '2031-06-16',
      returnFrom: '2031-06-20',
      returnTo: '2031-06-26',
    });
    expect(prices).toHaveLength(49);
    for (const { departureDate, returnDate, price } of [prices[0]!, prices[24]!, prices[48]!]) {
      const trips = search(['BER', 'ATH', departureDate], ['ATH', 'BER', returnDate ?? '']);
      expect(price.amount).toBe(cheapest(await of.search.search(trips)));
    }
  });
});

describe('priceCalendar.listOneWayBatch', () => {
  it('returns the prices of each direction', async () => {
    const of = clients();
    const directions = [
      { departure: 'BER', arrival: 'ATH', from: '2031-06-10', to: '2031-06-11' },
      { departure: 'BER', arrival: 'QQQ', from: '2031-06-10', to: '2031-06-11' },
      { departure: 'LON', arrival: 'ROM', from: '2031-06-12', to: '2031-06-12' },
    ];
    const prices = await of.priceCalendar.listOneWayBatch({ directions, cabin: 'economy' });
    expect(prices.map(({ departure, arrival, departureDate }) => [departure, arrival, departureDate])).toEqual([
      ['BER', 'ATH', '2031-06-10'],
      ['BER', 'ATH', '2031-06-11'],
      ['LON', 'ROM', '2031-06-12'],
    ]);
    const [first] = await of.priceCalendar.listOneWay({ ...query, to: '2031-06-10' });
    expect(prices[0]?.price).toEqual(first?.price);
  });
});

describe('priceCalendar.streamPrices', () => {
  it('streams the same prices as the calls, one way and there and back', async () => {
    const { priceCalendar } = clients();
    expect((await gathered(priceCalendar.streamPrices(query))).flat()).toEqual(await priceCalendar.listOneWay(query));
    const days = { ...query, to: '2031-06-12', returnFrom: '2031-06-20', returnTo: '2031-06-21' };
    const streamed = (await gathered(priceCalendar.streamPrices(days))).flat();
    expect(streamed).toEqual(await priceCalendar.listRoundTrip(days));
  });

  it('streams returns of one length as the calls price them, in parts of fifty days', async () => {
    const { priceCalendar, reports } = clients();
    const days = { ...query, from: '2031-06-01', to: '2031-07-25', stay: 7 };
    const streamed = (await gathered(priceCalendar.streamStays(days))).flat();
    expect(reports).toHaveLength(2);
    const asked = { ...days, from: '2031-06-10', to: '2031-06-10', returnFrom: '2031-06-17', returnTo: '2031-06-17' };
    const [expected] = await priceCalendar.listRoundTrip(asked);
    expect(streamed.find(({ departureDate }) => departureDate === '2031-06-10')).toEqual(expected);
    expect(streamed.at(-1)?.departureDate).toBe('2031-07-25');
  });

  it('prices single dates, one way and there and back', async () => {
    const { priceCalendar } = clients();
    const { departure, arrival, cabin } = query;
    const dates = [
      { out: '2031-06-15', back: null },
      { out: '2031-06-10', back: '2031-06-17' },
    ];
    const asked = { ...query, from: '2031-06-10', to: '2031-06-10', returnFrom: '2031-06-17', returnTo: '2031-06-17' };
    expect(await priceCalendar.listDates({ departure, arrival, cabin, dates })).toEqual([
      ...(await priceCalendar.listRoundTrip(asked)),
      ...(await priceCalendar.listOneWay({ ...query, from: '2031-06-15', to: '2031-06-15' })),
    ]);
  });

  it('is cached once complete, for the calls too', async () => {
    const { priceCalendar, reports } = clients();
    const days = { ...query, to: '2031-06-14' };
    const told = (await gathered(priceCalendar.streamPrices(days))).flat();
    expect(await priceCalendar.listOneWay(days)).toEqual(told);
    expect(await gathered(priceCalendar.streamPrices(days))).toEqual([told]);
    expect(reports).toHaveLength(1);
  });

  it('ends without a price where nothing is sold', async () => {
    expect(await gathered(clients().priceCalendar.streamPrices({ ...query, arrival: 'QQQ' }))).toEqual([]);
  });

  it('stops when the client leaves, and the sandbox continues', async () => {
    const { priceCalendar, reports } = clients();
    const left = new AbortController();
    const months = { ...query, departure: 'KUF', arrival: 'BCN', from: '2031-06-01', to: '2032-04-01' };
    let count = 0;
    for await (const batch of priceCalendar.streamPrices(months, { signal: left.signal })) {
      count += batch.length;
      left.abort();
    }
    expect(count).toBeLessThan(300);
    expect(reports).toMatchObject([{ operation: 'streamPrices', service: 'search', outcome: 'ok' }]);
    expect(await priceCalendar.listOneWay(query)).toHaveLength(9);
  });

  it.each([
    ['an error', { status: 500 }, 'unavailable'],
    ['HTML', { malformed: 'html' }, 'unavailable'],
    ['half a document', { malformed: 'truncated' }, 'badContract'],
    ['another shape', { malformed: 'wrong_shape' }, 'badContract'],
  ] as const)('throws an UpstreamError for %s', async (_, fault, kind) => {
    await remote.control({ services: { search: { operations: { frontend_price_calendar: fault } } } });
    const failure = await gathered(clients().priceCalendar.streamPrices(query)).catch((error: unknown) => error);
    await remote.control({ services: { search: null } });
    expect(failure).toBeInstanceOf(UpstreamError);
    expect(failure).toMatchObject({ kind, service: 'search' });
  });
});

describe('instantSearch.search', () => {
  const asked = search(['BER', 'LIS', '2031-06-20'], ['LIS', 'BER', '2031-06-27']);

  it('returns offers of the coming search: same ids and prices, the cheapest among them, bookable', async () => {
    const { instantSearch, search: full, booking } = clients();
    const some = await instantSearch.search(asked);
    const all = await full.search(asked);
    expect(some.variants.length).toBeGreaterThan(3);
    expect(some.variants.length).toBeLessThan(all.variants.length / 2);
    for (const variant of some.variants) expect(all.variants).toContainEqual(variant);
    expect(cheapest(some)).toBe(cheapest(all));
    const chosen = some.variants[0]!;
    expect((await booking.quoteFares(chosen.id)).totalPrice).toBe(chosen.price.amount);
  });

  it.each([
    ['a search that is slow by its setting', { settings: { searchDelayMs: 60_000 } }],
    ['a search that hangs', { services: { search: { hang: true } } }],
    ['a search that fails', { services: { search: { status: 500 } } }],
  ])('does not wait for %s', async (_, document) => {
    const query = search(['BER', 'LIS', '2031-06-21']);
    await remote.control(document);
    const some = await clients().instantSearch.search(query);
    await remote.control({ settings: { searchDelayMs: 0 }, services: { search: null } });
    const all = await clients().search.search(query);
    expect(all.variants.map(({ id }) => id)).toEqual(expect.arrayContaining(some.variants.map(({ id }) => id)));
  });

  it('can be slow or broken on its own', async () => {
    const query = search(['BER', 'LIS', '2031-06-22']);
    await remote.control({ services: { instantSearch: { status: 503 } } });
    expect(await failureOf(clients().instantSearch.search(query))).toMatchObject({ service: 'instantSearch' });
    expect((await clients().search.search(query)).variants.length).toBeGreaterThan(0);
    await remote.control({ services: { instantSearch: null } });
  });
});
