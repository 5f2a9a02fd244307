/** The schedule service: GET /api/v1/schedule/{departure|arrival}/{IATA} (upstream facts §4), from the world's timetable. */
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type ScheduleAnswerWire } from '~/upstream/schedule/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { linksOf, routesBetween, type Route } from '../../world/network';
import { endpointOf, nameIn, places, type Airport } from '../../world/places';
import { dayOfDate, isoWithOffset, localOf } from '../../world/time-zones';
import { flightsOfRoute, type Flight } from '../../world/timetable';
import { progressOf } from './progress';

type Wire = ScheduleAnswerWire[number];

const DAY = 1440;
const MOST_DAYS = 7;

/** Routes are relative to /schedule. */
export const scheduleService: SandboxService = {
  name: 'schedule',
  routes: {
    ...serve(endpoints.listDepartures, (asked, { now }) => departures(asked, minutesOf(now()))),
    ...serve(endpoints.listArrivals, (asked, { now }) => arrivals(asked, minutesOf(now()))),
  },
};

function departures(asked: ReceivedBy<typeof endpoints.listDepartures>, now: number): Wire[] {
  const airport = places().airport.get(asked.iata.toUpperCase());
  if (!airport) return [];
  const goal = asked.arrival === undefined ? null : endpointOf(asked.arrival);
  if (asked.arrival !== undefined && !goal) return [];
  const routes = routesAt(airport, goal?.city).filter((route) => {
    const other = otherEnd(route, airport);
    return !goal || goal.ports.some((port) => port === other);
  });
  const flights = daysAsked(asked, airport, now)
    .flatMap((day) => routes.flatMap((route) => flightsOfRoute(route, airport, day)))
    .filter(isWithin(airport, ({ departs }) => departs, asked.departure_time_from, asked.departure_time_to))
    .sort((a, b) => a.departs - b.departs || a.id.localeCompare(b.id));
  return flights.flatMap((flight) => wiresOf(flight, now, asked.lang));
}

function arrivals(asked: ReceivedBy<typeof endpoints.listArrivals>, now: number): Wire[] {
  const airport = places().airport.get(asked.iata.toUpperCase());
  if (!airport) return [];
  const days = new Set(daysAsked(asked, airport, now));
  const [first = 0, last = 0] = [Math.min(...days), Math.max(...days)];
  const flights: Flight[] = [];
  // A flight leaves up to two local days before it arrives, or one after it, across the date line.
  for (let day = first - 2; day <= last + 1; day += 1) {
    for (const route of routesAt(airport)) flights.push(...flightsOfRoute(route, otherEnd(route, airport), day));
  }
  return flights
    .filter(({ arrives }) => days.has(Math.floor(localOf(airport.timeZone, arrives) / DAY)))
    .filter(isWithin(airport, ({ arrives }) => arrives, asked.arrival_time_from, asked.arrival_time_to))
    .sort((a, b) => a.arrives - b.arrives || a.id.localeCompare(b.id))
    .flatMap((flight) => wiresOf(flight, now, asked.lang));
}

function routesAt(airport: Airport, other?: Airport['city']): Route[] {
  const routes = other ? routesBetween(airport.city, other) : [...linksOf(airport.city).values()].flat();
  return routes.filter((route) => route.base === airport || route.other === airport);
}

function otherEnd({ base, other }: Route, airport: Airport): Airport {
  return base === airport ? other : base;
}

/** Returns the local days that are asked for, a week at most; today without any. */
function daysAsked({ date, date_to }: { date?: string; date_to?: string }, airport: Airport, now: number): number[] {
  const first = (date === undefined ? null : dayOfDate(date)) ?? Math.floor(localOf(airport.timeZone, now) / DAY);
  const last = (date_to === undefined ? null : dayOfDate(date_to)) ?? first;
  const count = Math.min(MOST_DAYS, Math.max(1, last - first + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Checks a local time of day: "06:00" to "18:30", both included. */
function isWithin(
  { timeZone }: Airport,
  instantOf: (flight: Flight) => number,
  from = '00:00',
  to = '23:59',
): (flight: Flight) => boolean {
  return (flight) => {
    const time = isoWithOffset(timeZone, instantOf(flight)).slice(11, 16);
    return time >= from && time <= to;
  };
}

/** Writes a flight once for each carrier under whose code it flies: the one that sells it, and the one that flies it. */
function wiresOf(flight: Flight, now: number, lang = 'en'): Wire[] {
  const progress = progressOf(flight, now);
  const [from, to] = [flight.from, flight.to];
  const about = (airport: Airport, instant: number | null) =>
    instant === null ? null : isoWithOffset(airport.timeZone, instant);
  const codes = [...new Set([flight.marketing.code, flight.operating.code])];
  return codes.map((code) => ({
    marketing_carrier: code,
    operating_carrier: flight.operating.code,
    number: String(flight.number),
    last_status: progress.status,
    departure_time: isoWithOffset(from.timeZone, flight.departs),
    departure_estimated_time: about(from, progress.departsAbout),
    departure_terminal: flight.fromTerminal,
    departure_gate: progress.departureGate,
    departure_city_name: nameIn(from.city.names, lang),
    departure_airport: from.code,
    arrival_time: isoWithOffset(to.timeZone, flight.arrives),
    arrival_estimated_time: about(to, progress.arrivesAbout),
    arrival_terminal: flight.toTerminal,
    arrival_gate: null,
    arrival_city_name: nameIn(to.city.names, lang),
    arrival_airport: to.code,
  }));
}

function minutesOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000);
}
