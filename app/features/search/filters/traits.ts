import { groupOffers, type Itinerary } from '../offers/itinerary';
import { modeOf } from '../offers/mode';
import { carsOf, namesCars } from '../offers/offer-fares';
import { perAnswer } from '../offers/per-answer';
import type { Segment } from '~/features/trip/segment';
import type { SearchAnswer } from '~/upstream/search/contract';
import { ofTrip, optionOf, SEVERAL_AIRLINES, TRANSFER_CONDITIONS, TRANSFERS, type TRANSPORT_KINDS } from './filter';

/** Properties of an itinerary that filters check. */
export type Traits = {
  itinerary: Itinerary;
  /** Matching options by group. */
  options: Readonly<Record<string, readonly string[]>>;
  /** All carriers; `options.airlines` contains only "several" when there is more than one. */
  airlines: readonly string[];
  /** Minutes of every transfer. */
  transfers: readonly number[];
  /** Minutes since midnight by group: departure and arrival of each trip. */
  times: Readonly<Record<string, number>>;
};

type Answer = Pick<SearchAnswer, 'variants' | 'flights' | 'ports'>;

/** Traits of all itineraries of an answer, in order. */
export const traitsOf = perAnswer((answer: Answer): readonly Traits[] => {
  const names = new Map<string, string>();
  /** Shares equal strings between itineraries to save memory. */
  const shared = (name: string) => names.get(name) ?? (names.set(name, name), name);
  return groupOffers(answer).map((itinerary) => describe(itinerary, answer.ports, shared));
});

type Share = (name: string) => string;

function describe(itinerary: Itinerary, ports: Answer['ports'], shared: Share): Traits {
  const { trips } = itinerary;
  const segments = trips.flat();
  const connections = trips.flatMap((trip) =>
    trip.slice(1).map((next, index): Connection => ({ before: trip[index]!, next })),
  );
  const options: Record<string, readonly string[]> = {
    transfers: [transfersOption(trips)],
    transportKind: [kindOption(itinerary)],
    transferConditions: conditionsOf(connections),
    transferPlaces: unique(connections.flatMap((one) => placesOf(one, ports))).map(shared),
    aircrafts: unique(
      segments.flatMap(({ equipment, transportKind }) =>
        equipment && transportKind === 'airplane' ? [optionOf.aircraft(equipment)] : [],
      ),
    ).map(shared),
  };
  const trains = segments.flatMap(({ train }) => train ?? []);
  options.trains = unique(trains.flatMap(({ name }) => (name ? [optionOf.train(name)] : []))).map(shared);
  // A train may have a car that no fare of the whole journey buys.
  const cars = namesCars(itinerary.offers) ? carsOf(itinerary.offers) : trains.flatMap(({ carKinds }) => carKinds);
  options.trainCarKinds = unique(cars.map(optionOf.carKind)).map(shared);
  const times: Record<string, number> = {};
  trips.forEach((trip, index) => {
    const [first, last] = [trip[0]!, trip[trip.length - 1]!];
    options[ofTrip('departurePorts', index)] = [shared(optionOf.port(first.departure))];
    options[ofTrip('arrivalPorts', index)] = [shared(optionOf.port(last.arrival))];
    times[ofTrip('departureTimeRange', index)] = minutesOfDay(first.departsAt);
    times[ofTrip('arrivalTimeRange', index)] = minutesOfDay(last.arrivesAt);
  });
  const airlines = unique(segments.map(({ marketingCarrier }) => optionOf.airline(marketingCarrier))).map(shared);
  options.airlines = airlines.length === 1 ? airlines : [SEVERAL_AIRLINES];
  return {
    itinerary,
    options,
    airlines,
    transfers: connections.map(({ before }) => before.transferMinutes ?? 0),
    times,
  };
}

type Connection = { before: Segment; next: Segment };

function transfersOption(trips: readonly Segment[][]): string {
  const most = Math.max(...trips.map((trip) => trip.length - 1));
  return TRANSFERS[Math.min(most, TRANSFERS.length - 1)]!;
}

const KIND_OPTION = { airplane: 'Airplane', train: 'Train', bus: 'Bus' } as const satisfies Record<
  Segment['transportKind'],
  (typeof TRANSPORT_KINDS)[number]
>;

/** Returns the only kind of an itinerary, or "Mixed": every itinerary has one option, so that the counts add up. */
function kindOption(itinerary: Itinerary): (typeof TRANSPORT_KINDS)[number] {
  const mode = modeOf(itinerary);
  return mode ? KIND_OPTION[mode] : 'Mixed';
}

const HOLDS: Readonly<Record<(typeof TRANSFER_CONDITIONS)[number], (connection: Connection) => boolean>> = {
  NoNightTransfers: ({ before }) => !before.isNightTransfer,
  NoPortChanges: ({ before, next }) => before.arrival === next.departure,
  NoSelfTransfers: ({ before }) => !before.isSelfTransfer,
  NoTransitVisas: ({ before }) => !before.isTransitVisaNeeded,
};

function conditionsOf(connections: readonly Connection[]): string[] {
  return TRANSFER_CONDITIONS.filter((condition) => connections.every(HOLDS[condition]));
}

/** Lists the cities and ports of a transfer; two of each when it changes between them. */
function placesOf({ before, next }: Connection, ports: Answer['ports']): string[] {
  return [before.arrival, next.departure].flatMap((port) => {
    const city = ports[port]?.cityCode;
    return city ? [optionOf.city(city), optionOf.port(port)] : [optionOf.port(port)];
  });
}

/** Returns the minutes since midnight: "2031-05-04 18:30" → 1110. */
function minutesOfDay(localTime: string): number {
  return Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
