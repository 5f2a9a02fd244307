import { expect, it } from 'vitest';
import type { Car } from '../../search/cars/car';
import { compartmentBerths, openBerths } from '../../search/cars/berths';
import { seatRows, fastSeat } from '../../search/cars/seats';
import { assign } from './allocation';
import type { CarNow } from './stock';

/** Returns a car with these free places. */
function car(number: string, free: number[], more: Partial<Car> = {}): CarNow {
  return {
    number,
    type: 'compartment',
    kind: 'coupe',
    serviceClass: '2K',
    isTwoStorey: false,
    services: [],
    isChildTariffAllowed: true,
    isBeddingOptional: false,
    hasElectronicRegistration: true,
    hasGenderCompartments: false,
    hasPlaceNumbers: true,
    whole: null,
    places: compartmentBerths(),
    ...more,
    free: new Set(free),
    held: new Set(),
    genderOf: () => 'no_matter',
  };
}

const PAPER = { hasElectronicRegistration: false };
const places = (cars: CarNow[], count: number) =>
  assign(cars, count)?.map((one) => `${one.car.number}: ${one.places.map(({ number }) => number).join(' ')}`);

it.each<[string, CarNow[], number, string[]]>([
  ['a car with electronic registration before the others', [car('06', [1, 2], PAPER), car('07', [36])], 1, ['07: 36']],
  ['no place by the toilet while another is free', [car('07', [18, 33, 35])], 1, ['07: 18']],
  ['the place by the toilet when it is the last one', [car('07', [36])], 1, ['07: 36']],
  ['no place at the side', [car('01', [19, 38, 45], { places: openBerths() })], 1, ['01: 19']],
  [
    'no place for certain passengers',
    [
      car('01', [1, 9], {
        places: seatRows(6, [2, 2], fastSeat).map((one) =>
          one.number === 1 ? { ...one, type: 'mother_and_baby' } : one,
        ),
      }),
    ],
    1,
    ['01: 9'],
  ],
  ['one compartment for all', [car('07', [1, 7, 9, 10, 34, 36])], 2, ['07: 9 10']],
  ['good places apart before bad ones together', [car('07', [1, 9, 33, 35])], 2, ['07: 1 9']],
  [
    'several cars before a paper ticket',
    [car('05', [1, 2], PAPER), car('07', [3]), car('08', [9])],
    2,
    ['07: 3', '08: 9'],
  ],
  ['a paper ticket when nothing else is left for all', [car('05', [1, 2], PAPER), car('07', [9])], 2, ['05: 1 2']],
])('assigns %s', (_title, cars, count, expected) => expect(places(cars, count)).toEqual(expected));

it('finds places that were given back when all are sold, and none where all are held', () => {
  const soldOut = car('07', []);
  expect(places([soldOut], 1)).toEqual(['07: 1']);
  expect(assign([{ ...soldOut, held: new Set(soldOut.places.map(({ number }) => number)) }], 1)).toBeNull();
});
