import { addDays, daysBetween } from '~/dates/calendar-date';
import { isArea, isRoundTrip, LIMITS, passengerCount, type SearchQuery, type SearchTrip } from './search-query';

/** Reasons why a query is invalid. Past dates are not among them: see `isPastSearch`. */
export type QueryFault =
  | 'trips'
  | 'samePlace'
  /** A country or "anywhere" in a place other than the destination of a one-way or return journey. */
  | 'area'
  | 'dateOrder'
  /** A range that ends before it starts, is too long, or belongs to a multi-city journey. */
  | 'range'
  /** A stay that is not the way back of a range, or has an invalid length. */
  | 'stay'
  | 'passengers'
  | 'childrenAges'
  | 'infants';

/** Checks the limits (specification 1 §4, §5) of a query with well-formed values; null when valid. */
export function faultOf(query: SearchQuery): QueryFault | null {
  const { trips, adults, childrenAges, infants } = query;
  if (trips.length < 1 || trips.length > LIMITS.trips) return 'trips';
  if (trips.some((trip) => trip.departure === trip.arrival)) return 'samePlace';
  if (hasMisplacedArea(query)) return 'area';
  const fault = trips.map((_trip, index) => dateFault(query, index)).find(Boolean);
  if (fault) return fault;
  if (adults < 1 || passengerCount(query) > LIMITS.passengers) return 'passengers';
  if (childrenAges.some((age) => age < LIMITS.childAge.min || age > LIMITS.childAge.max)) return 'childrenAges';
  return infants > adults ? 'infants' : null;
}

/** True for a one-way or return journey, which may have areas and flexible dates. */
export function isSimple(query: Pick<SearchQuery, 'trips'>): boolean {
  return query.trips.length === 1 || isRoundTrip(query);
}

function hasMisplacedArea(query: SearchQuery): boolean {
  const [first] = query.trips;
  if (isSimple(query)) return isArea(first!.departure);
  return query.trips.some(({ departure, arrival }) => isArea(departure) || isArea(arrival));
}

function dateFault(query: SearchQuery, index: number): QueryFault | null {
  const { trips } = query;
  const trip = trips[index]!;
  const before = trips[index - 1];
  if (trip.flexible?.type === 'stay') return isStay(trip, query, index) ? null : 'stay';
  if (before && trip.date < before.date) return 'dateOrder';
  if (trip.flexible?.type !== 'range') return null;
  const days = daysBetween(trip.date, trip.flexible.end);
  return isSimple(query) && days > 0 && days <= LIMITS.rangeDays.max ? null : 'range';
}

function isStay({ flexible, date }: SearchTrip, query: SearchQuery, index: number): boolean {
  const [out] = query.trips;
  if (flexible?.type !== 'stay' || index !== 1 || !isRoundTrip(query) || out?.flexible?.type !== 'range') return false;
  const { minDays, maxDays } = flexible;
  const { min, max } = LIMITS.stayDays;
  return minDays >= min && minDays <= maxDays && maxDays <= max && date === addDays(out.date, minDays);
}
