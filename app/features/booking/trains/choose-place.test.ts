import { describe, expect, it } from 'vitest';
import { BABY, BOY_8, GIRL_3, MAN, seatOrder, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import {
  BABIES,
  choiceFacts,
  chosen,
  DIVIDED,
  drawTransition,
  FOUR,
  inOtherCar,
  KUPEK,
  SINGLE,
  TWO,
} from '#tests/fixtures/train-choices';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import { choosePlace } from './transitions';

const TWO_BABIES = trainCar({ type: 'sedentary', places: trainPlaces(1, 2, { type: 'mother_and_baby' }) });

describe('choosePlace', () => {
  it.each<[string, TrainOrders | null, [passenger: number, seat: number], ChoiceFacts, string]>([
    ['the first place', null, [0, 5], choiceFacts([MAN]), 'usual 5'],
    ['the next passenger', chosen([5, null]), [1, 6], choiceFacts([MAN, WOMAN]), 'usual 5 6'],
    ['another place', chosen([5, 6]), [0, 7], choiceFacts([MAN, WOMAN]), 'usual 7 6'],
    [
      'a place in another car clears the others',
      inOtherCar(chosen([1, 2])),
      [0, 5],
      choiceFacts([MAN, WOMAN]),
      'usual 5 -, otherCar',
    ],
    ['another car clears nobody else', inOtherCar(chosen([1])), [0, 5], choiceFacts([MAN]), 'usual 5'],
    [
      'another class of the same car',
      { ...chosen([1, 2]), car: { ...chosen([]).car, serviceClass: '2К' } },
      [0, 5],
      choiceFacts([MAN, WOMAN]),
      'usual 5 -, otherCar',
    ],
    [
      'wishes end',
      trainOrders([null], { reservation: 'by_demand', demands: { demand: 'not_side', lower: 1, upper: 0 } }),
      [0, 5],
      choiceFacts([MAN]),
      'usual 5',
    ],
    [
      'an attachment ends',
      trainOrders([], { orders: [seatOrder(0, 5), seatOrder(1, null, { tariff: 'free_child', adult: 0 })] }),
      [1, 6],
      choiceFacts([MAN, GIRL_3]),
      'usual 5 6',
    ],
    [
      'a chosen tariff stays',
      trainOrders([], { orders: [seatOrder(0, null, { tariff: 'full' })] }),
      [0, 5],
      choiceFacts([MAN]),
      'usual 5',
    ],
    ['an infant with a place of its own', chosen([5, null]), [1, 6], choiceFacts([MAN, BABY]), 'usual 5 6'],
    ['a place of a companion', chosen([5, null]), [1, 5], choiceFacts([MAN, WOMAN]), 'usual 5 -, refused: companion'],
    ['a place that the car lacks', chosen([5]), [0, 99], choiceFacts([MAN]), 'usual 5, refused: unavailable'],
    [
      'a sold place',
      null,
      [0, 1],
      choiceFacts([MAN], trainCar({ places: [trainPlace(1, { isFree: false })] })),
      'nothing, refused: unavailable',
    ],
    [
      'a place for the disabled',
      null,
      [0, 1],
      choiceFacts([MAN], trainCar({ places: [trainPlace(1, { type: 'invalids' })] })),
      'nothing, refused: unavailable',
    ],
    ['a restricted place', null, [0, 1], choiceFacts([MAN], DIVIDED), 'nothing, refused: onlyFemale'],
    [
      'a compartment for another gender than the companion has',
      chosen([5, null]),
      [1, 1],
      choiceFacts([MAN, WOMAN], DIVIDED),
      'usual 5 -, refused: otherGender',
    ],
    [
      'an empty compartment beside a divided one',
      chosen([5, null]),
      [1, 9],
      choiceFacts([MAN, WOMAN], DIVIDED),
      'usual 5 9',
    ],
    ['two places at once are filled', null, [0, 1], choiceFacts([MAN, WOMAN], TWO), 'two_places_at_once 1 2, filled'],
    [
      'two places at once from the other end',
      null,
      [1, 2],
      choiceFacts([MAN, WOMAN], TWO),
      'two_places_at_once 1 2, filled',
    ],
    ['two places at once for one', null, [0, 1], choiceFacts([MAN], TWO), 'two_places_at_once 1'],
    ['two places at once with an infant', null, [0, 1], choiceFacts([MAN, BABY], TWO), 'two_places_at_once 1 -'],
    [
      'two places at once and a third who is a child',
      null,
      [0, 1],
      choiceFacts([MAN, WOMAN, GIRL_3], TWO),
      'two_places_at_once 1 2 free_child, filled, childAttached',
    ],
    [
      'a third who is eight',
      null,
      [0, 1],
      choiceFacts([MAN, WOMAN, BOY_8], TWO),
      'two_places_at_once 1 2 additional_free_child, filled, childAttached',
    ],
    [
      'a third adult stays without a place',
      null,
      [0, 1],
      choiceFacts([MAN, WOMAN, MAN], TWO),
      'two_places_at_once 1 2 -, filled',
    ],
    [
      'the other two places at once',
      chosen([1, 2], 'two_places_at_once'),
      [0, 3],
      choiceFacts([MAN, WOMAN], TWO),
      'two_places_at_once 3 4, otherCompartment, filled',
    ],
    ['four places at once are not filled', null, [0, 1], choiceFacts([MAN, WOMAN], FOUR), 'four_places_at_once 1 -'],
    [
      'a place outside gives the companion up',
      chosen([1, null], 'four_places_at_once'),
      [1, 5],
      choiceFacts([MAN, WOMAN], FOUR),
      'usual - 5, otherCompartment',
    ],
    [
      'four places at once give up a companion outside',
      chosen([5, null]),
      [1, 1],
      choiceFacts([MAN, WOMAN], FOUR),
      'four_places_at_once - 1, otherCompartment',
    ],
    ['a compartment that could be bought as a whole', null, [0, 5], choiceFacts([MAN], KUPEK), 'usual 5'],
    [
      'another place of the bought compartment',
      chosen([5, null], 'kupek'),
      [1, 6],
      choiceFacts([MAN, WOMAN], KUPEK),
      'kupek 5 6',
    ],
    [
      'another compartment',
      chosen([5, 6], 'kupek'),
      [0, 9],
      choiceFacts([MAN, WOMAN], KUPEK),
      'kupek 9 -, otherCompartment',
    ],
    [
      'a place that is not sold as a whole',
      chosen([5, 6], 'kupek'),
      [0, 1],
      choiceFacts([MAN, WOMAN], KUPEK),
      'usual 1 6',
    ],
    [
      'a single compartment has one traveller',
      chosen([1, null], 'single'),
      [1, 2],
      choiceFacts([MAN, WOMAN], SINGLE),
      'single 1 -, refused: tooManyTravellers',
    ],
    ['mother and baby', null, [0, 1], choiceFacts([WOMAN, BABY], BABIES), 'usual 1 free_child+0, childAttached'],
    [
      'the baby comes from another adult',
      trainOrders([], {
        orders: [seatOrder(0, 2), seatOrder(1, null), seatOrder(2, null, { tariff: 'free_child', adult: 0 })],
      }),
      [1, 1],
      choiceFacts([MAN, WOMAN, BABY], BABIES),
      'usual 2 1 free_child+1, childAttached',
    ],
    [
      'a second mother gets the second baby',
      trainOrders([], {
        orders: [seatOrder(0, 1), seatOrder(1, null), seatOrder(2, null, { tariff: 'free_child', adult: 0 })],
      }),
      [1, 2],
      choiceFacts([WOMAN, WOMAN, BABY, BABY], TWO_BABIES),
      'usual 1 2 free_child+0 free_child+1, childAttached',
    ],
    [
      'a free child leaves the place to the baby',
      trainOrders([], {
        orders: [seatOrder(0, null), seatOrder(1, 2), seatOrder(2, null, { tariff: 'free_child', adult: 0 })],
      }),
      [0, 1],
      choiceFacts([WOMAN, MAN, GIRL_3, BABY], BABIES),
      'usual 1 2 free_child free_child+0, childAttached',
    ],
    ['mother without a baby', null, [0, 1], choiceFacts([WOMAN], BABIES), 'nothing, refused: onlyForMotherAndBaby'],
  ])('%s', (_title, before, [passenger, seat], given, after) =>
    expect(drawTransition(choosePlace(before, passenger, seat, given))).toBe(after),
  );

  it('names the car, the segment and the price', () =>
    expect(choosePlace(null, 0, 5, { ...choiceFacts([MAN]), segmentIndex: 2 }).orders).toMatchObject({
      segmentIndex: 2,
      car: { number: '07', type: 'compartment', kind: 'coupe', serviceClass: '2Ф' },
      price: 400_000,
    }));
  it('keeps the tariff of the order', () => {
    const before = trainOrders([], { orders: [seatOrder(0, null, { tariff: 'full', isRefundable: false })] });
    expect(choosePlace(before, 0, 5, choiceFacts([MAN])).orders?.orders[0]).toMatchObject({
      tariff: 'full',
      isRefundable: false,
    });
  });
  it('leaves the choices of before as they were', () => {
    const before = chosen([5, null]);
    choosePlace(before, 1, 6, choiceFacts([MAN, WOMAN]));
    expect(before).toEqual(chosen([5, null]));
  });
});
