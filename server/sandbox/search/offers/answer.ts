import type { SearchAnswerWire } from '~/upstream/search/contract';
import { majorFromHundredths } from '~/market/money';
import type { SandboxContext } from '../../service/service';
import { carKindNames } from './car-kinds';
import { totalOf } from './fare-families';
import { fareName } from './fare-names';
import { filterValues } from './filter-values';
import { inventoryKeyOf, seatsOnSale } from './inventory';
import { isTrain, type Segment } from './segment';
import type { OfferFare, SearchSession } from './offer';
import { chargeOf, type ChargeFacts } from './penalty';
import { planOf, type PlannedVariant } from './plan';
import { mapsOf, usedSegments, type FlightWire, type UsedSegment } from './wire';

/** The answer states the seats left on a flight up to this number; on trains always. */
const SEATS_WORTH_TELLING = 9;
/** Number of cheapest itineraries in the instant answer. */
const CHEAPEST_AT_ONCE = 8;
const QUICKEST_AT_ONCE = 4;

/** A variant with seats for all travellers. */
type OnSale = { variant: PlannedVariant; trips: UsedSegment[][]; seats: number };

/** Returns the answer to a search: variants that still have seats for all, and the maps for their codes. */
export function searchAnswer(
  session: SearchSession,
  context: Pick<SandboxContext, 'seatsTaken'>,
  sortBy: string | null | undefined,
): SearchAnswerWire {
  return answerOf(session, onSale(session, inOrder(planOf(session), sortBy), context));
}

/** Returns the answer of the instant search: the cheapest and the quickest itineraries of the same session. */
export function instantAnswer(
  session: SearchSession,
  context: Pick<SandboxContext, 'seatsTaken'>,
  sortBy: string | null | undefined,
): SearchAnswerWire {
  const all = onSale(session, planOf(session), context);
  const itineraries = [...new Set(all.map(({ variant }) => variant.trips))];
  const quickest = itineraries.toSorted((a, b) => minutesOf(a) - minutesOf(b)).slice(0, QUICKEST_AT_ONCE);
  const selection = new Set([...itineraries.slice(0, CHEAPEST_AT_ONCE), ...quickest]);
  const variants = inOrder(planOf(session), sortBy).filter(({ trips }) => selection.has(trips));
  return answerOf(session, onSale(session, variants, context));
}

function onSale(
  session: SearchSession,
  variants: PlannedVariant[],
  context: Pick<SandboxContext, 'seatsTaken'>,
): OnSale[] {
  const used = new WeakMap<object, UsedSegment[]>();
  const usedBy = (variant: PlannedVariant) =>
    variant.trips.map((option) => {
      const cached = used.get(option) ?? usedSegments(option, session.cabin, session.language);
      used.set(option, cached);
      return cached;
    });
  const seatsWanted = session.travelers.adult + session.travelers.child;
  return variants.flatMap((variant) => {
    const trips = usedBy(variant);
    const seats = Math.min(...trips.flat().map((segment) => seatsLeft(segment, context)));
    return seats < seatsWanted ? [] : { variant, trips, seats };
  });
}

function answerOf(session: SearchSession, offers: OnSale[]): SearchAnswerWire {
  const flights: Record<string, FlightWire> = {};
  const ridden = new Map<string, Segment>();
  for (const { trips } of offers) {
    for (const { key, wire, segment } of trips.flat()) {
      flights[key] = wire;
      ridden.set(segment.id, segment);
    }
  }
  return {
    variants: offers.map((offer) => variantWire(session, offer)),
    flights,
    ...mapsOf(ridden.values(), session.language),
    advertisements: [],
    filter_values: filterValues(
      session.trips.length,
      offers.map(({ variant }) => variant),
    ),
    train_car_kinds: carKindNames(
      [...ridden.values()].filter(isTrain).flatMap((train) => [...train.cars]),
      session.language,
    ),
  };
}

function seatsLeft({ segment, cabin }: UsedSegment, context: Pick<SandboxContext, 'seatsTaken'>): number {
  return seatsOnSale(segment, cabin) - context.seatsTaken(inventoryKeyOf(segment, cabin));
}

/** Sorts variants, which are in order of price; "aggregated_cost" also weighs the duration and inconvenience. */
function inOrder(variants: PlannedVariant[], sortBy: string | null | undefined): PlannedVariant[] {
  if (sortBy !== 'aggregated_cost') return variants;
  const fastest = Math.min(...variants.map(({ trips }) => minutesOf(trips)));
  const cost = ({ total, trips }: PlannedVariant) => total * (1 + 0.35 * (minutesOf(trips) / fastest - 1));
  return [...variants].sort((a, b) => cost(a) - cost(b) || a.number - b.number);
}

function minutesOf(trips: PlannedVariant['trips']): number {
  return trips.reduce((sum, trip) => sum + trip.minutes, 0);
}

function variantWire(session: SearchSession, { variant, trips, seats }: OnSale): SearchAnswerWire['variants'][number] {
  const [own, ...dearer] = variant.fares;
  const facts = { currency: session.currency, isOneTicketEachWay: isOneTicketEachWay(variant, trips) };
  const isByCar = own?.carKind !== undefined;
  const left = isByCar || seats <= SEATS_WORTH_TELLING ? { seats_left: seats } : {};
  return {
    id: `${session.id}${variant.number}`,
    price: { amount: majorFromHundredths(variant.total), currency: session.currency },
    baggage: own?.baggage,
    hand_luggage: own?.handLuggage,
    ...left,
    ...(own ? { fare_rules: rulesWire(own, facts), fare: fareWire(own, session) } : {}),
    further_fares: dearer.slice(variant.dearerVariants).map((fare) => ({
      fare: fareWire(fare, session),
      price: { amount: majorFromHundredths(totalOf(fare, session.travelers)), currency: session.currency },
      baggage: fare.baggage,
      hand_luggage: fare.handLuggage,
      ...left,
      fare_rules: rulesWire(fare, facts),
    })),
    segments: trips.map((segments) => ({ flights: segments.map((segment) => segment.key) })),
    subvariants_by_segments: [],
  };
}

function fareWire(fare: OfferFare, { language }: SearchSession) {
  const { name, car_kind } = { car_kind: null, ...fareName(fare, language) };
  return { key: fare.key, name, car_kind };
}

function isOneTicketEachWay(variant: PlannedVariant, trips: UsedSegment[][]): boolean {
  const isSplit = variant.trips.some(({ connections }) => connections.some(({ isSelfTransfer }) => isSelfTransfer));
  return !isSplit && !trips.flat().some(({ wire }) => wire.transport_kind !== 'airplane');
}

function rulesWire({ returnable, exchange }: OfferFare, facts: ChargeFacts) {
  return {
    returnable,
    exchange,
    returnable_fee: chargeOf(returnable, facts),
    exchange_fee: chargeOf(exchange, facts),
  };
}
