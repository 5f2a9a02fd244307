/**
 * The timetable of airports: GET /api/v1/schedule/{departure|arrival}/{IATA} (upstream facts §4). Times are ISO 8601 with
 * the airport's own offset; the dates of both ends are therefore those of their own clocks.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { textOrNumber, tolerantList } from '~/upstream/tolerance';

export const STATUSES = ['scheduled', 'active', 'landed'] as const;
export type FlightStatus = (typeof STATUSES)[number];

/** HH:MM, local time of the airport. */
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .optional();

const common = {
  iata: z.string(),
  /** Local date of the airport; today without it. */
  date: z.iso.date().optional(),
  /** Ours: the last of several dates. A service that does not know it answers for `date` alone. */
  date_to: z.iso.date().optional(),
  lang: z.string().optional(),
};

/** `arrival` is ours: only flights to that airport or city. A service that does not know it sends all. */
export const departuresQuery = z.object({
  ...common,
  departure_time_from: clock,
  departure_time_to: clock,
  arrival: z.string().optional(),
});

export const arrivalsQuery = z.object({ ...common, arrival_time_from: clock, arrival_time_to: clock });

const moment = z.iso.datetime({ offset: true, local: true });
const text = z.string().nullish();

/** A flight under one of its numbers: one that is sold by several carriers comes once for each of them. */
const flightWire = z
  .looseObject({
    marketing_carrier: z.string(),
    operating_carrier: text,
    number: textOrNumber(z.string()),
    last_status: text,
    departure_time: moment,
    departure_estimated_time: moment.nullish(),
    departure_terminal: text,
    departure_gate: text,
    departure_city_name: text,
    departure_airport: text,
    arrival_time: moment,
    arrival_estimated_time: moment.nullish(),
    arrival_terminal: text,
    arrival_gate: text,
    arrival_city_name: text,
    arrival_airport: text,
  })
  .transform((wire) => ({
    marketingCarrier: wire.marketing_carrier,
    operatingCarrier: wire.operating_carrier || wire.marketing_carrier,
    number: wire.number,
    /** Null while the service does not know ("unknown", "-"), or says what the shop does not. */
    status: STATUSES.find((status) => status === wire.last_status) ?? null,
    departure: {
      /** Planned. */
      time: wire.departure_time,
      /** Wins over the planned time; null while there is no estimate. */
      estimatedTime: wire.departure_estimated_time ?? null,
      terminal: wire.departure_terminal || null,
      gate: wire.departure_gate || null,
      cityName: wire.departure_city_name || null,
      /** Ours. */
      airport: wire.departure_airport || null,
    },
    arrival: {
      time: wire.arrival_time,
      estimatedTime: wire.arrival_estimated_time ?? null,
      terminal: wire.arrival_terminal || null,
      gate: wire.arrival_gate || null,
      cityName: wire.arrival_city_name || null,
      airport: wire.arrival_airport || null,
    },
  }));

/** 200, by planned time; empty for an airport without flights. */
export const scheduleAnswer = tolerantList(flightWire);

export type ScheduleAnswerWire = z.input<typeof flightWire>[];
export type ScheduledFlight = z.output<typeof scheduleAnswer>[number];
export type FlightEnd = ScheduledFlight['departure'];

const read = { method: 'GET', envelope: null, isRead: true, answer: scheduleAnswer } as const;

/** Calls of the schedule service. */
export const endpoints = endpointsOf('schedule', {
  listDepartures: {
    ...read,
    path: '/api/v1/schedule/departure/{iata}',
    summary: 'Flights that leave an airport on a day, each once for every carrier that sells it.',
    request: departuresQuery,
  },
  listArrivals: {
    ...read,
    path: '/api/v1/schedule/arrival/{iata}',
    summary: 'Flights that reach an airport on a day, each once for every carrier that sells it.',
    request: arrivalsQuery,
  },
});
