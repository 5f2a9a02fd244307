/**
 * A flight or train as both a search answer and a booking tell it, so that results, step 0, the steps of the booking and
 * the receipt show it in one way.
 */
import type { Booking } from '~/upstream/booking/contract';
import type { Flight, SearchAnswer, TrainFacts, Variant } from '~/upstream/search/contract';

export type Segment = {
  /** Port codes. */
  departure: string;
  arrival: string;
  departureTerminal: string | null;
  arrivalTerminal: string | null;
  /** Local time of the place, `2031-05-04 18:30`. */
  departsAt: string;
  arrivesAt: string;
  durationMinutes: number;
  /** The connection after this segment; null on the last of its trip. */
  transferMinutes: number | null;
  isNightTransfer: boolean;
  isSelfTransfer: boolean;
  isTransitVisaNeeded: boolean;
  marketingCarrier: string;
  operatingCarrier: string;
  /** A flight's with the carrier's code in front: "SU1130"; a train's as it is: "015Е". */
  transportNumber: string;
  equipment: string | null;
  techStopCount: number;
  /** Codes of the ports of technical stops, as far as known. */
  techStops: readonly string[];
  /** What only trains have; null on flights. */
  train: TrainFacts | null;
  transportKind: Flight['transportKind'];
  isCharter: boolean;
};

/** Names of everything that segments mention by code. */
export type PlaceMaps = Pick<SearchAnswer, 'aircrafts' | 'airlines' | 'ports' | 'cities' | 'countries' | 'carKinds'>;

/** The trips of a variant, in the order in which they were asked for. A flight key without a flight is left out. */
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

/** The trips of a booking or a fare quote; inside a trip the service's own order is the order of travel. */
export function tripsOfBooking(segments: Booking['segments']): Segment[][] {
  const trips: Segment[][] = [];
  for (const segment of segments) {
    const { departureTime, arrivalTime, ...same } = segment;
    (trips[segment.tripIndex] ??= []).push({ ...same, departsAt: departureTime, arrivesAt: arrivalTime });
  }
  return trips.filter((trip) => trip !== undefined);
}

/** From the first departure to the last arrival, waiting included. */
export function tripMinutes(trip: readonly Segment[]): number {
  return trip.reduce((total, segment) => total + segment.durationMinutes + (segment.transferMinutes ?? 0), 0);
}

/** `2031-05-04T18:30:00+01:00` → `2031-05-04 18:30` */
function localTime(dateTime: string): string {
  return `${dateTime.slice(0, 10)} ${dateTime.slice(11, 16)}`;
}

function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
}
