/**
 * The timetable: a pure function of a route and a date. Nothing is stored; the same flight has the same number, times
 * and aircraft on every machine.
 */
import { carrierOf, type Aircraft, type Carrier } from './carriers';
import { equipmentOf } from './equipment';
import { blockMinutes } from './flight-times';
import { departuresADay, routesBetween, type Route } from './network';
import { places, type Airport, type City } from './places';
import { between, share } from './seeded';
import { terminalOf } from './terminals';
import { dateOfDay, utcOfLocal } from './time-zones';

const DAY = 1440;
const TECHNICAL_STOP_MINUTES = 55;

/** A flight on a date. Instants are in minutes since the epoch, UTC. */
export type Flight = {
  transport: 'airplane';
  /** Identifies one physical flight: SU1130@2031-05-04 (the local date of departure). */
  id: string;
  marketing: Carrier;
  operating: Carrier;
  number: number;
  from: Airport;
  to: Airport;
  fromTerminal: string | null;
  toTerminal: string | null;
  departs: number;
  arrives: number;
  km: number;
  equipment: Aircraft;
  isCharter: boolean;
  /** True when the route has several flights a day. */
  isFrequent: boolean;
  /** The airport where the aircraft lands on the way without passengers changing. */
  technicalStop: Airport | null;
};

const days = new Map<number, Flight[]>();
const KEPT_DAYS = 6_000;
/** Factors that combine a pair of cities and a day (days since the epoch) into one number. */
const MAX_DAYS = 100_000;
const MAX_CITIES = 50_000;

/**
 * Returns all non-stop flights between two cities on a local date of departure (days since the epoch), by departure
 * time. The list is shared: never modify it.
 */
export function flightsBetween(from: City, to: City, day: number): readonly Flight[] {
  const key = (from.index * MAX_CITIES + to.index) * MAX_DAYS + day;
  const cached = days.get(key);
  if (cached) return cached;
  const flights: Flight[] = [];
  for (const route of routesBetween(from, to)) {
    servicesOf(route)[route.base.city === from ? 'out' : 'back'].forEach((service, departure) => {
      if (fliesOn(route, departure, day)) flights.push(flightOf(service, day));
    });
  }
  flights.sort((a, b) => a.departs - b.departs || a.id.localeCompare(b.id));
  if (days.size >= KEPT_DAYS) days.clear();
  days.set(key, flights);
  return flights;
}

/**
 * Returns the flights that leave an airport on one route, on a local date of departure. For lists of a whole airport, which
 * would push the pairs of searches out of memory.
 */
export function flightsOfRoute(route: Route, from: Airport, day: number): Flight[] {
  return servicesOf(route)[route.base === from ? 'out' : 'back'].flatMap((service, departure) =>
    fliesOn(route, departure, day) ? [flightOf(service, day)] : [],
  );
}

/** Properties that the flights of one departure of a route share, on any day. */
type Service = Omit<Flight, 'id' | 'departs' | 'arrives'> & {
  /** Flight number: SU1130. */
  name: string;
  /** Minutes after local midnight. */
  leavesAt: number;
  minutes: number;
};

const services = new WeakMap<Route, { out: Service[]; back: Service[] }>();

/** Returns the departures of a route in both directions. */
function servicesOf(route: Route): { out: Service[]; back: Service[] } {
  const cached = services.get(route);
  if (cached) return cached;
  const departures = Array.from({ length: departuresADay(route) }, (_, departure) => departure);
  const made = {
    out: departures.map((departure) => serviceOf(route, true, departure)),
    back: departures.map((departure) => serviceOf(route, false, departure)),
  };
  services.set(route, made);
  return made;
}

/** Checks the day of the week: the last departure of a day flies only on the remaining days of the weekly count. */
function fliesOn(route: Route, departure: number, day: number): boolean {
  const left = route.weekly - departure * 7;
  if (left >= 7) return true;
  const start = Math.floor(share('days', route.carrier.code, route.firstNumber) * 7);
  // Steps of 2 through the week spread the days: Monday, Wednesday, Friday, Sunday, Tuesday…
  const place = (((day - start) % 7) * 4) % 7;
  return (place + 7) % 7 < left;
}

function serviceOf(route: Route, isOutbound: boolean, departure: number): Service {
  const [from, to] = isOutbound ? [route.base, route.other] : [route.other, route.base];
  const number = route.firstNumber + 2 * departure + (isOutbound ? 0 : 1);
  const marketing = route.carrier.marketedBy ? carrierOf(route.carrier.marketedBy) : route.carrier;
  const equipment = equipmentOf(route, departure);
  const technicalStop = technicalStopOf(route, departure);
  const isDomestic = from.city.countryCode === to.city.countryCode;
  return {
    transport: 'airplane',
    name: `${marketing.code}${number}`,
    leavesAt: localDeparture(route, isOutbound, departure),
    minutes:
      blockMinutes(from, to, equipment, route.carrier.countryCode) + (technicalStop ? TECHNICAL_STOP_MINUTES : 0),
    marketing,
    operating: route.carrier,
    number,
    from,
    to,
    fromTerminal: terminalOf(from, route.carrier, isDomestic),
    toTerminal: terminalOf(to, route.carrier, isDomestic),
    km: route.km,
    equipment,
    isCharter: route.carrier.kind === 'charter' && route.km > 1500,
    isFrequent: route.weekly > 21,
    technicalStop,
  };
}

function flightOf(service: Service, day: number): Flight {
  const departs = utcOfLocal(service.from.timeZone, day * DAY + service.leavesAt);
  // Written out, because objects made by spreading are slower to read, and these are read very often.
  return {
    transport: service.transport,
    id: `${service.name}@${dateOfDay(day)}`,
    marketing: service.marketing,
    operating: service.operating,
    number: service.number,
    from: service.from,
    to: service.to,
    fromTerminal: service.fromTerminal,
    toTerminal: service.toTerminal,
    departs,
    arrives: departs + service.minutes,
    km: service.km,
    equipment: service.equipment,
    isCharter: service.isCharter,
    isFrequent: service.isFrequent,
    technicalStop: service.technicalStop,
  };
}

/** Returns the degrees that a flight goes to the east; negative to the west. */
function eastward(from: Airport, to: Airport): number {
  return ((to.lon - from.lon + 540) % 360) - 180;
}

/**
 * Returns the first and last departure of a day: long flights leave eastward for a night on board, westward in
 * daylight.
 */
function departureWindow(route: Route, isOutbound: boolean): [number, number] {
  if (route.km < 3000) return [360, 1320];
  if (route.km < 5000) return [390, 1425];
  const degrees = eastward(route.base, route.other) * (isOutbound ? 1 : -1);
  if (degrees > 40) return [660, 1435];
  if (degrees < -40) return [450, 1140];
  return [480, 1430];
}

/**
 * Returns minutes after local midnight: departures spread over a route's day; long flights leave at the usual hours.
 */
function localDeparture(route: Route, isOutbound: boolean, departure: number): number {
  const words = ['departure', route.carrier.code, route.firstNumber, isOutbound ? 'out' : 'back', departure] as const;
  const count = departuresADay(route);
  const [opens, closes] = departureWindow(route, isOutbound);
  const step = (closes - opens) / count;
  const minute = opens + step * departure + between(0, step, ...words);
  return Math.min(1435, Math.round(minute / 5) * 5);
}

/** Returns the refuelling stop of an occasional long flight of a small carrier; null for all others. */
function technicalStopOf(route: Route, departure: number): Airport | null {
  const { km, base, other, carrier } = route;
  if (km < 4500 || carrier.size > 3) return null;
  if (share('technical stop', carrier.code, base.code, other.code, departure) > 0.12) return null;
  const middle = base.vector.map((value, axis) => value + (other.vector[axis] ?? 0));
  const length = Math.hypot(...middle);
  let best: { airport: Airport; nearness: number } | null = null;
  for (const airport of places().airport.values()) {
    if (airport.size !== 'large' || airport.city === base.city || airport.city === other.city) continue;
    const nearness = airport.vector.reduce((sum, value, axis) => sum + value * ((middle[axis] ?? 0) / length), 0);
    if (!best || nearness > best.nearness) best = { airport, nearness };
  }
  return best?.airport ?? null;
}
