import type { CompartmentGender, RailTariff } from '~/upstream/rail-cars/rail-words';
import { refused, startedIn, withOrder, type ChoiceFacts, type Transition } from './choice-changes';
import type { TrainOrders } from './orders';
import { resetOrders } from './resets';
import { restrictionsOf } from './restrictions';
import { TARIFFS } from './tariff-table';
import { tariffProblem } from './tariffs';

/**
 * Sets a passenger's tariff; null for that of the passenger's type. A tariff without a place gives the place up.
 * @param adult with whom a child without a place travels; null for the first who has none yet
 */
export function chooseTariff(
  orders: TrainOrders | null,
  { passenger, tariff, adult }: { passenger: number; tariff: RailTariff | null; adult: number | null },
  facts: ChoiceFacts,
): Transition {
  const base = startedIn(orders, facts);
  const hasPlace = tariff === null || TARIFFS[tariff].hasPlace;
  const after = withOrder(base, passenger, {
    tariff,
    adult: hasPlace ? null : adult,
    ...(hasPlace ? {} : { seat: null }),
  });
  const { car, party } = facts;
  const problem = tariff && tariffProblem(tariff, { car, party, passenger, orders: after });
  return problem ? refused(orders, problem) : resetOrders(after, [], facts);
}

/** Sets whether a passenger wants the fare back; where only one is sold the wish stays without effect. */
export function chooseRefund(
  orders: TrainOrders | null,
  { passenger, isRefundable }: { passenger: number; isRefundable: boolean },
  facts: ChoiceFacts,
): Transition {
  return resetOrders(withOrder(startedIn(orders, facts), passenger, { isRefundable }), [], facts);
}

/** Sets whom an empty compartment is for; refused where it would keep somebody of the party out of a chosen place. */
export function chooseGender(
  orders: TrainOrders | null,
  gender: CompartmentGender | null,
  facts: ChoiceFacts,
): Transition {
  const after = { ...startedIn(orders, facts), gender: facts.car.hasGenderCompartments ? gender : null };
  const kept = restrictionsOf(after, facts.car, facts.party).find(
    ({ restriction }) => restriction === 'onlyFemale' || restriction === 'onlyMale',
  );
  return kept ? refused(orders, kept.restriction) : resetOrders(after, [], facts);
}

/** Sets whether a passenger wants bedding; where it is no choice the wish stays without effect. */
export function chooseBedding(
  orders: TrainOrders | null,
  { passenger, hasBedding }: { passenger: number; hasBedding: boolean },
  facts: ChoiceFacts,
): Transition {
  return resetOrders(withOrder(startedIn(orders, facts), passenger, { hasBedding }), [], facts);
}

/**
 * Sets the adults with whom infants travel, all at once.
 * @param adults by infant
 */
export function chooseAdults(
  orders: TrainOrders | null,
  adults: ReadonlyMap<number, number>,
  facts: ChoiceFacts,
): Transition {
  const { car, party } = facts;
  const after = [...adults].reduce(
    (chosen, [passenger, adult]) => withOrder(chosen, passenger, { seat: null, tariff: 'free_child', adult }),
    startedIn(orders, facts),
  );
  for (const passenger of adults.keys()) {
    const problem = tariffProblem('free_child', { car, party, passenger, orders: after });
    if (problem) return refused(orders, problem);
  }
  return resetOrders(after, [], facts);
}
