import { withOrder, type ChoiceFacts, type Reset } from './choice-changes';
import { orderOf, passengersWithPlace } from './choice-state';
import { findPlace } from './layout-places';
import type { TrainOrders } from './orders';
import { isBaby } from './party';
import { tariffProblem } from './tariffs';
import { findWhole } from './whole-compartments';

/** Lets a baby without a place for mother and baby travel free with the adult who has one now. */
export function attachBaby(orders: TrainOrders, adult: number, resets: Reset[], facts: ChoiceFacts): TrainOrders {
  const { people, departure } = facts.party;
  const isWaiting = (passenger: number) => {
    const other = orderOf(orders, passenger).adult;
    return other === null || other === adult || !hasPlaceForBaby(orders, other, facts);
  };
  const baby = people.findIndex((person, passenger) => isBaby(person, departure) && isWaiting(passenger));
  if (baby < 0) return orders;
  if (orderOf(orders, baby).adult !== adult) resets.push('childAttached');
  const freed = {
    ...orders,
    orders: orders.orders.map((one) => (one.adult === adult ? { ...one, adult: null } : one)),
  };
  return withOrder(freed, baby, { seat: null, tariff: 'free_child', adult });
}

function hasPlaceForBaby(orders: TrainOrders, adult: number, { car }: ChoiceFacts): boolean {
  const { seat } = orderOf(orders, adult);
  return seat !== null && (findPlace(car, seat)?.traits.includes('mother_and_baby') ?? false);
}

/**
 * Seats everybody who has no place yet into the compartment of a place that is sold as a whole; children beyond its places
 * travel free where their tariffs allow it. Whoever is left stays without a place.
 */
export function fillCompartment(orders: TrainOrders, seat: number, resets: Reset[], facts: ChoiceFacts): TrainOrders {
  const { car, party } = facts;
  const waiting = passengersWithPlace(orders, party).filter((one) => orderOf(orders, one).seat === null);
  const seats = seatsToFill(orders, seat, facts);
  let filled = orders;
  waiting.forEach((passenger, at) => {
    const own = seats[at];
    if (own !== undefined) {
      filled = withOrder(filled, passenger, { seat: own });
      resets.push('filled');
      return;
    }
    const tariff = (['free_child', 'additional_free_child'] as const).find(
      (one) => tariffProblem(one, { car, party, passenger, orders: filled }) === null,
    );
    if (!tariff) return;
    filled = withOrder(filled, passenger, { tariff });
    resets.push('childAttached');
  });
  return filled;
}

/** Lists the free places of a compartment; one traveller alone has all places of a single compartment. */
function seatsToFill({ reservation, orders }: TrainOrders, seat: number, { car }: ChoiceFacts): number[] {
  const taken = orders.flatMap((order) => order.seat ?? []);
  const whole = findWhole(car, reservation, [seat])?.seats ?? [];
  const left = whole.filter((one) => !taken.includes(one) && findPlace(car, one)?.canBeChosen);
  if (reservation !== 'single') return left;
  return taken.length > 0 ? [] : left.slice(0, 1);
}
