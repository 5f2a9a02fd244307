import { describe, expect, it } from 'vitest';
import { BOY_8, GIRL_3, MAN, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { trainCar, trainPlaces } from '#tests/fixtures/train-car';
import { CAR, choiceFacts, chosen, drawTransition, inOtherCar, KUPEK, SINGLE } from '#tests/fixtures/train-choices';
import type { ReservationType } from '~/upstream/rail-cars/rail-words';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import { chooseCompartment, chooseWishes } from './transitions';

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

/** The first storey is sold out. */
const STOREYED = trainCar({
  isTwoStorey: true,
  places: [...trainPlaces(1, 4, { isFree: false }), ...trainPlaces(81, 88, { storey: 'second' })],
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
  it.each([
    ['numbers with too few places', CAR, { ...demands, range: { min: 5, max: 5 } }],
    ['more lower places than the numbers have', CAR, { ...demands, lower: 2, upper: 0, range: { min: 1, max: 2 } }],
    ['numbers across two compartments', CAR, { ...demands, range: { min: 4, max: 5 } }],
    ['a storey that the car lacks', CAR, { ...demands, storey: 'second' as const }],
    ['a storey that is sold out', STOREYED, { ...demands, storey: 'first' as const }],
  ])('refuses %s, and keeps what was chosen', (_title, car, wishes) =>
    expect(drawTransition(chooseWishes(wishes, chosen([1, 2]), choiceFacts([MAN, WOMAN], car)))).toBe(
      'usual 1 2, refused: unmetWishes',
    ),
  );
  it('takes a storey and numbers that have room', () => {
    const wishes = { ...demands, storey: 'second' as const, range: { min: 81, max: 84 } };
    expect(chooseWishes(wishes, null, choiceFacts([MAN, WOMAN], STOREYED))).toMatchObject({
      orders: { demands: wishes, price: 800_000 },
      refusal: null,
    });
  });
  it('keeps the wishes and their price', () =>
    expect(chooseWishes(demands, null, choiceFacts([MAN, WOMAN])).orders).toMatchObject({ demands, price: 800_000 }));
});
