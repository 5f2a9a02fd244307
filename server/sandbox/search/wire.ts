/** Turns planned variants into the records of the search answer (upstream facts §2). */
import type { Cabin, SearchAnswerWire } from '~/upstream/search/contract';
import { countryCases, countryName } from '../world/countries';
import { nameIn, type Airport, type Station } from '../world/places';
import { russianCases } from '../world/russian-cases';
import { opaqueKey } from '../world/seeded';
import { isoWithOffset } from '../world/time-zones';
import type { Flight } from '../world/timetable';
import type { Train } from '../world/trains';
import { cabinOn, carsIn, inventoryKeyOf } from './inventory';
import { isTrain, type Leg } from './leg';
import type { Offer } from './offer';
import type { Connection, TripOption } from './trip-option';

export type FlightWire = SearchAnswerWire['flights'][string];

/** A flight or train as one itinerary uses it: the record of the answer and the key that stands for it there. */
export type UsedLeg = { key: string; wire: FlightWire; leg: Leg; cabin: Cabin };

/** The legs of a trip; the connection after a leg is part of its record and of its key. */
export function usedLegs(option: TripOption, wanted: Cabin, language: string): UsedLeg[] {
  return option.legs.map((leg, index) => {
    const connection = option.connections[index] ?? null;
    const cabin = cabinOn(leg, wanted);
    return { key: keyOf(leg, cabin, connection), wire: wireOf(leg, cabin, connection, language), leg, cabin };
  });
}

function keyOf(leg: Leg, cabin: Cabin, connection: Connection | null): string {
  const after = connection
    ? [connection.minutes, connection.isNight, connection.isSelfTransfer, connection.needsVisa].join()
    : 'last';
  return opaqueKey(`${inventoryKeyOf(leg, cabin)} ${after}`);
}

function wireOf(leg: Leg, cabin: Cabin, connection: Connection | null, language: string): FlightWire {
  return {
    operating_carrier: leg.operating.code,
    marketing_carrier: leg.marketing.code,
    // A number is one for trains too; their letter is in the text.
    number: parseInt(String(leg.number), 10),
    transport_number: String(leg.number),
    departure: leg.from.code,
    departure_datetime: isoWithOffset(leg.from.timeZone, leg.departs),
    arrival: leg.to.code,
    arrival_datetime: isoWithOffset(leg.to.timeZone, leg.arrives),
    virtual_connection: connection ? connection.isSelfTransfer : null,
    duration: leg.arrives - leg.departs,
    night_transfer: connection ? connection.isNight : null,
    transfer_duration: connection ? connection.minutes : null,
    transit_visa: connection?.needsVisa ?? false,
    is_transit_visa_needed: connection?.needsVisa ? 'needed' : 'not_needed',
    cabin,
    ...(isTrain(leg) ? trainWire(leg, cabin, language) : flightWire(leg)),
  };
}

function flightWire(flight: Flight) {
  return {
    ...(flight.fromTerminal ? { departure_terminal: flight.fromTerminal } : {}),
    ...(flight.toTerminal ? { arrival_terminal: flight.toTerminal } : {}),
    equipment: flight.equipment.code,
    tech_stops: flight.technicalStop
      ? [{ code: flight.technicalStop.code, city: flight.technicalStop.city.code }]
      : null,
    transport_kind: 'airplane',
    is_charter: flight.isCharter,
    initial_station: null,
    final_station: null,
    electronic_registration: null,
    train_description: null,
    is_double_decker: null,
  };
}

/** The rail keys of the record. The ends of the train's way are names: the train may begin and end beyond the maps. */
function trainWire(train: Train, cabin: Cabin, language: string) {
  return {
    equipment: null,
    tech_stops: null,
    transport_kind: 'train',
    is_charter: false,
    initial_station: nameIn(train.initialStation.names, language),
    final_station: nameIn(train.finalStation.names, language),
    electronic_registration: true,
    train_description: train.name,
    is_double_decker: train.isDoubleDecker,
    train_car_kinds: [...carsIn(train, cabin)],
  };
}

type FilledMaps = { [Kind in keyof Offer['maps']]-?: NonNullable<Offer['maps'][Kind]> };

/** The maps that explain every code of these legs, with names in the language. */
export function mapsOf(legs: Iterable<Leg>, language: string): Offer['maps'] {
  const maps: FilledMaps = { aircrafts: {}, airlines: {}, anyports: {}, cities: {}, countries: {} };
  const isRussian = language.toLowerCase() === 'ru';
  const addPort = (port: Airport | Station) => {
    const { city } = port;
    maps.anyports[port.code] = { name: nameIn(port.names, language), city_code: city.code, kind: port.kind };
    const name = nameIn(city.names, language);
    const cases = isRussian && city.names.ru ? { name_cases: russianCases(name) } : {};
    maps.cities[city.code] = { name, country_code: city.countryCode, ...cases };
    maps.countries[city.countryCode] ??= {
      name: countryName(city.countryCode, language),
      ...(isRussian ? { name_cases: countryCases(city.countryCode) } : {}),
    };
  };
  for (const leg of legs) {
    if (isTrain(leg)) {
      maps.airlines[leg.marketing.code] = { name: nameIn(leg.marketing.names, language), rzd: leg.marketing.isRzd };
    } else {
      for (const carrier of [leg.marketing, leg.operating]) {
        maps.airlines[carrier.code] = { name: nameIn(carrier.names, language), rzd: false };
      }
      maps.aircrafts[leg.equipment.code] = { name: leg.equipment.name };
    }
    for (const port of [leg.from, leg.to, isTrain(leg) ? null : leg.technicalStop]) {
      if (port && !maps.anyports[port.code]) addPort(port);
    }
  }
  return maps;
}
