import type { KeptTrain } from '~/bff/cookies/kept-trains';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainCars } from '~/upstream/rail-cars/contract';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import { priceOfOrders } from './orders-price';
import { resolvedOrders } from './resolved-orders';
import { fareOfTrain } from './train-fare';

/** Returns a party's choice as the draft keeps it: with its prices, and with what its terms come to in this car. */
export function keptOrders(
  orders: TrainOrders,
  { car, party }: ChoiceFacts,
  cars: Pick<TrainCars, 'farePrices'>,
  booking: Booking,
): KeptTrain {
  const resolved = resolvedOrders(orders, car, party);
  const nonRefundable = resolved.flatMap(({ passenger, isRefundable }) => (isRefundable ? [] : passenger));
  const hasBedding = resolved.some((one) => one.hasBedding);
  // The result of an earlier choice does not count any more.
  const { segmentIndex, car: ofCar, reservation, gender, demands, orders: own } = orders;
  return {
    segmentIndex,
    car: ofCar,
    reservation,
    gender,
    demands,
    orders: own,
    price: priceOfOrders(orders, car, party) ?? orders.price,
    fare: fareOfTrain(cars, orders, booking, party),
    ...(nonRefundable.length > 0 ? { nonRefundable } : {}),
    ...(hasBedding && car.beddingPrice !== null ? { beddingPrice: car.beddingPrice } : {}),
  };
}
