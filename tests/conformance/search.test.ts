import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchParameters } from '~/upstream/search/client.server';
import type { SearchAnswer } from '~/upstream/search/contract';
import { startSandbox, type Sandbox } from '#server/sandbox/server';
import { RemoteSandbox, START } from '#server/sandbox/testing/test-sandbox';
import { clientsOf, failureOf } from './clients';

let sandbox: Sandbox;
let remote: RemoteSandbox;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  sandbox = await startSandbox({
    port: 0,
    dataDirectory: directory,
    settings: { searchDelayMs: 0, priceChange: 'never', scheduleChanges: 'never', issueStepMs: 1000 },
  });
  remote = new RemoteSandbox(() => sandbox.url);
  await remote.control({ clock: { now: START } });
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await rm(directory, { recursive: true, force: true });
});

const nobody = { adults: 1, children: 0, infants: 0, childrenAges: [] };

function trip(departure: string, arrival: string, date = '2031-06-04') {
  return { departure, arrival, date };
}

function query(change: Partial<SearchParameters> = {}): SearchParameters {
  return { trips: [trip('LON', 'NYC')], travelers: nobody, cabin: 'economy', ...change };
}

function cheapest({ variants }: SearchAnswer): number {
  return Math.min(...variants.map(({ price }) => price.amount));
}

describe('suggest.list', () => {
  it.each([
    ['en', 'London', 'LON'],
    ['en', 'Lond', 'LON'],
    ['en', 'LHR', 'LON'],
    ['en', 'Москва', 'MOW'],
    ['ru', 'Moscow', 'MOW'],
    ['ru', 'москва', 'MOW'],
    ['ru', 'Алматы', 'ALA'],
    ['en', 'São Paulo', 'SAO'],
    ['en', 'sao paulo', 'SAO'],
    ['en', 'new york', 'NYC'],
  ] as const)('in %s finds %s', async (locale, text, code) => {
    const { suggest } = clientsOf(sandbox.url, { market: { brand: 'intl', locale, country: 'IE', currency: 'EUR' } });
    const [first] = await suggest.list(text);
    expect(first?.city.code).toBe(code);
    expect(first?.city.names.ru).toBeTruthy();
  });

  it('finds nothing for an unknown text', async () => {
    expect(await clientsOf(sandbox.url).suggest.list('qqqqqqq')).toEqual([]);
  });

  it('respects the limit, and fetches once', async () => {
    const { suggest, reports } = clientsOf(sandbox.url);
    expect((await suggest.list('san', { limit: 3 })).length).toBe(3);
    await suggest.list('SAN ', { limit: 3 });
    expect(reports).toHaveLength(1);
  });
});

describe('suggest.find', () => {
  it('returns the city of an airport or of itself', async () => {
    const { suggest } = clientsOf(sandbox.url);
    expect((await suggest.find('LHR'))?.city.code).toBe('LON');
    expect((await suggest.find('lon'))?.city.names.en).toBe('London');
  });

  it('returns null for an unknown code', async () => {
    expect(await clientsOf(sandbox.url).suggest.find('QQQ')).toBeNull();
  });
});

describe('search', () => {
  it.each([
    ['one way', [trip('LON', 'NYC')]],
    ['return', [trip('MOW', 'LED'), trip('LED', 'MOW', '2031-06-11')]],
    ['a long way', [trip('GOH', 'USH')]],
  ])('%s: maps every code of the answer', async (_, trips) => {
    const answer = await clientsOf(sandbox.url).search.search(query({ trips }));
    expect(answer.variants.length).toBeGreaterThan(0);
    for (const variant of answer.variants) {
      expect(variant.trips).toHaveLength(trips.length);
      for (const key of variant.trips.flat()) {
        const flight = answer.flights[key];
        expect(answer.ports).toHaveProperty(flight?.departure ?? '?');
        expect(answer.ports).toHaveProperty(flight?.arrival ?? '?');
        expect(answer.airlines).toHaveProperty(flight?.marketingCarrier ?? '?');
        expect(answer.airlines).toHaveProperty(flight?.operatingCarrier ?? '?');
        if (flight?.equipment) expect(answer.aircrafts).toHaveProperty([flight.equipment]);
      }
    }
    for (const { cityCode } of Object.values(answer.ports)) expect(answer.cities).toHaveProperty(cityCode);
    for (const { countryCode } of Object.values(answer.cities)) expect(answer.countries).toHaveProperty(countryCode);
  });

  it('prices all travellers, in the currency of the market', async () => {
    const { search } = clientsOf(sandbox.url);
    const alone = await search.search(query());
    const family = await search.search(query({ travelers: { adults: 2, children: 1, infants: 1, childrenAges: [7] } }));
    expect(alone.variants[0]?.price.currency).toBe('EUR');
    expect(cheapest(family)).toBeGreaterThan(2 * cheapest(alone));
  });

  it('uses the language of the market', async () => {
    const market = { brand: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const;
    const answer = await clientsOf(sandbox.url, { market }).search.search(query());
    expect(answer.cities.LON?.name).toBe('Лондон');
    expect(answer.variants[0]?.price.currency).toBe('RUB');
  });

  it('is empty for a place without flights', async () => {
    const answer = await clientsOf(sandbox.url).search.search(query({ trips: [trip('LON', 'QQQ')] }));
    expect(answer).toMatchObject({ variants: [], flights: {} });
  });

  it('is invalid when refused', async () => {
    const travelers = { adults: 1, children: 0, infants: 2, childrenAges: [] };
    expect(await failureOf(clientsOf(sandbox.url).search.search(query({ travelers })))).toMatchObject({
      kind: 'invalid',
      status: 400,
    });
  });

  it('agrees with the booking on the price', async () => {
    const { search, booking } = clientsOf(sandbox.url);
    const { variants } = await search.search(query());
    const chosen = variants[Math.floor(variants.length / 2)]!;
    const quote = await booking.quoteFares(chosen.id);
    expect(quote.totalPrice).toBe(chosen.price.amount);
    const { token } = await booking.createBooking({
      variantId: chosen.id,
      fareKey: quote.fareVariants[0]!.key,
      idempotencyKey: 'search-to-booking-key',
    });
    expect((await booking.getBooking(token)).totalPrice).toBe(chosen.price.amount);
  });
});

describe('faults of a service', () => {
  it.each([
    ['html', { malformed: 'html' }, 'unavailable'],
    ['a broken document', { malformed: 'truncated' }, 'badContract'],
    ['an empty answer', { malformed: 'empty' }, 'badContract'],
    ['another shape', { malformed: 'wrong_shape' }, 'badContract'],
    ['500', { status: 500 }, 'unavailable'],
    ['403', { status: 403 }, 'unavailable'],
  ] as const)('%s: throws an error of the right kind, and recovers at once', async (_, fault, kind) => {
    const { search } = clientsOf(sandbox.url);
    await remote.control({ services: { search: fault } });
    expect(await failureOf(search.search(query()))).toMatchObject({ kind });
    await remote.control({ services: { search: null } });
    expect((await search.search(query())).variants.length).toBeGreaterThan(0);
  });

  it('hides a single 500 from readers by a retry', async () => {
    const { search, reports } = clientsOf(sandbox.url);
    await remote.control({ services: { search: { status: 500, times: 1 } } });
    await search.search(query());
    expect(reports).toMatchObject([{ outcome: 'ok', attempts: 2 }]);
  });
});
