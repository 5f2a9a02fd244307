import type { TrainReservation } from '~/upstream/booking/rail-contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { layoutPlaces } from './layout-places';
import type { TrainOrders } from './orders';
import { isLowerTier } from './place-type';

/**
 * Converts a party's choice on one train into what is reserved: a range of places, with the counts of lower and upper
 * ones in it (specification 2 §7).
 * @param car as it is now; null leaves the counts out
 */
export function trainReservation(chosen: TrainOrders, car: TrainCar | null): TrainReservation {
  const { segmentIndex, reservation, gender, demands, orders } = chosen;
  const seats = orders.flatMap(({ seat }) => seat ?? []);
  const places = car ? layoutPlaces(car).filter(({ place }) => seats.includes(place.seat)) : [];
  const withTier = places.filter(({ tier }) => tier !== null);
  const lower = withTier.filter(({ tier }) => isLowerTier(tier)).length;
  const storeys = new Set(places.map(({ place }) => place.storey));
  const whole = car?.wholeCompartments.find(
    (one) => seats.length > 0 && seats.every((seat) => one.seats.includes(seat)),
  );
  const range = reservation !== 'usual' && whole ? whole.seats : seats;
  return {
    segmentIndex,
    requirements: {
      carType: chosen.car.type,
      carNumber: chosen.car.number,
      serviceClass: chosen.car.serviceClass,
      gender,
      seatRange: range.length > 0 ? { min: Math.min(...range), max: Math.max(...range) } : null,
      lowerPlaces: demands?.lower ?? (reservation === 'usual' ? lower : 0),
      upperPlaces: demands?.upper ?? (reservation === 'usual' ? withTier.length - lower : 0),
      storey: storeys.size === 1 ? (places[0]?.place.storey ?? null) : null,
      demand: demands?.demand ?? null,
      reservation,
    },
    passengers: orders.map(({ passenger, isRefundable, tariff, adult }) => ({
      index: passenger,
      isRefundable,
      tariff,
      adultIndex: adult,
    })),
  };
}
