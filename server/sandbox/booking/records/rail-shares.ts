/** The parts of a fare that belong to its trains. Amounts are hundredths of the booking's currency. */
import type { Offer, OfferFare } from '../../search/offers/offer';
import { fromDollars, partOf } from '../../search/offers/rates';
import type { CarKind } from '../../world/railways';
import { currentPrices } from './price';
import type { BookingRecord } from './records';
import { trainsOf, type TrainSegment } from './train-segments';

/** A fare of an offer as it is priced now. */
export type PricedFare = Pick<BookingRecord, 'offer' | 'fare' | 'hasPriceMoved'>;

type Prices = OfferFare['prices'];

/**
 * Returns what one passenger of each type pays for each train (by segment), without the place. The shares of a fare of
 * trains alone sum to it; beside flights a train has the price of its cheapest car.
 */
export function trainShares(priced: PricedFare): Map<number, Prices> {
  const { offer, fare, hasPriceMoved } = priced;
  const trains = trainsOf(offer);
  const prices = currentPrices(offer, fare, hasPriceMoved);
  const dollars = trains.map((segment) => dollarsOf(segment, fare.carKind ?? null));
  const { currency } = offer.session;
  const split =
    fare.carKind === undefined
      ? (type: keyof Prices) =>
          dollars.map((price) => share(fromDollars(price, currency), [prices[type], fare.prices.adult], offer))
      : (type: keyof Prices) => splitBy(dollars, prices[type], offer);
  const [adult, child, infant] = [split('adult'), split('child'), split('infant')];
  return new Map(
    trains.map(({ segmentIndex }, place) => [
      segmentIndex,
      { adult: adult[place] ?? 0, child: child[place] ?? 0, infant: infant[place] ?? 0 },
    ]),
  );
}

/**
 * Returns the price of the cheapest place in a kind of car on a train, for an adult: what the fare of that kind costs
 * there.
 */
export function kindPrice(segment: TrainSegment, kind: CarKind, priced: PricedFare): number {
  const { offer } = priced;
  const own = offer.fares.find(({ carKind }) => carKind === kind);
  const fare = own ?? offer.fares.find(({ carKind }) => carKind === null) ?? priced.fare;
  const reference = trainShares({ ...priced, fare }).get(segment.segmentIndex)?.adult ?? 0;
  return own ? reference : share(reference, [dollarsOf(segment, kind), dollarsOf(segment, null)], offer);
}

/** @param kind null: the cheapest */
function dollarsOf({ train }: TrainSegment, kind: CarKind | null): number {
  return (train.kinds.find((one) => one.kind === kind) ?? train.kinds[0])?.dollars ?? 0;
}

function share(amount: number, [part, whole]: readonly [number, number], { session }: Offer): number {
  if (part === whole) return amount;
  return whole > 0 ? partOf(amount, part / whole, session.currency) : 0;
}

/** Splits a price by weights; the last part takes the rest. */
function splitBy(weights: readonly number[], price: number, offer: Offer): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => share(price, [weight, whole], offer));
  return weights.length > 0 ? [...parts, price - parts.reduce((sum, part) => sum + part, 0)] : [];
}
