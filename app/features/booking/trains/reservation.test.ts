import { describe, expect, it } from 'vitest';
import { BABY, BOY_8, GIRL_3, MAN, railParty, seatOrder, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import type { PlaceRequirements } from '~/upstream/booking/rail-contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { TrainOrders } from './orders';
import type { RailPerson } from './party';
import { trainReservation } from './reservation';

const WHOLE = { reservationType: 'kupek' as const, seats: [5, 6, 7, 8], price: { min: 900_000, max: 1_200_000 } };
const DIVIDED = trainCar({
  hasGenderCompartments: true,
  places: [
    ...trainPlaces(1, 4, { gender: 'female' }),
    ...trainPlaces(5, 8, { gender: 'any' }),
    ...trainPlaces(9, 12, { gender: 'mixed' }),
  ],
});

describe('requirements', () => {
  it.each<[string, TrainOrders, Partial<TrainCar>, Partial<PlaceRequirements>]>([
    ['one lower place', trainOrders([5]), {}, { seatRange: { min: 5, max: 5 }, lowerPlaces: 1, upperPlaces: 0 }],
    [
      'a lower and an upper place',
      trainOrders([8, 5]),
      {},
      { seatRange: { min: 5, max: 8 }, lowerPlaces: 1, upperPlaces: 1 },
    ],
    [
      'a lower side place counts as lower',
      trainOrders([53, 54]),
      { type: 'reserved_seat', places: trainPlaces(1, 54, { type: 'usual' }) },
      { carType: 'reserved_seat', seatRange: { min: 53, max: 54 }, lowerPlaces: 1, upperPlaces: 1 },
    ],
    [
      'a middle place counts as upper',
      trainOrders([13]),
      { places: [trainPlace(13, { type: 'middle' })] },
      { lowerPlaces: 0, upperPlaces: 1 },
    ],
    [
      'seats have no tiers',
      trainOrders([1, 2]),
      { type: 'sedentary', places: trainPlaces(1, 4, { type: 'near_table_forward' }) },
      { seatRange: { min: 1, max: 2 }, lowerPlaces: 0, upperPlaces: 0 },
    ],
    [
      'the storey of all places',
      trainOrders([81, 82]),
      { isTwoStorey: true, places: trainPlaces(1, 112) },
      { storey: 'second' },
    ],
    [
      'no storey for places on both',
      trainOrders([1, 82]),
      { isTwoStorey: true, places: trainPlaces(1, 112) },
      { storey: null },
    ],
    ['no storey in other cars', trainOrders([1]), {}, { storey: null }],
    [
      'wishes without a range',
      trainOrders([null], { reservation: 'by_demand', demands: { demand: 'not_side', lower: 1, upper: 2 } }),
      {},
      { seatRange: null, lowerPlaces: 1, upperPlaces: 2, demand: 'not_side', reservation: 'by_demand' },
    ],
    [
      'wished numbers and a storey',
      trainOrders([null], {
        reservation: 'by_demand',
        demands: { demand: 'no_matter', lower: 0, upper: 0, storey: 'second', range: { min: 81, max: 88 } },
      }),
      { isTwoStorey: true },
      { seatRange: { min: 81, max: 88 }, storey: 'second', demand: 'no_matter' },
    ],
    [
      'wishes are not sent with chosen places',
      trainOrders([1], { demands: { demand: 'not_side', lower: 3, upper: 3 } }),
      {},
      { demand: null, lowerPlaces: 1, upperPlaces: 0, reservation: 'usual' },
    ],
    [
      'a whole compartment for two',
      trainOrders([5, 6], { reservation: 'kupek' }),
      { wholeCompartments: [WHOLE] },
      { seatRange: { min: 5, max: 8 }, lowerPlaces: 2, upperPlaces: 2, reservation: 'kupek' },
    ],
    ['nothing chosen', trainOrders([null]), {}, { seatRange: null, lowerPlaces: 0, upperPlaces: 0 }],
  ])('%s', (_title, orders, car, expected) =>
    expect(trainReservation(orders, trainCar(car), railParty([MAN, WOMAN])).requirements).toMatchObject(expected),
  );

  it.each<[string, TrainOrders, TrainCar, string | null]>([
    ['a car that is not divided', trainOrders([1], { gender: 'female' }), trainCar(), null],
    ['a compartment for women', trainOrders([1]), DIVIDED, 'female'],
    ['a compartment for women, mixed wished', trainOrders([1], { gender: 'mixed' }), DIVIDED, 'female'],
    ['an empty compartment, women wished', trainOrders([5], { gender: 'female' }), DIVIDED, 'female'],
    ['an empty compartment without a wish', trainOrders([5]), DIVIDED, 'mixed'],
    ['an empty compartment, no preference', trainOrders([5], { gender: 'any' }), DIVIDED, 'mixed'],
    ['a mixed compartment', trainOrders([9]), DIVIDED, 'mixed'],
    ['wishes without a gender', trainOrders([null], { reservation: 'by_demand' }), DIVIDED, 'any'],
    ['wishes, no preference', trainOrders([null], { reservation: 'by_demand', gender: 'any' }), DIVIDED, 'any'],
    ['wishes with a gender', trainOrders([null], { reservation: 'by_demand', gender: 'male' }), DIVIDED, 'male'],
  ])('names the gender: %s', (_title, orders, car, gender) =>
    expect(trainReservation(orders, car, railParty([WOMAN])).requirements!.gender).toBe(gender),
  );
});

describe('passengers', () => {
  it('name their own places, and none by wishes', () => {
    const seatsOf = (orders: TrainOrders) =>
      trainReservation(orders, trainCar(), railParty([MAN, WOMAN])).passengers.map(({ seat }) => seat);
    expect(seatsOf(trainOrders([2, 1]))).toEqual([2, 1]);
    expect(seatsOf(trainOrders([null, null], { reservation: 'by_demand' }))).toEqual([null, null]);
  });

  const passengersOf = (orders: TrainOrders, people: RailPerson[], car = trainCar()) =>
    trainReservation(orders, car, railParty(people)).passengers.map(
      ({ tariff, adultIndex, isRefundable }) => `${tariff} ${adultIndex ?? '-'} ${isRefundable ? 'back' : 'kept'}`,
    );
  const pupils = trainCar({ tariffs: [{ type: 'pupil', percent: 50, isOnlyNonRefundable: false }] });
  const cheaper = trainCar({ places: [trainPlace(1, { nonRefundablePrice: 300_000 })] });
  const only = trainCar({ places: [trainPlace(1, { isOnlyNonRefundable: true, nonRefundablePrice: 300_000 })] });
  const only2 = trainCar({ tariffs: [{ type: 'full', percent: 100, isOnlyNonRefundable: true }] });

  it.each<[string, TrainOrders, RailPerson[], TrainCar, string[]]>([
    ['the tariffs of types', trainOrders([1, 2]), [MAN, BOY_8], trainCar(), ['full - back', 'child - back']],
    [
      'an infant goes with the first adult',
      trainOrders([1, 2]),
      [MAN, WOMAN, BABY],
      trainCar(),
      ['full - back', 'full - back', 'free_child 0 back'],
    ],
    [
      'each infant has an adult',
      trainOrders([1, 2]),
      [MAN, WOMAN, BABY, BABY],
      trainCar(),
      ['full - back', 'full - back', 'free_child 0 back', 'free_child 1 back'],
    ],
    [
      'the chosen adult comes first',
      trainOrders([], { orders: [seatOrder(3, null, { tariff: 'free_child', adult: 0 })] }),
      [MAN, WOMAN, BABY, GIRL_3],
      trainCar(),
      ['full - back', 'full - back', 'free_child 1 back', 'free_child 0 back'],
    ],
    [
      'no adult is left',
      trainOrders([1]),
      [MAN, BABY, BABY],
      trainCar(),
      ['full - back', 'free_child 0 back', 'free_child - back'],
    ],
    [
      'a pupil cannot be refunded',
      trainOrders([], { orders: [seatOrder(0, 1, { tariff: 'pupil' })] }),
      [MAN],
      pupils,
      ['pupil - kept'],
    ],
    ['a tariff without refunds', trainOrders([1]), [MAN], only2, ['full - kept']],
    ['a place without refunds', trainOrders([1]), [MAN], only, ['full - kept']],
    ['a refund is wished', trainOrders([1]), [MAN], cheaper, ['full - back']],
    [
      'no refund is wished',
      trainOrders([], { orders: [seatOrder(0, 1, { isRefundable: false })] }),
      [MAN],
      cheaper,
      ['full - kept'],
    ],
    [
      'a place that is not cheaper without one',
      trainOrders([], { orders: [seatOrder(0, 1, { isRefundable: false })] }),
      [MAN],
      trainCar(),
      ['full - back'],
    ],
  ])('%s', (_title, orders, people, car, expected) => expect(passengersOf(orders, people, car)).toEqual(expected));

  it('has an entry of everybody with the segment', () => {
    const reservation = trainReservation(trainOrders([1], { segmentIndex: 3 }), trainCar(), railParty([MAN, WOMAN]));
    expect(reservation.segmentIndex).toBe(3);
    expect(reservation.passengers.map(({ index }) => index)).toEqual([0, 1]);
  });
});
