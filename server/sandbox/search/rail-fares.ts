/** What trains cost one adult, in dollars, by the kind of car. */
import type { Cabin } from '~/upstream/search/contract';
import type { CarKind } from '../world/railways';
import { between } from '../world/seeded';
import type { Train } from '../world/trains';
import { carsIn } from './inventory';

/** The price of a car's place against a seat or the plainest berth. */
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

/** Prices of a ticket by kind of car, the cheapest first. `kind` null: each train's cheapest, they have none in common. */
export type CarFare = { kind: CarKind | null; dollars: number };

/**
 * The fares of one ticket for one or several trains.
 * @param ahead dearer the nearer the day: the factor of that day
 */
export function railFares(trains: readonly Train[], cabin: Cabin, ahead: number): CarFare[] {
  return commonFares(
    trains.map((train) =>
      carsIn(train, cabin).map((kind) => ({ kind, dollars: baseFare(train, ahead) * CAR_FACTOR[kind] })),
    ),
  );
}

/** Fares of several rides together: those kinds of car that all of them have, else the cheapest of each. */
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

/** Prices on broad gauge are low and rise slowly; others are like those of flights of the same length. */
function baseFare({ km, isBroadGauge, priceFactor, id, number }: Train, ahead: number): number {
  const base = isBroadGauge ? 4 + 0.21 * km ** 0.7 : 5 + 0.46 * km ** 0.75;
  const fast = isBroadGauge && priceFactor > 1.3 ? 1.7 : 1;
  return (
    base * priceFactor * fast * (isBroadGauge ? ahead ** 0.5 : ahead) * between(0.86, 1.2, 'rail demand', id, number)
  );
}
