import { describe, expect, it } from 'vitest';
import { countLeftOut } from '~/upstream/tolerance';
import { searchAnswer } from './contract';

type Wire = Record<string, unknown>;

const FLIGHT: Wire = {
  marketing_carrier: 'SU',
  number: 25,
  departure: 'SVO',
  departure_datetime: '2031-05-04T10:00:00+03:00',
  arrival: 'AER',
  arrival_datetime: '2031-05-04T13:30:00+03:00',
  duration: 210,
};

/** Lands before the flight above departs. */
const EARLY: Wire = {
  ...FLIGHT,
  departure: 'LED',
  departure_datetime: '2031-05-04T06:00:00+03:00',
  arrival_datetime: '2031-05-04T09:30:00+03:00',
};

const variantOf = (id: string, flight: string, more: Wire = {}): Wire => ({
  id,
  price: { amount: '9000.00', currency: 'RUB' },
  baggage: { count: 0, weight: 0 },
  segments: [{ flights: [flight] }],
  ...more,
});

const answerOf = (variants: unknown[], flights: Record<string, unknown>, maps: Wire = {}) => ({
  variants,
  flights,
  airlines: { SU: { name: 'Аэролинии' } },
  anyports: { SVO: { name: 'Шереметьево', city_code: 'MOW' } },
  ...maps,
});

/** Records that no offer can be shown from. */
const ODD_VARIANTS: Record<string, unknown> = {
  'no record': null,
  'a text': 'variant',
  'a list': [],
  'an empty record': {},
  'a null id': variantOf('x', 'good', { id: null }),
  'an empty id': variantOf('x', 'good', { id: '' }),
  'no price': variantOf('x', 'good', { price: null }),
  'a null amount': variantOf('x', 'good', { price: { amount: null, currency: 'RUB' } }),
  'an amount in words': variantOf('x', 'good', { price: { amount: 'nine', currency: 'RUB' } }),
  'a negative amount': variantOf('x', 'good', { price: { amount: '-5', currency: 'RUB' } }),
  'an amount without a bound': variantOf('x', 'good', { price: { amount: '1e400', currency: 'RUB' } }),
  'an unknown currency': variantOf('x', 'good', { price: { amount: '5', currency: 'XXX' } }),
  'a null currency': variantOf('x', 'good', { price: { amount: '5', currency: null } }),
  'no segments': variantOf('x', 'good', { segments: null }),
  'an empty list of segments': variantOf('x', 'good', { segments: [] }),
  'an empty segment': variantOf('x', 'good', { segments: [{ flights: [] }] }),
  'a segment that is no record': variantOf('x', 'good', { segments: [7] }),
  'a flight key that is null': variantOf('x', 'good', { segments: [{ flights: [null] }] }),
  'an unknown flight': variantOf('x', 'nowhere'),
  'a flight called constructor': variantOf('x', 'constructor'),
  'luggage in words': variantOf('x', 'good', { baggage: { count: 'two' } }),
  'luggage as a text': variantOf('x', 'good', { baggage: 'none' }),
  'a price of nothing': variantOf('x', 'good', { price: { amount: '0', currency: 'RUB' } }),
  'the same flight twice': variantOf('x', 'good', { segments: [{ flights: ['good', 'good'] }] }),
  'a connection that leaves before the first flight lands': variantOf('x', 'good', {
    segments: [{ flights: ['good', 'early'] }],
  }),
};

/** Flights that no offer can be shown with. */
const ODD_FLIGHTS: Record<string, unknown> = {
  'no record': null,
  'a number': 25,
  'no carrier at all': { ...FLIGHT, marketing_carrier: null },
  'no departure': { ...FLIGHT, departure: null },
  'no arrival': { ...FLIGHT, arrival: undefined },
  'a departure without an offset': { ...FLIGHT, departure_datetime: '2031-05-04T10:00:00' },
  'an arrival in words': { ...FLIGHT, arrival_datetime: 'in the evening' },
  'a day that does not exist': { ...FLIGHT, departure_datetime: '2031-13-44T10:00:00+03:00' },
  'an arrival before the departure': { ...FLIGHT, arrival_datetime: '2031-05-03T13:30:00+03:00' },
  'a duration in words': { ...FLIGHT, duration: 'long' },
  'a negative duration': { ...FLIGHT, duration: -10 },
  'a carrier that is a record': { ...FLIGHT, marketing_carrier: {} },
  'a way to where it starts': { ...FLIGHT, arrival: 'SVO' },
  'a ride of a month': { ...FLIGHT, arrival_datetime: '2031-06-04T13:30:00+03:00' },
  'a departure on 30 February': {
    ...FLIGHT,
    departure_datetime: '2031-02-30T10:00:00+03:00',
    arrival_datetime: '2031-03-02T13:30:00+03:00',
  },
};

const idsOf = (answer: unknown) => searchAnswer.parse(answer).variants.map(({ id }) => id);

describe('an odd record among good ones', () => {
  const good = variantOf('good', 'good');

  it.each(Object.entries(ODD_VARIANTS))('leaves out a variant with %s', (_name, odd) => {
    expect(idsOf(answerOf([odd, good], { good: FLIGHT, early: EARLY }))).toEqual(['good']);
  });

  it.each(Object.entries(ODD_FLIGHTS))('leaves out a flight with %s, and its variants', (_name, odd) => {
    expect(idsOf(answerOf([variantOf('x', 'odd'), good], { odd, good: FLIGHT }))).toEqual(['good']);
  });

  it('leaves out all of them at once, and counts them', () => {
    const variants = [...Object.values(ODD_VARIANTS), good];
    const flights = { ...ODD_FLIGHTS, good: FLIGHT, early: EARLY };
    const { result, leftOut } = countLeftOut(() => idsOf(answerOf(variants, flights)));
    expect(result).toEqual(['good']);
    // Five variants can be read, but they cost nothing or nobody can take their flights.
    expect(leftOut).toBe(variants.length - 6 + Object.keys(ODD_FLIGHTS).length);
  });

  it('keeps the offer when only a name cannot be read', () => {
    const answer = searchAnswer.parse(
      answerOf(
        [good],
        { good: FLIGHT },
        { airlines: { SU: { name: null }, DP: { name: 'Бережливый' } }, cities: { MOW: 5 } },
      ),
    );
    expect([answer.variants.length, answer.airlines, answer.cities]).toEqual([1, { DP: { name: 'Бережливый' } }, {}]);
  });
});

describe('a value in another notation', () => {
  it.each<[string, Wire, Wire, Wire]>([
    ['a numeric id', { id: 77 }, {}, { id: '77' }],
    ['seats as text', { seats_left: '4' }, {}, { seatsLeft: 4 }],
    ['seats in words', { seats_left: 'many' }, {}, { seatsLeft: null }],
    ['rules in words', { fare_rules: 'strict' }, {}, { rules: { refund: null, exchange: null } }],
    [
      'one rule that is new',
      { fare_rules: { returnable: 'fee', exchange: 'perhaps' } },
      {},
      { rules: { refund: 'fee', exchange: null } },
    ],
    ['a fare in words', { fare: 'standard', further_fares: 'many' }, {}, { fare: null, fares: [] }],
    [
      'a further fare without a price, in another currency, or the same again',
      {
        fare: { key: 'own' },
        further_fares: [
          { fare: { key: 'coupe' } },
          { fare: { key: 'lux' }, price: { amount: '9', currency: 'EUR' } },
          { fare: { key: 'own' }, price: { amount: '9', currency: 'RUB' } },
          { fare: { key: 'flex', car_kind: 5 }, price: { amount: '9', currency: 'RUB' } },
        ],
      },
      {},
      { fare: { key: 'own', name: null, carKind: null }, fares: [{ fare: { key: 'own' } }] },
    ],
    ['a terminal as a number', {}, { departure_terminal: 2 }, { departureTerminal: '2' }],
    ['an aircraft as a number', {}, { equipment: 738 }, { equipment: '738' }],
    ['luggage as text', { baggage: { count: '1', weight: '23' } }, {}, { baggage: { count: 1, weight: 23 } }],
    [
      'an amount as a number',
      { price: { amount: 9000, currency: 'RUB' } },
      {},
      { price: { amount: 900_000, currency: 'RUB' } },
    ],
    ['a duration as text', {}, { duration: '200' }, { durationMinutes: 200 }],
    ['a duration that is null', {}, { duration: null }, { durationMinutes: 210 }],
    ['no duration', {}, { duration: undefined }, { durationMinutes: 210 }],
    ['only an operating carrier', {}, { marketing_carrier: null, operating_carrier: 'DP' }, { marketingCarrier: 'DP' }],
  ])('is read: %s', (_name, variant, flight, expected) => {
    const answer = searchAnswer.parse(answerOf([variantOf('v', 'f', variant)], { f: { ...FLIGHT, ...flight } }));
    expect({ ...answer.flights.f, ...answer.variants[0] }).toMatchObject(expected);
  });
});

describe('an answer of which nothing can be read', () => {
  it.each([
    ['only odd variants', answerOf([null, {}], { good: FLIGHT })],
    ['only odd flights', answerOf([variantOf('x', 'odd')], { odd: null })],
    ['no variants', { flights: {} }],
    ['no flights', { variants: [] }],
  ])('is broken: %s', (_name, answer) => expect(searchAnswer.safeParse(answer).success).toBe(false));

  it('is not an answer without offers', () => expect(idsOf(answerOf([], {}))).toEqual([]));
});
