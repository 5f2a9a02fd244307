/** The room that an itinerary has: seats on flights and buses, and places in each kind of car on trains. */
import type { CarKind } from '../../world/railways';
import type { Train } from '../../world/train';
import type { SandboxContext } from '../../service/service';
import type { TakenBerth } from '../../service/taken-berth';
import { placesLeft } from '../cars/places-left';
import type { CarsTrain } from '../cars/train-cars';
import { seatsOnSale } from './inventory';
import type { OfferFare, OfferTrain } from './offer';

export type TrainRoom = {
  /** Counts the places left on a train by kind of car. */
  on(train: Train): ReadonlyMap<CarKind, number>;
  /** Checks whether a kind of car has a place left; counts only where bookings have some. */
  has(train: Train, kind: CarKind | undefined): boolean;
};

/** Reads what bookings have on some trains, once for all of them. */
export async function trainRoom(
  trains: Iterable<Train>,
  { berthsTaken }: Pick<SandboxContext, 'berthsTaken'>,
): Promise<TrainRoom> {
  const ids = [...new Set([...trains].map(({ run }) => run.train))];
  const taken = ids.length > 0 ? await berthsTaken(ids) : [];
  const booked = new Set(taken.map(({ run }) => run.train));
  const counts = new Map<Train, ReadonlyMap<CarKind, number>>();
  const on = (train: Train) => {
    const counted = counts.get(train) ?? placesOn(train, taken);
    counts.set(train, counted);
    return counted;
  };
  const has = (train: Train, kind: CarKind | undefined) => {
    if (!kind || seatsOnSale(train, 'economy') === 0) return false;
    return !booked.has(train.run.train) || (on(train).get(kind) ?? 0) > 0;
  };
  return { on, has };
}

function placesOn(train: Train, taken: readonly TakenBerth[]): ReadonlyMap<CarKind, number> {
  const { run, cars, marketing, isBroadGauge, isDoubleDecker } = train;
  const stock = {
    train: { run, carKinds: cars, isRzd: marketing.isRzd, isBroadGauge, isDoubleDecker },
    seatsOnSale: seatsOnSale(train, 'economy'),
  };
  return placesLeft(stock, taken);
}

/** Returns the train of an offer as its cars are made. Older records know the kinds of the searched cabin only. */
export function carsTrain(train: OfferTrain): CarsTrain {
  return { ...train, carKinds: train.carKinds ?? train.kinds.map(({ kind }) => kind) };
}

/** Returns the kind of car of a fare on a train; a fare without one takes the cheapest kind that is sold there. */
export function kindFor({ carKind }: Pick<OfferFare, 'carKind'>, kinds: readonly CarKind[]): CarKind | undefined {
  return carKind ?? kinds[0];
}

/** Returns the places left for a fare on a train: as many as its kind of car has. */
export function placesFor(
  fare: Pick<OfferFare, 'carKind'>,
  kinds: readonly CarKind[],
  left: ReadonlyMap<CarKind, number>,
): number {
  const kind = kindFor(fare, kinds);
  return (kind && left.get(kind)) || 0;
}
