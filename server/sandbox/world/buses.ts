/**
 * The timetable of buses that railways' partners run beside trains, from the squares before stations: a pure function of a
 * line and a date, like that of trains.
 */
import { readRows } from './data-files';
import { kilometres } from './geography';
import type { City, Names, Station } from './places';
import { stationOf } from './railways';
import { between } from './seeded';
import { dateOfDay, utcOfLocal } from './time-zones';

/** `code`: three letters that no airline or railway has. */
type BusCompany = { code: string; names: Names };

/** The ride of a bus on a date. Instants are in minutes since the epoch, UTC. */
export type Bus = {
  transport: 'bus';
  /** Identifies one bus: FLX1840@2031-05-04/8020347-8503000 */
  id: string;
  marketing: BusCompany;
  operating: BusCompany;
  /** Digits: "1840". */
  number: string;
  from: Station;
  to: Station;
  departs: number;
  arrives: number;
  km: number;
  isFrequent: boolean;
};

type BusLine = {
  company: BusCompany;
  firstNumber: number;
  /** Departures a day in each direction. */
  daily: number;
  /** Range of departures, in minutes after midnight. */
  window: readonly [first: number, last: number];
  ends: readonly [Station, Station];
};

const DAY = 1440;
const SPEED_KMH = 72;
/** Roads are longer than the great circle. */
const ROAD_FACTOR = 1.22;

let loaded: BusLine[] | null = null;

function busLines(): BusLine[] {
  loaded ??= readRows('buses.tsv').map(
    ([code = '', en = '', ru = '', number, daily, first, last, from = '', to = '']): BusLine => ({
      company: { code, names: ru ? { en, ru } : { en } },
      firstNumber: Number(number),
      daily: Number(daily),
      window: [Number(first), Number(last)],
      ends: [stationOf(from), stationOf(to)],
    }),
  );
  return loaded;
}

/** Returns the cities that buses reach from a city. */
export function citiesByBus(from: City): City[] {
  return busLines().flatMap(({ ends: [one, other] }) => {
    if (one.city === from) return [other.city];
    return other.city === from ? [one.city] : [];
  });
}

/** Returns all buses between two cities on a local date of departure (days since the epoch), by departure. */
export function busesBetween(from: City, to: City, day: number): Bus[] {
  return busLines()
    .flatMap((line) => {
      const [one, other] = line.ends;
      if (one.city === from && other.city === to) return busesOn(line, true, day);
      return other.city === from && one.city === to ? busesOn(line, false, day) : [];
    })
    .sort((a, b) => a.departs - b.departs);
}

function busesOn(line: BusLine, isOutbound: boolean, day: number): Bus[] {
  const { company, firstNumber, daily, ends } = line;
  const [from, to] = isOutbound ? ends : [ends[1], ends[0]];
  const [opens, closes] = line.window;
  const step = (closes - opens) / daily;
  const km = Math.max(1, Math.round(kilometres(from.vector, to.vector) * ROAD_FACTOR));
  const minutes = Math.round((20 + (km * 60) / SPEED_KMH) / 5) * 5;
  return Array.from({ length: daily }, (_, departure): Bus => {
    const number = String(firstNumber + 2 * departure + (isOutbound ? 0 : 1));
    const shift = between(0, step, 'bus', company.code, number);
    const departs = utcOfLocal(from.timeZone, day * DAY + Math.round((opens + step * departure + shift) / 5) * 5);
    return {
      transport: 'bus',
      id: `${company.code}${number}@${dateOfDay(day)}/${from.code}-${to.code}`,
      marketing: company,
      operating: company,
      number,
      from,
      to,
      departs,
      arrives: departs + minutes,
      km,
      isFrequent: daily > 3,
    };
  });
}
