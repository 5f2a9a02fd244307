import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswerWire } from '~/upstream/search/contract';
import { places } from '../../world/places';
import { share } from '../../world/seeded';
import { BACK, DATE, NOW, request, TestSearch } from './test-search';

let test: TestSearch;
beforeAll(async () => {
  test = await TestSearch.open();
});
afterAll(() => test.close());

type Variant = SearchAnswerWire['variants'][number];

/** Returns the flights of a variant, trip by trip; a key without a flight fails the test. */
function segmentsOf(answer: SearchAnswerWire, variant: Variant) {
  return variant.segments.map((segment) =>
    segment.flights.map((key) => {
      const flight = answer.flights[key];
      if (!flight) throw new Error(`no flight ${key}`);
      return flight;
    }),
  );
}

/** Returns the city of an airport or a station. */
function cityOf(port: string) {
  const { airport, station } = places();
  return (airport.get(port) ?? station.get(port))?.city;
}

/** Checks everything that a client may rely on for any request (upstream facts §2). */
function expectWhole(answer: SearchAnswerWire, trips: { departure: string; arrival: string; date: string }[]) {
  const inCity = (port: string, place: string) => port === place || cityOf(port)?.code === place;
  const used = new Set<string>();
  for (const variant of answer.variants) {
    expect(variant.id).toMatch(/^[0-9a-f]{32}[1-9]\d*$/);
    expect(variant.segments).toHaveLength(trips.length);
    let arrived = 0;
    segmentsOf(answer, variant).forEach((segments, index) => {
      const trip = trips[index];
      const [first, last] = [segments[0], segments[segments.length - 1]];
      if (!trip || !first || !last) throw new Error('a trip without flights');
      expect(inCity(first.departure, trip.departure) && inCity(last.arrival, trip.arrival)).toBe(true);
      expect(first.departure_datetime.slice(0, 10)).toBe(trip.date);
      expect(Date.parse(first.departure_datetime)).toBeGreaterThan(arrived);
      arrived = Date.parse(last.arrival_datetime);
      segments.forEach((segment, place) => expectSegment(segment, segments[place + 1]));
    });
    variant.segments.flatMap((segment) => segment.flights).forEach((key) => used.add(key));
  }
  expect(new Set(answer.variants.map((variant) => variant.id)).size).toBe(answer.variants.length);
  expect(new Set(Object.keys(answer.flights))).toEqual(used);
  expectMaps(answer);
}

function expectSegment(
  segment: SearchAnswerWire['flights'][string],
  next: SearchAnswerWire['flights'][string] | undefined,
) {
  const [departs, arrives] = [Date.parse(segment.departure_datetime), Date.parse(segment.arrival_datetime)];
  expect((arrives - departs) / 60_000).toBe(segment.duration);
  if (!next) {
    expect([segment.transfer_duration, segment.night_transfer, segment.virtual_connection]).toEqual([null, null, null]);
    return;
  }
  expect((Date.parse(next.departure_datetime) - arrives) / 60_000).toBe(segment.transfer_duration);
  const isPortChange = segment.arrival !== next.departure;
  const isByRail = segment.transport_kind !== 'airplane' || next.transport_kind !== 'airplane';
  const shortest = isByRail ? (isPortChange ? 90 : 30) : isPortChange ? 210 : segment.virtual_connection ? 150 : 45;
  expect(segment.transfer_duration).toBeGreaterThanOrEqual(shortest);
  expect(cityOf(segment.arrival)).toBe(cityOf(next.departure));
}

function expectMaps(answer: SearchAnswerWire) {
  const missing: string[] = [];
  const need = (map: Record<string, unknown> | null | undefined, code: string) => {
    if (!map?.[code]) missing.push(code);
  };
  for (const flight of Object.values(answer.flights)) {
    need(answer.airlines, flight.marketing_carrier);
    need(answer.airlines, flight.operating_carrier ?? '');
    if (flight.transport_kind === 'airplane') need(answer.aircrafts, flight.equipment ?? '');
    for (const kind of flight.train_car_kinds ?? []) need(answer.train_car_kinds, kind);
    const stops = (flight.tech_stops ?? []) as { code: string }[];
    for (const port of [flight.departure, flight.arrival, ...stops.map((stop) => stop.code)]) {
      need(answer.anyports, port);
      const city = answer.anyports?.[port]?.city_code ?? '';
      need(answer.cities, city);
      need(answer.countries, answer.cities?.[city]?.country_code ?? '');
    }
  }
  expect(missing).toEqual([]);
  const codes = new Set(
    [answer.airlines, answer.anyports, answer.cities, answer.aircrafts, answer.train_car_kinds].flatMap((map) =>
      Object.keys(map ?? {}),
    ),
  );
  // Trains are listed by name, not by code.
  const { trains: _trains, ...coded } = answer.filter_values ?? {};
  const listed = Object.values(coded) as string[][][];
  expect(listed.flat(2).filter((code) => !codes.has(code))).toEqual([]);
}

describe('an answer', () => {
  it.each([
    ['Москва → Сочи, a few hundred', ['MOW-AER'], 150],
    // Without changes of planes, which the fast trains make needless.
    ['Moscow → Saint Petersburg', ['MOW-LED'], 50],
    ['London → New York, a few hundred', ['LON-NYC'], 200],
    ['Warsaw → Tokyo', ['WAW-TYO'], 100],
    ['Алматы → Стамбул', ['ALA-IST'], 50],
    ['Nuuk → Ushuaia', ['GOH-USH'], 3],
    ['an airport to an airport', ['LHR-JFK'], 20],
    ['there and back', ['MOW-AER', 'AER-MOW'], 200],
    ['there and back, far', ['LON-NYC', 'NYC-LON'], 200],
    ['there and back, remote', ['GOH-USH', 'USH-GOH'], 3],
    ['four trips', ['MOW-IST', 'IST-DXB', 'DXB-BKK', 'BKK-MOW'], 30],
    ['six trips', ['PAR-ROM', 'ROM-ATH', 'ATH-IST', 'IST-VIE', 'VIE-BER', 'BER-PAR'], 30],
    ['an old code', ['FRU-IST'], 5],
  ] as const)('is complete: %s', async (_, pairs, least) => {
    const body = request([...pairs]);
    const answer = await test.search(body);
    expect(answer.variants.length).toBeGreaterThanOrEqual(least);
    expect(answer.variants.length).toBeLessThanOrEqual(700);
    const trips = body.trips.map((trip) => ({ ...trip, departure: trip.departure === 'FRU' ? 'BSZ' : trip.departure }));
    expectWhole(answer, trips);
  });

  it('reaches Ushuaia from Nuuk with at most three stops', async () => {
    const answer = await test.search(request(['GOH-USH']));
    const stops = answer.variants.map((variant) => (variant.segments[0]?.flights.length ?? 0) - 1);
    expect(Math.min(...stops)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...stops)).toBeLessThanOrEqual(3);
  });

  it('is complete or empty for a hundred pairs from all over the world, and seldom empty', async () => {
    const cities = places().cities.filter(({ airports }) => airports.length > 0);
    const any = (word: string, index: number) =>
      cities[Math.floor(share('test', word, index) * cities.length)]?.code ?? '';
    const empty: string[] = [];
    for (let index = 0; index < 100; index++) {
      const pair = `${any('from', index)}-${any('to', index)}`;
      if (any('from', index) === any('to', index)) continue;
      const body = request([pair]);
      const answer = await test.search(body);
      expectWhole(answer, body.trips);
      if (answer.variants.length === 0) empty.push(pair);
    }
    // Remote places without a sensible way to each other.
    expect(empty.length, empty.join(' ')).toBeLessThan(25);
  });

  it.each(['LNV-PKC', 'PKC-LNV', 'LNV-FAE'])('finds nothing between %s: too many changes', async (pair) => {
    const answer = await test.search(request([pair]));
    expect(answer.variants).toEqual([]);
  });

  it('is the same for the same search', async () => {
    const body = request(['LON-NYC', 'NYC-LON'], { currency: 'EUR' });
    const first = await test.search(body);
    test.now = new Date(Date.parse(NOW) + 5 * 60_000);
    const second = await test.search(body);
    test.now = new Date(NOW);
    const withoutIds = (answer: SearchAnswerWire) => ({
      ...answer,
      variants: answer.variants.map((variant) => ({ ...variant, id: variant.id.slice(32) })),
    });
    expect(withoutIds(second)).toEqual(withoutIds(first));
    expect(second.variants[0]?.id).not.toBe(first.variants[0]?.id);
  });

  it('offers the same flights cheaper without a bag than with one', async () => {
    const answer = await test.search(request(['MOW-AER']));
    const byFlights = new Map<string, Variant[]>();
    for (const variant of answer.variants) {
      const key = JSON.stringify(variant.segments);
      byFlights.set(key, [...(byFlights.get(key) ?? []), variant]);
    }
    let pairs = 0;
    for (const variants of byFlights.values()) {
      expect(variants.length).toBeLessThanOrEqual(2);
      const [light, standard] = variants;
      if (!light || !standard) continue;
      pairs += 1;
      expect([light.baggage?.count, standard.baggage?.count]).toEqual([0, 1]);
      expect(Number(light.price.amount)).toBeLessThan(Number(standard.price.amount));
    }
    expect(pairs).toBeGreaterThan(20);
    expect(pairs).toBeLessThan(byFlights.size);
  });

  it('contains self-transfers, night transfers and airport changes where they make sense', async () => {
    const answer = await test.search(request(['LON-SYD']));
    const flights = Object.values(answer.flights);
    expect(flights.some((flight) => flight.virtual_connection)).toBe(true);
    expect(flights.some((flight) => flight.virtual_connection === false)).toBe(true);
    const toAmerica = await test.search(request(['MEX-TYO']));
    expect(Object.values(toAmerica.flights).some((flight) => flight.is_transit_visa_needed === 'needed')).toBe(true);
    const overnight = await test.search(request(['GOH-USH']));
    expect(Object.values(overnight.flights).some((flight) => flight.night_transfer)).toBe(true);
  });

  it('drops absurdly long trips', async () => {
    const answer = await test.search(request(['LON-NYC']));
    const minutes = answer.variants.map((variant) =>
      segmentsOf(answer, variant)
        .flat()
        .reduce((sum, segment) => sum + segment.duration + (segment.transfer_duration ?? 0), 0),
    );
    expect(Math.max(...minutes)).toBeLessThanOrEqual(Math.min(...minutes) * 2.5);
  });
});

describe('nothing found', () => {
  it.each([
    ['an unknown place', request(['QQQ-MOW'])],
    ['the same city twice', request(['MOW-MOW'])],
    ['two airports of one city', request(['SVO-VKO'])],
    ['flights from a station', request(['2000003-AER'], { filters: { transport_kind: ['airplane'] } })],
    ['a past date', { ...request(['MOW-AER']), trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-02-28' }] }],
    [
      'a return before the outbound trip',
      {
        ...request(['MOW-AER', 'AER-MOW']),
        trips: [
          { departure: 'MOW', arrival: 'AER', date: BACK },
          { departure: 'AER', arrival: 'MOW', date: DATE },
        ],
      },
    ],
    ['trains over an ocean', request(['LON-NYC'], { filters: { transport_kind: ['train'] } })],
    ['coaches only', request(['MOW-AER'], { filters: { transport_kind: ['bus'] } })],
    ['a place without flights', request(['TNM-MOW'])],
  ])('is answered 200 without variants: %s', async (_, body) => {
    const answer = await test.search(body);
    expect([answer.variants, answer.flights]).toEqual([[], {}]);
  });

  it('sells only departures in an hour or later', async () => {
    test.now = new Date(`${DATE}T09:00:00Z`);
    const answer = await test.search(request(['MOW-AER']));
    test.now = new Date(NOW);
    const departures = Object.values(answer.flights)
      .filter((flight) => cityOf(flight.departure)?.code === 'MOW')
      .map((flight) => Date.parse(flight.departure_datetime));
    expect(Math.min(...departures)).toBeGreaterThanOrEqual(Date.parse(`${DATE}T10:00:00Z`));
  });
});

describe('a bad body', () => {
  it.each([
    ['no body', undefined],
    ['no trips', { ...request(['MOW-AER']), trips: [] }],
    ['seven trips', request(['A-B', 'B-C', 'C-D', 'D-E', 'E-F', 'F-G', 'G-H'])],
    ['an invalid date', { ...request(['MOW-AER']), trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-02-30' }] }],
    ['no travellers', request(['MOW-AER'], { travelers: { adult: 0 } })],
    ['more infants than adults', request(['MOW-AER'], { travelers: { adult: 1, infant: 2 } })],
    ['ten travellers', request(['MOW-AER'], { travelers: { adult: 6, child: 4 } })],
    ['an unknown currency', request(['MOW-AER'], { currency: 'XXX' })],
    ['an unknown cabin', { ...request(['MOW-AER']), cabin: 'steerage' }],
  ])('is refused with 400: %s', async (_, body) => {
    const { status, json } = await test.post(body);
    expect([status, json]).toEqual([400, { error: 'requestFormat', message: expect.any(String) as string }]);
  });
});
