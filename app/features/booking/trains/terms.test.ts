import { describe, expect, it } from 'vitest';
import { BABY, GIRL_3, MAN, seatOrder, trainOrders, untyped, WOMAN } from '#tests/fixtures/rail-party';
import { trainCar, trainPlace } from '#tests/fixtures/train-car';
import { choiceFacts, chosen, CAR, DIVIDED, inOtherCar } from '#tests/fixtures/train-choices';
import type { CompartmentGender, RailTariff } from '~/upstream/rail-cars/rail-words';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import { chooseGender, chooseRefund, chooseTariff } from './terms';

const PUPILS = trainCar({
  tariffs: [...CAR.tariffs, { type: 'pupil', percent: 50, isOnlyNonRefundable: true }],
  places: [trainPlace(5, { nonRefundablePrice: 300_000 })],
});
const PUPIL = { ...MAN, birthday: '2016-01-01' };

describe('chooseTariff', () => {
  type Choice = { passenger: number; tariff: RailTariff | null; adult: number | null };
  const choice = (passenger: number, tariff: RailTariff | null, adult: number | null = null) => ({
    passenger,
    tariff,
    adult,
  });
  it.each<[string, TrainOrders | null, Choice, ChoiceFacts, object]>([
    [
      'a pupil, at half of the price without a refund',
      chosen([5]),
      choice(0, 'pupil'),
      choiceFacts([PUPIL], PUPILS),
      { orders: { price: 150_000 }, refusal: null },
    ],
    [
      'before a place is chosen',
      null,
      choice(0, 'pupil'),
      choiceFacts([PUPIL], PUPILS),
      { orders: { orders: [{ seat: null, tariff: 'pupil' }] } },
    ],
    [
      'a pupil of forty',
      chosen([5]),
      choice(0, 'pupil'),
      choiceFacts([MAN], PUPILS),
      { orders: chosen([5]), refusal: 'tooOld' },
    ],
    [
      'back to the usual one',
      trainOrders([], { orders: [seatOrder(0, 5, { tariff: 'pupil' })] }),
      choice(0, null),
      choiceFacts([PUPIL], PUPILS),
      { orders: { orders: [{ tariff: null }], price: 400_000 } },
    ],
    [
      'a free child gives the place up',
      chosen([5, 6]),
      choice(1, 'free_child', 0),
      choiceFacts([MAN, GIRL_3]),
      { orders: { orders: [{ seat: 5 }, { seat: null, tariff: 'free_child', adult: 0 }], price: 400_000 } },
    ],
    [
      'a second free child of one adult',
      chosen([5, 6, null]),
      choice(1, 'free_child', 0),
      choiceFacts([MAN, GIRL_3, BABY]),
      { refusal: 'adultTaken' },
    ],
    [
      'a free child with a child',
      chosen([5, 6]),
      choice(1, 'free_child', 1),
      choiceFacts([MAN, GIRL_3]),
      { refusal: 'adultRequired' },
    ],
    ['a tariff of unknown terms', chosen([5]), choice(0, 'bonus'), choiceFacts([MAN]), { refusal: 'unknownTerms' }],
  ])('%s', (_title, before, given, facts, after) => expect(chooseTariff(before, given, facts)).toMatchObject(after));
});

describe('chooseRefund', () => {
  const choose = (isRefundable: boolean, before: TrainOrders | null = chosen([5])) =>
    chooseRefund(before, { passenger: 0, isRefundable }, choiceFacts([MAN], PUPILS));
  it('without a refund it costs less', () => expect(choose(false).orders?.price).toBe(300_000));
  it('with a refund it costs the price of the place', () => expect(choose(true).orders?.price).toBe(400_000));
  it('starts anew in another car', () => expect(choose(true, inOtherCar(chosen([5]))).orders).toBeNull());
});

describe('chooseGender', () => {
  it.each<[string, TrainOrders | null, CompartmentGender | null, ChoiceFacts, object]>([
    [
      'a woman wants women',
      chosen([9]),
      'female',
      choiceFacts([WOMAN], DIVIDED),
      { orders: { gender: 'female' }, refusal: null },
    ],
    ['before a place is chosen', null, 'female', choiceFacts([WOMAN], DIVIDED), { orders: { gender: 'female' } }],
    [
      'a man wants women',
      chosen([9]),
      'female',
      choiceFacts([MAN], DIVIDED),
      { orders: { gender: null }, refusal: 'onlyFemale' },
    ],
    [
      'somebody untyped wants women',
      chosen([9]),
      'female',
      choiceFacts([untyped('adult')], DIVIDED),
      { orders: { gender: 'female' } },
    ],
    [
      'a car that is not divided',
      chosen([9]),
      'female',
      choiceFacts([WOMAN]),
      { orders: { gender: null }, refusal: null },
    ],
    ['no wish any more', null, null, choiceFacts([WOMAN], DIVIDED), { orders: null }],
  ])('%s', (_title, before, gender, facts, after) => expect(chooseGender(before, gender, facts)).toMatchObject(after));
});
