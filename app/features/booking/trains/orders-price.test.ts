import { describe, expect, it } from 'vitest';
import { BABY, BOY_8, GIRL_3, MAN, railParty, seatOrder, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import { compartmentPrice, tariffPrice } from '~/upstream/rail-cars/price-contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { SeatDemands, TrainOrders } from './orders';
import { priceOfOrders } from './orders-price';
import type { RailPerson } from './party';

const KUPEK = { reservationType: 'kupek' as const, seats: [5, 6, 7, 8], price: { min: 900_000, max: 1_200_000 } };
const SINGLE = { reservationType: 'single' as const, seats: [1, 2], price: { min: 700_000, max: 700_000 } };
const CAR = trainCar({
  places: [
    trainPlace(1, { price: 520_000 }),
    trainPlace(2, { price: 430_000, nonRefundablePrice: 350_000 }),
    trainPlace(3, { price: 520_000, isFree: false }),
    trainPlace(4, { price: 300_000, nonRefundablePrice: 300_000, isOnlyNonRefundable: true }),
    ...trainPlaces(5, 8, { price: 410_050 }),
  ],
  tariffs: [...trainCar().tariffs, { type: 'pupil', percent: 50, isOnlyNonRefundable: true }],
  wholeCompartments: [KUPEK, SINGLE],
});

describe('priceOfOrders', () => {
  const kept = { isRefundable: false };
  it.each<[string, TrainOrders, RailPerson[], number | null]>([
    ['nothing chosen', trainOrders([null]), [MAN], 0],
    ['one adult', trainOrders([1]), [MAN], 520_000],
    ['two adults', trainOrders([1, 2]), [MAN, WOMAN], 950_000],
    ['one of two has a place', trainOrders([1, null]), [MAN, WOMAN], 520_000],
    ['a child pays a part', trainOrders([1, 2]), [MAN, BOY_8], 520_000 + 150_500],
    ['parts are rounded to the hundredth', trainOrders([5, 6]), [MAN, BOY_8], 410_050 + 143_518],
    ['an infant is free', trainOrders([1, null]), [MAN, BABY], 520_000],
    [
      'a free child is free and has no place',
      trainOrders([], { orders: [seatOrder(0, 1), seatOrder(1, 2, { tariff: 'free_child' })] }),
      [MAN, GIRL_3],
      520_000,
    ],
    ['without a refund', trainOrders([], { orders: [seatOrder(0, 2, kept)] }), [MAN], 350_000],
    ['sold without a refund only', trainOrders([4]), [MAN], 300_000],
    ['no cheaper without a refund', trainOrders([], { orders: [seatOrder(0, 1, kept)] }), [MAN], 520_000],
    [
      'a pupil pays half of the price without a refund',
      trainOrders([], { orders: [seatOrder(0, 2, { tariff: 'pupil' })] }),
      [MAN],
      175_000,
    ],
    ['a tariff that the car lacks', trainOrders([], { orders: [seatOrder(0, 2, { tariff: 'senior' })] }), [MAN], null],
    ['a place that the car lacks', trainOrders([99]), [MAN], null],
    ['a whole compartment for one', trainOrders([5], { reservation: 'kupek' }), [MAN], 900_000],
    ['for two', trainOrders([5, 6], { reservation: 'kupek' }), [MAN, WOMAN], 1_000_000],
    [
      'for three, whatever their tariffs',
      trainOrders([5, 6, 7], { reservation: 'kupek' }),
      [MAN, WOMAN, BOY_8],
      1_100_000,
    ],
    ['for four', trainOrders([5, 6, 7, 8], { reservation: 'kupek' }), [MAN, MAN, MAN, MAN], 1_200_000],
    [
      'a free child is no traveller',
      trainOrders([5, 6, null], { reservation: 'kupek' }),
      [MAN, WOMAN, BABY],
      1_000_000,
    ],
    ['single', trainOrders([1], { reservation: 'single' }), [MAN], 700_000],
    ['a compartment that is not sold whole', trainOrders([1], { reservation: 'kupek' }), [MAN], null],
  ])('%s', (_title, orders, people, price) => expect(priceOfOrders(orders, CAR, railParty(people))).toBe(price));

  it.each([
    ['extra', 23_000, 543_000],
    ['included', null, 520_000],
  ])('bedding that is %s (specification 2 §4)', (_title, beddingPrice, price) => {
    const orders = trainOrders([], { orders: [seatOrder(0, 1, { hasBedding: true })] });
    expect(priceOfOrders(orders, { ...CAR, beddingPrice }, railParty([MAN]))).toBe(price);
  });

  const wishes = (demand: SeatDemands['demand'], lower: number, upper: number) =>
    trainOrders([], { reservation: 'by_demand', demands: { demand, lower, upper } });
  const open: Partial<TrainCar> = {
    type: 'reserved_seat',
    places: [
      trainPlace(1, { price: 500_000 }),
      trainPlace(2, { price: 450_000 }),
      trainPlace(54, { type: 'side_upper', price: 300_000 }),
    ],
  };
  it.each<[string, TrainOrders, Partial<TrainCar>, RailPerson[], number | null]>([
    ['the cheapest places', wishes('no_matter', 0, 0), {}, [MAN, WOMAN], 300_000 + 410_050],
    ['a lower place', wishes('no_matter', 1, 0), {}, [MAN], 410_050],
    ['too many lower places', wishes('no_matter', 4, 0), {}, [MAN, MAN, MAN, MAN], null],
    ['in one compartment', wishes('in_one_compartment', 0, 0), {}, [MAN, MAN], 300_000 + 430_000],
    ['in one compartment for four', wishes('in_one_compartment', 0, 0), {}, [MAN, MAN, MAN, MAN], 4 * 410_050],
    ['more than a compartment has', wishes('in_one_compartment', 0, 0), {}, [MAN, MAN, MAN, MAN, MAN], null],
    ['a side place', wishes('no_matter', 0, 0), open, [MAN], 300_000],
    ['no side place', wishes('not_side', 0, 0), open, [MAN], 450_000],
    ['an infant needs none', wishes('no_matter', 0, 0), open, [MAN, BABY], 300_000],
    ['no wishes', trainOrders([], { reservation: 'by_demand' }), open, [MAN], 300_000],
    [
      'places that are only sold at once',
      wishes('no_matter', 0, 0),
      { wholeCompartments: [{ ...SINGLE, reservationType: 'two_places_at_once', seats: [4, 2] }] },
      [MAN],
      410_050,
    ],
    ['no places', wishes('no_matter', 0, 0), { places: [] }, [MAN], null],
  ])('by wishes: %s', (_title, orders, car, people, price) =>
    expect(priceOfOrders(orders, { ...CAR, ...car }, railParty(people))).toBe(price),
  );
});

describe('prices of the list', () => {
  it.each([
    [410_050, 35, 143_518],
    [298_100, 50, 149_100],
    [101, 50, 51],
    [99_900, 0, 0],
  ])('%i at %i per cent: %i', (price, percent, expected) => expect(tariffPrice(price, percent)).toBe(expected));

  it.each([
    ['one traveller', 1, 900_000],
    ['two', 2, 1_000_000],
    ['a full party', 4, 1_200_000],
    ['more than places', 6, 1_200_000],
    ['nobody', 0, 900_000],
  ])('a whole compartment for %s', (_title, travellers, expected) =>
    expect(compartmentPrice(KUPEK, travellers)).toBe(expected),
  );
  it('are whole units between whole units', () => {
    expect(compartmentPrice({ seats: [1, 2, 3, 4], price: { min: 100_000, max: 110_000 } }, 2)).toBe(103_300);
    expect(compartmentPrice({ seats: [1, 2, 3, 4], price: { min: 100_000, max: 110_001 } }, 2)).toBe(103_334);
    expect(compartmentPrice({ seats: [1], price: { min: 100, max: 200 } }, 1)).toBe(100);
  });
});
