import { describe, expect, it } from 'vitest';
import {
  BABY,
  BOY_8,
  DEPARTURE,
  GIRL_3,
  MAN,
  railParty,
  trainOrders,
  untyped,
  WOMAN,
} from '#tests/fixtures/rail-party';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import type { TrainCar, TrainPlace } from '~/upstream/rail-cars/contract';
import type { TrainOrders } from './orders';
import { findPlace } from './layout-places';
import type { RailPerson } from './party';
import { restrictionOf, restrictionsOf } from './restrictions';

type Case = {
  place?: Partial<TrainPlace>;
  car?: Partial<TrainCar>;
  people: RailPerson[];
  /** The last one when missing. */
  passenger?: number;
  orders?: TrainOrders | null;
};

/** Asks for place 1. */
function ask({ place, car, people, passenger = people.length - 1, orders = null }: Case) {
  const places = [trainPlace(1, place), ...trainPlaces(2, 8, place)];
  const whole = trainCar({ places, ...car });
  return restrictionOf(findPlace(whole, 1)!, { car: whole, party: railParty(people), passenger, orders });
}

const bornOn = (birthday: string, person: RailPerson): RailPerson => ({ ...person, birthday });
const offer = (
  reservationType: 'kupek' | 'four_places_at_once' | 'two_places_at_once' | 'single',
  seats: number[],
) => ({
  wholeCompartments: [{ reservationType, seats, price: { min: 1, max: 2 } }],
});
const FEMALE = { gender: 'female' } as const;
const MALE = { gender: 'male' } as const;
const ANY = { gender: 'any' } as const;

describe('gender', () => {
  it.each<[string, Case, string | null]>([
    ['a man among women', { place: FEMALE, people: [MAN] }, 'onlyFemale'],
    ['a woman among women', { place: FEMALE, people: [WOMAN] }, null],
    ['a woman among men', { place: MALE, people: [WOMAN] }, 'onlyMale'],
    ['a man among men', { place: MALE, people: [MAN] }, null],
    ['a mixed compartment', { place: { gender: 'mixed' }, people: [MAN] }, null],
    ['an undivided compartment', { place: { gender: 'no_matter' }, people: [MAN] }, null],
    ['an empty compartment', { place: ANY, people: [MAN] }, null],
    [
      'a man where the party wants women',
      { place: ANY, people: [MAN], orders: trainOrders([], { gender: 'female' }) },
      'onlyFemale',
    ],
    [
      'a woman where the party wants men',
      { place: ANY, people: [WOMAN], orders: trainOrders([], { gender: 'male' }) },
      'onlyMale',
    ],
    [
      'the wish is about another car',
      {
        place: ANY,
        people: [MAN],
        orders: trainOrders([], {
          gender: 'female',
          car: { number: '08', type: 'compartment', kind: null, serviceClass: '2Ф' },
        }),
      },
      null,
    ],
    ['a boy of eight among women', { place: FEMALE, people: [WOMAN, BOY_8] }, null],
    ['a boy on his tenth birthday', { place: FEMALE, people: [WOMAN, bornOn('2021-06-15', BOY_8)] }, null],
    [
      'a boy a day after his tenth birthday',
      { place: FEMALE, people: [WOMAN, bornOn('2021-06-14', BOY_8)] },
      'onlyFemale',
    ],
    [
      'a girl a day after her tenth birthday',
      { place: MALE, people: [MAN, { ...bornOn('2021-06-14', BOY_8), gender: 'f' }] },
      'onlyMale',
    ],
    ['a gender that is not typed', { place: FEMALE, people: [{ ...MAN, gender: null }] }, null],
    ['a birth date that is not typed', { place: FEMALE, people: [{ ...MAN, birthday: null }] }, null],
    [
      'a compartment bought as a whole',
      {
        place: FEMALE,
        car: offer('kupek', [1, 2, 3, 4]),
        people: [MAN],
        orders: trainOrders([null], { reservation: 'kupek' }),
      },
      null,
    ],
    [
      'another compartment is bought as a whole',
      {
        place: FEMALE,
        car: offer('kupek', [5, 6, 7, 8]),
        people: [MAN],
        orders: trainOrders([5], { reservation: 'kupek' }),
      },
      'onlyFemale',
    ],
    ['a passenger who is not there', { place: FEMALE, people: [MAN], passenger: 4 }, null],
  ])('%s', (_title, given, code) => expect(ask(given)).toBe(code));

  it('takes the tenth birthday of 29 February on 1 March', () => {
    const car = trainCar({ places: [trainPlace(1, FEMALE)] });
    const codes = ['2030-02-28', '2030-03-01', '2030-03-02'].map((departure) =>
      restrictionOf(findPlace(car, 1)!, {
        car,
        party: railParty([WOMAN, bornOn('2020-02-29', BOY_8)], { departure }),
        passenger: 1,
        orders: null,
      }),
    );
    expect(codes).toEqual([null, null, 'onlyFemale']);
  });
});

describe('mother and baby', () => {
  const place = { type: 'mother_and_baby' };
  it.each<[string, Case, string | null]>([
    ['a mother with her baby', { place, people: [WOMAN, BABY], passenger: 0 }, null],
    ['a father with his baby', { place, people: [MAN, BABY], passenger: 0 }, null],
    ['nobody has a baby', { place, people: [WOMAN] }, 'onlyForMotherAndBaby'],
    ['a child with the baby', { place, people: [WOMAN, BOY_8, BABY], passenger: 1 }, 'onlyForMotherAndBaby'],
    [
      'the baby is one today',
      { place, people: [WOMAN, bornOn('2030-06-15', BABY)], passenger: 0 },
      'onlyForMotherAndBaby',
    ],
    ['the baby is one tomorrow', { place, people: [WOMAN, bornOn('2030-06-16', BABY)], passenger: 0 }, null],
    ['an infant of whom nothing is typed', { place, people: [WOMAN, untyped('infant')], passenger: 0 }, null],
    [
      'another adult has the place for the baby',
      { place, people: [WOMAN, MAN, BABY], passenger: 1, orders: trainOrders([2, null, null]) },
      'specialSeatAlreadySelected',
    ],
    [
      'the same adult changes the place',
      { place, people: [WOMAN, MAN, BABY], passenger: 0, orders: trainOrders([2, null, null]) },
      null,
    ],
    [
      'two babies',
      { place, people: [WOMAN, MAN, BABY, BABY], passenger: 1, orders: trainOrders([2, null, null, null]) },
      null,
    ],
  ])('%s', (_title, given, code) => expect(ask(given)).toBe(code));
});

describe('with child', () => {
  const compartment = { place: { type: 'with_child_lower' } };
  const seat = { place: { type: 'with_child' }, car: { type: 'sedentary' as const } };
  it.each<[string, Case, string | null]>([
    ['a compartment with a child of eight', { ...compartment, people: [MAN, BOY_8], passenger: 0 }, null],
    ['a compartment with somebody of seventeen', { ...compartment, people: [MAN, bornOn('2013-06-16', MAN)] }, null],
    [
      'a compartment with somebody of eighteen',
      { ...compartment, people: [MAN, bornOn('2013-06-15', MAN)] },
      'onlyWithChild',
    ],
    ['a seat with a child of three', { ...seat, people: [MAN, GIRL_3] }, null],
    ['a seat with an infant', { ...seat, people: [MAN, BABY], passenger: 0 }, null],
    ['a seat with a child of nine', { ...seat, people: [MAN, bornOn('2021-06-16', BOY_8)] }, null],
    ['a seat with a child of ten', { ...seat, people: [MAN, bornOn('2021-06-15', BOY_8)] }, 'onlyWithChild'],
    ['a seat with an untyped child', { ...seat, people: [MAN, untyped('child')] }, null],
    ['adults alone', { ...seat, people: [MAN, WOMAN] }, 'onlyWithChild'],
    ['untyped adults', { ...seat, people: [untyped('adult')] }, 'onlyWithChild'],
  ])('%s', (_title, given, code) => expect(ask(given)).toBe(code));
});

describe('one adult', () => {
  const four = offer('four_places_at_once', [1, 2, 3, 4]);
  const two = offer('two_places_at_once', [1, 2]);
  const kupek = offer('kupek', [1, 2, 3, 4]);
  const inKupek = (seats: (number | null)[]) => trainOrders(seats, { reservation: 'kupek' });
  it.each<[string, Case, string | null]>([
    ['an adult in four places at once', { car: four, people: [MAN] }, null],
    ['a child before the adult', { car: four, people: [MAN, BOY_8] }, 'oneAdultRequired'],
    ['a child after the adult', { car: four, people: [MAN, BOY_8], orders: trainOrders([2, null]) }, null],
    [
      'the adult is in another compartment',
      { car: four, people: [MAN, BOY_8], orders: trainOrders([5, null]) },
      'oneAdultRequired',
    ],
    ['two places at once are filled with the adult', { car: two, people: [MAN, BOY_8] }, null],
    [
      'two places at once without an adult',
      { car: two, people: [bornOn('2021-06-15', MAN), BOY_8] },
      'oneAdultRequired',
    ],
    [
      'a child in a whole compartment',
      { car: kupek, people: [MAN, BOY_8], orders: inKupek([null, null]) },
      'oneAdultRequired',
    ],
    ['a child in a compartment that could be bought as a whole', { car: kupek, people: [MAN, BOY_8] }, null],
    ['single places', { people: [MAN, BOY_8] }, null],
  ])('%s', (_title, given, code) => expect(ask(given)).toBe(code));
});

describe('places of which a party has one', () => {
  it.each<[string, Case, string | null]>([
    ['the first place with pets', { place: { type: 'with_pets' }, people: [MAN, WOMAN] }, null],
    [
      'a second place with pets',
      { place: { type: 'with_pets' }, people: [MAN, WOMAN], orders: trainOrders([2, null]) },
      'specialSeatAlreadySelected',
    ],
    [
      'a second place with a bicycle',
      { place: { type: 'with_bicycle' }, people: [MAN, WOMAN], orders: trainOrders([2, null]) },
      'specialSeatAlreadySelected',
    ],
    [
      'near pets',
      { place: { type: 'near_passengers_with_pets' }, people: [MAN, WOMAN], orders: trainOrders([2, null]) },
      null,
    ],
    [
      'another one for the same passenger',
      { place: { type: 'with_pets' }, people: [MAN], orders: trainOrders([2]) },
      null,
    ],
    ['an unknown type', { place: { type: 'something new' }, people: [MAN] }, null],
  ])('%s', (_title, given, code) => expect(ask(given)).toBe(code));
});

describe('restrictionsOf', () => {
  const car = trainCar({ places: [...trainPlaces(1, 4, FEMALE), ...trainPlaces(5, 8)] });
  it('finds nothing while nothing is typed', () =>
    expect(restrictionsOf(trainOrders([1, 5]), car, railParty([untyped('adult'), untyped('adult')]))).toEqual([]));
  it('finds the passengers once they are typed', () =>
    expect(restrictionsOf(trainOrders([1, 2, 5]), car, railParty([MAN, WOMAN, MAN]))).toEqual([
      { passenger: 0, seat: 1, restriction: 'onlyFemale' },
    ]));
  it('passes over places that the car lacks', () =>
    expect(restrictionsOf(trainOrders([99]), car, railParty([MAN], { departure: DEPARTURE }))).toEqual([]));
});
