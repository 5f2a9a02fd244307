/**
 * The timetable of trains: the published ones, and on all other lines computed ones, a pure function of a line and a
 * date, like that of flights. Nothing is stored; the same train has the same number, times and cars on every machine.
 */
import { kilometres } from './geography';
import type { City, Station } from './places';
import { citiesByPublishedTrain, publishedTrainsBetween, weeklyPublished } from './published-trains';
import { lineStopsOf, type TrainLine } from './railways';
import { between, share } from './seeded';
import { localOf, utcOfLocal } from './time-zones';
import { trainOf, type Train } from './train';

const DAY = 1440;
const STOP_MINUTES = 5;
const LONG_STOP_MINUTES = 20;
/** On a train this long or longer, stops on the way are long. */
const LONG_WAY_MINUTES = 480;
/** Days of the longest way, rounded up, to find trains that left days ago. */
const LONGEST_DAYS = 7;

const days = new Map<string, Train[]>();
const KEPT_DAYS = 5000;

/** Returns all direct trains between two cities on a local date of departure (days since the epoch), by departure. */
export function trainsBetween(from: City, to: City, day: number): Train[] {
  const key = `${from.code}-${to.code} ${day}`;
  const cached = days.get(key);
  if (cached) return cached;
  const published = publishedTrainsBetween(from, to, day);
  const trains = [...published, ...withoutQuicker(computedTrains(from, to, day), published)].sort(
    (a, b) => a.departs - b.departs || a.id.localeCompare(b.id),
  );
  if (days.size >= KEPT_DAYS) days.clear();
  days.set(key, trains);
  return trains;
}

/** Returns the cities that direct trains reach from a city. */
export function citiesByTrain(from: City): Set<City> {
  const computed = lineStopsOf(from).flatMap(({ line }) => line.stops.map(({ city }) => city));
  return new Set([...computed, ...citiesByPublishedTrain(from)].filter((city) => city !== from));
}

/** Returns the direct trains a week from a city to another. */
export function trainsAWeek(from: City, to: City): number {
  return lineStopsOf(from)
    .filter(({ line }) => line.stops.some(({ city }) => city === to))
    .reduce((sum, { line }) => sum + line.weekly, weeklyPublished(from, to));
}

function computedTrains(from: City, to: City, day: number): Train[] {
  return lineStopsOf(from).flatMap(({ line, place }) => {
    const end = line.stops.findIndex(({ city }) => city === to);
    return end < 0 ? [] : trainsOfLine(line, place, end, day);
  });
}

/** Drops computed trains that would be quicker than the quickest published one: no train is that fast. */
function withoutQuicker(computed: Train[], published: readonly Train[]): Train[] {
  if (published.length === 0) return computed;
  const quickest = Math.min(...published.map(minutesOf));
  return computed.filter((train) => minutesOf(train) >= quickest);
}

function minutesOf({ departs, arrives }: Train): number {
  return arrives - departs;
}

function trainsOfLine(line: TrainLine, start: number, end: number, day: number): Train[] {
  const isOutbound = start < end;
  const way = wayOf(line, isOutbound);
  const [boarding, leaving] = isOutbound ? [start, end] : [way.length - 1 - start, way.length - 1 - end];
  const [first, from, to] = [way[0], way[boarding], way[leaving]];
  const last = way.at(-1);
  if (!first || !last || !from || !to) return [];
  const ends = [first.station, last.station] as const;
  const isFrequent = line.weekly > 21;
  const trains: Train[] = [];
  for (let departure = 0; departure < Math.ceil(line.weekly / 7); departure++) {
    const minute = localDeparture(line, isOutbound, departure);
    // A long-distance train passes here days after its start.
    for (let startDay = day - LONGEST_DAYS; startDay <= day; startDay++) {
      const starts = utcOfLocal(first.station.timeZone, startDay * DAY + minute);
      const departs = starts + from.leaves;
      if (Math.floor(localOf(from.station.timeZone, departs) / DAY) !== day) continue;
      if (!runsOn(line, departure, startDay)) continue;
      const arrives = starts + to.arrives;
      const digits = line.firstNumber + 2 * departure + (isSecondOfPair(line, isOutbound) ? 1 : 0);
      trains.push(trainOf(line, digits, { day, startDay, departs, arrives, from, to, ends, isFrequent }));
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

/** Checks which number of a pair a train has: the even one from Moscow, elsewhere the one of the way back. */
function isSecondOfPair({ isBroadGauge, stops }: TrainLine, isOutbound: boolean): boolean {
  const startsInMoscow = isBroadGauge && stops[0]?.city.code === 'MOW';
  return startsInMoscow === isOutbound;
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
