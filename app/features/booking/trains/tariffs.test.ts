import { describe, expect, it } from 'vitest';
import {
  BABY,
  BOY_8,
  GIRL_3,
  MAN,
  railParty,
  seatOrder,
  trainOrders,
  untyped,
  WOMAN,
} from '#tests/fixtures/rail-party';
import { trainCar } from '#tests/fixtures/train-car';
import { RAIL_TARIFFS, type RailTariff } from '~/upstream/rail-cars/rail-words';
import type { RailParty, RailPerson } from './party';
import { defaultTariff, isOnlyNonRefundable, tariffProblem, tariffsFor, type TariffFacts } from './tariffs';

/** A car that lists all tariffs. */
const CAR = trainCar({
  tariffs: RAIL_TARIFFS.map((type) => ({ type, percent: type === 'full' ? 100 : 50, isOnlyNonRefundable: false })),
});
const born = (birthday: string, type: RailPerson['type'] = 'adult'): RailPerson => ({ ...MAN, type, birthday });
const foreigner = (person: RailPerson): RailPerson => ({ ...person, citizenship: 'KZ' });

/** Facts of the last of some people. */
function facts(
  people: RailPerson[],
  overrides: Partial<TariffFacts> = {},
  party: Partial<RailParty> = {},
): TariffFacts {
  return { car: CAR, party: railParty(people, party), passenger: people.length - 1, orders: null, ...overrides };
}

describe('tariffProblem', () => {
  // The train leaves on 15 June 2031.
  it.each<[string, RailTariff, TariffFacts, string | null]>([
    ['anybody pays in full', 'full', facts([MAN]), null],
    ['a child may pay in full', 'full', facts([MAN, BOY_8]), null],
    ['child: eight years', 'child', facts([MAN, BOY_8]), null],
    ['child: three years, with a place', 'child', facts([MAN, GIRL_3]), null],
    ['child: the tenth birthday', 'child', facts([MAN, born('2021-06-15', 'child')]), null],
    ['child: the day after the tenth birthday', 'child', facts([MAN, born('2021-06-14', 'child')]), 'tooOld'],
    ['child: an adult', 'child', facts([MAN]), 'onlyChildren'],
    [
      'child: a car without it',
      'child',
      facts([MAN, BOY_8], { car: trainCar({ isChildTariffAllowed: false }) }),
      'notInThisCar',
    ],
    [
      'child: a car that does not list it',
      'child',
      facts([MAN, BOY_8], { car: trainCar({ tariffs: [] }) }),
      'notInThisCar',
    ],
    ['free child: three years', 'free_child', facts([MAN, GIRL_3]), null],
    ['free child: an infant', 'free_child', facts([MAN, BABY]), null],
    ['free child: the fifth birthday', 'free_child', facts([MAN, born('2026-06-15', 'child')]), null],
    ['free child: the day after the fifth birthday', 'free_child', facts([MAN, born('2026-06-14', 'child')]), 'tooOld'],
    ['free child: an adult', 'free_child', facts([MAN, WOMAN]), 'onlyChildren'],
    ['free child: a second one with one adult', 'free_child', facts([MAN, BABY, GIRL_3]), 'adultTaken'],
    ['free child: a second one with two adults', 'free_child', facts([MAN, WOMAN, BABY, GIRL_3]), null],
    ['free child: no adult', 'free_child', facts([born('2021-06-15'), GIRL_3]), 'adultRequired'],
    ['junior: sixteen years', 'junior', facts([born('2015-01-01')]), null],
    ['junior: the tenth birthday', 'junior', facts([born('2021-06-15')]), null],
    ['junior: nine years', 'junior', facts([MAN, born('2021-06-16', 'child')]), 'tooYoung'],
    ['junior: the 21st birthday', 'junior', facts([born('2010-06-15')]), null],
    ['junior: the day after the 21st birthday', 'junior', facts([born('2010-06-14')]), 'tooOld'],
    ['junior: a foreigner', 'junior', facts([foreigner(born('2015-01-01'))]), 'onlyCitizensOfRussia'],
    ['senior: the 60th birthday', 'senior', facts([born('1971-06-15')]), null],
    ['senior: the day before the 60th birthday', 'senior', facts([born('1971-06-16')]), 'tooYoung'],
    ['senior: a foreigner', 'senior', facts([foreigner(born('1950-01-01'))]), 'onlyCitizensOfRussia'],
    ['pupil: seventeen years', 'pupil', facts([born('2013-06-16')]), null],
    ['pupil: the tenth birthday', 'pupil', facts([born('2021-06-15')]), null],
    ['pupil: nine years', 'pupil', facts([MAN, BOY_8]), 'tooYoung'],
    ['pupil: the 18th birthday', 'pupil', facts([born('2013-06-15')]), 'tooOld'],
    ['pupil: a foreigner', 'pupil', facts([foreigner(born('2015-01-01'))]), 'onlyCitizensOfRussia'],
    ['round trip: the way back', 'round_trip', facts([MAN], {}, { isWayBack: true }), null],
    ['round trip: the way there', 'round_trip', facts([MAN]), 'onlyWayBack'],
    ['birthday: seven days before departure', 'birthday', facts([born('1990-06-08')]), null],
    ['birthday: eight days before departure', 'birthday', facts([born('1990-06-07')]), 'noBirthdayNear'],
    ['birthday: seven days after departure', 'birthday', facts([born('1990-06-22')]), null],
    ['birthday: eight days after departure', 'birthday', facts([born('1990-06-23')]), 'noBirthdayNear'],
    ['birthday: a companion', 'birthday', facts([born('1990-06-14'), MAN]), null],
    ['birthday: across the new year', 'birthday', facts([born('1990-12-30')], {}, { departure: '2031-01-03' }), null],
    ['birthday: born the day before', 'birthday', facts([MAN, born('2031-06-14', 'infant')]), 'noBirthdayNear'],
    ['family: two parents and a child', 'family', facts([MAN, WOMAN, BOY_8]), null],
    ['family: one parent with an infant', 'family', facts([BABY, MAN]), null],
    ['family: a child of seventeen', 'family', facts([MAN, born('2013-06-16')]), null],
    ['family: nobody under 18', 'family', facts([MAN, born('2013-06-15')]), 'noFamily'],
    ['family: three grown-ups', 'family', facts([MAN, WOMAN, MAN, BOY_8]), 'noFamily'],
    [
      'family: another type of car',
      'family',
      facts([MAN, BOY_8], { car: { ...CAR, type: 'reserved_seat' } }),
      'noFamily',
    ],
    [
      'additional free child: two places at once',
      'additional_free_child',
      facts([MAN, BOY_8], { orders: trainOrders([1], { reservation: 'two_places_at_once' }) }),
      null,
    ],
    [
      'additional free child: a single compartment',
      'additional_free_child',
      facts([MAN, BOY_8], { orders: trainOrders([1], { reservation: 'single' }) }),
      null,
    ],
    [
      'additional free child: single places',
      'additional_free_child',
      facts([MAN, BOY_8], { orders: trainOrders([1]) }),
      'onlyWholeTwoPlaces',
    ],
    [
      'additional free child: eleven years',
      'additional_free_child',
      facts([MAN, born('2020-06-01', 'child')]),
      'tooOld',
    ],
    [
      'a whole compartment has one price',
      'junior',
      facts([born('2015-01-01')], { orders: trainOrders([1], { reservation: 'kupek' }) }),
      'notInWholeCompartment',
    ],
    ['a whole compartment in full', 'full', facts([MAN], { orders: trainOrders([1], { reservation: 'kupek' }) }), null],
    ['wedding', 'wedding', facts([MAN]), 'unknownTerms'],
    ['holiday', 'holiday', facts([MAN]), 'unknownTerms'],
    ['business card', 'business_card', facts([MAN]), 'unknownTerms'],
    ['bonus', 'bonus', facts([MAN]), 'unknownTerms'],
    ['military', 'military', facts([MAN]), 'unknownTerms'],
    ['a passenger who is not there', 'full', facts([MAN], { passenger: 5 }), 'unknownTerms'],
  ])('%s', (_title, tariff, given, problem) => expect(tariffProblem(tariff, given)).toBe(problem));

  it('counts ages on the first departure', () => {
    const person = born('2021-06-14', 'child');
    expect(tariffProblem('child', facts([MAN, person], {}, { firstDeparture: '2031-06-14' }))).toBeNull();
  });

  it.each<[string, (number | null)[], string | null]>([
    ['the adult has another child', [0, 0], 'adultTaken'],
    ['each child has an adult', [0, 1], null],
    ['the adult is a child', [0, 2], 'adultRequired'],
  ])('checks the chosen adult: %s', (_title, [first, second], problem) => {
    const orders = trainOrders([1, 2], {
      orders: [
        seatOrder(0, 1),
        seatOrder(1, 2),
        seatOrder(2, null, { tariff: 'free_child', adult: first }),
        seatOrder(3, null, { tariff: 'free_child', adult: second }),
      ],
    });
    expect(tariffProblem('free_child', facts([MAN, WOMAN, GIRL_3, GIRL_3], { orders }))).toBe(problem);
  });
});

describe('tariffsFor', () => {
  const offered = (given: TariffFacts) => tariffsFor(given).map(({ type }) => type);
  it.each<[string, TariffFacts, RailTariff[]]>([
    ['an adult of 40', facts([MAN]), ['full']],
    ['a pupil', facts([born('2016-01-01')]), ['full', 'junior', 'pupil']],
    ['a pensioner', facts([born('1950-01-01')]), ['full', 'senior']],
    ['a child of eight', facts([MAN, BOY_8]), ['full', 'child', 'family']],
    ['a child of three', facts([MAN, GIRL_3]), ['full', 'child', 'free_child', 'family']],
    ['an infant', facts([MAN, BABY]), ['full', 'child', 'free_child', 'family']],
    ['an adult of whom nothing is typed', facts([untyped('adult')]), ['full', 'junior', 'senior', 'pupil', 'birthday']],
    [
      'an untyped child',
      facts([MAN, untyped('child')]),
      ['full', 'child', 'free_child', 'junior', 'pupil', 'birthday', 'family'],
    ],
    ['only what the car lists', facts([born('2016-01-01')], { car: trainCar() }), ['full']],
  ])('%s', (_title, given, tariffs) => expect(offered(given)).toEqual(tariffs));

  it('tells what each costs and gives back', () =>
    expect(tariffsFor(facts([born('2016-01-01')]))).toContainEqual({
      type: 'pupil',
      percent: 50,
      hasPlace: true,
      isOnlyNonRefundable: true,
    }));
});

describe('defaultTariff', () => {
  const ofLast = (people: RailPerson[], car = trainCar()) =>
    defaultTariff(people.at(-1)!, { car, party: railParty(people) });
  it.each<[string, RailPerson, RailTariff]>([
    ['an adult', MAN, 'full'],
    ['a child', BOY_8, 'child'],
    ['an untyped child', untyped('child'), 'child'],
    ['a child of eleven', born('2020-01-01', 'child'), 'full'],
    ['an infant', BABY, 'free_child'],
  ])('%s', (_title, person, tariff) => expect(ofLast([MAN, person])).toBe(tariff));
  it('is full where children have no tariff', () => {
    expect(ofLast([MAN, BOY_8], trainCar({ isChildTariffAllowed: false }))).toBe('full');
    expect(ofLast([MAN, BOY_8], trainCar({ tariffs: [] }))).toBe('full');
  });
});

describe('isOnlyNonRefundable', () => {
  const car = trainCar({ tariffs: [{ type: 'junior', percent: 70, isOnlyNonRefundable: true }] });
  it.each<[RailTariff, boolean]>([
    ['pupil', true],
    ['junior', true],
    ['full', false],
  ])('%s: %s', (tariff, expected) => expect(isOnlyNonRefundable(tariff, car)).toBe(expected));
});
