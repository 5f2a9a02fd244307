/**
 * A flight, train or bus, whether it comes from a search or a booking, so that results, step 0, the booking steps and the
 * receipt show it the same way.
 */
import type { Booking } from '~/upstream/booking/contract';
import type { Flight, SearchAnswer, TrainFacts, Variant } from '~/upstream/search/contract';

export type Segment = {
  /** Port codes. */
  departure: string;
  arrival: string;
  departureTerminal: string | null;
  arrivalTerminal: string | null;
  /** Local time at the place, `2031-05-04 18:30`. */
  departsAt: string;
  arrivesAt: string;
  durationMinutes: number;
  /** Length of the connection after this segment; null on the last of its trip. */
  transferMinutes: number | null;
  isNightTransfer: boolean;
  isSelfTransfer: boolean;
  isTransitVisaNeeded: boolean;
  marketingCarrier: string;
  operatingCarrier: string;
  /** Flights start with the carrier's code: "SU1130"; trains and buses do not: "015Е". */
  transportNumber: string;
  equipment: string | null;
  techStopCount: number;
  /** Port codes of technical stops, where known. */
  techStops: readonly string[];
  /** Facts about a train; null for flights. */
  train: TrainFacts | null;
  transportKind: Flight['transportKind'];
  isCharter: boolean;
  /** The carrier does not fly it any more; only of a booking. */
  isCancelled?: boolean;
};

/** The part of a segment that tells planes, trains and buses apart. */
export type Transported = Pick<Segment, 'transportKind'>;

/** Returns true when trains alone make the journey. */
export function isByTrain(segments: readonly Transported[]): boolean {
  return segments.length > 0 && segments.every(({ transportKind }) => transportKind === 'train');
}

/** Returns true when buses alone make the journey. */
export function isByBus(segments: readonly Transported[]): boolean {
  return segments.length > 0 && segments.every(({ transportKind }) => transportKind === 'bus');
}

/** Returns true for a flight: it has check-in, checked bags, a cabin. */
export function isFlight({ transportKind }: Transported): boolean {
  return transportKind === 'airplane';
}

/** Returns true when the journey stays on the ground: by trains, by buses, or by both. */
export function isOverland(segments: readonly Transported[]): boolean {
  return segments.length > 0 && !segments.some(isFlight);
}

/** Names of everything that segments refer to by code. */
export type PlaceMaps = Pick<SearchAnswer, 'aircrafts' | 'airlines' | 'ports' | 'cities' | 'countries' | 'carKinds'>;

/** Builds the trips of a variant, in the requested order. Skips flight keys without a flight. */
export function tripsOfVariant(variant: Variant, flights: SearchAnswer['flights']): Segment[][] {
  return variant.trips.map((keys) =>
    keys
      .map((key) => flights[key])
      .filter((flight) => flight !== undefined)
      .map((flight, index, trip) => fromFlight(flight, trip[index + 1])),
  );
}

function fromFlight(flight: Flight, next: Flight | undefined): Segment {
  const { departureDateTime, arrivalDateTime, cabin: _cabin, transferMinutes, ...same } = flight;
  return {
    ...same,
    departsAt: localTime(departureDateTime),
    arrivesAt: localTime(arrivalDateTime),
    transferMinutes: next ? (transferMinutes ?? minutesBetween(arrivalDateTime, next.departureDateTime)) : null,
  };
}

/** Builds the trips of a booking or a fare quote; within a trip the service already sorts by travel order. */
export function tripsOfBooking(segments: Booking['segments']): Segment[][] {
  const trips: Segment[][] = [];
  for (const segment of segments) {
    const { departureTime, arrivalTime, ...same } = segment;
    (trips[segment.tripIndex] ??= []).push({ ...same, departsAt: departureTime, arrivesAt: arrivalTime });
  }
  return trips.filter((trip) => trip !== undefined);
}

/** Counts the minutes from the first departure to the last arrival, connections included. */
export function tripMinutes(trip: readonly Segment[]): number {
  return trip.reduce((total, segment) => total + segment.durationMinutes + (segment.transferMinutes ?? 0), 0);
}

/** Drops zone and seconds: `2031-05-04T18:30:00+01:00` → `2031-05-04 18:30`. */
function localTime(dateTime: string): string {
  return `${dateTime.slice(0, 10)} ${dateTime.slice(11, 16)}`;
}

function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
}
