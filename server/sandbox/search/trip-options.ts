/** All sensible ways of making one trip on a date: non-stop, over one or two changes, more only where nothing else is. */
import type { Endpoint } from '../world/places';
import { flightsBetween, type Flight } from '../world/timetable';
import { oneStopPaths, threeStopPaths, twoStopPaths, type Path } from './paths';
import { remotePath } from './remote-path';
import { connect, tripKey, tripOption, type Connection, type TripOption } from './trip-option';

const DAY = 1440;
const MOST_OPTIONS = 260;
/** Enough choice: two changes are looked at only below this. */
const ENOUGH_WITH_ONE_STOP = 60;
/** So little choice that longer ways are looked at too. */
const FEW = 8;
const MOST_WHERE_NEEDED = 30;
const LONGEST_MINUTES = 36 * 60;
const LONGEST_WAIT = 14 * 60;
const LONGEST_WAIT_WHERE_NEEDED = 30 * 60;

/** Flights that are tried from the start of a path, and onward flights per arrival, by number of flights of the path. */
const FIRST_FLIGHTS = [0, 0, 9, 6, 4, 4, 4];
const ONWARD_FLIGHTS = [0, 0, 3, 2, 1, 1, 1];

/**
 * @param day local date of departure, days since the epoch
 * @param notBefore earliest departure (minutes since the epoch, UTC)
 * @returns the better options, best first by time; empty where nobody flies
 */
export function tripOptions(from: Endpoint, to: Endpoint, day: number, notBefore: number): TripOption[] {
  if (from.city === to.city) return [];
  const fits = (option: TripOption) => {
    const [first, last] = [option.flights[0], option.flights[option.flights.length - 1]];
    return Boolean(
      first && last && first.departs >= notBefore && from.airports.includes(first.from) && to.airports.includes(last.to),
    );
  };
  const options = new Map<string, TripOption>();
  const addAll = (found: TripOption[]) => {
    for (const option of found) if (fits(option)) options.set(tripKey(option), option);
  };
  addAll(flightsBetween(from.city, to.city, day).map((flight) => tripOption([flight], [])));
  for (const path of oneStopPaths(from.city, to.city)) addAll(alongPath(path, day, LONGEST_WAIT));
  if (options.size < ENOUGH_WITH_ONE_STOP) {
    for (const path of twoStopPaths(from.city, to.city)) addAll(alongPath(path, day, LONGEST_WAIT));
  }
  if (options.size < FEW) {
    for (const path of threeStopPaths(from.city, to.city)) addAll(alongPath(path, day, LONGEST_WAIT_WHERE_NEEDED));
  }
  if (options.size === 0) {
    const path = remotePath(from.city, to.city);
    if (path) addAll(alongPath(path, day, LONGEST_WAIT_WHERE_NEEDED));
  }
  return withoutAbsurd([...options.values()]).slice(0, MOST_OPTIONS);
}

/** Flights along a path of cities that connect. */
function alongPath(path: Path, day: number, longestWait: number): TripOption[] {
  const legs = path.length - 1;
  const [start, next] = path;
  if (!start || !next) return [];
  const firsts = spread(flightsBetween(start, next, day), FIRST_FLIGHTS[legs] ?? 4);
  return firsts.flatMap((first) => extend(path, [first], [], longestWait, ONWARD_FLIGHTS[legs] ?? 1));
}

function extend(path: Path, flights: Flight[], connections: Connection[], wait: number, branches: number): TripOption[] {
  const [here, next] = [path[flights.length], path[flights.length + 1]];
  const arriving = flights[flights.length - 1];
  if (!here || !arriving) return [];
  if (!next) return [tripOption(flights, connections)];
  const arrivalDay = Math.floor((arriving.arrives - DAY) / DAY);
  const onward: { flight: Flight; connection: Connection }[] = [];
  for (let day = arrivalDay; day <= arrivalDay + 1 + Math.ceil(wait / DAY); day++) {
    for (const flight of flightsBetween(here, next, day)) {
      const connection = connect(arriving, flight);
      if (connection && connection.minutes <= wait) onward.push({ flight, connection });
    }
  }
  return worthTaking(onward, branches).flatMap(({ flight, connection }) =>
    extend(path, [...flights, flight], [...connections, connection], wait, branches),
  );
}

/** The soonest flights on one ticket, and one self-transfer, which may be cheaper or quicker. */
function worthTaking(onward: { flight: Flight; connection: Connection }[], count: number): typeof onward {
  const soonest = [...onward].sort(
    (a, b) => a.flight.departs - b.flight.departs || a.flight.id.localeCompare(b.flight.id),
  );
  const together = soonest.filter(({ connection }) => !connection.isSelfTransfer).slice(0, count);
  const separate = soonest.filter(({ connection }) => connection.isSelfTransfer).slice(0, together.length > 0 && count < 2 ? 0 : 1);
  return [...together, ...separate];
}

/** At most `count` of a list, evenly spread over it. */
function spread<T>(list: T[], count: number): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, place) => list[Math.floor((place * list.length) / count)]).flatMap(
    (item) => item ?? [],
  );
}

/** Drops what takes far longer than need be, over a day and a half, or changes tickets twice, unless little is left. */
function withoutAbsurd(options: TripOption[]): TripOption[] {
  const sorted = [...options].sort((a, b) => a.minutes - b.minutes || tripKey(a).localeCompare(tripKey(b)));
  const fastest = sorted[0]?.minutes ?? 0;
  const quick = sorted.filter((option) => option.minutes <= Math.max(fastest * 2.5, fastest + 480));
  const sensible = quick.filter((option) => option.minutes <= LONGEST_MINUTES && selfTransfers(option) < 2);
  if (sensible.length >= FEW) return sensible;
  return quick.filter((option) => option.minutes <= Math.max(LONGEST_MINUTES, fastest * 1.6)).slice(0, MOST_WHERE_NEEDED);
}

function selfTransfers(option: TripOption): number {
  return option.connections.filter((connection) => connection.isSelfTransfer).length;
}
