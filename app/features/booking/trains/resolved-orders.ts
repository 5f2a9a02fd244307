import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { RailTariff } from '~/upstream/rail-cars/rail-words';
import type { SeatOrder, TrainOrders } from './orders';
import { adultsOf, type RailParty } from './party';
import { TARIFFS } from './tariff-table';
import { defaultTariff, isOnlyNonRefundable } from './tariffs';

/** An order of every passenger with what its nulls stand for. */
export type ResolvedOrder = SeatOrder & { tariff: RailTariff };

/**
 * Resolves the choices of a party: an order for every passenger, each with its tariff, its adult when it has no place,
 * whether the fare comes back, and bedding where it is sold. Chosen adults come first; the others get the first adult who has no child yet.
 */
export function resolvedOrders(
  { orders }: Pick<TrainOrders, 'orders'>,
  car: TrainCar,
  party: RailParty,
): ResolvedOrder[] {
  const adults = adultsOf(party);
  const all = party.people.map((person, passenger): ResolvedOrder => {
    const order = orders.find((one) => one.passenger === passenger);
    const tariff = order?.tariff ?? defaultTariff(person, { car, party });
    const { seat = null, adult = null, isRefundable = true, hasBedding = false } = order ?? {};
    const hasPlace = TARIFFS[tariff].hasPlace;
    return {
      passenger,
      seat: hasPlace ? seat : null,
      tariff,
      adult: !hasPlace && adult !== null && adults.includes(adult) ? adult : null,
      isRefundable: refundability(seat, isRefundable, tariff, car),
      hasBedding: hasPlace && hasBedding && car.beddingPrice !== null,
    };
  });
  const taken = new Set(all.flatMap(({ tariff, adult }) => (adult === null ? [] : [`${tariff} ${adult}`])));
  return all.map((order) => {
    if (TARIFFS[order.tariff].hasPlace || order.adult !== null) return order;
    const adult = adults.find((one) => !taken.has(`${order.tariff} ${one}`)) ?? null;
    taken.add(`${order.tariff} ${adult}`);
    return { ...order, adult };
  });
}

/** Tells whether the fare comes back: a tariff or place that is sold in one way only leaves no choice. */
function refundability(seat: number | null, wish: boolean, tariff: RailTariff, car: TrainCar): boolean {
  if (!TARIFFS[tariff].hasPlace) return true;
  const place = car.places.find((one) => one.seat === seat);
  if (isOnlyNonRefundable(tariff, car) || place?.isOnlyNonRefundable) return false;
  return wish || (place?.nonRefundablePrice ?? null) === null;
}
