import { describe, expect, it } from 'vitest';
import { BOY_8, MAN, seatOrder, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { choiceFacts, chosen, drawTransition, FOUR, KUPEK, TWO } from '#tests/fixtures/train-choices';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import { cancelPlace } from './transitions';

describe('cancelPlace', () => {
  it.each<[string, TrainOrders, number, ChoiceFacts, string]>([
    ['the only place', chosen([5]), 0, choiceFacts([MAN]), 'nothing'],
    ['one of two', chosen([5, 6]), 0, choiceFacts([MAN, WOMAN]), 'usual - 6'],
    ['nothing was chosen', chosen([5, null]), 1, choiceFacts([MAN, WOMAN]), 'usual 5 -'],
    [
      'one of two in a bought compartment',
      chosen([5, 6], 'kupek'),
      1,
      choiceFacts([MAN, WOMAN], KUPEK),
      'usual 5 -, reservation',
    ],
    [
      'one of three in a bought compartment',
      chosen([5, 6, 7], 'kupek'),
      2,
      choiceFacts([MAN, WOMAN, MAN], KUPEK),
      'kupek 5 6 -',
    ],
    ['the last one in a bought compartment', chosen([5], 'kupek'), 0, choiceFacts([MAN], KUPEK), 'nothing'],
    [
      'one of two places that are only sold at once',
      chosen([1, 2], 'two_places_at_once'),
      1,
      choiceFacts([MAN, WOMAN], TWO),
      'two_places_at_once 1 -',
    ],
    [
      'the adult of four places at once',
      chosen([1, 2], 'four_places_at_once'),
      0,
      choiceFacts([MAN, BOY_8], FOUR),
      'four_places_at_once - -, noAdult',
    ],
    [
      'one of two adults of four places at once',
      chosen([1, 2], 'four_places_at_once'),
      0,
      choiceFacts([MAN, WOMAN], FOUR),
      'four_places_at_once - 2',
    ],
    [
      'the adult of a bought compartment with two children',
      chosen([5, 6, 7], 'kupek'),
      0,
      choiceFacts([MAN, BOY_8, BOY_8], KUPEK),
      'kupek - - -, noAdult',
    ],
  ])('%s', (_title, before, passenger, given, after) =>
    expect(drawTransition(cancelPlace(before, passenger, given))).toBe(after),
  );

  it.each([
    ['a tariff', { tariff: 'senior' as const }],
    ['no refund', { isRefundable: false }],
  ])('keeps the choices of a passenger who wants %s', (_title, terms) => {
    const before = trainOrders([], { orders: [seatOrder(0, 5, terms)] });
    const car = { ...KUPEK, tariffs: [{ type: 'senior' as const, percent: 80, isOnlyNonRefundable: false }] };
    expect(cancelPlace(before, 0, choiceFacts([{ ...MAN, birthday: '1960-01-01' }], car)).orders?.orders).toEqual([
      seatOrder(0, null, terms),
    ]);
  });
});
