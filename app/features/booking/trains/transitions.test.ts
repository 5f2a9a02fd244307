import { describe, expect, it } from 'vitest';
import { BOY_8, GIRL_3, MAN, seatOrder, trainOrders, untyped, WOMAN } from '#tests/fixtures/rail-party';
import { trainCar } from '#tests/fixtures/train-car';
import { choiceFacts, chosen, drawTransition, inOtherCar, KUPEK, SINGLE, TWO } from '#tests/fixtures/train-choices';
import type { ReservationType } from '~/upstream/rail-cars/rail-words';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import { carOfClass, carOfType, changeReservation, chooseCompartment, chooseWishes } from './transitions';

describe('cars', () => {
  const cars = [
    trainCar({ number: '01', type: 'luxury', serviceClass: '1Х' }),
    trainCar({ number: '02', serviceClass: '2Ф' }),
    trainCar({ number: '03', serviceClass: '2К' }),
    trainCar({ number: '04', serviceClass: '2К' }),
  ];
  it('a type leads to its first car', () => expect(carOfType(cars, 'compartment')?.number).toBe('02'));
  it('a class leads to its first car', () => expect(carOfClass(cars, 'compartment', '2К')?.number).toBe('03'));
  it('a type that the train lacks leads nowhere', () => {
    expect(carOfType(cars, 'sedentary')).toBeNull();
    expect(carOfClass(cars, 'luxury', '2К')).toBeNull();
  });
});

describe('changeReservation', () => {
  it.each<[string, TrainOrders | null, ReservationType, ChoiceFacts, string]>([
    ['to a whole compartment with one place chosen', chosen([5]), 'kupek', choiceFacts([MAN], KUPEK), 'kupek 5'],
    ['with two places in it', chosen([5, 6]), 'kupek', choiceFacts([MAN, WOMAN], KUPEK), 'kupek 5 6'],
    [
      'with places in two compartments',
      chosen([5, 9]),
      'kupek',
      choiceFacts([MAN, WOMAN], KUPEK),
      'kupek - -, otherCompartment',
    ],
    [
      'with a place that is not sold as a whole',
      chosen([1]),
      'kupek',
      choiceFacts([MAN], KUPEK),
      'kupek -, otherCompartment',
    ],
    ['without places', null, 'kupek', choiceFacts([MAN], KUPEK), 'kupek -'],
    ['back to single places', chosen([5, 6], 'kupek'), 'usual', choiceFacts([MAN, WOMAN], KUPEK), 'usual 5 6'],
    [
      'back from places that are only sold at once',
      chosen([1, 2], 'two_places_at_once'),
      'usual',
      choiceFacts([MAN, WOMAN], TWO),
      'nothing, otherCompartment',
    ],
    ['to single with one traveller', chosen([1]), 'single', choiceFacts([MAN], SINGLE), 'single 1'],
    [
      'to single with two travellers',
      chosen([1, 2]),
      'single',
      choiceFacts([MAN, WOMAN], SINGLE),
      'single - -, otherCompartment',
    ],
    [
      'to two places at once, which are filled',
      chosen([1, null], 'usual'),
      'two_places_at_once',
      choiceFacts([MAN, WOMAN], TWO),
      'two_places_at_once 1 2, filled',
    ],
    ['to wishes', chosen([5, 6]), 'by_demand', choiceFacts([MAN, WOMAN]), 'by_demand - -'],
    ['in another car', inOtherCar(chosen([5])), 'kupek', choiceFacts([MAN], KUPEK), 'kupek -, otherCar'],
  ])('%s', (_title, before, reservation, given, after) =>
    expect(drawTransition(changeReservation(before, reservation, given))).toBe(after),
  );

  it('swaps the price', () => {
    const to = (reservation: ReservationType, before: TrainOrders) =>
      changeReservation(before, reservation, choiceFacts([MAN, WOMAN], KUPEK)).orders?.price;
    expect(to('kupek', chosen([5, 6]))).toBe(1_000_000);
    expect(to('usual', chosen([5, 6], 'kupek'))).toBe(800_000);
  });
  it('gives up tariffs that a whole compartment does not have', () => {
    const car = {
      ...KUPEK,
      tariffs: [...KUPEK.tariffs, { type: 'senior' as const, percent: 80, isOnlyNonRefundable: false }],
    };
    const before = trainOrders([], { orders: [seatOrder(0, 5, { tariff: 'senior' })] });
    const { orders: after, resets } = changeReservation(before, 'kupek', choiceFacts([untyped('adult')], car));
    expect([after?.orders[0]?.tariff, resets]).toEqual([null, ['tariff']]);
  });
});

describe('chooseCompartment', () => {
  const choose = (before: TrainOrders | null, reservation: ReservationType, seats: number[], given: ChoiceFacts) =>
    drawTransition(chooseCompartment(before, { reservation, seats }, given));
  it.each<[string, TrainOrders | null, ReservationType, number[], ChoiceFacts, string]>([
    ['for one', null, 'kupek', [5, 6, 7, 8], choiceFacts([MAN], KUPEK), 'kupek 5'],
    ['for four', null, 'kupek', [5, 6, 7, 8], choiceFacts([MAN, WOMAN, BOY_8, GIRL_3], KUPEK), 'kupek 5 6 7 8'],
    [
      'for five, one of them a child of three',
      null,
      'kupek',
      [5, 6, 7, 8],
      choiceFacts([MAN, WOMAN, BOY_8, BOY_8, GIRL_3], KUPEK),
      'kupek 5 6 7 8 free_child, childAttached',
    ],
    [
      'for five with four of school age',
      null,
      'kupek',
      [5, 6, 7, 8],
      choiceFacts([MAN, BOY_8, BOY_8, BOY_8, BOY_8], KUPEK),
      'nothing, refused: tooManyTravellers',
    ],
    ['in the place of others', chosen([1, 2]), 'kupek', [5, 6, 7, 8], choiceFacts([MAN, WOMAN], KUPEK), 'kupek 5 6'],
    [
      'in another car',
      inOtherCar(chosen([1, 2])),
      'kupek',
      [5, 6, 7, 8],
      choiceFacts([MAN, WOMAN], KUPEK),
      'kupek 5 6, otherCar',
    ],
    [
      'in the place of wishes',
      trainOrders([null], { reservation: 'by_demand' }),
      'kupek',
      [5, 6, 7, 8],
      choiceFacts([MAN], KUPEK),
      'kupek 5',
    ],
    ['single', null, 'single', [1, 2], choiceFacts([MAN], SINGLE), 'single 1'],
    [
      'single for two',
      null,
      'single',
      [1, 2],
      choiceFacts([MAN, WOMAN], SINGLE),
      'nothing, refused: tooManyTravellers',
    ],
    [
      'single with a free child',
      null,
      'single',
      [1, 2],
      choiceFacts([MAN, GIRL_3], SINGLE),
      'single 1 free_child, childAttached',
    ],
    [
      'a compartment that is not on offer',
      null,
      'kupek',
      [1, 2, 3, 4],
      choiceFacts([MAN], KUPEK),
      'nothing, refused: unavailable',
    ],
    ['no places', null, 'kupek', [], choiceFacts([MAN], KUPEK), 'nothing, refused: unavailable'],
  ])('%s', (_title, before, reservation, seats, given, after) =>
    expect(choose(before, reservation, seats, given)).toBe(after),
  );
});

describe('chooseWishes', () => {
  const demands = { demand: 'in_one_compartment' as const, lower: 1, upper: 1 };
  it.each<[string, TrainOrders | null, string]>([
    ['from nothing', null, 'by_demand - -'],
    ['in the place of places', chosen([1, 2]), 'by_demand - -'],
    ['in another car', inOtherCar(chosen([1, 2])), 'by_demand - -, otherCar'],
  ])('%s', (_title, before, after) =>
    expect(drawTransition(chooseWishes(demands, before, choiceFacts([MAN, WOMAN])))).toBe(after),
  );
  it('keeps the wishes and their price', () =>
    expect(chooseWishes(demands, null, choiceFacts([MAN, WOMAN])).orders).toMatchObject({ demands, price: 800_000 }));
});
