/**
 * The best-known trains, at the times of their published timetables. The table has a row per direction and pattern of
 * stops; its times are local, so a train keeps them on both ends when the clocks change.
 */
import { readRows } from './data-files';
import { kilometres } from './geography';
import type { City, Station } from './places';
import { serviceOf, stationOf, type TrainService } from './railways';
import { utcOfLocal } from './time-zones';
import { trainOf, type Train } from './train';

const DAY = 1440;
const EVERY_DAY = '1234567';
/** A pattern with more departures a day than this has seats left on some train. */
const FREQUENT_DEPARTURES = 3;

/** A stop, with local times in minutes after midnight of the day of the train's start. */
type PublishedStop = { station: Station; arrives: number; leaves: number; km: number };

export type PublishedTrain = {
  service: TrainService;
  /** The number without its letter. */
  digits: number;
  /** Weekdays of the start: "157" is Monday, Friday and Sunday. */
  days: string;
  stops: PublishedStop[];
  isFrequent: boolean;
};

type StopOfTrain = { train: PublishedTrain; place: number };

let loaded: { trains: PublishedTrain[]; stopsOf: Map<City, StopOfTrain[]> } | null = null;

/** Returns all published trains, in the order of the table. */
export function publishedTrains(): PublishedTrain[] {
  loaded ??= load();
  return loaded.trains;
}

/** Returns the rides between two cities on a local date of departure (days since the epoch), in no order. */
export function publishedTrainsBetween(from: City, to: City, day: number): Train[] {
  return publishedStops(from, to).flatMap(({ train, boarding, leaving }) => {
    const startDay = day - Math.floor(boarding.leaves / DAY);
    if (!train.days.includes(String(weekdayOf(startDay)))) return [];
    const [first = boarding, last = leaving] = [train.stops[0], train.stops.at(-1)];
    return trainOf(train.service, train.digits, {
      day,
      startDay,
      departs: utcOfLocal(boarding.station.timeZone, startDay * DAY + boarding.leaves),
      arrives: utcOfLocal(leaving.station.timeZone, startDay * DAY + leaving.arrives),
      from: boarding,
      to: leaving,
      ends: [first.station, last.station],
      isFrequent: train.isFrequent,
    });
  });
}

/** Returns the number of published trains a week between two cities. */
export function weeklyPublished(from: City, to: City): number {
  return publishedStops(from, to).reduce((sum, { train }) => sum + train.days.length, 0);
}

/** Returns the cities that published trains reach from a city. */
export function citiesByPublishedTrain(from: City): City[] {
  loaded ??= load();
  return (loaded.stopsOf.get(from) ?? []).flatMap(({ train, place }) =>
    train.stops.slice(place + 1).map(({ station }) => station.city),
  );
}

function publishedStops(from: City, to: City) {
  loaded ??= load();
  return (loaded.stopsOf.get(from) ?? []).flatMap(({ train, place }) => {
    const [boarding, leaving] = [
      train.stops[place],
      train.stops.slice(place).find(({ station }) => station.city === to),
    ];
    return boarding && leaving && from !== to ? { train, boarding, leaving } : [];
  });
}

/** Returns the day of the week, Monday 1 to Sunday 7. The epoch began on a Thursday. */
function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}

function load() {
  const trains = readRows('published-trains.tsv').flatMap(trainsOfRow);
  const stopsOf = new Map<City, StopOfTrain[]>();
  for (const train of trains) {
    train.stops.forEach(({ station: { city } }, place) => {
      stopsOf.set(city, [...(stopsOf.get(city) ?? []), { train, place }]);
    });
  }
  return { trains, stopsOf };
}

/** Reads a row: the trains of its departures, which follow the first one's pattern of stops. */
function trainsOfRow([carrier = '', letter = '', className = '', days, way = '', stopList = '', list = '']: string[]) {
  const service = serviceOf({ carrier, letter, className, name: way });
  const stops = stopsOfText(stopList);
  const [first] = stops;
  if (!first) throw new Error(`a train without stops: ${carrier} ${list}`);
  const departures = list.split(' ');
  return departures.map((departure): PublishedTrain => {
    const [digits = '', time] = departure.split('@');
    const later = time ? minutesOf(time) - first.leaves : 0;
    return {
      service,
      digits: Number(digits),
      days: days || EVERY_DAY,
      stops: stops.map((stop) => ({ ...stop, arrives: stop.arrives + later, leaves: stop.leaves + later })),
      isFrequent: departures.length > FREQUENT_DEPARTURES,
    };
  });
}

/**
 * Reads "MOW:2006004 20:41 2004600 23:58/00:01+1 LED 05:55+1": stations with arrival and departure. "+1" is the day of
 * the last time; an arrival before midnight belongs to the day before.
 */
function stopsOfText(text: string): PublishedStop[] {
  const words = text.split(' ');
  const stops: PublishedStop[] = [];
  for (let place = 0; place < words.length; place += 2) {
    const station = stationOf(words[place] ?? '');
    const [times = '', later = '0'] = (words[place + 1] ?? '').split('+');
    const [arrives = '', leaves = arrives] = times.split('/');
    const before = stops.at(-1);
    const midnight = Number(later) * DAY;
    const isBeforeMidnight = minutesOf(arrives) > minutesOf(leaves);
    stops.push({
      station,
      arrives: midnight + minutesOf(arrives) - (isBeforeMidnight ? DAY : 0),
      leaves: midnight + minutesOf(leaves),
      km: before ? before.km + kilometres(before.station.vector, station.vector) : 0,
    });
  }
  return stops;
}

function minutesOf(clock: string): number {
  const match = /^(\d\d):(\d\d)$/.exec(clock);
  if (!match) throw new Error(`no time ${clock}`);
  return Number(match[1]) * 60 + Number(match[2]);
}
