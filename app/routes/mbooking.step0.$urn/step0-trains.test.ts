import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import { getTranslator } from '~/i18n/translator.server';
import type { SearchFareAnswerWire } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { fareTable } from './fares.server';
import { trainClasses } from './train-classes.server';
import type { CarsOfTrains } from './train-cars.server';
import { withTrainRefunds } from './train-refunds.server';
import { trainRows } from './train-rows.server';
import { quoteOf } from './testing/quote';

const WORDS = {
  market: poputny(),
  t: getTranslator('ru', 'booking'),
  tSearch: getTranslator('ru', 'search'),
  tTrains: getTranslator('ru', 'trains'),
};

const [FLIGHT] = quoteOf().segments;
const wireOf = (index: number, kind: string | null): SearchFareAnswerWire['segments'][number] => ({
  id: `0:${index}`,
  record_index: 0,
  trip_index: 0,
  segment_index: index,
  departure_code: FLIGHT!.departure,
  arrival_code: FLIGHT!.arrival,
  departure_time: '2031-05-04 06:05',
  arrival_time: '2031-05-04 09:20',
  departure_time_zone: 'Europe/Moscow',
  arrival_time_zone: 'Europe/Moscow',
  flight_time_mins: 195,
  marketing_carrier: 'RZD',
  marketing_flight_number: '002',
  transport_kind: kind,
  train_car_kinds: ['platzkart', 'coupe'],
});
const fare = (key: string, car_kind: string | null): SearchFareAnswerWire['fare_variants'][number] => ({
  key,
  name: key,
  car_kind,
  fare_prices: { adult: 300_000 },
  baggages: [],
  options: [],
});
const KINDS = { coupe: { name: 'Coupe' }, platzkart: { name: 'Platzkart' } };
const quote = (segments: (string | null)[] = ['train']) =>
  quoteOf({
    segments: segments.map((kind, index) => wireOf(index, kind)),
    fare_variants: [fare('platzkart', 'platzkart'), fare('coupe', 'coupe')],
    train_car_kinds: KINDS,
  });
const carsOf = (...trains: TrainCar[][]): CarsOfTrains =>
  new Map(
    trains.map((cars, segmentIndex) => [segmentIndex, { segmentIndex, currency: 'RUB', cars, farePrices: undefined }]),
  );

const PLATZ = trainCar({
  number: '01',
  type: 'reserved_seat',
  kind: 'platzkart',
  serviceClass: '3B',
  services: ['air_conditioning'],
  beddingPrice: 23_000,
  isChildTariffAllowed: false,
  hasElectronicRegistration: false,
  places: [trainPlace(1), trainPlace(2), trainPlace(4), trainPlace(3, { isFree: false })],
});
const COUPE = trainCar({ serviceClass: '2K', services: ['bedclothes', 'air_conditioning', 'bio_toilet'] });
const MEAL = trainCar({
  number: '08',
  serviceClass: '2E',
  serviceClassName: 'Meals',
  services: ['bedclothes', 'air_conditioning', 'meal'],
  isChildTariffAllowed: false,
  hasElectronicRegistration: false,
  places: trainPlaces(1, 4, { price: 520_000, nonRefundablePrice: 420_000 }),
});

const cellsOf = (cars: CarsOfTrains, kind: string, of = quote()) =>
  trainRows(of, cars, WORDS)
    .find((row) => row.kind === kind)
    ?.cells.map(({ text, state }) => `${text.replace(/\u00a0/g, ' ')} ${state}`);

describe('kinds of cars are compared', () => {
  const cars = carsOf([PLATZ, COUPE, MEAL]);

  it.each([
    ['amenities', ['кондиционер yes', 'кондиционер yes']],
    ['bedding', ['по желанию, 230 ₽ fee', 'включено yes']],
    ['places', ['3: нижних 1, верхних 2 fact', '40: нижних 20, верхних 20 fact']],
    ['childTariff', ['нет no', 'не во всех вагонах unknown']],
    ['registration', ['бумажный билет из кассы fee', 'есть, кроме ваг. 08 yes']],
  ])('by %s', (kind, expected) => expect(cellsOf(cars, kind)).toEqual(expected));

  it('without a row for bedding where there are only seats, and without tiers', () => {
    const seats = trainCar({ type: 'sedentary', kind: 'coupe', places: [trainPlace(1, { type: 'window' })] });
    expect(cellsOf(carsOf([seats]), 'bedding')).toBeUndefined();
    expect(cellsOf(carsOf([seats]), 'places')).toEqual(['уточняется unknown', '1 fact']);
  });

  it('by what all trains of the journey have, and the fewest places', () => {
    const both = carsOf([PLATZ, COUPE], [PLATZ, MEAL]);
    expect(cellsOf(both, 'amenities', quote(['train', 'train']))?.[1]).toBe('кондиционер yes');
    expect(cellsOf(both, 'places', quote(['train', 'train']))?.[1]).toBe('4: нижних 2, верхних 2 fact');
  });

  it('promise nothing while the cars of one train are unknown', () => {
    expect(trainRows(quote(['train', 'train']), carsOf([PLATZ, COUPE]), WORDS)).toEqual([]);
    expect(trainRows(quote(), new Map(), WORDS)).toEqual([]);
  });

  it('leave out cars that are sold out', () => {
    const soldOut = { ...MEAL, places: trainPlaces(1, 4, { isFree: false }) };
    expect(cellsOf(carsOf([PLATZ, COUPE, soldOut]), 'registration')?.[1]).toBe('есть yes');
  });
});

it('the facts that a traveller asks for first stand first', () => {
  const { rows, common, isByTrain } = fareTable(quote(), quote().fareVariants[0]!, carsOf([PLATZ, COUPE, MEAL]), WORDS);
  const kinds = [...rows, ...common].map(({ kind }) => kind);
  expect(isByTrain).toBe(true);
  expect(rows[0]?.kind).toBe('places');
  expect(new Set(kinds).size).toBe(kinds.length);
});

describe('refunds by train', () => {
  const FEE = { text: 'fee', state: 'fee' } as const;
  const REFUND = { kind: 'refund', label: 'R', cells: [FEE, FEE] } as const;
  const fee = { percent: 3.5, least: 20_000, most: 50_000 };
  const rowsOf = (of: ReturnType<typeof quote>, cars: CarsOfTrains) =>
    withTrainRefunds([{ ...REFUND, cells: [...REFUND.cells] }], of, cars, WORDS).map(({ kind, cells }) => [
      kind,
      ...cells.map(({ text }) => text.replace(/\u00a0/g, ' ')),
    ]);

  it.each([
    [300_000, 'сбор от 200 ₽ и сбор дороги'],
    [1_000_000, 'сбор от 350 ₽ и сбор дороги'],
    [9_000_000, 'сбор от 500 ₽ и сбор дороги'],
  ])('of %i cost at least our fee within its limits', (price, text) => {
    const of = { ...quote(), railRefundFee: fee, totalPrice: price };
    expect(rowsOf(of, new Map())).toEqual([['refund', text, 'сбор от 200 ₽ и сбор дороги']]);
  });

  it('are compared with places that are cheaper without one', () => {
    expect(rowsOf(quote(), carsOf([PLATZ, COUPE, MEAL]))).toEqual([
      ['refund', 'fee', 'fee'],
      ['noRefund', 'нет', 'от 4 200 ₽'],
    ]);
    const both = carsOf([PLATZ, MEAL], [PLATZ, COUPE]);
    expect(rowsOf(quote(['train', 'train']), both)[1], 'one train sells none').toEqual([
      'noRefund',
      'нет',
      'от 8 200 ₽',
    ]);
    expect(rowsOf(quote(), carsOf([PLATZ, COUPE]))).toEqual([['refund', 'fee', 'fee']]);
  });
});

describe('service classes', () => {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');

  it('say what they include, their terms, their places and the lowest price', () => {
    const [train] = trainClasses(quote(), carsOf([PLATZ, COUPE, MEAL]), WORDS);
    expect(train?.route).toBeNull();
    expect(train?.kinds.map(({ name, classes }) => [name, classes.map(({ title }) => title)])).toEqual([
      ['Platzkart', ['3B']],
      ['Coupe', ['2K', '2E · Meals']],
    ]);
    const meal = train!.kinds[1]!.classes[1]!;
    expect([meal.price, meal.places, ...meal.lines].map(plain)).toEqual([
      'от 5 200 ₽',
      '4 места: нижних 2, верхних 2',
      'Бельё, питание, кондиционер',
      'С возвратом · без возврата от 4 200 ₽ · Детского тарифа нет · Бумажный билет из кассы: ваг. 08',
    ]);
    const open = train!.kinds[0]!.classes[0]!;
    expect(plain(open.lines.join(' · '))).toBe(
      'Кондиционер · Бельё по желанию, 230 ₽ · С возвратом · Детского тарифа нет · Бумажный билет из кассы: ваг. 01',
    );
  });

  it('are told for the train of a journey with a flight, by its route', () => {
    const mixed = trainClasses(quote(['train', 'airplane']), carsOf([COUPE]), WORDS);
    expect(mixed.map(({ route }) => route)).toEqual(['Шереметьево – Сочи']);
  });

  it('that are only sold without a refund say so', () => {
    const places = trainPlaces(1, 2, { isOnlyNonRefundable: true, nonRefundablePrice: 400_000 });
    const [train] = trainClasses(quote(), carsOf([{ ...COUPE, places }]), WORDS);
    expect(train!.kinds[0]!.classes[0]!.lines[1]).toBe('Без возврата · Посадка по документу');
  });

  it('are left out while nothing is known or free', () => {
    expect(trainClasses(quote(), new Map(), WORDS)).toEqual([]);
    const soldOut = { ...COUPE, places: trainPlaces(1, 4, { isFree: false }) };
    expect(trainClasses(quote(), carsOf([soldOut]), WORDS)).toEqual([]);
  });
});
