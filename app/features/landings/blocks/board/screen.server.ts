import { formatDate, formatDateTimeInZone } from '~/market/format';
import type { ScheduledFlight } from '~/upstream/schedule/contract';
import type { BlockInput } from '../../block';
import { foldCodeshares, localNow, minutesLate, shownTime, type PhysicalFlight } from '../../flights/scheduled-flights';
import { statusAt, type ShownStatus } from '../../flights/status';

type BoardRow = {
  key: string;
  /** The time that counts: estimated, else planned; `offset` "+1" when the estimate is on another day. */
  time: string;
  offset: string | null;
  /** The planned time, when it counts no more. */
  planned: string | null;
  /** "24 Nov", at the first flight of another day; null at the others. */
  day: string | null;
  place: string;
  numbers: string;
  /** "Terminal 5, gate B12" */
  at: string | null;
  status: ShownStatus | null;
};

type ShownBoard = {
  key: string;
  title: string;
  /** Names the column of the other ends. */
  place: string;
  first: BoardRow[];
  /** Folded; null without more. */
  rest: { title: string; rows: BoardRow[] } | null;
};

/** The next flights of an airport, both ways. */
export type BoardScreen = { text: string; boards: ShownBoard[] };

const SHOWN = 8;
const MOST = 24;
/** Flights that have just left or come. */
const OVER = 2;

/** Builds the boards of an airport; null without a flight in the next hours. */
export function boardScreen({ sources: { subject, board }, market, now, t }: BlockInput): BoardScreen | null {
  if (subject.kind !== 'airport' || !board) return null;
  const { timeZone } = subject.facts.airport.city;
  const boards = [
    boardOf('departures', t('board.departures'), t('board.to'), rowsOf(board.departures.flights, 'departure')),
    boardOf('arrivals', t('board.arrivals'), t('board.from'), rowsOf(board.arrivals.flights, 'arrival')),
  ].filter(({ first }) => first.length > 0);
  if (boards.length === 0) return null;
  const seen = [board.departures.seenAt, board.arrivals.seenAt].toSorted()[0]!;
  return { text: t('board.note', { seen: formatDateTimeInZone(seen, timeZone, market) }), boards };

  function boardOf(key: string, title: string, place: string, rows: BoardRow[]): ShownBoard {
    const rest = rows.slice(SHOWN);
    return {
      ...{ key, title, place },
      first: rows.slice(0, SHOWN),
      rest: rest.length > 0 ? { title: t('timetable.more', { count: rest.length }), rows: rest } : null,
    };
  }

  function rowsOf(flights: readonly ScheduledFlight[], here: 'departure' | 'arrival'): BoardRow[] {
    const shown = nextOnes(foldCodeshares(flights), here).slice(0, MOST);
    return shown.map((flight, index) => rowOf(flight, here, shown[index - 1] ?? null));
  }

  /** Those that have left or come would fill the board of a big airport, so only the latest of them are shown. */
  function nextOnes(flights: readonly PhysicalFlight[], here: 'departure' | 'arrival'): PhysicalFlight[] {
    const clock = localNow(now, timeZone);
    const isOver = ({ [here]: end }: PhysicalFlight) => (end.estimatedTime ?? end.time).slice(0, 16) < clock;
    const latest = new Set(flights.filter(isOver).slice(-OVER));
    return flights.filter((flight) => latest.has(flight) || !isOver(flight));
  }

  function rowOf(flight: PhysicalFlight, here: 'departure' | 'arrival', before: PhysicalFlight | null): BoardRow {
    const [own, other] = here === 'departure' ? [flight.departure, flight.arrival] : [flight.arrival, flight.departure];
    const at = shownTime(own.estimatedTime ?? own.time, own.time, market);
    const isNewDay = before !== null && before[here].time.slice(0, 10) !== own.time.slice(0, 10);
    const where = [
      own.terminal === null ? null : t('board.terminal', { terminal: own.terminal }),
      own.gate === null ? null : t('board.gate', { gate: own.gate }),
    ].filter(Boolean);
    return {
      key: `${own.time} ${flight.numbers[0]}`,
      ...at,
      planned: minutesLate(own) === 0 ? null : shownTime(own.time, own.time, market).time,
      day: isNewDay ? formatDate(own.time, market, 'weekday') : null,
      place: [other.cityName, other.airport].filter(Boolean).join(' '),
      numbers: flight.numbers.join(', '),
      at: where.length > 0 ? where.join(', ') : null,
      status: statusAt(flight, here, t),
    };
  }
}
