import { sellTogether } from '../../world/carriers';
import { needsTransitVisa } from '../../world/borders';
import { localOf } from '../../world/time-zones';
import { isFlight, isTrain, type Segment } from './segment';

/** A change of flights or trains. */
export type Connection = {
  minutes: number;
  /** A long wait during the night. */
  isNight: boolean;
  /** Separate tickets: the traveller collects the bags and checks in again ("smart route"). */
  isSelfTransfer: boolean;
  /** A change to another airport or station of the city. */
  isPortChange: boolean;
  needsVisa: boolean;
};

/** An option for one trip: flights and trains in order, and the connections between them (one fewer). */
export type TripOption = {
  segments: Segment[];
  connections: Connection[];
  /** Total duration in minutes. */
  minutes: number;
};

/** Minimum time between two flights, by kind of change. */
const MIN_MINUTES = { domestic: 45, international: 70, selfTransfer: 150, airportChange: 210, airportChangeSelf: 270 };
/** Minimum time between two trains, and between a station and an airport of the city. */
const MIN_RAIL_MINUTES = { sameStation: 30, otherStation: 90, toAirport: 240, fromAirport: 150 };

/**
 * Returns the connection of two segments, on one ticket where their carriers sell together; null when the time is too
 * short.
 */
export function connect(arriving: Segment, leaving: Segment): Connection | null {
  const minutes = leaving.departs - arriving.arrives;
  const isPortChange = arriving.to !== leaving.from;
  const together = areOnOneTicket(arriving, leaving, isPortChange);
  if (minutes < shortestChange(arriving, leaving, isPortChange, together)) return null;
  const [start, end, via] = [arriving.from.city, leaving.to.city, leaving.from.city];
  return {
    minutes,
    isNight: isNightWait(arriving, minutes),
    isSelfTransfer: !together,
    isPortChange,
    needsVisa: needsTransitVisa(start.countryCode, via.countryCode, end.countryCode, !together || isPortChange),
  };
}

/**
 * Checks for a common ticket: a railway sells its own trains together; different kinds of transport always need two tickets.
 */
function areOnOneTicket(arriving: Segment, leaving: Segment, isPortChange: boolean): boolean {
  if (isFlight(arriving) && isFlight(leaving)) {
    return (
      sellTogether(arriving.marketing, leaving.marketing) && (!isPortChange || arriving.marketing === leaving.marketing)
    );
  }
  return isTrain(arriving) && isTrain(leaving) && arriving.marketing === leaving.marketing;
}

function shortestChange(arriving: Segment, leaving: Segment, isPortChange: boolean, together: boolean): number {
  if (!isFlight(leaving)) {
    if (isFlight(arriving)) return MIN_RAIL_MINUTES.fromAirport;
    return isPortChange ? MIN_RAIL_MINUTES.otherStation : MIN_RAIL_MINUTES.sameStation;
  }
  if (!isFlight(arriving)) return MIN_RAIL_MINUTES.toAirport;
  if (isPortChange) return together ? MIN_MINUTES.airportChange : MIN_MINUTES.airportChangeSelf;
  if (!together) return MIN_MINUTES.selfTransfer;
  const country = leaving.from.city.countryCode;
  const isDomestic = arriving.from.city.countryCode === country && leaving.to.city.countryCode === country;
  return isDomestic ? MIN_MINUTES.domestic : MIN_MINUTES.international;
}

/** Checks for a wait of at least four hours that includes 3 a.m. local time. */
function isNightWait(arriving: Segment, minutes: number): boolean {
  if (minutes < 240) return false;
  const start = localOf(arriving.to.timeZone, arriving.arrives);
  const nextThree = Math.ceil((start - 180) / 1440) * 1440 + 180;
  return nextThree <= start + minutes;
}

/** Makes a trip option; the segments must connect. */
export function tripOption(segments: Segment[], connections: Connection[]): TripOption {
  const [first, last] = [segments[0], segments[segments.length - 1]];
  if (!first || !last) throw new RangeError('a trip without segments');
  return { segments, connections, minutes: last.arrives - first.departs };
}

/** Returns the tickets of a trip: runs of segments between self-transfers; a ticket never mixes kinds of transport. */
export function ticketsOf(option: TripOption): Segment[][] {
  const tickets: Segment[][] = [[]];
  option.segments.forEach((segment, index) => {
    tickets[tickets.length - 1]?.push(segment);
    if (option.connections[index]?.isSelfTransfer) tickets.push([]);
  });
  return tickets;
}

/** Returns a key that is equal only for equal segments. */
export function tripKey(option: TripOption): string {
  return option.segments.map((segment) => segment.id).join('/');
}
