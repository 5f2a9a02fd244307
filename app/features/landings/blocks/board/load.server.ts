import { addDays } from '~/dates/calendar-date';
import type { LandingContext } from '~/bff/request/landing-context.server';
import type { ScheduleHours, SeenFlights } from '~/upstream/schedule/client.server';
import type { SeenBoard } from '../../block';
import { localNow } from '../../flights/scheduled-flights';
import type { Subject } from '../../subjects';

const HOUR_MS = 3_600_000;
const HOURS_A_WEEK = 168;
/** Flights each way that a board should have: a big airport has them within hours, even at night, a small one in a day. */
const EXPECTED = 20;
const LEAST_HOURS = 4;
const MOST_HOURS = 24;
/** Flights that have just left or come are still of interest. */
const BEFORE_MS = HOUR_MS / 2;

/** Returns the hours of a board by the clock of the airport, in parts that do not cross midnight. */
export function boardHours(now: Date, timeZone: string, weekly: number): Required<ScheduleHours>[] {
  const hours = Math.min(MOST_HOURS, Math.max(LEAST_HOURS, Math.ceil((EXPECTED * HOURS_A_WEEK) / weekly)));
  const from = localNow(new Date(now.getTime() - BEFORE_MS), timeZone);
  const to = localNow(new Date(now.getTime() - BEFORE_MS + hours * HOUR_MS), timeZone);
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  if (first === last) return [{ date: first, from: from.slice(11), to: to.slice(11) }];
  return [
    { date: first, from: from.slice(11), to: '23:59' },
    { date: addDays(first, 1), from: '00:00', to: to.slice(11) },
  ];
}

/** Reads the next flights of an airport, both ways; null for other subjects, and for airports without flights. */
export async function loadBoard(
  { upstream: { schedule } }: Pick<LandingContext, 'upstream'>,
  subject: Subject,
  now: Date,
): Promise<SeenBoard | null> {
  if (subject.kind !== 'airport' || subject.facts.airport.weekly === 0) return null;
  const { code, weekly, city } = subject.facts.airport;
  const parts = boardHours(now, city.timeZone, weekly);
  const [departures, arrivals] = await Promise.all([
    joined(parts.map((part) => schedule.listDepartures(code, part))),
    joined(parts.map((part) => schedule.listArrivals(code, part))),
  ]);
  return { departures, arrivals };
}

async function joined(parts: Promise<SeenFlights>[]): Promise<SeenFlights> {
  const all = await Promise.all(parts);
  return {
    flights: all.flatMap(({ flights }) => flights),
    seenAt: all.map(({ seenAt }) => seenAt).toSorted()[0]!,
  };
}
