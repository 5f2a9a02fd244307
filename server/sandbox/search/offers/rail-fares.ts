/** Prices of trains for one adult, in dollars, by kind of car. */
import type { Cabin } from '~/upstream/search/contract';
import type { CarKind } from '../../world/railways';
import { between } from '../../world/seeded';
import type { Train } from '../../world/train';
import { cabinOn, carsIn } from './inventory';

/** Price factors by kind of car, relative to a seat or the plainest berth. */
const CAR_FACTOR: Record<CarKind, number> = {
  seat: 1,
  platzkart: 1,
  coupe: 1.85,
  lux: 4.2,
  second: 1,
  first: 1.6,
  couchette: 1.35,
  sleeper: 2.4,
};

/** Prices of a ticket by kind of car, cheapest first. `kind` null: each train's cheapest, without a common kind. */
export type CarFare = { kind: CarKind | null; dollars: number };

/**
 * Returns the fares of one ticket for one or several trains.
 * @param ahead price factor of the day, higher towards the departure
 */
export function railFares(trains: readonly Train[], cabin: Cabin, ahead: number): CarFare[] {
  return commonFares(
    trains.map((train) =>
      carsIn(train, cabinOn(train, cabin)).map((kind) => ({
        kind,
        dollars: baseFare(train, ahead) * CAR_FACTOR[kind],
      })),
    ),
  );
}

/** Adds up the fares of several rides: by the kinds of car that all have, otherwise the cheapest of each. */
export function commonFares(rides: readonly (readonly CarFare[])[]): CarFare[] {
  const [first = [], ...others] = rides;
  const common = first.flatMap(({ kind, dollars }) => {
    const same = others.map((fares) => fares.find((fare) => fare.kind === kind && kind !== null)?.dollars);
    return same.every((price) => price !== undefined)
      ? { kind, dollars: same.reduce<number>((sum, price) => sum + price, dollars) }
      : [];
  });
  if (common.length > 0) return common;
  return [{ kind: null, dollars: rides.reduce((sum, fares) => sum + (fares[0]?.dollars ?? 0), 0) }];
}

/** Returns the base fare: low and slowly rising on broad gauge, elsewhere like that of a flight of the same length. */
function baseFare({ km, isBroadGauge, priceFactor, id, number }: Train, ahead: number): number {
  const base = isBroadGauge ? 4 + 0.21 * km ** 0.7 : 5 + 0.46 * km ** 0.75;
  const fast = isBroadGauge && priceFactor > 1.3 ? 1.7 : 1;
  return (
    base * priceFactor * fast * (isBroadGauge ? ahead ** 0.5 : ahead) * between(0.86, 1.2, 'rail demand', id, number)
  );
}
