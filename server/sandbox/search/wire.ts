/** Turns planned variants into the records of the search answer (upstream facts §2). */
import type { Cabin, SearchAnswerWire } from '~/upstream/search/contract';
import { countryCases, countryName } from '../world/countries';
import { nameIn, type Airport } from '../world/places';
import { russianCases } from '../world/russian-cases';
import { opaqueKey } from '../world/seeded';
import { isoWithOffset } from '../world/time-zones';
import type { Flight } from '../world/timetable';
import { cabinOn, inventoryKeyOf } from './inventory';
import type { Offer } from './offer';
import type { Connection, TripOption } from './trip-option';

export type FlightWire = SearchAnswerWire['flights'][string];

/** A flight as one itinerary uses it: the record of the answer and the key that stands for it there. */
export type UsedFlight = { key: string; wire: FlightWire; flight: Flight; cabin: Cabin };

/** The flights of a trip; the connection after a flight is part of its record and of its key. */
export function usedFlights(option: TripOption, wanted: Cabin): UsedFlight[] {
  return option.flights.map((flight, index) => {
    const connection = option.connections[index] ?? null;
    const cabin = cabinOn(flight, wanted);
    return { key: keyOf(flight, cabin, connection), wire: wireOf(flight, cabin, connection), flight, cabin };
  });
}

function keyOf(flight: Flight, cabin: Cabin, connection: Connection | null): string {
  const after = connection
    ? [connection.minutes, connection.isNight, connection.isSelfTransfer, connection.needsVisa].join()
    : 'last';
  return opaqueKey(`${inventoryKeyOf(flight, cabin)} ${after}`);
}

function wireOf(flight: Flight, cabin: Cabin, connection: Connection | null): FlightWire {
  return {
    operating_carrier: flight.operating.code,
    marketing_carrier: flight.marketing.code,
    number: flight.number,
    transport_number: String(flight.number),
    departure: flight.from.code,
    ...(flight.fromTerminal ? { departure_terminal: flight.fromTerminal } : {}),
    departure_datetime: isoWithOffset(flight.from.timeZone, flight.departs),
    arrival: flight.to.code,
    ...(flight.toTerminal ? { arrival_terminal: flight.toTerminal } : {}),
    arrival_datetime: isoWithOffset(flight.to.timeZone, flight.arrives),
    virtual_connection: connection ? connection.isSelfTransfer : null,
    equipment: flight.equipment.code,
    duration: flight.arrives - flight.departs,
    night_transfer: connection ? connection.isNight : null,
    transfer_duration: connection ? connection.minutes : null,
    tech_stops: flight.technicalStop
      ? [{ code: flight.technicalStop.code, city: flight.technicalStop.city.code }]
      : null,
    transit_visa: connection?.needsVisa ?? false,
    is_transit_visa_needed: connection?.needsVisa ? 'needed' : 'not_needed',
    transport_kind: 'airplane',
    cabin,
    is_charter: flight.isCharter,
    initial_station: null,
    final_station: null,
    electronic_registration: null,
    train_description: null,
    is_double_decker: null,
  };
}

type FilledMaps = { [Kind in keyof Offer['maps']]-?: NonNullable<Offer['maps'][Kind]> };

/** The maps that explain every code of these flights, with names in the language. */
export function mapsOf(flights: Iterable<Flight>, language: string): Offer['maps'] {
  const maps: FilledMaps = { aircrafts: {}, airlines: {}, anyports: {}, cities: {}, countries: {} };
  const isRussian = language.toLowerCase() === 'ru';
  const addPort = (airport: Airport) => {
    const { city } = airport;
    maps.anyports[airport.code] = { name: nameIn(airport.names, language), city_code: city.code, kind: 'airport' };
    const name = nameIn(city.names, language);
    const cases = isRussian && city.names.ru ? { name_cases: russianCases(name) } : {};
    maps.cities[city.code] = { name, country_code: city.countryCode, ...cases };
    maps.countries[city.countryCode] ??= {
      name: countryName(city.countryCode, language),
      ...(isRussian ? { name_cases: countryCases(city.countryCode) } : {}),
    };
  };
  for (const flight of flights) {
    for (const carrier of [flight.marketing, flight.operating]) {
      maps.airlines[carrier.code] = { name: nameIn(carrier.names, language), rzd: false };
    }
    maps.aircrafts[flight.equipment.code] = { name: flight.equipment.name };
    for (const airport of [flight.from, flight.to, flight.technicalStop]) {
      if (airport && !maps.anyports[airport.code]) addPort(airport);
    }
  }
  return maps;
}
