import { gunzipSync } from 'node:zlib';
import { expect, test } from '#tests/setup/fixtures';
import { dateIn } from '#tests/journeys/travellers';

/**
 * A client that knows nothing but the public facts about the suggestion and the search service: shapes are written down
 * here by hand, and nothing of the shop's own contracts is used.
 */
type Json = Record<string, unknown>;

const CITY = /^[A-Z]{3}$/;
const CABINS = ['economy', 'premium_economy', 'business', 'first'];
const RAIL_KEYS = [
  'initial_station',
  'final_station',
  'electronic_registration',
  'train_description',
  'is_double_decker',
];
/** Where the codes of each filter are explained. */
const MAP_OF_FILTER: Record<string, string | null> = {
  carriers: 'airlines',
  departure_anyports: 'anyports',
  departure_cities: 'cities',
  arrival_anyports: 'anyports',
  arrival_cities: 'cities',
  aircrafts: 'aircrafts',
  transfer_anyports: 'anyports',
  transfer_cities: 'cities',
  trains: null,
  train_car_kinds: null,
};
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

const object = (value: unknown): Json => {
  expect(value).toBeInstanceOf(Object);
  return value as Json;
};
const list = (value: unknown): unknown[] => {
  expect(Array.isArray(value)).toBe(true);
  return value as unknown[];
};

test.describe('GET /hinter.json', () => {
  const suggest = async (sandboxPort: number, query: string): Promise<Json[]> => {
    const response = await fetch(`http://127.0.0.1:${sandboxPort}/suggest/hinter.json?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = object(await response.json());
    expect(Object.keys(body)).toEqual(['data']);
    return list(body.data).map(object);
  };

  function expectPoint(value: unknown, code: RegExp): void {
    const point = object(value);
    expect(point.code).toMatch(code);
    for (const language of ['ru', 'en']) expect(object(point.name)[language]).toEqual(expect.any(String));
  }

  for (const [text, code] of [
    ['Moscow', 'MOW'],
    ['Москва', 'MOW'],
    ['London', 'LON'],
    ['лондон', 'LON'],
    ['New York', 'NYC'],
    ['Токио', 'TYO'],
    ['Санкт-Петербург', 'LED'],
    ['LHR', 'LON'],
  ] as const) {
    test(`${text}: the code of the first city is the code of the name`, async ({ address }) => {
      const entries = await suggest(
        address.sandboxPort,
        `str=${encodeURIComponent(text)}&limit=10&form_kind=all&lang=ru`,
      );
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(10);
      expect(object(entries[0]?.city).code).toBe(code);
      for (const entry of entries) {
        const city = object(entry.city);
        expectPoint(city, CITY);
        expect(city.ostrovok_id === null || Number.isInteger(city.ostrovok_id)).toBe(true);
        for (const airport of list(entry.airports)) expectPoint(airport, CITY);
        for (const station of list(entry.railway_stations)) expectPoint(station, /^\d+$/);
        for (const station of list(entry.bus_stations)) expectPoint(station, /./);
        const country = object(entry.country);
        expect(country.country_code).toMatch(/^[A-Z]{2}$/);
        expect(country.ru).toEqual(expect.any(String));
        expect(country.en).toEqual(expect.any(String));
        expect(entry).toHaveProperty('matched_country');
      }
    });
  }

  test('an unknown text is an empty list, and every parameter may be missing', async ({ address }) => {
    expect(await suggest(address.sandboxPort, 'str=qqqqzzzz')).toEqual([]);
    expect(await suggest(address.sandboxPort, 'str=%F0%9F%8C%8D&lang=xx&unknown=1')).toEqual([]);
    const entries = await suggest(address.sandboxPort, 'str=Berlin');
    expect(object(entries[0]?.city).code).toBe('BER');
  });

  test('limit is kept', async ({ address }) => {
    expect(await suggest(address.sandboxPort, 'str=san&limit=2')).toHaveLength(2);
    expect((await suggest(address.sandboxPort, 'str=san')).length).toBeGreaterThan(2);
  });
});

test.describe('POST /frontend_search', () => {
  const trip = (departure: string, arrival: string, inDays: number) => ({ departure, arrival, date: dateIn(inDays) });
  const REQUEST = {
    trips: [trip('LON', 'NYC', 40), trip('NYC', 'LON', 50)],
    travelers: { adult: 1, child: 0, infant: 0, childrenAges: [] },
    cabin: 'economy',
    agent: 'context_b',
    language: 'RU',
    currency: 'RUB',
    client_platform: 'web',
    filters: { transport_kind: ['airplane'] },
    sort_by: 'aggregated_cost',
    short_response: false,
  };

  const ask = async (sandboxPort: number, body: unknown, headers: Record<string, string> = {}): Promise<Json> => {
    const response = await fetch(`http://127.0.0.1:${sandboxPort}/search/frontend_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return object(await response.json());
  };

  /** Everything that the facts say of an answer to a search of so many trips. */
  function expectAnswer(answer: Json, tripCount: number, currency: string): { variants: Json[]; flights: Json } {
    const variants = list(answer.variants).map(object);
    const flights = object(answer.flights);
    expect(variants.length).toBeGreaterThan(0);
    // Thousands of records: what is wrong with them is collected and told at once.
    const wrong = new Set<string>();
    const check = (isRight: boolean, what: string) => isRight || wrong.add(what);

    const used = new Set<string>();
    for (const variant of variants) {
      checkVariant(variant, currency, check);
      const segments = variant.segments as { flights: string[] }[];
      check(segments.length === tripCount, `${String(variant.id)}: a segment for each trip`);
      for (const { flights: legs } of segments) {
        check(legs.length > 0, 'a trip has flights');
        legs.forEach((key, index) => {
          used.add(key);
          const next = legs[index + 1];
          checkConnection(flights[key] as Json, next === undefined ? null : (flights[next] as Json), check);
        });
      }
    }
    for (const key of used) checkFlight((flights[key] ?? {}) as Json, answer, check);
    checkFilterValues(object(answer.filter_values), answer, tripCount, check);
    expect([...wrong].slice(0, 20)).toEqual([]);

    const ids = variants.map(({ id }) => String(id));
    expect(new Set(ids.map((id) => id.slice(0, 32))).size, '32 digits are common to the search').toBe(1);
    expect(new Set(ids).size, 'each has a number of its own').toBe(variants.length);
    expect(Object.keys(flights).sort(), 'no flight that nobody uses').toEqual([...used].sort());
    expect(answer.advertisements).toEqual([]);
    expect(answer).toHaveProperty('train_car_kinds');
    return { variants, flights };
  }

  type Check = (isRight: boolean, what: string) => void;

  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const minutesBetween = (from: unknown, to: unknown) => (Date.parse(String(to)) - Date.parse(String(from))) / 60_000;
  const entry = (answer: Json, map: string, code: unknown) => (answer[map] as Record<string, Json>)[String(code)];

  function checkVariant(variant: Json, currency: string, check: Check): void {
    const { id, price, seats_left: seats } = variant as { id: unknown; price: Json; seats_left?: unknown };
    const amount = currency === 'RUB' ? /^[1-9]\d*$/ : /^[1-9]\d*(\.\d+)?$/;
    check(typeof id === 'string' && /^[0-9a-f]{32}\d+$/.test(id), `id ${String(id)}`);
    check(typeof price.amount === 'string' && amount.test(price.amount), `amount ${JSON.stringify(price.amount)}`);
    check(price.currency === currency, `currency ${String(price.currency)}`);
    check(seats === undefined || (Number.isInteger(seats) && Number(seats) > 0), `seats_left ${String(seats)}`);
    check(Array.isArray(variant.subvariants_by_segments), 'subvariants_by_segments');
    for (const bag of [variant.baggage, variant.hand_luggage]) {
      if (bag === undefined) continue;
      const { count, weight } = bag as Json;
      check(Number.isInteger(count), `count ${String(count)}`);
      check(weight === undefined || Number.isInteger(weight), `weight ${String(weight)}`);
    }
  }

  function checkConnection(flight: Json, next: Json | null, check: Check): void {
    const { transfer_duration: minutes, night_transfer: isNight, virtual_connection: isVirtual } = flight;
    if (next === null) {
      check(minutes === null, `last leg: transfer_duration ${String(minutes)}`);
      check(isNight === null || isNight === false, `last leg: night_transfer ${String(isNight)}`);
      check(isVirtual === null || isVirtual === false, `last leg: virtual_connection ${String(isVirtual)}`);
      return;
    }
    const between = minutesBetween(flight.arrival_datetime, next.departure_datetime);
    check(minutes === between && between > 0, `transfer_duration ${String(minutes)}, but ${between} min`);
    check(typeof isNight === 'boolean', `night_transfer ${String(isNight)}`);
    check(typeof isVirtual === 'boolean', `virtual_connection ${String(isVirtual)}`);
  }

  function checkFlight(flight: Json, answer: Json, check: Check): void {
    for (const code of [flight.operating_carrier, flight.marketing_carrier]) {
      const carrier = entry(answer, 'airlines', code);
      check(isText(carrier?.name) && carrier?.rzd === false, `carrier ${String(code)}`);
    }
    check(Number.isInteger(flight.number), `number ${String(flight.number)}`);
    check(isText(flight.transport_number), `transport_number ${String(flight.transport_number)}`);
    for (const end of ['departure', 'arrival']) {
      checkPort(flight[end], answer, check);
      check(STAMP.test(String(flight[`${end}_datetime`])), `${end}_datetime ${String(flight[`${end}_datetime`])}`);
      const terminal = flight[`${end}_terminal`];
      check(terminal === undefined || isText(terminal), `${end}_terminal ${String(terminal)}`);
    }
    const minutes = minutesBetween(flight.departure_datetime, flight.arrival_datetime);
    check(flight.duration === minutes && minutes > 0, `duration ${String(flight.duration)}, but ${minutes} min`);
    const { equipment } = flight;
    check(equipment === null || isText(entry(answer, 'aircrafts', equipment)?.name), `equipment ${String(equipment)}`);
    check(flight.transport_kind === 'airplane', `transport_kind ${String(flight.transport_kind)}`);
    check(CABINS.includes(String(flight.cabin)), `cabin ${String(flight.cabin)}`);
    check(typeof flight.is_charter === 'boolean', `is_charter ${String(flight.is_charter)}`);
    check(typeof flight.transit_visa === 'boolean', `transit_visa ${String(flight.transit_visa)}`);
    check(['needed', 'not_needed'].includes(String(flight.is_transit_visa_needed)), 'is_transit_visa_needed');
    check(flight.tech_stops === null || Array.isArray(flight.tech_stops), 'tech_stops');
    for (const rail of RAIL_KEYS) check(flight[rail] === null, `${rail} of a flight`);
  }

  function checkPort(code: unknown, answer: Json, check: Check): void {
    const port = entry(answer, 'anyports', code);
    const city = entry(answer, 'cities', port?.city_code);
    check(isText(port?.name) && port?.kind === 'airport', `port ${String(code)}`);
    check(isText(city?.name), `city ${String(port?.city_code)} of ${String(code)}`);
    check(isText(entry(answer, 'countries', city?.country_code)?.name), `country of ${String(code)}`);
  }

  function checkFilterValues(values: Json, answer: Json, tripCount: number, check: Check): void {
    for (const [name, map] of Object.entries(MAP_OF_FILTER)) {
      const trips = values[name] as unknown[][];
      check(Array.isArray(trips) && trips.length === tripCount, `filter_values.${name} has a list for each trip`);
      for (const code of trips.flat()) {
        const isKnown = code === null ? name === 'aircrafts' : map !== null && entry(answer, map, code) !== undefined;
        check(isKnown, `filter_values.${name}: ${String(code)}`);
      }
      if (/^(carriers|departure|arrival|aircrafts)/.test(name)) {
        check(
          trips.every((codes) => codes.length > 0),
          `filter_values.${name} is filled`,
        );
      }
    }
  }

  test('a round trip: every code that the answer uses is in its maps', async ({ address }) => {
    const { variants, flights } = expectAnswer(await ask(address.sandboxPort, REQUEST), 2, 'RUB');
    const withConnections = Object.values(flights).filter((flight) => object(flight).transfer_duration !== null);
    expect(withConnections.length, 'there are connections to look at').toBeGreaterThan(0);
    const itineraries = new Set(variants.map((variant) => JSON.stringify(variant.segments)));
    expect(itineraries.size, 'one itinerary comes with and without a bag').toBeLessThan(variants.length);
  });

  test('one way, a thin pair, several legs, airports, other currencies', async ({ address }) => {
    const searches: [unknown[], string][] = [
      [[trip('MOW', 'AER', 30)], 'RUB'],
      [[trip('GOH', 'USH', 30)], 'EUR'],
      [[trip('LHR', 'JFK', 30)], 'USD'],
      [[trip('WAW', 'TYO', 30), trip('TYO', 'SEL', 37), trip('SEL', 'WAW', 44)], 'PLN'],
    ];
    for (const [trips, currency] of searches) {
      expectAnswer(await ask(address.sandboxPort, { ...REQUEST, trips, currency }), trips.length, currency);
    }
  });

  test('language in both spellings, with the cases of Russian names', async ({ address }) => {
    const { language: _language, ...request } = REQUEST;
    for (const spoken of [{ language: 'RU' }, { lang: 'ru' }]) {
      const { cities, countries } = await ask(address.sandboxPort, { ...request, ...spoken });
      expect(object(object(cities).LON).name).toBe('Лондон');
      for (const named of [object(cities).LON, object(countries).GB]) {
        const cases = object(object(named).name_cases);
        for (const name of ['in', 'from', 'through', 'where', 'dative', 'instrumental']) {
          expect(cases[name], name).toEqual(expect.any(String));
        }
      }
    }
    const { cities } = await ask(address.sandboxPort, { ...request, lang: 'en' });
    expect(object(object(cities).LON).name).toBe('London');
  });

  test('what is optional may be missing, what is unknown is ignored', async ({ address }) => {
    const least = {
      trips: REQUEST.trips,
      travelers: { adult: 1, child: 0, infant: 0 },
      cabin: 'economy',
      currency: 'RUB',
    };
    expectAnswer(await ask(address.sandboxPort, least), 2, 'RUB');
    expectAnswer(await ask(address.sandboxPort, { ...REQUEST, unknown: { deep: [1] }, sort_by: 'price' }), 2, 'RUB');
  });

  test('prices are for all travellers together', async ({ address }) => {
    const cheapest = async (travelers: unknown) => {
      const { variants } = await ask(address.sandboxPort, { ...REQUEST, travelers });
      return Math.min(...list(variants).map((variant) => Number(object(object(variant).price).amount)));
    };
    const one = await cheapest({ adult: 1, child: 0, infant: 0 });
    const two = await cheapest({ adult: 2, child: 0, infant: 0, childrenAges: [] });
    const family = await cheapest({ adult: 2, child: 1, infant: 1, childrenAges: [7] });
    expect(two).toBeGreaterThan(one * 1.9);
    expect(family).toBeGreaterThan(two);
  });

  test('comes gzipped to who asks for it', async ({ address }) => {
    const { request } = await import('node:http');
    const body = JSON.stringify(REQUEST);
    const { headers, content } = await new Promise<{ headers: Json; content: Buffer }>((resolve, reject) => {
      const sent = request(
        `http://127.0.0.1:${address.sandboxPort}/search/frontend_search`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve({ headers: response.headers, content: Buffer.concat(chunks) }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    const json = headers['content-encoding'] === 'gzip' ? gunzipSync(content) : content;
    expectAnswer(object(JSON.parse(json.toString('utf8'))), 2, 'RUB');
  });

  test('nothing found is an answer with both keys', async ({ address }) => {
    const answer = await ask(address.sandboxPort, { ...REQUEST, filters: { transport_kind: ['train'] } });
    expect(answer.variants).toEqual([]);
    expect(answer.flights).toEqual({});
  });
});
