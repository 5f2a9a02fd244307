import { isCurrency } from '~/market/currencies';
import type { ReceivedBy } from '~/upstream/endpoint';
import type { CalendarFiltersWire, endpoints, streamEndpoints } from '~/upstream/price-calendar/contract';
import { ServiceFailure } from '../../service/failure';
import { dayOfDate } from '../../world/time-zones';
import type { Filters, PriceTerms } from './cheapest';
import type { Days, Direction } from './prices';

/** A direction and the days of its prices; `back` is null for one-way prices. */
export type DirectionQuestion = { direction: Direction; days: Days; back: Days | null };
export type Question = { directions: DirectionQuestion[]; terms: PriceTerms };

/** Limit on days, or pairs of days, over all directions: a year of one direction, or a month by a month. */
const MAX_PRICES = 1200;

type Calls = typeof endpoints;
type Dates = ReceivedBy<Calls['listOneWay']>['departure_date'];

/** Reads a one-way request. @throws ServiceFailure requestFormat */
export function readOneWay(request: ReceivedBy<Calls['listOneWay']>): Question {
  return checked([directionOf(request)], request);
}

/** Reads a round-trip request. @throws ServiceFailure requestFormat */
export function readRoundTrip(request: ReceivedBy<Calls['listRoundTrip']>): Question {
  return checked([directionOf(request)], request);
}

/** Reads a request for several directions. @throws ServiceFailure requestFormat */
export function readBatch(request: ReceivedBy<Calls['listOneWayBatch']>): Question {
  return checked(request.directions.map(directionOf), request);
}

/**
 * Reads a stream request: several `directions`, or one at the top level.
 * @throws ServiceFailure requestFormat
 */
export function readStream(request: ReceivedBy<(typeof streamEndpoints)['streamPrices']>): Question {
  if (request.directions) return checked(request.directions.map(directionOf), request);
  const { departure, arrival, departure_date, return_date } = request;
  if (!departure || !arrival || !departure_date) throw refused('no direction');
  return checked([directionOf({ departure, arrival, departure_date, return_date })], request);
}

function directionOf(request: {
  departure: string;
  arrival: string;
  departure_date: Dates;
  return_date?: Dates | null;
}): DirectionQuestion {
  return {
    direction: { departure: request.departure, arrival: request.arrival },
    days: daysOf(request.departure_date),
    back: request.return_date ? daysOf(request.return_date) : null,
  };
}

function daysOf(dates: Dates): Days {
  const { from, to } = typeof dates === 'string' ? { from: dates, to: dates } : dates;
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  if (first === null || last === null || first > last) throw refused('no such dates');
  return { from: first, to: last };
}

function checked(
  directions: DirectionQuestion[],
  request: { cabin_class: PriceTerms['cabin']; currency: string; filters?: CalendarFiltersWire },
): Question {
  const prices = directions.reduce((sum, { days, back }) => sum + lengthOf(days) * (back ? lengthOf(back) : 1), 0);
  if (prices > MAX_PRICES) throw refused(`more than ${MAX_PRICES} prices`);
  if (!isCurrency(request.currency)) throw refused('unknown currency');
  return {
    directions,
    terms: { cabin: request.cabin_class, currency: request.currency, filters: filtersOf(request.filters) },
  };
}

function lengthOf({ from, to }: Days): number {
  return to - from + 1;
}

/** Reads the filters of a request to the calendar or the price map. */
export function filtersOf(wire: CalendarFiltersWire): Filters {
  return {
    airplaneOnly: wire?.airplane_only ?? null,
    trainOnly: wire?.train_only ?? null,
    isDirect: wire?.is_direct ?? null,
    withBaggage: wire?.with_baggage ?? null,
  };
}

function refused(reason: string): ServiceFailure {
  return new ServiceFailure('requestFormat', {}, reason);
}
