/** Railways, their lines, and their cars. */
import { readRows } from './data-files';
import { places, type City, type Names, type Station } from './places';

export type Railway = {
  /** Three letters, so it never equals an airline's code. */
  code: string;
  names: Names;
  /** The railway of Russia: `rzd` on the wire. */
  isRzd: boolean;
};

/** Kinds of cars in order of comfort within a train (specification 2 §3). */
export type CarKind = 'seat' | 'platzkart' | 'coupe' | 'lux' | 'second' | 'first' | 'couchette' | 'sleeper';

/** Properties that trains of a class share. */
export type TrainClass = {
  /** Speed along the great circle, stops included. */
  speedKmh: number;
  /** Range of departures from the first station, in minutes after midnight. */
  window: readonly [first: number, last: number];
  cars: readonly CarKind[];
  /** Cars on broad gauge, where they differ. */
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
  hotel: { speedKmh: 78, window: [1380, 1435], cars: ['coupe', 'lux'], priceFactor: 1.3 },
  intercity: { speedKmh: 88, window: [350, 1230], cars: ['second', 'first'], priceFactor: 1 },
  nightjet: { speedKmh: 72, window: [1140, 1390], cars: ['second', 'couchette', 'sleeper'], priceFactor: 0.9 },
} as const satisfies Record<string, TrainClass>;

/** Properties that all trains of a row of a table share. */
export type TrainService = {
  railway: Railway;
  /** The letter after the number: "А"; blank where trains have none. */
  letter: string;
  class: TrainClass;
  /** True on the rails of the former Soviet Union, which have their own tariffs and baggage rules. */
  isBroadGauge: boolean;
  /** Name of the train or brand; null without one. */
  name: string | null;
  /** Some Russian trains have double-decker cars: compartments or seats, never an open sleeper. */
  isDoubleDecker: boolean;
};

/** A train's way, in both directions. */
export type TrainLine = TrainService & {
  /** First train number: each departure of a day has two, out and back. */
  firstNumber: number;
  /** Trains a week in each direction. */
  weekly: number;
  /** Stops in order, at least two, in different cities. */
  stops: Station[];
};

/** The position of a city on a line. */
export type LineStop = { line: TrainLine; place: number };

type Railways = { lines: TrainLine[]; stopsOf: Map<City, LineStop[]> };

const DOUBLE_DECKERS = new Set(['Премиум', 'Воронеж']);

let loaded: Railways | null = null;

/** Returns the lines that stop in a city, with its position on them. */
export function lineStopsOf(city: City): LineStop[] {
  loaded ??= load();
  return loaded.stopsOf.get(city) ?? [];
}

/** Returns all lines, in the order of the table. */
export function trainLines(): TrainLine[] {
  loaded ??= load();
  return loaded.lines;
}

function load(): Railways {
  const lines = readRows('train-lines.tsv').map(lineOf);
  const stopsOf = new Map<City, LineStop[]>();
  for (const line of lines) {
    line.stops.forEach(({ city }, place) => {
      stopsOf.set(city, [...(stopsOf.get(city) ?? []), { line, place }]);
    });
  }
  return { lines, stopsOf };
}

function lineOf(row: string[]): TrainLine {
  const [carrier = '', number, letter = '', className = '', weekly, stops = '', name = ''] = row;
  return {
    ...serviceOf({ carrier, letter, className, name }),
    firstNumber: Number(number),
    weekly: Number(weekly),
    stops: stops.split(' ').map(stationOf),
  };
}

let railways: Map<string, Railway> | null = null;

/** Reads the cells that describe a service. @throws Error for an unknown railway or class */
export function serviceOf(cells: { carrier: string; letter: string; className: string; name: string }): TrainService {
  const { carrier, letter, className, name } = cells;
  railways ??= loadRailways();
  const railway = railways.get(carrier);
  if (!railway || !(className in CLASSES)) throw new Error(`train ${Object.values(cells).join(' ')}`);
  return {
    railway,
    letter,
    class: CLASSES[className as keyof typeof CLASSES],
    isBroadGauge: letter !== '',
    name: name || null,
    isDoubleDecker: DOUBLE_DECKERS.has(name),
  };
}

function loadRailways(): Map<string, Railway> {
  return new Map(
    readRows('railways.tsv').map(([code = '', en = '', ru = '', rzd]): [string, Railway] => [
      code,
      { code, names: ru ? { en, ru } : { en }, isRzd: rzd === '1' },
    ]),
  );
}

/**
 * Reads a stop: "MOW:2000003", or a city alone for its main station.
 * @throws Error for an unknown station, or one of another city
 */
export function stationOf(stop: string): Station {
  const [cityCode = '', code] = stop.split(':');
  const { city, station } = places();
  const match = code ? station.get(code) : city.get(cityCode)?.stations[0];
  if (match?.city.code !== cityCode) throw new Error(`no station ${stop}`);
  return match;
}

/** Returns the cars of a service, the cheapest first. */
export function carsOf({
  class: { cars, broadGaugeCars },
  isBroadGauge,
  isDoubleDecker,
}: TrainService): readonly CarKind[] {
  const kinds = (isBroadGauge ? broadGaugeCars : undefined) ?? cars;
  return isDoubleDecker ? kinds.filter((kind) => kind !== 'platzkart') : kinds;
}
