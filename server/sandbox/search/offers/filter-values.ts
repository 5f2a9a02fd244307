import type { Airport, Station } from '../../world/places';
import { isFlight, isTrain } from './segment';
import type { PlannedVariant } from './plan';
import type { TripOption } from './trip-option';

type CodesByTrip = string[][];

/** Returns `filter_values`: the codes in the variants, one list per trip (upstream facts §2). */
export function filterValues(tripCount: number, variants: PlannedVariant[]): Record<string, CodesByTrip> {
  const optionsByTrip = Array.from(
    { length: tripCount },
    (_, trip) => new Set(variants.flatMap((variant) => variant.trips[trip] ?? [])),
  );
  const collect = (codesOf: (option: TripOption) => string[]): CodesByTrip =>
    optionsByTrip.map((options) => [...new Set([...options].flatMap(codesOf))].sort());
  const cityCodes = (ports: Port[]) => ports.map((port) => port.city.code);
  const codes = (ports: Port[]) => ports.map((port) => port.code);
  return {
    carriers: collect(({ segments }) =>
      segments.flatMap((segment) => [segment.marketing.code, segment.operating.code]),
    ),
    departure_anyports: collect((option) => codes(firstPort(option))),
    departure_cities: collect((option) => cityCodes(firstPort(option))),
    arrival_anyports: collect((option) => codes(lastPort(option))),
    arrival_cities: collect((option) => cityCodes(lastPort(option))),
    aircrafts: collect(({ segments }) => segments.filter(isFlight).map((flight) => flight.equipment.code)),
    transfer_anyports: collect((option) => codes(transferPorts(option))),
    transfer_cities: collect((option) => cityCodes(transferPorts(option))),
    trains: collect(({ segments }) => segments.filter(isTrain).flatMap((train) => train.name ?? [])),
    train_car_kinds: collect(({ segments }) => segments.filter(isTrain).flatMap((train) => [...train.cars])),
  };
}

type Port = Airport | Station;

function firstPort({ segments }: TripOption): Port[] {
  return segments.slice(0, 1).map((segment) => segment.from);
}

function lastPort({ segments }: TripOption): Port[] {
  return segments.slice(-1).map((segment) => segment.to);
}

function transferPorts({ segments }: TripOption): Port[] {
  return segments.slice(1).flatMap((segment, index) => [segments[index]?.to ?? segment.from, segment.from]);
}
