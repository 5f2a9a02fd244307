/**
 * All sensible options for one trip on a date. By air: non-stop, with one or two changes, more only as a last resort.
 * By rail, and by train and plane: `rail-options.ts`. The search, the price calendar and the pages with lowest prices
 * all use this module, so they see the same trips.
 */
import { weightOf } from '../../world/city-weight';
import { kilometres } from '../../world/geography';
import type { City } from '../../world/places';
import { flightsBetween, type Flight } from '../../world/timetable';
import { busOptions } from './bus-options';
import { oneStopPaths, threeStopPaths, twoStopPaths, type Path } from './paths';
import { withoutNeedlessChanges } from './needless-changes';
import { mixedOptions, trainOptions } from './rail-options';
import { remotePath } from './remote-path';
import { TRANSPORT_KINDS } from './segment';
import { connect, tripKey, tripOption, type Connection, type TripOption } from './trip-option';
import { endsRight, startsRight, type Wish } from './wish';

const DAY = 1440;
const MAX_OPTIONS = 260;
/** Two changes are tried only below this number of options. */
const ENOUGH_WITH_ONE_STOP = 60;
/** Longer ways are tried only below this number of options. */
const FEW = 8;
const MAX_WHERE_NEEDED = 30;
const LONGEST_MINUTES = 36 * 60;
const LONGEST_WAIT = 14 * 60;
const LONGEST_WAIT_WHERE_NEEDED = 30 * 60;
/** Below this product of the weights of two places nobody sells a journey with more than two changes. */
const THIN = 3;
/** The last resort has at most this number of flights, and this length as a factor of the straight line, and more. */
const MOST_FLIGHTS = 4;
const LONGEST_DETOUR = 2.5;
const DETOUR_ALLOWANCE_KM = 1200;

/** Maximum first flights of a path, and onward flights per arrival, by number of flights in the path. */
const FIRST_FLIGHTS = [0, 0, 9, 6, 4, 4, 4];
const ONWARD_FLIGHTS = [0, 0, 3, 2, 1, 1, 1];

/** Finds the better options. @returns by air, quickest first, then by rail, then mixed; empty without service */
export function tripOptions(wish: Wish): TripOption[] {
  const { kinds = TRANSPORT_KINDS } = wish;
  const byAir = kinds.includes('airplane');
  const byRail = kinds.includes('train');
  const options = [
    ...(byAir ? airOptions(wish) : []),
    ...(byRail ? trainOptions(wish) : []),
    ...(byAir && byRail ? mixedOptions(wish) : []),
    ...(kinds.includes('bus') ? busOptions(wish, byRail) : []),
  ];
  return withoutNeedlessChanges(options, wish);
}

function airOptions(wish: Wish): TripOption[] {
  const [start, end] = [wish.from.city, wish.to.city];
  if (start === end || start.airports.length === 0 || end.airports.length === 0) return [];
  const options = new Map<string, TripOption>();
  const look = (paths: Path[], longestWait: number, onward?: number) => {
    for (const path of paths) {
      for (const option of alongPath(path, wish, longestWait, onward)) options.set(tripKey(option), option);
    }
  };
  for (const flight of flightsBetween(start, end, wish.day)) {
    const option = tripOption([flight], []);
    if (startsRight(flight, wish) && endsRight(flight, wish)) options.set(tripKey(option), option);
  }
  look(oneStopPaths(start, end), LONGEST_WAIT);
  if (options.size < ENOUGH_WITH_ONE_STOP) look(twoStopPaths(start, end), LONGEST_WAIT);
  const isThin = weightOf(start) * weightOf(end) < THIN;
  if (options.size < FEW && !isThin) look(threeStopPaths(start, end), LONGEST_WAIT_WHERE_NEEDED);
  // On the only way, take several flights of each hop, so that one sold-out flight does not close it.
  const lastResort = options.size === 0 && !isThin ? remotePath(start, end) : null;
  if (lastResort && isSensible(lastResort)) look([lastResort], LONGEST_WAIT_WHERE_NEEDED, 2);
  return withoutAbsurd([...options.values()]).slice(0, MAX_OPTIONS);
}

/** Checks that somebody would travel like that: few changes, and not several times the way. */
function isSensible(path: Path): boolean {
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end || path.length - 1 > MOST_FLIGHTS) return false;
  const flown = path
    .slice(1)
    .reduce((sum, city, index) => sum + kilometres(path[index]?.vector ?? city.vector, city.vector), 0);
  return flown <= LONGEST_DETOUR * kilometres(start.vector, end.vector) + DETOUR_ALLOWANCE_KM;
}

/** Returns connecting flights along a path of cities, from and to the airports of the wish. */
function alongPath(path: Path, wish: Wish, longestWait: number, onward?: number): TripOption[] {
  const segments = path.length - 1;
  const branches = onward ?? ONWARD_FLIGHTS[segments] ?? 1;
  const next = path[1];
  if (!next) return [];
  const leaving = flightsBetween(wish.from.city, next, wish.day).filter((flight) => startsRight(flight, wish));
  return spread(leaving, FIRST_FLIGHTS[segments] ?? 4)
    .flatMap((first) => extend(path, [first], [], longestWait, branches))
    .filter(({ segments }) => endsRight(segments.at(-1), wish));
}

function extend(
  path: Path,
  flights: Flight[],
  connections: Connection[],
  wait: number,
  branches: number,
): TripOption[] {
  const [here, next] = [path[flights.length], path[flights.length + 1]];
  const arriving = flights[flights.length - 1];
  if (!here || !arriving) return [];
  if (!next) return [tripOption(flights, connections)];
  return onwardFlights(arriving, [here, next], wait, branches).flatMap(({ flight, connection }) =>
    extend(path, [...flights, flight], [...connections, connection], wait, branches),
  );
}

type Onward = { flight: Flight; connection: Connection };

/** Returns the first `count` flights on one ticket, and one self-transfer, which may be cheaper or quicker. */
function onwardFlights(arriving: Flight, [here, next]: [City, City], wait: number, count: number): Onward[] {
  const together: Onward[] = [];
  const separate: Onward[] = [];
  // When one onward flight is enough, take a self-transfer only as a fallback.
  const isEnough = () => together.length === count && (count < 2 || separate.length > 0);
  const arrivalDay = Math.floor((arriving.arrives - DAY) / DAY);
  for (let day = arrivalDay; day <= arrivalDay + 1 + Math.ceil(wait / DAY) && !isEnough(); day++) {
    // In order of departure: later flights are never better.
    for (const flight of flightsBetween(here, next, day)) {
      if (isEnough()) break;
      const minutes = flight.departs - arriving.arrives;
      if (minutes <= 0 || minutes > wait) continue;
      const connection = connect(arriving, flight);
      if (!connection) continue;
      const list = connection.isSelfTransfer ? separate : together;
      if (list.length < (connection.isSelfTransfer ? 1 : count)) list.push({ flight, connection });
    }
  }
  return count < 2 && together.length > 0 ? together : [...together, ...separate];
}

/** Returns at most `count` items of a list, evenly spread over it. */
function spread<T>(list: T[], count: number): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, place) => list[Math.floor((place * list.length) / count)]).flatMap(
    (item) => item ?? [],
  );
}

/** Drops trips that take far too long, over a day and a half, or change tickets twice, unless few are left. */
function withoutAbsurd(options: TripOption[]): TripOption[] {
  const sorted = [...options].sort((a, b) => a.minutes - b.minutes || tripKey(a).localeCompare(tripKey(b)));
  const fastest = sorted[0]?.minutes ?? 0;
  const quick = sorted.filter((option) => option.minutes <= Math.max(fastest * 2.5, fastest + 480));
  const sensible = quick.filter((option) => option.minutes <= LONGEST_MINUTES && selfTransfers(option) < 2);
  if (sensible.length >= FEW) return sensible;
  return quick
    .filter((option) => option.minutes <= Math.max(LONGEST_MINUTES, fastest * 1.6))
    .slice(0, MAX_WHERE_NEEDED);
}

function selfTransfers(option: TripOption): number {
  return option.connections.filter((connection) => connection.isSelfTransfer).length;
}
