import type { ReceivedBy } from '~/upstream/endpoint';
import type { endpoints, PricesRequestWire } from '~/upstream/price-map/contract';
import { isCurrency } from '~/market/currencies';
import { ServiceFailure } from '../../service/failure';
import type { PriceTerms } from '../price-calendar/cheapest';
import type { DatePair } from '../price-calendar/prices';
import { filtersOf } from '../price-calendar/question';
import { endpointOf, type City } from '../../world/places';
import { dayOfDate } from '../../world/time-zones';
import { destinationsFrom } from './relevance';

export type Question = {
  /** The requested code: an airport makes another request than its city. */
  departure: string;
  home: City;
  cities: City[];
  dates: DatePair[];
  /** The dates are so many that each city needs only its cheap ones. */
  isAnyTime: boolean;
  terms: PriceTerms;
  locale: string;
};

/** Maximum days, or pairs of days, per city; more are sampled evenly. */
const MAX_DATES = 64;
/** More days than about a month, one way, are a wish for any time: only the cheap ones of a city are priced. */
const LONGEST_MONTH = 31;
/** Maximum prices per request: more days mean fewer cities. */
const MAX_PRICES = 3000;
/** Days of any time that are priced for a city. */
const CHEAP_DAYS = 9;

/**
 * Reads a request; null for an unknown departure.
 * @throws ServiceFailure requestFormat
 */
export function readQuestion(request: ReceivedBy<typeof endpoints.listDestinations>): Question | null {
  const { departure, arrivals, bounds, currency, cabin_class, filters, locale, limit } = request;
  if (!isCurrency(currency)) throw new ServiceFailure('requestFormat', {}, 'currency');
  const dates = datesOf(request);
  if (!dates) throw new ServiceFailure('requestFormat', {}, 'dates');
  const home = endpointOf(departure)?.city;
  if (!home) return null;
  const isAnyTime = dates.length > MAX_DATES;
  const affordable = Math.max(10, Math.floor(MAX_PRICES / Math.max(1, isAnyTime ? CHEAP_DAYS : dates.length)));
  return {
    departure,
    home,
    cities: destinationsFrom(home, arrivals, bounds ?? null, Math.min(limit, affordable)),
    dates,
    isAnyTime,
    terms: { cabin: cabin_class, currency, filters: filtersOf(filters) },
    locale,
  };
}

type WireDates = Pick<PricesRequestWire, 'departure_date' | 'return_date' | 'nights'>;

/** Returns every day, or pair of days, of a request; null for invalid dates. */
function datesOf({ departure_date, return_date, nights }: WireDates): DatePair[] | null {
  const days = daysOf(departure_date);
  const back = return_date ? daysOf(return_date) : null;
  if (!days || (return_date && !back)) return null;
  const pairs = days.flatMap((day): DatePair[] => {
    if (nights) return range(nights.from, nights.to).map((count) => ({ day, back: day + count }));
    if (back) return back.filter((backDay) => backDay >= day).map((backDay) => ({ day, back: backDay }));
    return [{ day, back: null }];
  });
  const isOneWay = !nights && !back;
  return isOneWay && days.length > LONGEST_MONTH ? pairs : spread(pairs, MAX_DATES);
}

/** Returns all items, or `most` of them, evenly spread from the first on. */
function spread<T>(items: readonly T[], most: number): T[] {
  const step = items.length / most;
  return step <= 1 ? [...items] : Array.from({ length: most }, (_, index) => items[Math.floor(index * step)]!);
}

function daysOf({ from, to }: { from: string; to: string }): number[] | null {
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  return first === null || last === null || first > last || last - first > 366 ? null : range(first, last);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
