import { sellTogether } from '../world/carriers';
import { needsTransitVisa } from '../world/borders';
import { localOf } from '../world/time-zones';
import type { Flight } from '../world/timetable';

/** A change of flights. */
export type Connection = {
  minutes: number;
  /** A long wait over the small hours. */
  isNight: boolean;
  /** Separate tickets: the traveller collects the bags and checks in again ("smart route"). */
  isSelfTransfer: boolean;
  isAirportChange: boolean;
  needsVisa: boolean;
};

/** One way of making one trip: flights in order and the connections between them (one fewer). */
export type TripOption = {
  flights: Flight[];
  connections: Connection[];
  /** Door to door in minutes. */
  minutes: number;
};

/** Shortest time between two flights, by what has to be done in it. */
const MIN_MINUTES = { domestic: 45, international: 70, selfTransfer: 150, airportChange: 210, airportChangeSelf: 270 };

/** The change between two flights, on one ticket where the carriers sell together; null when the time is too short. */
export function connect(arriving: Flight, leaving: Flight): Connection | null {
  const minutes = leaving.departs - arriving.arrives;
  const isAirportChange = arriving.to !== leaving.from;
  const together =
    sellTogether(arriving.marketing, leaving.marketing) &&
    (!isAirportChange || arriving.marketing === leaving.marketing);
  const shortest = shortestChange(arriving, leaving, isAirportChange, together);
  if (minutes < shortest) return null;
  const [start, end, via] = [arriving.from.city, leaving.to.city, leaving.from.city];
  return {
    minutes,
    isNight: isNightWait(arriving, minutes),
    isSelfTransfer: !together,
    isAirportChange,
    needsVisa: needsTransitVisa(start.countryCode, via.countryCode, end.countryCode, !together || isAirportChange),
  };
}

function shortestChange(arriving: Flight, leaving: Flight, isAirportChange: boolean, together: boolean): number {
  if (isAirportChange) return together ? MIN_MINUTES.airportChange : MIN_MINUTES.airportChangeSelf;
  if (!together) return MIN_MINUTES.selfTransfer;
  const country = leaving.from.city.countryCode;
  const isDomestic = arriving.from.city.countryCode === country && leaving.to.city.countryCode === country;
  return isDomestic ? MIN_MINUTES.domestic : MIN_MINUTES.international;
}

/** Four hours or more that include three o'clock in the morning there. */
function isNightWait(arriving: Flight, minutes: number): boolean {
  if (minutes < 240) return false;
  const start = localOf(arriving.to.timeZone, arriving.arrives);
  const nextThree = Math.ceil((start - 180) / 1440) * 1440 + 180;
  return nextThree <= start + minutes;
}

/** Puts a trip together; the flights must connect. */
export function tripOption(flights: Flight[], connections: Connection[]): TripOption {
  const [first, last] = [flights[0], flights[flights.length - 1]];
  if (!first || !last) throw new RangeError('a trip without flights');
  return { flights, connections, minutes: last.arrives - first.departs };
}

/** The tickets of a trip: runs of flights between self-transfers. */
export function ticketsOf(option: TripOption): Flight[][] {
  const tickets: Flight[][] = [[]];
  option.flights.forEach((flight, index) => {
    tickets[tickets.length - 1]?.push(flight);
    if (option.connections[index]?.isSelfTransfer) tickets.push([]);
  });
  return tickets;
}

/** The same for the same flights; different for different ones. */
export function tripKey(option: TripOption): string {
  return option.flights.map((flight) => flight.id).join('/');
}
