/** Who runs trains, along which lines, in what cars. */
import { readRows } from './data-files';
import { places, type City, type Names, type Station } from './places';

export type Railway = {
  /** Three letters, so that no airline has the same. */
  code: string;
  names: Names;
  /** The railway of Russia: `rzd` on the wire. */
  isRzd: boolean;
};

/** Kinds of cars in the order of comfort within a train (specification 2 §3). */
export type CarKind = 'seat' | 'platzkart' | 'coupe' | 'lux' | 'second' | 'first' | 'couchette' | 'sleeper';

/** What trains of a class have in common. */
export type TrainClass = {
  /** Along the great circle, stops included. */
  speedKmh: number;
  /** Minutes after midnight between which trains leave their first station. */
  window: readonly [first: number, last: number];
  cars: readonly CarKind[];
  /** The same on broad gauge, where they differ. */
  broadGaugeCars?: readonly CarKind[];
  priceFactor: number;
};

const CLASSES = {
  express: {
    speedKmh: 158,
    window: [345, 1260],
    cars: ['second', 'first'],
    broadGaugeCars: ['seat', 'first'],
    priceFactor: 1.45,
  },
  swift: { speedKmh: 84, window: [360, 1230], cars: ['seat'], priceFactor: 1.15 },
  day: { speedKmh: 66, window: [400, 1080], cars: ['seat', 'coupe'], priceFactor: 1 },
  night: { speedKmh: 61, window: [990, 1435], cars: ['platzkart', 'coupe', 'lux'], priceFactor: 1 },
  intercity: { speedKmh: 88, window: [350, 1230], cars: ['second', 'first'], priceFactor: 1 },
  nightjet: { speedKmh: 72, window: [1140, 1390], cars: ['second', 'couchette', 'sleeper'], priceFactor: 0.9 },
} as const satisfies Record<string, TrainClass>;

/** A train's way, in both directions. */
export type TrainLine = {
  railway: Railway;
  /** Each departure of a day has two numbers from here on: out and back. */
  firstNumber: number;
  /** The letter behind the number: "А"; blank where trains have none. */
  letter: string;
  class: TrainClass;
  /** Trains a week in each direction. */
  weekly: number;
  /** On the rails of the former Soviet Union, where tariffs and bags have rules of their own. */
  isBroadGauge: boolean;
  /** In order, at least two, of different cities. */
  stops: Station[];
  /** The train's or the brand's own name; null when it has none. */
  name: string | null;
  /** Night trains have cars on two floors on a few lines. */
  isDoubleDecker: boolean;
};

/** Where a city lies on a line. */
export type LineStop = { line: TrainLine; place: number };

type Railways = { lines: TrainLine[]; stopsOf: Map<City, LineStop[]> };

const DOUBLE_DECKERS = new Set(['Премиум', 'Воронеж']);

let loaded: Railways | null = null;

/** Lines that stop in a city, with its place on them. */
export function lineStopsOf(city: City): LineStop[] {
  loaded ??= load();
  return loaded.stopsOf.get(city) ?? [];
}

/** All lines, in the order of the table. */
export function trainLines(): TrainLine[] {
  loaded ??= load();
  return loaded.lines;
}

function load(): Railways {
  const railways = new Map(
    readRows('railways.tsv').map(([code = '', en = '', ru = '', rzd]): [string, Railway] => [
      code,
      { code, names: ru ? { en, ru } : { en }, isRzd: rzd === '1' },
    ]),
  );
  const lines = readRows('train-lines.tsv').map((row) => lineOf(row, railways));
  const stopsOf = new Map<City, LineStop[]>();
  for (const line of lines) {
    line.stops.forEach(({ city }, place) => {
      stopsOf.set(city, [...(stopsOf.get(city) ?? []), { line, place }]);
    });
  }
  return { lines, stopsOf };
}

function lineOf(row: string[], railways: Map<string, Railway>): TrainLine {
  const [carrier = '', number, letter = '', className = '', weekly, stops = '', name = ''] = row;
  const railway = railways.get(carrier);
  if (!railway || !(className in CLASSES)) throw new Error(`train line ${row.join(' ')}`);
  return {
    railway,
    firstNumber: Number(number),
    letter,
    isBroadGauge: letter !== '',
    class: CLASSES[className as keyof typeof CLASSES],
    weekly: Number(weekly),
    stops: stops.split(' ').map(stationOf),
    name: name || null,
    isDoubleDecker: DOUBLE_DECKERS.has(name),
  };
}

/** "MOW:2000003", or a city alone for its main station. */
function stationOf(stop: string): Station {
  const [cityCode = '', code] = stop.split(':');
  const { city, station } = places();
  const found = code ? station.get(code) : city.get(cityCode)?.stations[0];
  if (found?.city.code !== cityCode) throw new Error(`no station ${stop}`);
  return found;
}

/** Cars of a line's trains, the cheapest first. */
export function carsOf({ class: { cars, broadGaugeCars }, isBroadGauge }: TrainLine): readonly CarKind[] {
  return isBroadGauge && broadGaugeCars ? broadGaugeCars : cars;
}
