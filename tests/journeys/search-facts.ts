import { expect } from '@playwright/test';

/**
 * The public facts about the answers of the search service, written down by hand, independently of the shop's
 * contracts.
 */
export type Json = Record<string, unknown>;

const CABINS = ['economy', 'premium_economy', 'business', 'first'];
const RAIL_KEYS = [
  'initial_station',
  'final_station',
  'electronic_registration',
  'train_description',
  'is_double_decker',
];
/** The key that explains the codes of each filter. */
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

export const object = (value: unknown): Json => {
  expect(value).toBeInstanceOf(Object);
  return value as Json;
};
export const list = (value: unknown): unknown[] => {
  expect(Array.isArray(value)).toBe(true);
  return value as unknown[];
};

/** Checks an answer against all facts for a search of this many trips. */
export function expectAnswer(answer: Json, tripCount: number, currency: string): { variants: Json[]; flights: Json } {
  const variants = list(answer.variants).map(object);
  const flights = object(answer.flights);
  expect(variants.length).toBeGreaterThan(0);
  // Thousands of records: collect the faults and report them at once.
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
