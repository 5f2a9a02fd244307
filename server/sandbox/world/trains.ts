/**
 * The timetable of trains: a pure function of a line and a date, like that of flights. Nothing is stored; the same
 * train has the same number, times and cars on every machine.
 */
import { kilometres } from './geography';
import type { City, Station } from './places';
import { carsOf, lineStopsOf, type CarKind, type Railway, type TrainLine } from './railways';
import { between, share } from './seeded';
import { dateOfDay, localOf, utcOfLocal } from './time-zones';

const DAY = 1440;
const STOP_MINUTES = 5;
const LONG_STOP_MINUTES = 20;
/** On a train this long or longer, stops on the way are long. */
const LONG_WAY_MINUTES = 480;
/** Days of the longest way, rounded up, to find trains that left days ago. */
const LONGEST_DAYS = 7;

/** The ride of a train between two of its stops on a date. Instants are in minutes since the epoch, UTC. */
export type Train = {
  transport: 'train';
  /** Identifies one physical train and part of its way: RZD103V@2031-05-04/2000003-2064150 (the date of boarding). */
  id: string;
  marketing: Railway;
  operating: Railway;
  /** Train number: "103В", "9571". */
  number: string;
  from: Station;
  to: Station;
  /** The ends of the train's way, beyond the ride. */
  initialStation: Station;
  finalStation: Station;
  departs: number;
  arrives: number;
  km: number;
  cars: readonly CarKind[];
  name: string | null;
  isDoubleDecker: boolean;
  isBroadGauge: boolean;
  isFrequent: boolean;
  priceFactor: number;
};

const days = new Map<string, Train[]>();
const KEPT_DAYS = 5000;

/** Returns all direct trains between two cities on a local date of departure (days since the epoch), by departure. */
export function trainsBetween(from: City, to: City, day: number): Train[] {
  const key = `${from.code}-${to.code} ${day}`;
  const cached = days.get(key);
  if (cached) return cached;
  const trains = lineStopsOf(from)
    .flatMap(({ line, place }) => {
      const end = line.stops.findIndex(({ city }) => city === to);
      return end < 0 ? [] : trainsOfLine(line, place, end, day);
    })
    .sort((a, b) => a.departs - b.departs || a.id.localeCompare(b.id));
  if (days.size >= KEPT_DAYS) days.clear();
  days.set(key, trains);
  return trains;
}

/** Returns the cities that direct trains reach from a city. */
export function citiesByTrain(from: City): Set<City> {
  return new Set(
    lineStopsOf(from)
      .flatMap(({ line }) => line.stops.map(({ city }) => city))
      .filter((city) => city !== from),
  );
}

function trainsOfLine(line: TrainLine, start: number, end: number, day: number): Train[] {
  const isOutbound = start < end;
  const way = wayOf(line, isOutbound);
  const [boarding, leaving] = isOutbound ? [start, end] : [way.length - 1 - start, way.length - 1 - end];
  const [first, from, to] = [way[0], way[boarding], way[leaving]];
  if (!first || !from || !to) return [];
  const trains: Train[] = [];
  for (let departure = 0; departure < Math.ceil(line.weekly / 7); departure++) {
    const minute = localDeparture(line, isOutbound, departure);
    // A long-distance train passes here days after its start.
    for (let startDay = day - LONGEST_DAYS; startDay <= day; startDay++) {
      const starts = utcOfLocal(first.station.timeZone, startDay * DAY + minute);
      const departs = starts + from.leaves;
      if (Math.floor(localOf(from.station.timeZone, departs) / DAY) !== day) continue;
      if (!runsOn(line, departure, startDay)) continue;
      trains.push(trainOf(line, isOutbound, departure, { day, departs, arrives: starts + to.arrives, from, to }));
    }
  }
  return trains;
}

/** A stop, with its times in minutes after the train's start. */
type TimedStop = { station: Station; arrives: number; leaves: number; km: number };

const ways = new Map<string, TimedStop[]>();

function wayOf(line: TrainLine, isOutbound: boolean): TimedStop[] {
  const key = `${lineKey(line)}${isOutbound ? '>' : '<'}`;
  const cached = ways.get(key);
  if (cached) return cached;
  const stations = isOutbound ? line.stops : [...line.stops].reverse();
  const way: TimedStop[] = [];
  let [minutes, km] = [0, 0];
  stations.forEach((station, place) => {
    const before = stations[place - 1];
    if (before) {
      const hop = Math.max(10, kilometres(before.vector, station.vector));
      km += hop;
      // Trains are slower on short hops: they leave one city and enter the next.
      minutes += Math.round(((hop + 12) * 60) / line.class.speedKmh);
    }
    const stop = minutes > LONG_WAY_MINUTES ? LONG_STOP_MINUTES : STOP_MINUTES;
    way.push({ station, arrives: minutes, leaves: before ? minutes + stop : 0, km });
    if (before) minutes += stop;
  });
  ways.set(key, way);
  return way;
}

type Ride = { day: number; departs: number; arrives: number; from: TimedStop; to: TimedStop };

function trainOf(line: TrainLine, isOutbound: boolean, departure: number, ride: Ride): Train {
  const { railway, letter, stops } = line;
  const { from, to, departs, arrives } = ride;
  const digits = String(line.firstNumber + 2 * departure + (isOutbound ? 0 : 1));
  const number = letter ? `${digits.padStart(3, '0')}${letter}` : digits;
  const [initialStation = from.station, finalStation = to.station] = isOutbound
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]];
  return {
    transport: 'train',
    id: `${railway.code}${number}@${dateOfDay(ride.day)}/${from.station.code}-${to.station.code}`,
    marketing: railway,
    operating: railway,
    number,
    from: from.station,
    to: to.station,
    initialStation,
    finalStation,
    departs,
    arrives,
    km: Math.max(1, to.km - from.km),
    cars: carsOf(line),
    name: line.name,
    isDoubleDecker: line.isDoubleDecker,
    isBroadGauge: line.isBroadGauge,
    isFrequent: line.weekly > 21,
    priceFactor: line.class.priceFactor,
  };
}

/** Returns minutes after local midnight at the first station: spread over the class's hours, in steps of five. */
function localDeparture(line: TrainLine, isOutbound: boolean, departure: number): number {
  const count = Math.ceil(line.weekly / 7);
  const [opens, closes] = line.class.window;
  const step = (closes - opens) / count;
  const words = ['train', lineKey(line), isOutbound ? 'out' : 'back', departure] as const;
  return Math.round((opens + step * departure + between(0, step, ...words)) / 5) * 5;
}

/** Checks the day of the week: the last train of a day runs only on the remaining days of the weekly count. */
function runsOn(line: TrainLine, departure: number, day: number): boolean {
  const left = line.weekly - departure * 7;
  if (left >= 7) return true;
  const start = Math.floor(share('train days', lineKey(line)) * 7);
  const place = (((day - start) % 7) * 4) % 7;
  return (place + 7) % 7 < left;
}

function lineKey({ railway, firstNumber, letter }: TrainLine): string {
  return `${railway.code}${firstNumber}${letter}`;
}
