/** Converts planned variants to the records of the search answer (upstream facts §2). */
import type { Cabin, SearchAnswerWire } from '~/upstream/search/contract';
import { countryName } from '../../world/countries';
import { nameIn, type Airport, type Station } from '../../world/places';
import { nameCases } from '../../world/russian-cases';
import { opaqueKey } from '../../world/seeded';
import { isoWithOffset } from '../../world/time-zones';
import type { Bus } from '../../world/buses';
import type { Flight } from '../../world/timetable';
import type { Train } from '../../world/train';
import { cabinOn, carsIn, inventoryKeyOf } from './inventory';
import { isBus, isFlight, isTrain, type Segment } from './segment';
import type { Offer } from './offer';
import type { Connection, TripOption } from './trip-option';

export type FlightWire = SearchAnswerWire['flights'][string];

/** A flight or train in an itinerary: its record in the answer, and the record's key. */
export type UsedSegment = { key: string; wire: FlightWire; segment: Segment; cabin: Cabin };

/** Returns the segments of a trip; the connection after a segment is part of its record and its key. */
export function usedSegments(option: TripOption, wanted: Cabin, language: string): UsedSegment[] {
  return option.segments.map((segment, index) => {
    const connection = option.connections[index] ?? null;
    const cabin = cabinOn(segment, wanted);
    return {
      key: keyOf(segment, cabin, connection),
      wire: wireOf(segment, cabin, connection, language),
      segment,
      cabin,
    };
  });
}

function keyOf(segment: Segment, cabin: Cabin, connection: Connection | null): string {
  const after = connection
    ? [connection.minutes, connection.isNight, connection.isSelfTransfer, connection.needsVisa].join()
    : 'last';
  return opaqueKey(`${inventoryKeyOf(segment, cabin)} ${after}`);
}

function wireOf(segment: Segment, cabin: Cabin, connection: Connection | null, language: string): FlightWire {
  return {
    operating_carrier: segment.operating.code,
    marketing_carrier: segment.marketing.code,
    // Numbers of trains must be numeric too; the text contains their letter.
    number: parseInt(String(segment.number), 10),
    transport_number: String(segment.number),
    departure: segment.from.code,
    departure_datetime: isoWithOffset(segment.from.timeZone, segment.departs),
    arrival: segment.to.code,
    arrival_datetime: isoWithOffset(segment.to.timeZone, segment.arrives),
    virtual_connection: connection ? connection.isSelfTransfer : null,
    duration: segment.arrives - segment.departs,
    night_transfer: connection ? connection.isNight : null,
    transfer_duration: connection ? connection.minutes : null,
    transit_visa: connection?.needsVisa ?? false,
    is_transit_visa_needed: connection?.needsVisa ? 'needed' : 'not_needed',
    cabin,
    ...ofKind(segment, cabin, language),
  };
}

function ofKind(segment: Segment, cabin: Cabin, language: string) {
  if (isTrain(segment)) return trainWire(segment, cabin, language);
  return isBus(segment) ? BUS_WIRE : flightWire(segment);
}

const BUS_WIRE = {
  equipment: null,
  tech_stops: null,
  transport_kind: 'bus' satisfies Bus['transport'],
  is_charter: false,
  initial_station: null,
  final_station: null,
  electronic_registration: null,
  train_description: null,
  is_double_decker: null,
};

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

/**
 * Returns the rail keys of the record. The train's first and last stations are names: they may be missing from the
 * maps.
 */
function trainWire(train: Train, cabin: Cabin, language: string) {
  return {
    equipment: null,
    tech_stops: null,
    transport_kind: 'train',
    is_charter: false,
    initial_station: nameIn(train.initialStation.names, language),
    final_station: nameIn(train.finalStation.names, language),
    // A car may be an exception.
    electronic_registration: train.marketing.isRzd && train.from.city.countryCode === train.to.city.countryCode,
    train_description: train.name,
    is_double_decker: train.isDoubleDecker,
    train_car_kinds: [...carsIn(train, cabin)],
  };
}

type FilledMaps = { [Kind in keyof Offer['maps']]-?: NonNullable<Offer['maps'][Kind]> };

/** Returns the maps for every code of these segments, with names in the language. */
export function mapsOf(segments: Iterable<Segment>, language: string): Offer['maps'] {
  const maps: FilledMaps = { aircrafts: {}, airlines: {}, anyports: {}, cities: {}, countries: {} };
  const addPort = (port: Airport | Station) => {
    const { city } = port;
    maps.anyports[port.code] = { name: nameIn(port.names, language), city_code: city.code, kind: port.kind };
    const name = nameIn(city.names, language);
    maps.cities[city.code] = { name, country_code: city.countryCode, name_cases: nameCases(name, language) };
    const country = countryName(city.countryCode, language);
    maps.countries[city.countryCode] ??= { name: country, name_cases: nameCases(country, language) };
  };
  for (const segment of segments) {
    if (isTrain(segment)) {
      maps.airlines[segment.marketing.code] = {
        name: nameIn(segment.marketing.names, language),
        rzd: segment.marketing.isRzd,
      };
    } else if (isBus(segment)) {
      maps.airlines[segment.marketing.code] = { name: nameIn(segment.marketing.names, language), rzd: false };
    } else {
      for (const carrier of [segment.marketing, segment.operating]) {
        maps.airlines[carrier.code] = { name: nameIn(carrier.names, language), rzd: false };
      }
      maps.aircrafts[segment.equipment.code] = { name: segment.equipment.name };
    }
    for (const port of [segment.from, segment.to, isFlight(segment) ? segment.technicalStop : null]) {
      if (port && !maps.anyports[port.code]) addPort(port);
    }
  }
  return maps;
}
