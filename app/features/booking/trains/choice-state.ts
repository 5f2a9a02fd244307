import type { SeatOrder, TrainOrders } from './orders';
import type { RailParty } from './party';
import { TARIFFS } from './tariff-table';

/** Returns the passenger's order; an empty one while nothing is chosen. */
export function orderOf({ orders }: Pick<TrainOrders, 'orders'>, passenger: number): SeatOrder {
  return (
    orders.find((one) => one.passenger === passenger) ?? {
      passenger,
      seat: null,
      tariff: null,
      adult: null,
      isRefundable: true,
      hasBedding: false,
    }
  );
}

/** Lists the passengers who need a place of their own: all but infants and children who travel free. */
export function passengersWithPlace(
  orders: Pick<TrainOrders, 'orders'> | null,
  { people }: Pick<RailParty, 'people'>,
): number[] {
  return people.flatMap(({ type }, passenger) => {
    const tariff = orders ? orderOf(orders, passenger).tariff : null;
    const hasPlace = tariff === null ? type !== 'infant' : TARIFFS[tariff].hasPlace;
    return hasPlace ? passenger : [];
  });
}

/** Returns the passenger who chooses next: the first without a place; null when everybody has one. */
export function activePassenger(orders: TrainOrders | null, party: RailParty): number | null {
  if (orders?.reservation === 'by_demand') return null;
  const waiting = passengersWithPlace(orders, party).find(
    (passenger) => orders === null || orderOf(orders, passenger).seat === null,
  );
  return waiting ?? null;
}
