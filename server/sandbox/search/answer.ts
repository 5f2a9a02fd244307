import type { SearchAnswerWire } from '~/upstream/search/contract';
import { majorFromHundredths } from '~/market/money';
import type { SandboxContext } from '../service';
import type { Flight } from '../world/timetable';
import { filterValues } from './filter-values';
import { inventoryKeyOf, seatsOnSale } from './inventory';
import type { SearchSession } from './offer';
import { planOf, type PlannedVariant } from './plan';
import { mapsOf, usedFlights, type FlightWire, type UsedFlight } from './wire';

/** From this many seats on nothing is said of how many are left. */
const SEATS_WORTH_TELLING = 9;

/** The answer to a search: its variants that still have seats for all, with everything their codes need. */
export function searchAnswer(
  session: SearchSession,
  context: Pick<SandboxContext, 'seatsTaken'>,
  sortBy: string | null | undefined,
): SearchAnswerWire {
  const flights: Record<string, FlightWire> = {};
  const flown = new Map<string, Flight>();
  const used = new WeakMap<object, UsedFlight[]>();
  const usedBy = (variant: PlannedVariant) =>
    variant.trips.map((option) => {
      const known = used.get(option) ?? usedFlights(option, session.cabin);
      used.set(option, known);
      return known;
    });
  const seatsWanted = session.travelers.adult + session.travelers.child;
  const variants: SearchAnswerWire['variants'] = [];
  const kept: PlannedVariant[] = [];
  for (const variant of inOrder(planOf(session), sortBy)) {
    const trips = usedBy(variant);
    const seats = Math.min(...trips.flat().map((leg) => seatsLeft(leg, context)));
    if (seats < seatsWanted) continue;
    kept.push(variant);
    for (const leg of trips.flat()) {
      flights[leg.key] = leg.wire;
      flown.set(leg.flight.id, leg.flight);
    }
    variants.push(variantWire(session, variant, trips, seats));
  }
  return {
    variants,
    flights,
    ...mapsOf(flown.values(), session.language),
    advertisements: [],
    filter_values: filterValues(session.trips.length, kept),
    train_car_kinds: {},
  };
}

/** The answer where nothing is found. */
export function emptyAnswer(tripCount: number): SearchAnswerWire {
  return {
    variants: [],
    flights: {},
    ...mapsOf([], 'en'),
    advertisements: [],
    filter_values: filterValues(tripCount, []),
    train_car_kinds: {},
  };
}

function seatsLeft({ flight, cabin }: UsedFlight, context: Pick<SandboxContext, 'seatsTaken'>): number {
  return seatsOnSale(flight, cabin) - context.seatsTaken(inventoryKeyOf(flight, cabin));
}

/** Plans are in order of price; "aggregated_cost" also counts the time and trouble of the way. */
function inOrder(variants: PlannedVariant[], sortBy: string | null | undefined): PlannedVariant[] {
  if (sortBy !== 'aggregated_cost') return variants;
  const fastest = Math.min(...variants.map(minutesOf));
  const cost = (variant: PlannedVariant) => variant.total * (1 + 0.35 * (minutesOf(variant) / fastest - 1));
  return [...variants].sort((a, b) => cost(a) - cost(b) || a.number - b.number);
}

function minutesOf(variant: PlannedVariant): number {
  return variant.trips.reduce((sum, trip) => sum + trip.minutes, 0);
}

function variantWire(
  session: SearchSession,
  variant: PlannedVariant,
  trips: UsedFlight[][],
  seats: number,
): SearchAnswerWire['variants'][number] {
  const fare = variant.fares[0];
  return {
    id: `${session.id}${variant.number}`,
    price: { amount: majorFromHundredths(variant.total), currency: session.currency },
    baggage: fare?.baggage,
    hand_luggage: fare?.handLuggage,
    ...(seats <= SEATS_WORTH_TELLING ? { seats_left: seats } : {}),
    segments: trips.map((legs) => ({ flights: legs.map((leg) => leg.key) })),
    subvariants_by_segments: [],
  };
}
