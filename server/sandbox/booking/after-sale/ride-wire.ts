import type { FlightRideWire } from '~/upstream/after-sale/exchange-contract';
import type { Offer, OfferFlight } from '../../search/offers/offer';
import { localTime } from '../records/trip';

/** Converts a flight of a change or an exchange. @param maps names of airports that are new to the order */
export function rideWire(
  { wire, departureTimeZone, arrivalTimeZone }: OfferFlight,
  maps: Offer['maps'] = {},
): FlightRideWire {
  return {
    marketing_carrier: wire.marketing_carrier,
    marketing_flight_number: wire.transport_number ?? String(wire.number ?? ''),
    departure_code: wire.departure,
    arrival_code: wire.arrival,
    departure_time: localTime(wire.departure_datetime),
    arrival_time: localTime(wire.arrival_datetime),
    departure_time_zone: departureTimeZone,
    arrival_time_zone: arrivalTimeZone,
    departure_terminal: wire.departure_terminal ?? null,
    arrival_terminal: wire.arrival_terminal ?? null,
    flight_time_mins: wire.duration,
    departure_name: maps.anyports?.[wire.departure]?.name ?? null,
    arrival_name: maps.anyports?.[wire.arrival]?.name ?? null,
  };
}
