import type { Airport } from '../world/places';
import type { PlannedVariant } from './plan';
import type { TripOption } from './trip-option';

type CodesByTrip = string[][];

/** `filter_values`: the codes that occur in the variants, a list for each trip (upstream facts §2). */
export function filterValues(tripCount: number, variants: PlannedVariant[]): Record<string, CodesByTrip> {
  const optionsByTrip = Array.from(
    { length: tripCount },
    (_, trip) => new Set(variants.flatMap((variant) => variant.trips[trip] ?? [])),
  );
  const collect = (codesOf: (option: TripOption) => string[]): CodesByTrip =>
    optionsByTrip.map((options) => [...new Set([...options].flatMap(codesOf))].sort());
  const cityCodes = (airports: Airport[]) => airports.map((airport) => airport.city.code);
  const codes = (airports: Airport[]) => airports.map((airport) => airport.code);
  return {
    carriers: collect(({ flights }) => flights.flatMap((flight) => [flight.marketing.code, flight.operating.code])),
    departure_anyports: collect((option) => codes(firstAirport(option))),
    departure_cities: collect((option) => cityCodes(firstAirport(option))),
    arrival_anyports: collect((option) => codes(lastAirport(option))),
    arrival_cities: collect((option) => cityCodes(lastAirport(option))),
    aircrafts: collect(({ flights }) => flights.map((flight) => flight.equipment.code)),
    transfer_anyports: collect((option) => codes(transferAirports(option))),
    transfer_cities: collect((option) => cityCodes(transferAirports(option))),
    trains: collect(() => []),
    train_car_kinds: collect(() => []),
  };
}

function firstAirport({ flights }: TripOption): Airport[] {
  return flights.slice(0, 1).map((flight) => flight.from);
}

function lastAirport({ flights }: TripOption): Airport[] {
  return flights.slice(-1).map((flight) => flight.to);
}

function transferAirports({ flights }: TripOption): Airport[] {
  return flights.slice(1).flatMap((flight, index) => [flights[index]?.to ?? flight.from, flight.from]);
}
