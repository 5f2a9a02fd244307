import { describe, expect, it } from 'vitest';
import { BABY, BOY_8, MAN, seatOrder, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { trainCar, trainPlace } from '#tests/fixtures/train-car';
import { BABIES, choiceFacts, chosen, drawTransition, FOUR, TWO } from '#tests/fixtures/train-choices';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import { resetOrders } from './resets';

describe('resetOrders', () => {
  const sold = trainCar({ places: [trainPlace(5, { isFree: false }), trainPlace(6)] });
  const babyOn = (adult: number) =>
    trainOrders([], { orders: [seatOrder(0, 1), seatOrder(1, null, { tariff: 'free_child', adult })] });
  it.each<[string, TrainOrders, ChoiceFacts, string]>([
    ['nothing to reset', chosen([5, 6]), choiceFacts([MAN, WOMAN]), 'usual 5 6'],
    ['a place sold meanwhile, the rest is kept', chosen([5, 6]), choiceFacts([MAN, WOMAN], sold), 'usual - 6, sold'],
    ['a place that is gone', chosen([1, 6]), choiceFacts([MAN, WOMAN], sold), 'usual - 6, sold'],
    ['all places sold', chosen([5]), choiceFacts([MAN], sold), 'nothing, sold'],
    [
      'a compartment that is not sold as a whole any more',
      chosen([5, 6], 'kupek'),
      choiceFacts([MAN, WOMAN]),
      'kupek - -, sold',
    ],
    ['places that are only sold at once now', chosen([1]), choiceFacts([MAN], TWO), 'nothing, sold'],
    [
      'four places without an adult',
      chosen([1], 'four_places_at_once'),
      choiceFacts([BOY_8], FOUR),
      'four_places_at_once -, noAdult',
    ],
    [
      'the adult turns out to be ten',
      chosen([1], 'four_places_at_once'),
      choiceFacts([{ ...MAN, birthday: '2021-06-15' }], FOUR),
      'four_places_at_once -, noAdult',
    ],
    ['mother and baby', babyOn(0), choiceFacts([WOMAN, BABY], BABIES), 'usual 1 free_child+0'],
    [
      'mother without a baby on her place',
      babyOn(0),
      choiceFacts([WOMAN, { ...BABY, birthday: '2030-06-15' }], BABIES),
      'usual - free_child+0, noBaby',
    ],
    [
      'the baby travels with somebody else',
      babyOn(5),
      choiceFacts([WOMAN, BABY], BABIES),
      'usual - free_child+5, noBaby',
    ],
  ])('%s', (_title, before, given, after) => expect(drawTransition(resetOrders(before, [], given))).toBe(after));
});
