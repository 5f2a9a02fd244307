import { z } from 'zod';
import { numberOf } from '~/upstream/search/contract';

/** yyyy-MM-dd HH:mm, local time of the place. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);

/** A flight on the wire, before or after a change or an exchange. */
export const flightRide = z.looseObject({
  marketing_carrier: z.string(),
  marketing_flight_number: z.string(),
  departure_code: z.string(),
  arrival_code: z.string(),
  departure_time: localTime,
  arrival_time: localTime,
  /** IANA names. */
  departure_time_zone: z.string(),
  arrival_time_zone: z.string(),
  departure_terminal: z.string().nullish(),
  arrival_terminal: z.string().nullish(),
  flight_time_mins: z.number().int(),
  /** Names of airports that the order has not known before, in the language of the request. */
  departure_name: z.string().nullish(),
  arrival_name: z.string().nullish(),
});
export type FlightRideWire = z.input<typeof flightRide>;

/** Converts a flight from the wire. */
export function toRide(wire: z.output<typeof flightRide>) {
  return {
    marketingCarrier: wire.marketing_carrier,
    transportNumber: numberOf({
      marketing_carrier: wire.marketing_carrier,
      transport_kind: 'airplane',
      transport_number: wire.marketing_flight_number,
    }),
    departure: wire.departure_code,
    arrival: wire.arrival_code,
    departureTime: wire.departure_time,
    arrivalTime: wire.arrival_time,
    departureTimeZone: wire.departure_time_zone,
    arrivalTimeZone: wire.arrival_time_zone,
    departureTerminal: wire.departure_terminal ?? null,
    arrivalTerminal: wire.arrival_terminal ?? null,
    durationMinutes: wire.flight_time_mins,
    departureName: wire.departure_name ?? null,
    arrivalName: wire.arrival_name ?? null,
  };
}
