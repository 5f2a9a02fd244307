import { describe, expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import { getTranslator } from '~/i18n/translator.server';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { carId, carPicker, pickCar } from './car-picker.server';

const t = getTranslator('en', 'trains');
const market = fairwind({ country: 'GB', currency: 'RUB' });
const NOTHING = { car: null, kind: null, chosen: null, booked: null };

/** A car with so many free places at a price, in roubles. */
function carWith(number: string, free: number, price: number, more: Partial<TrainCar> = {}): TrainCar {
  const places = trainPlaces(1, 36, { price: price * 100 }).map((one) => ({ ...one, isFree: one.seat <= free }));
  return trainCar({ number, places, ...more });
}

const words = (cars: TrainCar[], current = cars[0]!, travellers = 1) => {
  const picker = carPicker(cars, { current, travellers }, (query) => new URLSearchParams(query).toString(), {
    market,
    t,
    booking: { carKinds: {} },
    currency: 'RUB',
  });
  const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;
  const named = (links: typeof picker.cars) =>
    links.map(({ title, free, price, path }) => [title, free, plain(price), path]);
  return { kinds: named(picker.kinds), classes: named(picker.classes), cars: named(picker.cars) };
};

describe('the car that opens first', () => {
  const [full, cheap, dear, two] = [
    carWith('01', 0, 900),
    carWith('02', 3, 1000),
    carWith('03', 9, 1200),
    carWith('04', 5, 1000),
  ];
  it.each<[string, TrainCar[], number, string]>([
    ['the cheapest where one finds a place, whose price is that of the fare', [full, dear, cheap], 1, '02'],
    [
      'of equal prices one of the class with most places',
      [{ ...two, serviceClass: '2K' }, cheap, { ...cheap, number: '05' }, carWith('06', 4, 1000)],
      1,
      '06',
    ],
    ['of one class and one price the emptiest', [cheap, two], 1, '04'],
    ['one of the cheapest kind', [carWith('05', 20, 2000, { kind: 'first' }), cheap], 1, '02'],
    ['one where the document is enough', [{ ...dear, hasElectronicRegistration: false }, two], 1, '04'],
    ['one where everybody finds a place, though it is dearer', [cheap, dear], 4, '03'],
    ['the one with most places for a party that fits nowhere', [cheap, dear], 20, '03'],
    ['the first of equal ones', [cheap, { ...cheap, number: '05' }], 1, '02'],
  ])('is %s', (_title, cars, travellers, number) => {
    expect(pickCar(cars, NOTHING, travellers)?.number).toBe(number);
  });

  it.each<[string, Partial<typeof NOTHING>, string]>([
    ['an asked car', { car: '01-2Ф' } as object, '01'],
    ['the best of an asked kind', { kind: 'lux' } as object, '07'],
    ['the car of the choice', { chosen: '03-2Ф', booked: 'lux' } as object, '03'],
    ['the best of the booked kind', { booked: 'lux' } as object, '07'],
    ['any car, where nothing is like what is asked', { car: 'x', kind: 'y', booked: 'z' } as object, '02'],
  ])('wins: %s', (_title, wanted, number) => {
    const cars = [full, cheap, dear, carWith('06', 1, 5000, { kind: 'lux' }), carWith('07', 2, 4000, { kind: 'lux' })];
    expect(pickCar(cars, { ...NOTHING, ...wanted }, 1)?.number).toBe(number);
  });

  it('is none without cars', () => expect(pickCar([], NOTHING, 1)).toBeNull());
});

describe('the links to cars', () => {
  it('tell free places by tier and the lowest price of each car', () => {
    const cars = [carWith('01', 3, 1000), carWith('02', 0, 900)];
    const first = ['Coach 01', 'lower 2 · upper 1', 'from ₽1,000', 'car=01-2%D0%A4'];
    expect(words(cars).cars, 'a car without places is not offered').toEqual([first]);
    expect(words(cars, cars[1]).cars, 'but for the current one').toEqual([
      first,
      ['Coach 02', '0 places free', null, 'car=02-2%D0%A4'],
    ]);
  });

  it('name paper tickets where every car of the group asks for one', () => {
    const paper = carWith('02', 2, 1000, { hasElectronicRegistration: false });
    const { cars, classes } = carPicker([carWith('01', 3, 1000), paper], { current: paper, travellers: 1 }, () => '/', {
      market,
      t,
      booking: { carKinds: {} },
      currency: 'RUB',
    });
    expect(cars.map(({ badge }) => badge)).toEqual([null, 'Paper ticket needed']);
    expect(classes.map(({ badge }) => badge)).toEqual([null]);
  });

  it('count seats without tiers', () => {
    const car = carWith('01', 2, 1000, { type: 'sedentary' });
    car.places = car.places.map((place) => ({ ...place, type: 'usual' }));
    expect(words([car]).cars[0]?.[1]).toBe('2 places free');
  });

  it('lead to the best car of a class and sum up its places', () => {
    const [a, b] = [carWith('01', 1, 1000), carWith('02', 2, 900)];
    const c = carWith('03', 4, 2000, { serviceClass: '2T' });
    expect(words([a, b, c]).classes).toEqual([
      ['2F', '3 places free', 'from ₽900', `car=${encodeURIComponent(carId(b))}`],
      ['2T', '4 places free', 'from ₽2,000', 'car=03-2T'],
    ]);
  });

  it('leave out accessible places, and price those sold together by their compartment', () => {
    const car = trainCar({
      type: 'soft',
      places: [trainPlace(1, { price: 100_000 }), trainPlace(2), trainPlace(3, { type: 'invalids_lower', price: 1 })],
      wholeCompartments: [
        { reservationType: 'two_places_at_once', seats: [1, 2], price: { min: 700_000, max: 800_000 } },
      ],
    });
    car.places = car.places.filter(({ seat }) => seat !== 3);
    const withAccessible = { ...car, places: [...car.places, trainPlace(3, { type: 'invalids_lower', price: 1 })] };
    expect(words([car]).kinds[0]?.[2]).toBe('from ₽7,000');
    expect(words([withAccessible], withAccessible, 2).kinds[0]?.slice(1, 3)).toEqual(['2 places free', 'from ₽8,000']);
  });
});
