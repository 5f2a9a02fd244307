import type { Cabin } from '~/upstream/search/contract';
import { fareOfTrip, type TripFare } from './fares';
import { hasCabin } from './inventory';
import type { TripOption } from './trip-option';

/** One way of making all trips of a search, and what it costs an adult in dollars. */
export type Itinerary = { trips: TripOption[]; fare: TripFare };

type Priced = { option: TripOption; fare: TripFare; burden: number };
type Partial = { parts: Priced[]; burden: number };

const MOST_ITINERARIES = 300;
/** Options of each trip that are combined with those of the others. */
const COMBINED_OPTIONS = [0, 260, 90, 40, 30, 24, 20];
/** Continuations of each partial itinerary. */
const BEST_CONTINUATIONS = 6;
const MOST_PARTIALS = 220;
/** What an hour of the traveller's time is worth when options are compared. */
const DOLLARS_AN_HOUR = 14;
/** Least time between arriving from one trip and leaving for the next. */
const STAY_MINUTES = 120;
const SAME_CARRIER_DISCOUNT = 0.94;

/**
 * Combines the options of the trips, cheap and quick ones first; a trip leaves only after the one before has arrived.
 * @param searchDay days since the epoch
 */
export function itineraries(optionsByTrip: TripOption[][], cabin: Cabin, searchDay: number): Itinerary[] {
  const limit = COMBINED_OPTIONS[optionsByTrip.length] ?? 20;
  const pricedByTrip = optionsByTrip.map((options) =>
    options
      .filter((option) => hasCabin(option, cabin))
      .map((option) => priced(option, cabin, searchDay))
      .sort((a, b) => a.burden - b.burden)
      .slice(0, limit),
  );
  let partials: Partial[] = (pricedByTrip[0] ?? []).map((part) => ({ parts: [part], burden: part.burden }));
  for (const next of pricedByTrip.slice(1)) {
    partials = partials
      .flatMap((partial) => continued(partial, next))
      .sort((a, b) => a.burden - b.burden)
      .slice(0, pricedByTrip.length === 2 ? MOST_ITINERARIES : MOST_PARTIALS);
  }
  return partials.map(({ parts }) => ({ trips: parts.map((part) => part.option), fare: fareOfAll(parts) }));
}

function priced(option: TripOption, cabin: Cabin, searchDay: number): Priced {
  const fare = fareOfTrip(option, cabin, searchDay);
  return { option, fare, burden: (fare.light ?? fare.standard) + (option.minutes / 60) * DOLLARS_AN_HOUR };
}

function continued(partial: Partial, next: Priced[]): Partial[] {
  const before = partial.parts[partial.parts.length - 1];
  const free = (before?.option.flights.at(-1)?.arrives ?? 0) + STAY_MINUTES;
  return next
    .filter(({ option }) => (option.flights[0]?.departs ?? 0) >= free)
    .map((part) => {
      const parts = [...partial.parts, part];
      const saved = isOneCarrier(parts) ? (part.fare.light ?? part.fare.standard) * (1 - SAME_CARRIER_DISCOUNT) * 2 : 0;
      return { parts, burden: partial.burden + part.burden - saved };
    })
    .sort((a, b) => a.burden - b.burden)
    .slice(0, BEST_CONTINUATIONS);
}

/** One carrier sells all trips, on one ticket. */
function isOneCarrier(parts: Priced[]): boolean {
  const code = parts[0]?.option.flights[0]?.marketing.code;
  return parts.every(
    ({ option }) =>
      option.flights[0]?.marketing.code === code &&
      option.connections.every((connection) => !connection.isSelfTransfer),
  );
}

function fareOfAll(parts: Priced[]): TripFare {
  const discount = parts.length > 1 && isOneCarrier(parts) ? SAME_CARRIER_DISCOUNT : 1;
  const sum = (of: (fare: TripFare) => number) => discount * parts.reduce((total, { fare }) => total + of(fare), 0);
  const isAllWithBag = parts.every(({ fare }) => fare.light === null);
  return {
    light: isAllWithBag ? null : sum((fare) => fare.light ?? fare.standard),
    standard: sum((fare) => fare.standard),
    flexible: sum((fare) => fare.flexible),
  };
}
