import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswerWire, SearchRequestWire } from '~/upstream/search/contract';
import { places } from '../../world/places';
import { findOffer } from './offers';
import { request, TestSearch } from './test-search';

let test: TestSearch;
beforeAll(async () => {
  test = await TestSearch.open();
});
afterAll(() => test.close());

const only = (...transport_kind: string[]): Partial<SearchRequestWire> => ({ filters: { transport_kind } });

/** Returns the kinds of transport of each variant, in order of travel: "airplane train". */
function kindsOf(answer: SearchAnswerWire): string[] {
  return answer.variants.map(({ segments }) =>
    segments.flatMap(({ flights }) => flights.map((key) => answer.flights[key]?.transport_kind)).join(' '),
  );
}

function cityCode(port: string): string | undefined {
  const { airport, station } = places();
  return (airport.get(port) ?? station.get(port))?.city.code;
}

describe('trains in the search', () => {
  it.each([
    ['no kind requested', 'MOW-LED', {}, ['airplane', 'train']],
    ['both', 'MOW-LED', only('airplane', 'train'), ['airplane', 'train']],
    ['flights', 'MOW-LED', only('airplane'), ['airplane']],
    ['trains', 'MOW-LED', only('train'), ['train']],
    ['trains and buses', 'MOW-2060340', only('train', 'bus'), ['bus', 'train']],
    ['buses', 'MUC-ZRH', only('bus'), ['bus']],
    ['a bus after the train', 'HAM-PRG', only('train', 'bus'), ['bus', 'train']],
    ['stations', '2006004-2004001', {}, ['train']],
    ['all stations of a city', '2000000-2004000', {}, ['airplane', 'train']],
    ['airports', 'SVO-LED', only('airplane'), ['airplane']],
    ['in Europe', 'PAR-LYS', {}, ['airplane', 'train']],
    ['a city that only trains reach', '2004600-LED', {}, ['train']],
    ['two cities that only trains reach', '2000080-2014700', {}, ['train']],
    ['flights to a city that only trains reach', 'MOW-2004600', only('airplane'), []],
    ['a train to the airport of Moscow', '2060340-AER', only('airplane', 'train'), ['airplane', 'train']],
  ])('match the request: %s', async (_, pair, changes, expected) => {
    const kinds = new Set(kindsOf(await test.search(request([pair], changes))).flatMap((all) => all.split(' ')));
    expect([...kinds].sort()).toEqual(expected);
  });

  it.each([
    ['avia', 'MOW-KZN', ['airplane']],
    ['train', 'MOW-KZN', ['train']],
    ['rzd', 'MOW-KZN', ['train']],
    ['avia+rzd', 'MOW-KZN', ['airplane', 'train']],
    ['avia+train', 'PAR-LYS', ['airplane', 'train']],
    ['avia+rzd', 'PAR-LYS', ['airplane']],
    ['rzd', 'PAR-LYS', []],
    ['train', 'MUC-ZRH', ['bus', 'train']],
    ['avia+rzd', 'MUC-ZRH', ['airplane']],
    ['rzd', 'MOW-2060340', ['train']],
  ] as const)('are sold by the wanted vendor: %s, %s', async (vendor, pair, expected) => {
    const kinds = kindsOf(await test.search(request([pair], { vendor }))).flatMap((all) => all.split(' '));
    expect([...new Set(kinds)].sort()).toEqual(expected);
  });

  it('leave from the requested station', async () => {
    const answer = await test.search(request(['2000003-KZN']));
    expect(answer.variants.length).toBeGreaterThan(0);
    for (const { segments } of answer.variants) {
      expect(answer.flights[segments[0]?.flights[0] ?? '']?.departure).toBe('2000003');
    }
  });

  it('fill the rail keys of the record, which flights leave blank', async () => {
    const answer = await test.search(request(['MOW-KZN']));
    const segments = Object.values(answer.flights);
    const train = segments.find((segment) => segment.transport_number === '016Е');
    expect(train).toMatchObject({
      marketing_carrier: 'RZD',
      operating_carrier: 'RZD',
      departure: '2000003',
      arrival: '2060500',
      equipment: null,
      tech_stops: null,
      initial_station: 'Казанский вокзал',
      final_station: 'Екатеринбург-Пассажирский',
      train_description: 'Урал',
      electronic_registration: true,
      is_double_decker: false,
      train_car_kinds: ['platzkart', 'coupe', 'lux'],
    });
    expect(answer.airlines?.['RZD']).toEqual({ name: 'РЖД', rzd: true });
    expect(answer.anyports?.['2000003']).toMatchObject({ kind: 'railway_station', city_code: 'MOW' });
    expect(answer.train_car_kinds).toMatchObject({ platzkart: { name: 'Плацкарт' }, coupe: { name: 'Купе' } });
    expect(answer.filter_values).toMatchObject({
      trains: [expect.arrayContaining(['Урал', 'Премиум'])],
      train_car_kinds: [['coupe', 'lux', 'platzkart']],
    });
    const flight = segments.find((segment) => segment.transport_kind === 'airplane');
    expect([flight?.initial_station, flight?.train_description, flight?.train_car_kinds]).toEqual([
      null,
      null,
      undefined,
    ]);
  });

  it('name each kind of car with its price, the cheapest as the offer’s own', async () => {
    const { variants } = await test.search(request(['MOW-LED'], only('train')));
    const night = variants.find(({ further_fares: fares }) => fares?.length === 2);
    expect(night?.fare).toMatchObject({ key: 'platzkart', car_kind: 'platzkart' });
    const prices = [night?.price, ...(night?.further_fares ?? []).map(({ price }) => price)];
    const amounts = prices.map((price) => Number(price?.amount));
    expect(night?.further_fares?.map(({ fare }) => fare.car_kind)).toEqual(['coupe', 'lux']);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(new Set(amounts).size).toBe(3);
  });

  it.each(['MOW-LED', 'MOW-KZN'])('there and back cost no more than the two cheapest ways: %s', async (pair) => {
    const [from = '', to = ''] = pair.split('-');
    const trips = request([pair, `${to}-${from}`], only('train'));
    const [out, back, both] = await Promise.all(
      [{ ...trips, trips: trips.trips.slice(0, 1) }, { ...trips, trips: trips.trips.slice(1) }, trips].map(
        async (search) => Math.min(...(await test.search(search)).variants.map(({ price }) => Number(price.amount))),
      ),
    );
    // Each price is rounded by itself.
    expect(both).toBeLessThanOrEqual((out ?? NaN) + (back ?? NaN) + 1);
  });

  it('cost half for a child and nothing for an infant, in whole units', async () => {
    const family = { adult: 2, child: 1, infant: 1, childrenAges: [7] };
    const [one, all] = await Promise.all([
      test.search(request(['MOW-KZN'], only('train'))),
      test.search(request(['MOW-KZN'], { ...only('train'), travelers: family })),
    ]);
    const alone = new Map(
      one.variants.map((variant) => [JSON.stringify(variant.segments), Number(variant.price.amount)]),
    );
    expect(all.variants.length).toBeGreaterThan(3);
    for (const variant of all.variants) {
      const adult = alone.get(JSON.stringify(variant.segments)) ?? NaN;
      expect(Number(variant.price.amount)).toBe(2 * adult + Math.round(adult / 2));
    }
  });

  it('are sold by kind of car, with the cheapest in the answer', async () => {
    const answer = await test.search(request(['MOW-KZN'], only('train')));
    const variant = answer.variants[0];
    const offer = await findOffer(variant?.id ?? '', test.context);
    if (typeof offer === 'string') throw new Error(offer);
    expect(offer.fares.map(({ key, carKind }) => [key, carKind])).toEqual([
      ['platzkart', 'platzkart'],
      ['coupe', 'coupe'],
      ['lux', 'lux'],
    ]);
    expect(Number(variant?.price.amount) * 100).toBe(offer.totalPrice);
  });

  it('have only comfortable cars for requests of business class', async () => {
    const answer = await test.search(request(['MOW-KZN'], { ...only('train'), cabin: 'business' }));
    expect(answer.variants.length).toBeGreaterThan(0);
    for (const segment of Object.values(answer.flights)) {
      expect([segment.cabin, segment.train_car_kinds]).toEqual(['business', ['lux']]);
    }
  });

  it('run both ways, alone and with a flight one way', async () => {
    const kinds = new Set(kindsOf(await test.search(request(['MOW-LED', 'LED-MOW']))));
    expect([...kinds]).toEqual(expect.arrayContaining(['train train', 'airplane airplane']));
  });

  it('connect on one ticket at a station of the same railway, and on separate tickets elsewhere', async () => {
    const answer = await test.search(request(['BER-PAR'], only('train')));
    const changes = answer.variants.map(({ segments }) =>
      (segments[0]?.flights ?? []).map((key) => answer.flights[key]),
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const [first, second] of changes) {
      if (!first || !second) continue;
      expect(first.virtual_connection).toBe(first.marketing_carrier !== second.marketing_carrier);
    }
  });
});

describe('train and flight together', () => {
  it.each([
    ['the train first', 'BRU-NYC', 'train airplane'],
    ['the flight first', 'NYC-BRU', 'airplane train'],
  ])('are on separate tickets with time to change: %s', async (_, pair, order) => {
    const answer = await test.search(request([pair]));
    const mixed = answer.variants.filter((__, place) => kindsOf(answer)[place] === order);
    expect(mixed.length).toBeGreaterThan(0);
    for (const { id, segments } of mixed) {
      const [first, second] = (segments[0]?.flights ?? []).map((key) => answer.flights[key]);
      expect(first?.virtual_connection).toBe(true);
      expect(first?.transfer_duration).toBeGreaterThanOrEqual(150);
      expect(cityCode(first?.arrival ?? '')).toBe(cityCode(second?.departure ?? ''));
      const offer = await findOffer(id, test.context);
      if (typeof offer === 'string') throw new Error(offer);
      expect(offer.trips[0]?.map(({ recordIndex }) => recordIndex)).toEqual([0, 1]);
    }
  });

  it.each(['MOW-IST', 'LON-NYC'])('are not offered where the big airport is at home: %s', async (pair) => {
    expect(
      new Set(
        kindsOf(await test.search(request([pair])))
          .join(' ')
          .split(' '),
      ),
    ).toEqual(new Set(['airplane']));
  });
});
