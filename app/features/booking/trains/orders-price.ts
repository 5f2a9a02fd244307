import type { TrainCar, TrainPlace } from '~/upstream/rail-cars/contract';
import { compartmentPrice, tariffPrice } from '~/upstream/rail-cars/price-contract';
import { placesByDemand } from './demand';
import type { TrainOrders } from './orders';
import type { RailParty } from './party';
import { resolvedOrders, type ResolvedOrder } from './resolved-orders';
import { TARIFFS } from './tariff-table';
import { percentOf } from './tariffs';
import { findWhole, isWhole } from './whole-compartments';

type Chosen = Pick<TrainOrders, 'orders' | 'reservation' | 'demands'>;

/**
 * Calculates what a party pays for its choices on a train, in hundredths: tariffs of the places' prices, or the price of
 * a whole compartment, with bedding. By wishes it is what the cheapest fitting places cost. Passengers without a choice add nothing.
 * @returns null when the car has not (or no longer) what was chosen
 */
export function priceOfOrders(orders: Chosen, car: TrainCar, party: RailParty): number | null {
  const resolved = resolvedOrders(orders, car, party);
  if (orders.reservation === 'by_demand') return priceByDemand(orders, car, resolved);
  const seated = resolved.filter(({ seat }) => seat !== null);
  if (seated.length === 0) return 0;
  if (isWhole(orders.reservation)) {
    const seats = seated.flatMap(({ seat }) => seat ?? []);
    const whole = findWhole(car, orders.reservation, seats);
    return whole && compartmentPrice(whole, seated.length) + beddingOf(seated, car);
  }
  return sumOf(
    seated.map((order) => {
      const place = car.places.find(({ seat }) => seat === order.seat);
      return place ? priceOfPlace(place, order, car) : null;
    }),
  );
}

/** Returns what one passenger pays for a place sold by itself and bedding, in hundredths; null for a tariff that the car lacks. */
export function priceOfPlace(
  { price, nonRefundablePrice }: Pick<TrainPlace, 'price' | 'nonRefundablePrice'>,
  order: Pick<ResolvedOrder, 'tariff' | 'isRefundable' | 'hasBedding'>,
  car: Pick<TrainCar, 'tariffs' | 'beddingPrice'>,
): number | null {
  const percent = percentOf(order.tariff, car);
  if (percent === null) return null;
  return tariffPrice(order.isRefundable ? price : (nonRefundablePrice ?? price), percent) + beddingOf([order], car);
}

function beddingOf(
  orders: readonly Pick<ResolvedOrder, 'hasBedding'>[],
  { beddingPrice }: Pick<TrainCar, 'beddingPrice'>,
): number {
  return orders.filter(({ hasBedding }) => hasBedding).length * (beddingPrice ?? 0);
}

function priceByDemand({ demands }: Chosen, car: TrainCar, resolved: ResolvedOrder[]): number | null {
  const seated = resolved.filter(({ tariff }) => TARIFFS[tariff].hasPlace);
  const wishes = demands ?? { demand: 'no_matter' as const, lower: 0, upper: 0 };
  const places = placesByDemand(car, wishes, seated.length);
  return places && sumOf(seated.map((order, at) => priceOfPlace(places[at]!.place, order, car)));
}

function sumOf(prices: (number | null)[]): number | null {
  return prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0);
}
