import type { RailTariff } from '~/upstream/rail-cars/rail-words';
import { refused, type ChoiceFacts, type Transition } from './choice-changes';
import { orderOf } from './choice-state';
import type { TrainOrders } from './orders';
import { resolvedOrders } from './resolved-orders';
import { TARIFFS } from './tariff-table';
import { defaultTariff } from './tariffs';
import { chooseAdults, chooseBedding, chooseRefund, chooseTariff } from './terms';

/** The posted terms of one passenger, and with whom the infants of the party travel. Null: the page did not ask. */
export type PostedTerms = {
  /** `adult`: with whom a child without a place travels. */
  tariff: { type: RailTariff; adult: number | null } | null;
  isRefundable: boolean | null;
  hasBedding: boolean | null;
  /** Adults by infant. */
  adults: ReadonlyMap<number, number>;
};

/** `givesPlaceUp`: the passenger has just chosen to travel without a place of their own. */
export type AppliedTerms = Transition & { givesPlaceUp: boolean };

/** Applies posted terms to a party's orders; what is as before changes nothing. A refusal keeps everything. */
export function applyTerms(
  before: TrainOrders | null,
  passenger: number,
  posted: PostedTerms,
  facts: ChoiceFacts,
): AppliedTerms {
  const current = resolvedOrders(before ?? { orders: [] }, facts.car, facts.party);
  const now = current[passenger];
  const steps: ((orders: TrainOrders | null) => Transition)[] = [];
  const { tariff, isRefundable, hasBedding, adults } = posted;
  const isOther = tariff !== null && now !== undefined && (tariff.type !== now.tariff || tariff.adult !== now.adult);
  if (isOther) {
    const person = facts.party.people[passenger];
    const isUsual = person !== undefined && tariff.type === defaultTariff(person, facts);
    const wanted = { passenger, tariff: isUsual ? null : tariff.type, adult: tariff.adult };
    steps.push((orders) => chooseTariff(orders, wanted, facts));
  }
  const own = orderOf(before ?? { orders: [] }, passenger);
  if (isRefundable !== null && isRefundable !== own.isRefundable) {
    steps.push((orders) => chooseRefund(orders, { passenger, isRefundable }, facts));
  }
  if (hasBedding !== null && hasBedding !== own.hasBedding) {
    steps.push((orders) => chooseBedding(orders, { passenger, hasBedding }, facts));
  }
  const others = [...adults].filter(([infant, adult]) => current[infant] && current[infant].adult !== adult);
  if (others.length > 0) steps.push((orders) => chooseAdults(orders, adults, facts));

  let made: Transition = { orders: before, resets: [], refusal: null };
  for (const step of steps) {
    const after = step(made.orders);
    if (after.refusal) return { ...refused(before, after.refusal), givesPlaceUp: false };
    made = { ...after, resets: [...made.resets, ...after.resets] };
  }
  return { ...made, givesPlaceUp: isOther && !TARIFFS[tariff.type].hasPlace };
}
