import type { z } from 'zod';
import { isCurrency } from '~/market/currencies';
import {
  oneWayBatchRequest,
  oneWayRequest,
  roundTripRequest,
  streamRequest,
  type CalendarFiltersWire,
} from '~/upstream/price-calendar/contract';
import { dayOfDate } from '../world/time-zones';
import type { Filters, Wanted } from './cheapest';
import type { Days, Direction } from './prices';

/** A direction with the days that prices are asked of; `back` is null one way. */
export type AskedDirection = { direction: Direction; days: Days; back: Days | null };
export type Question = { asked: AskedDirection[]; wanted: Wanted };

/** The request cannot be answered; the message says why. */
export class BadQuestion extends Error {}

/** Days one way, or pairs of days, of all directions together: a year of one direction, a month by a month. */
const MOST_PRICES = 1200;

type Dates = z.output<typeof oneWayRequest>['departure_date'];

/** @throws BadQuestion */
export function readOneWay(body: unknown): Question {
  const request = parsed(oneWayRequest, body);
  return checked([directionOf(request)], request);
}

/** @throws BadQuestion */
export function readRoundTrip(body: unknown): Question {
  const request = parsed(roundTripRequest, body);
  return checked([directionOf(request)], request);
}

/** @throws BadQuestion */
export function readBatch(body: unknown): Question {
  const request = parsed(oneWayBatchRequest, body);
  return checked(request.directions.map(directionOf), request);
}

/**
 * Several `directions`, or one at the top.
 * @throws BadQuestion
 */
export function readStream(body: unknown): Question {
  const request = parsed(streamRequest, body);
  if (request.directions) return checked(request.directions.map(directionOf), request);
  const { departure, arrival, departure_date, return_date } = request;
  if (!departure || !arrival || !departure_date) throw new BadQuestion('no direction');
  return checked([directionOf({ departure, arrival, departure_date, return_date })], request);
}

function parsed<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new BadQuestion(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'bad body'}`);
}

function directionOf(request: {
  departure: string;
  arrival: string;
  departure_date: Dates;
  return_date?: Dates | null;
}): AskedDirection {
  return {
    direction: { departure: request.departure, arrival: request.arrival },
    days: daysOf(request.departure_date),
    back: request.return_date ? daysOf(request.return_date) : null,
  };
}

function daysOf(dates: Dates): Days {
  const { from, to } = typeof dates === 'string' ? { from: dates, to: dates } : dates;
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  if (first === null || last === null || first > last) throw new BadQuestion('no such dates');
  return { from: first, to: last };
}

function checked(
  asked: AskedDirection[],
  request: { cabin_class: Wanted['cabin']; currency: string; filters?: CalendarFiltersWire },
): Question {
  const prices = asked.reduce((sum, { days, back }) => sum + lengthOf(days) * (back ? lengthOf(back) : 1), 0);
  if (prices > MOST_PRICES) throw new BadQuestion(`more than ${MOST_PRICES} prices`);
  if (!isCurrency(request.currency)) throw new BadQuestion('unknown currency');
  return {
    asked,
    wanted: { cabin: request.cabin_class, currency: request.currency, filters: filtersOf(request.filters) },
  };
}

function lengthOf({ from, to }: Days): number {
  return to - from + 1;
}

function filtersOf(wire: CalendarFiltersWire): Filters {
  return {
    airplaneOnly: wire?.airplane_only ?? null,
    isDirect: wire?.is_direct ?? null,
    withBaggage: wire?.with_baggage ?? null,
  };
}
