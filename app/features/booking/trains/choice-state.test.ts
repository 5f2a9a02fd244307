import { describe, expect, it } from 'vitest';
import { BABY, GIRL_3, MAN, railParty, seatOrder, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { chosen } from '#tests/fixtures/train-choices';
import { activePassenger } from './choice-state';
import type { TrainOrders } from './orders';
import type { RailPerson } from './party';

describe('activePassenger', () => {
  const free = trainOrders([], { orders: [seatOrder(0, 5), seatOrder(1, null, { tariff: 'free_child', adult: 0 })] });
  it.each<[string, TrainOrders | null, RailPerson[], number | null]>([
    ['nothing chosen', null, [MAN, WOMAN], 0],
    ['nobody has a place', chosen([null, null]), [MAN, WOMAN], 0],
    ['the first has a place', chosen([5, null]), [MAN, WOMAN], 1],
    ['the second has a place', chosen([null, 5]), [MAN, WOMAN], 0],
    ['everybody has a place', chosen([5, 6]), [MAN, WOMAN], null],
    ['an infant needs none', chosen([5, null]), [MAN, BABY], null],
    ['a free child needs none', free, [MAN, GIRL_3], null],
    ['wishes are for everybody', chosen([null, null], 'by_demand'), [MAN, WOMAN], null],
    [
      'an infant with a place of its own',
      trainOrders([], { orders: [seatOrder(0, 5), seatOrder(1, null, { tariff: 'child' })] }),
      [MAN, BABY],

      1,
    ],
  ])('%s', (_title, given, people, active) => {
    expect(activePassenger(given, railParty(people))).toBe(active);
  });
});
