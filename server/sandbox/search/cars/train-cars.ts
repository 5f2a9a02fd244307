/**
 * The cars of a train: a pure function of the train, so that every answer and every booking sees the same. A train has the
 * same cars every day.
 */
import type { CarKind } from '../../world/railways';
import { share } from '../../world/seeded';
import type { TrainRun } from '../../world/train';
import { berthsByTens, compartmentBerths, openBerths, staffCarBerths, twoBerths, twoStoreyBerths } from './berths';
import type { Car, CarPlace } from './car';
import {
  fastSeat,
  firstSeat,
  gappedSeats,
  meetingSeats,
  plainSeat,
  seatRows,
  sharedSeats,
  twoStoreySeats,
} from './seats';
import { carOfClass } from './service-classes';

/** The facts that decide the cars of a train. */
export type CarsTrain = {
  run: TrainRun;
  /** All its kinds, whatever is searched. */
  carKinds: readonly CarKind[];
  isRzd: boolean;
  isBroadGauge: boolean;
  isDoubleDecker: boolean;
};

/** A car before it gets its number; `surcharge` raises all its prices. */
type Coach = { kind: CarKind; serviceClass: string; places: CarPlace[]; surcharge?: number; isTwoStorey?: boolean };

/**
 * Lists the cars of a train from its head, of all its kinds, and the baggage car of a long way: a search for one cabin sees
 * the same numbers. A car with two service classes comes twice, with the same number.
 */
export function carsOfTrain(train: CarsTrain): Car[] {
  const kinds = train.carKinds;
  const coaches =
    kinds.includes('first') && train.isBroadGauge ? fastTrain(kinds) : kinds.flatMap((kind) => coachesOf(kind, train));
  const numbered = coaches.map((coach, place) => ({ coach, number: numberOf(place, coaches) }));
  const cars = numbered.map(({ coach, number }) => carOf(coach, number, train));
  const hasBaggageCar = kinds.includes('platzkart') && seededShare(train, 'baggage') < 0.7;
  return hasBaggageCar ? [...cars, baggageCar(cars.length + 1)] : cars;
}

/** Two parts of one car follow each other. */
function numberOf(place: number, coaches: readonly Coach[]): string {
  const meetings = coaches.slice(0, place + 1).filter(({ serviceClass }) => serviceClass === MEETING).length;
  return String(place + 1 - meetings).padStart(2, '0');
}

const MEETING = '1Р';

/** Ten cars: first class with a meeting compartment, business, then economy of several classes. */
function fastTrain(kinds: readonly CarKind[]): Coach[] {
  const coach = (serviceClass: string, kind: CarKind, places: CarPlace[], surcharge = 1): Coach => ({
    serviceClass,
    kind,
    places,
    surcharge,
  });
  const all = [
    coach('1В', 'first', gappedSeats(), 1.15),
    coach(MEETING, 'first', meetingSeats(), 1.15),
    coach('1С', 'first', seatRows(13, [2, 1], firstSeat)),
    coach(
      '2С',
      'seat',
      withSpecial(seatRows(15, [2, 2], fastSeat), { 1: 'with_pets', 2: 'with_pets', 3: 'with_pets', 4: 'with_pets' }),
      1.08,
    ),
    coach('2Р', 'seat', seatRows(14, [2, 2], fastSeat)),
    coach(
      '2Е',
      'seat',
      seatRows(10, [2, 2], fastSeat).map((place) => ({ ...place, nonRefundable: 'only' })),
      1.12,
    ),
    ...Array.from({ length: 4 }, () => coach('2С', 'seat', seatRows(16, [2, 2], fastSeat), 1.08)),
    coach(
      '2В',
      'seat',
      withSpecial(seatRows(14, [2, 2], fastSeat), {
        1: 'mother_and_baby',
        2: 'mother_and_baby',
        5: 'with_child',
        6: 'with_child',
        7: 'with_child',
        8: 'with_child',
      }),
      1.2,
    ),
  ];
  return all.filter(({ kind }) => kinds.includes(kind));
}

/** Gives some seats of a car another type. */
function withSpecial(places: CarPlace[], types: Readonly<Record<number, string>>): CarPlace[] {
  return places.map((place) => ({ ...place, type: types[place.number] ?? place.type }));
}

function coachesOf(kind: CarKind, train: CarsTrain): Coach[] {
  const count = (least: number, most: number) =>
    least + Math.floor(seededShare(train, `cars ${kind}`) * (most - least + 1));
  const several = (length: number, make: (place: number) => Omit<Coach, 'kind'>) =>
    Array.from({ length }, (_, place): Coach => ({ kind, ...make(place) }));
  // A train of compartments alone has more of them.
  const isHotel = train.carKinds.includes('lux') && !train.carKinds.includes('platzkart');
  switch (kind) {
    case 'platzkart':
      return several(count(4, 6), (place) => ({
        serviceClass: ['3Б', '3Э', '3Д'][place % 3] ?? '3Б',
        places: openBerths(),
        surcharge: place % 3 === 2 ? 1 : 1.06,
      }));
    case 'coupe':
      return compartmentCars(isHotel ? count(6, 9) : count(3, 5), train, several);
    case 'lux':
      return several(isHotel ? count(2, 3) : count(1, 2), (place) => ({
        serviceClass: ['1Х', '1Б'][place] ?? '1Х',
        places: twoBerths(train.isDoubleDecker),
        isTwoStorey: train.isDoubleDecker,
        surcharge: place === 1 ? 1.25 : 1,
      }));
    case 'seat':
      return seatCars(count(3, 6), train, several);
    case 'second':
      return several(count(3, 6), () => ({ serviceClass: '2', places: seatRows(18, [2, 2], fastSeat) }));
    case 'first':
      return several(count(1, 2), () => ({ serviceClass: '1', places: seatRows(15, [2, 1], firstSeat) }));
    case 'couchette':
      return several(count(1, 3), () => ({
        serviceClass: 'C6',
        places: berthsByTens(['lower', 'lower', 'middle', 'middle', 'upper', 'upper']),
      }));
    case 'sleeper':
      return several(count(1, 2), () => ({ serviceClass: 'WL', places: berthsByTens(['lower', 'middle', 'upper']) }));
  }
}

type Several = (length: number, make: (place: number) => Omit<Coach, 'kind'>) => Coach[];

/** Cars of compartments; the second one is that of the staff. */
function compartmentCars(length: number, train: CarsTrain, several: Several): Coach[] {
  const classes = ['2К', '2Ш', '2Э', '2Т', '2У'];
  return several(length, (place) => ({
    serviceClass: classes[place % classes.length] ?? '2К',
    places: train.isDoubleDecker ? twoStoreyBerths() : place === 1 ? staffCarBerths() : compartmentBerths(),
    isTwoStorey: train.isDoubleDecker,
    surcharge: [1, 1, 1.15, 1.15, 1.04][place % classes.length] ?? 1,
  }));
}

/** Day trains: some have a shared car, which is cheapest. */
function seatCars(length: number, train: CarsTrain, several: Several): Coach[] {
  const hasShared = train.isRzd && train.carKinds.includes('coupe') && seededShare(train, 'shared') < 0.5;
  return several(length, (place) => {
    if (hasShared && place === length - 1) return { serviceClass: '3О', places: sharedSeats() };
    const isImproved = place === 0;
    return {
      serviceClass: isImproved ? '2Ж' : '3С',
      places: train.isDoubleDecker ? twoStoreySeats(12, plainSeat) : seatRows(isImproved ? 13 : 16, [2, 2], plainSeat),
      isTwoStorey: train.isDoubleDecker,
      surcharge: (isImproved ? 1.15 : 1) + (hasShared ? 0.1 : 0),
    };
  });
}

function carOf(
  { kind, serviceClass, places, surcharge = 1, isTwoStorey = false }: Coach,
  number: string,
  train: CarsTrain,
): Car {
  return {
    number,
    kind,
    ...carOfClass(kind, serviceClass, (word) => seededShare(train, `${word} ${number}`)),
    isTwoStorey,
    places: places.map((place) => ({ ...place, factor: place.factor * surcharge })),
  };
}

function baggageCar(number: number): Car {
  return {
    number: String(number).padStart(2, '0'),
    type: 'baggage',
    kind: null,
    serviceClass: '',
    isTwoStorey: false,
    services: [],
    isChildTariffAllowed: false,
    isBeddingOptional: false,
    hasElectronicRegistration: false,
    hasGenderCompartments: false,
    hasPlaceNumbers: false,
    whole: null,
    places: [],
  };
}

function seededShare({ run }: Pick<CarsTrain, 'run'>, word: string): number {
  return share('train cars', run.train.replace(/@[\d-]+/, ''), word);
}
