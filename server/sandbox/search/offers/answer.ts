import type { SearchAnswerWire } from '~/upstream/search/contract';
import { majorFromHundredths } from '~/market/money';
import type { SandboxContext } from '../../service/service';
import { carKindNames } from './car-kinds';
import { totalOf } from './fare-families';
import { fareName } from './fare-names';
import { filterValues } from './filter-values';
import { carsIn, inventoryKeyOf, seatsOnSale } from './inventory';
import { isTrain, type Segment } from './segment';
import type { OfferFare, SearchSession } from './offer';
import { chargeOf, type ChargeFacts } from './penalty';
import { planOf, type PlannedVariant } from './plan';
import { placesFor, trainRoom, type TrainRoom } from './room';
import { mapsOf, usedSegments, type FlightWire, type UsedSegment } from './wire';

/** The answer states the seats left on a flight up to this number; on trains always. */
const SEATS_WORTH_TELLING = 9;
/** Number of cheapest itineraries in the instant answer. */
const CHEAPEST_AT_ONCE = 8;
const QUICKEST_AT_ONCE = 4;

/** A variant with seats for all travellers; of its fares those with room, each with the seats left. */
type OnSale = { variant: PlannedVariant; trips: UsedSegment[][]; seats: number[] };

type Context = Pick<SandboxContext, 'seatsTaken' | 'berthsTaken'>;

/** Returns the answer to a search: variants that still have seats for all, and the maps for their codes. */
export async function searchAnswer(
  session: SearchSession,
  context: Context,
  sortBy: string | null | undefined,
): Promise<SearchAnswerWire> {
  return answerOf(session, inOrder(await onSale(session, planOf(session), context), sortBy));
}

/** Returns the answer of the instant search: the cheapest and the quickest itineraries of the same session. */
export async function instantAnswer(
  session: SearchSession,
  context: Context,
  sortBy: string | null | undefined,
): Promise<SearchAnswerWire> {
  const all = inOrder(await onSale(session, planOf(session), context), null);
  const itineraries = [...new Set(all.map(({ variant }) => variant.trips))];
  const quickest = itineraries.toSorted((a, b) => minutesOf(a) - minutesOf(b)).slice(0, QUICKEST_AT_ONCE);
  const selection = new Set([...itineraries.slice(0, CHEAPEST_AT_ONCE), ...quickest]);
  return answerOf(
    session,
    inOrder(
      all.filter(({ variant }) => selection.has(variant.trips)),
      sortBy,
    ),
  );
}

async function onSale(session: SearchSession, variants: PlannedVariant[], context: Context): Promise<OnSale[]> {
  const trains = variants.flatMap((variant) => variant.trips.flatMap(({ segments }) => segments.filter(isTrain)));
  const room = await trainRoom(trains, context);
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
    const fares = variant.fares
      .map((fare) => ({ fare, seats: seatsFor(fare, trips, { room, context }) }))
      .filter(({ seats }) => seats >= seatsWanted);
    const [own] = fares;
    if (!own) return [];
    const total = own.fare === variant.fares[0] ? variant.total : totalOf(own.fare, session.travelers);
    const withRoom = { ...variant, fares: fares.map(({ fare }) => fare), total };
    return { variant: withRoom, trips, seats: fares.map(({ seats }) => seats) };
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

/** Returns the seats left for a fare: those of the fullest flight, train or bus. */
function seatsFor(
  fare: OfferFare,
  trips: readonly UsedSegment[][],
  { room, context }: { room: TrainRoom; context: Pick<SandboxContext, 'seatsTaken'> },
): number {
  return Math.min(
    ...trips
      .flat()
      .map(({ segment, cabin }) =>
        isTrain(segment)
          ? placesFor(fare, carsIn(segment, cabin), room.on(segment))
          : seatsOnSale(segment, cabin) - context.seatsTaken(inventoryKeyOf(segment, cabin)),
      ),
  );
}

/** Sorts offers by price; "aggregated_cost" also weighs the duration and inconvenience. */
function inOrder(offers: readonly OnSale[], sortBy: string | null | undefined): OnSale[] {
  const fastest = Math.min(...offers.map(({ variant }) => minutesOf(variant.trips)));
  const cost = ({ variant: { total, trips } }: OnSale) =>
    sortBy === 'aggregated_cost' ? total * (1 + 0.35 * (minutesOf(trips) / fastest - 1)) : total;
  return offers.toSorted((a, b) => cost(a) - cost(b) || a.variant.number - b.variant.number);
}

function minutesOf(trips: PlannedVariant['trips']): number {
  return trips.reduce((sum, trip) => sum + trip.minutes, 0);
}

function variantWire(session: SearchSession, { variant, trips, seats }: OnSale): SearchAnswerWire['variants'][number] {
  const [own, ...dearer] = variant.fares;
  const facts = { currency: session.currency, isOneTicketEachWay: isOneTicketEachWay(variant, trips) };
  const isByCar = own?.carKind !== undefined;
  const left = (at: number) => {
    const count = seats[at] ?? 0;
    return isByCar || count <= SEATS_WORTH_TELLING ? { seats_left: count } : {};
  };
  return {
    id: `${session.id}${variant.number}`,
    price: { amount: majorFromHundredths(variant.total), currency: session.currency },
    baggage: own?.baggage,
    hand_luggage: own?.handLuggage,
    ...left(0),
    ...(own ? { fare_rules: rulesWire(own, facts), fare: fareWire(own, session) } : {}),
    further_fares: dearer.slice(variant.dearerVariants).map((fare, at) => ({
      fare: fareWire(fare, session),
      price: { amount: majorFromHundredths(totalOf(fare, session.travelers)), currency: session.currency },
      baggage: fare.baggage,
      hand_luggage: fare.handLuggage,
      ...left(variant.dearerVariants + at + 1),
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
