import { addDays } from '~/dates/calendar-date';
import { formatDate, formatDateRange, formatDateTimeInZone, formatDuration } from '~/market/format';
import type { BlockInput } from '../../block';
import {
  foldCodeshares,
  localNow,
  minutesOnTheWay,
  shownTime,
  type PhysicalFlight,
} from '../../flights/scheduled-flights';
import { statusToday, type ShownStatus } from '../../flights/status';
import { wayOf, type Way } from '../../way';
import { DAYS } from './load.server';

type TimetableRow = {
  key: string;
  /** "18:30 – 21:45", each on the clock of its airport. */
  times: string;
  /** "+1" for an arrival on another day; null on the day of departure. */
  offset: string | null;
  /** "LHR – JFK" */
  airports: string;
  /** "BA 178"; the others under which it is sold. */
  number: string;
  others: string[];
  duration: string | null;
  /** "daily", "Mon, Wed" */
  days: string;
  /** How it goes today; null when it does not fly today, or nobody knows. */
  today: ShownStatus | null;
  /** The first of these flights that is ahead, for search engines; null where its times or airports are uncertain. */
  next: NextFlight | null;
};

/** A flight on its day, as it is planned; the times have an offset. */
export type NextFlight = {
  number: string;
  carrierCode: string;
  departure: { airportCode: string; time: string };
  arrival: { airportCode: string; time: string };
};

/** The flights of a route: those of today with how they go, and the days of the week. */
export type TimetableScreen = {
  text: string;
  /** Rows beyond the first are folded. */
  first: TimetableRow[];
  rest: { title: string; rows: TimetableRow[] } | null;
};

const SHOWN = 12;
const MOST = 60;

/** Builds the timetable of a route; null without flights in the week. */
export function timetableScreen({ sources, market, now, t }: BlockInput): TimetableScreen | null {
  const { timetable } = sources;
  const way = wayOf(sources.subject);
  if (!way || !timetable) return null;
  const { timeZone } = way.departure.city;
  const from = localNow(now, timeZone).slice(0, 10);
  const week = Array.from({ length: DAYS }, (_, index) => addDays(from, index));
  const flights = foldCodeshares(timetable.flights.filter((flight) => isOfRoute(flight, way))).filter(
    (flight) => week.includes(flight.departure.time.slice(0, 10)) && isSoldBy(flight, way.airline),
  );
  const rows = rowsOf(flights).slice(0, MOST);
  if (rows.length === 0) return null;
  const text = t('timetable.note', {
    days: formatDateRange(from, week.at(-1)!, market),
    seen: formatDateTimeInZone(timetable.seenAt, timeZone, market),
  });
  const rest = rows.slice(SHOWN);
  return {
    text,
    first: rows.slice(0, SHOWN),
    rest: rest.length > 0 ? { title: t('timetable.more', { count: rest.length }), rows: rest } : null,
  };

  /** One row for all days on which a flight has the same times; a change of clocks makes a second one. */
  function rowsOf(all: readonly PhysicalFlight[]): TimetableRow[] {
    const byTimes = new Map<string, PhysicalFlight[]>();
    for (const flight of all) {
      const { departure, arrival } = flight;
      const { offset } = shownTime(arrival.time, departure.time, market);
      const times = [departure.time.slice(11, 16), arrival.time.slice(11, 16), offset];
      const key = [...times, departure.airport, arrival.airport, flight.numbers[0]].join(' ');
      byTimes.set(key, [...(byTimes.get(key) ?? []), flight]);
    }
    return [...byTimes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, same]) => rowOf(key, same));
  }

  function rowOf(key: string, same: readonly PhysicalFlight[]): TimetableRow {
    const [flight] = same as [PhysicalFlight];
    const { departure, arrival, numbers } = flight;
    const dates = week.filter((date) => same.some((one) => one.departure.time.startsWith(date)));
    const today = same.find((one) => one.departure.time.startsWith(from));
    const minutes = minutesOnTheWay(flight);
    const landing = shownTime(arrival.time, departure.time, market);
    return {
      key,
      times: `${shownTime(departure.time, departure.time, market).time}\u00a0– ${landing.time}`,
      offset: landing.offset,
      airports: [departure.airport, arrival.airport].filter(Boolean).join(' – '),
      number: numbers[0]!,
      others: numbers.slice(1),
      duration: minutes === null ? null : formatDuration(minutes, market.locale),
      days: dates.length === DAYS ? t('timetable.daily') : daysOfWeek(dates),
      today: today ? statusToday(today, market, t) : null,
      next: minutes === null ? null : nextOf(same),
    };
  }

  function nextOf(same: readonly PhysicalFlight[]): NextFlight | null {
    const ahead = same.find(({ departure }) => Date.parse(departure.time) > now.getTime());
    if (!ahead?.departure.airport || !ahead.arrival.airport) return null;
    const [number = ''] = ahead.numbers;
    return {
      number: number.replace(' ', ''),
      carrierCode: number.split(' ')[0] ?? '',
      departure: { airportCode: ahead.departure.airport, time: ahead.departure.time },
      arrival: { airportCode: ahead.arrival.airport, time: ahead.arrival.time },
    };
  }

  function daysOfWeek(dates: readonly string[]): string {
    return dates.map((date) => formatDate(date, market, 'weekdayName')).join(', ');
  }
}

/** A service that does not know the parameter `arrival` sends all flights of the airport. */
function isOfRoute({ arrival }: Pick<PhysicalFlight, 'arrival'>, way: Way): boolean {
  if (arrival.airport !== null) return way.arrival.airports.some(({ code }) => code === arrival.airport);
  return Object.values(way.arrival.city.names).includes(arrival.cityName);
}

/** True for a flight that an airline flies or sells. @param airline null for any */
function isSoldBy({ numbers }: Pick<PhysicalFlight, 'numbers'>, airline: string | null): boolean {
  return airline === null || numbers.some((number) => number.startsWith(`${airline} `));
}
