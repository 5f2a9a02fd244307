import { describe, expect, it } from 'vitest';
import type { CarKind } from '../../world/railways';
import { compartmentBerths, openBerths, twoBerths, twoStoreyBerths } from './berths';
import { tierOf, type Car } from './car';
import { gappedSeats, plainSeat, seatRows, twoStoreySeats } from './seats';
import { stockedCars } from './sold-before';
import { carsOfTrain, type CarsTrain } from './train-cars';

const numbersOf = (places: { number: number }[]) => places.map(({ number }) => number);

function train(kinds: CarKind[], changes: Partial<CarsTrain> = {}, name = 'RZD002А@2031-06-04/1-2'): CarsTrain {
  return {
    run: { train: name, from: 0, to: 640 },
    carKinds: kinds,
    isRzd: true,
    isBroadGauge: true,
    isDoubleDecker: false,
    ...changes,
  };
}

const NIGHT: CarKind[] = ['platzkart', 'coupe', 'lux'];
const TRAINS: [string, CarsTrain][] = [
  ['a night train', train(NIGHT)],
  ['a hotel on rails', train(['coupe', 'lux'])],
  ['a two-storey train', train(NIGHT, { isDoubleDecker: true })],
  ['a day train', train(['seat', 'coupe'])],
  ['a two-storey day train', train(['seat'], { isDoubleDecker: true })],
  ['a fast train', train(['seat', 'first'])],
  ['a train abroad', train(['second', 'first'], { isRzd: false, isBroadGauge: false })],
  ['a night train abroad', train(['second', 'couchette', 'sleeper'], { isRzd: false, isBroadGauge: false })],
];

describe('places of a car', () => {
  it('compartments have four places each, the lower ones odd', () => {
    const berths = compartmentBerths();
    expect(numbersOf(berths)).toEqual(Array.from({ length: 36 }, (_, place) => place + 1));
    for (const berth of berths) {
      expect(tierOf(berth)).toBe(berth.number % 2 === 1 ? 'lower' : 'upper');
      expect(berth.compartment).toBe(Math.ceil(berth.number / 4));
    }
  });

  it('an open sleeper has 54 places, and 37 and 38 beside the last bay', () => {
    const berths = openBerths();
    expect(numbersOf(berths)).toEqual(Array.from({ length: 54 }, (_, place) => place + 1));
    const bayOf = (wanted: number) => berths.find(({ number }) => number === wanted)?.compartment;
    expect([1, 33, 37, 38, 39, 40, 53, 54].map(bayOf)).toEqual([1, 9, 9, 9, 8, 8, 1, 1]);
    expect(berths.find(({ number }) => number === 38)).toMatchObject({ type: 'side_upper_near_restroom', factor: 1 });
  });

  it('the upper storey begins with 81', () => {
    const split = (places: { number: number; storey: string }[]) => {
      const of = (name: string) => numbersOf(places.filter(({ storey }) => storey === name) as { number: number }[]);
      const [first, second] = [of('first'), of('second')];
      return [Math.min(...first), Math.max(...first), Math.min(...second), Math.max(...second)];
    };
    expect(split(twoStoreyBerths())).toEqual([1, 32, 81, 112]);
    expect(split(twoBerths(true))).toEqual([1, 16, 81, 94]);
    expect(split(twoStoreySeats(12, plainSeat))).toEqual([1, 48, 81, 128]);
  });

  it('rows count forth on one side and back on the other, odd at the windows', () => {
    const seats = seatRows(14, [2, 2], plainSeat);
    expect(seats).toHaveLength(56);
    const at = (wanted: number) => seats.find(({ number }) => number === wanted);
    expect(at(1)).toMatchObject({ row: 0, column: 0 });
    expect(at(28)).toMatchObject({ row: 13, column: 1 });
    expect(at(29)).toMatchObject({ row: 13, column: 4 });
    expect(at(56)).toMatchObject({ row: 0, column: 3 });
    for (const { number, column } of seats) expect(column === 0 || column === 4).toBe(number % 2 === 1);
  });

  it('the numbers of a first class car have gaps', () => {
    const numbers = numbersOf(gappedSeats());
    expect(numbers).toHaveLength(19);
    for (const gap of [2, 4, 8, 12, 16, 20, 24]) expect(numbers).not.toContain(gap);
  });
});

describe.each(TRAINS)('the cars of %s', (_, one) => {
  const cars = carsOfTrain(one);
  const kindOf = (kind: CarKind) => cars.filter((car) => car.kind === kind);

  it('are of all kinds that are sold, and always the same', () => {
    for (const kind of one.carKinds) expect(kindOf(kind).length).toBeGreaterThan(0);
    expect(carsOfTrain(one)).toEqual(cars);
  });

  it('do not depend on the day', () => {
    const other = { ...one, run: { ...one.run, train: one.run.train.replace('06-04', '07-19') } };
    expect(carsOfTrain(other)).toEqual(cars);
  });

  it('never have a number of a place twice', () => {
    for (const number of new Set(cars.map((car) => car.number))) {
      const places = cars.filter((car) => car.number === number).flatMap((car) => numbersOf(car.places));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('keep one place of the cheapest for the last, and have no cheaper one', () => {
    for (const kind of one.carKinds) {
      const [few] = stockedOf(one, 1, kind);
      expect(few).toEqual([1]);
      expect(Math.min(...kindOf(kind).flatMap(({ places }) => places.map(({ factor }) => factor)))).toBe(1);
    }
  });

  it('have as many places left as are on sale', () => {
    for (const kind of one.carKinds) {
      const room = kindOf(kind).reduce((sum, { places }) => sum + places.length, 0);
      for (const seatsOnSale of [3, 30, 80]) {
        expect(stockedOf(one, seatsOnSale, kind).flat()).toHaveLength(Math.min(room, seatsOnSale));
      }
    }
  });
});

/** Returns the price factors of the places left, by car. */
function stockedOf(one: CarsTrain, seatsOnSale: number, kind: CarKind): number[][] {
  return stockedCars({ train: one, seatsOnSale })
    .filter((car) => car.kind === kind)
    .map(({ places, sold }) => places.filter(({ number }) => !sold.has(number)).map(({ factor }) => factor))
    .filter((factors) => factors.length > 0);
}

describe('cars with compartments', () => {
  const cars = carsOfTrain(train(NIGHT));

  it('are between eight and sixteen in a night train, with a baggage car that carries nobody', () => {
    const trains = Array.from({ length: 20 }, (_, day) => carsOfTrain(train(NIGHT, {}, `RZD${day}А@2031-06-04/1-2`)));
    for (const { length } of trains) expect(length >= 8 && length <= 16).toBe(true);
    const baggage = trains.flat().filter(({ type }) => type === 'baggage');
    expect(baggage.length).toBeGreaterThan(0);
    expect(baggage.every(({ places }) => places.length === 0)).toBe(true);
  });

  it('hide the accessible places of the staff car', () => {
    const isStaffCar = ({ places }: Car) => places.length === 24;
    const staffCar = cars.filter(({ kind }) => kind === 'coupe').find(isStaffCar);
    expect(numbersOf(staffCar?.places ?? [])).toContain(24);
    expect(numbersOf(staffCar?.places ?? [])).not.toContain(25);
  });

  it('have one gender in a compartment where somebody has a place, and none where nobody has', () => {
    for (const { places, sold, genders, hasGenderCompartments } of stockedCars({
      train: train(NIGHT),
      seatsOnSale: 60,
    })) {
      for (const { compartment, number } of hasGenderCompartments ? places : []) {
        if (sold.has(number)) expect(genders.has(compartment ?? 0)).toBe(true);
      }
      if (!hasGenderCompartments) expect(genders.size).toBe(0);
    }
  });

  it('sell lower berths before upper ones, and the middle before the ends', () => {
    const left = Array.from({ length: 10 }, (_, day) => train(['platzkart'], {}, `RZD003А@${day}/1-2`)).flatMap((one) =>
      stockedCars({ train: one, seatsOnSale: 60 }).flatMap(({ places, sold }) =>
        places.filter(({ number }) => !sold.has(number)),
      ),
    );
    const lower = left.filter((place) => tierOf(place) === 'lower').length;
    expect(lower).toBeLessThan(left.length / 2);
    expect(lower).toBeGreaterThan(0);
    const last = left.filter(({ compartment }) => compartment === 9).length;
    expect(last).toBeGreaterThan(left.filter(({ compartment }) => compartment === 5).length);
  });
});
