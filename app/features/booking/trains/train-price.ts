import type { PassengerType } from '~/upstream/booking/contract';
import type { TrainCar, TrainCars } from '~/upstream/rail-cars/contract';
import { seatedPassengers } from '../seats/seat-rules';
import type { TrainOrders } from './orders';

type Wholes = TrainCar['wholeCompartments'][number];

/** Returns what a passenger pays for a place, hundredths. @param price for an adult */
export function placePrice(
  price: number,
  type: PassengerType | undefined,
  car: Pick<TrainCar, 'tariffs' | 'isChildTariffAllowed'>,
): number {
  if (type !== 'child' || !car.isChildTariffAllowed) return price;
  const percent = car.tariffs.find((tariff) => tariff.type === 'child')?.percent ?? 100;
  return Math.round((price * percent) / 100);
}

/** Returns the price of a whole compartment, hundredths; each traveller after the first adds the same. */
export function wholePrice({ price, seats }: Pick<Wholes, 'price' | 'seats'>, travellers: number): number {
  if (seats.length < 2) return price.max;
  return price.min + Math.round(((price.max - price.min) * (travellers - 1)) / (seats.length - 1));
}

/** Returns the whole compartment that holds all these places; null when there is none. */
export function wholeWith(
  car: Pick<TrainCar, 'wholeCompartments'>,
  seats: readonly number[],
): TrainCar['wholeCompartments'][number] | null {
  return car.wholeCompartments.find((one) => seats.every((seat) => one.seats.includes(seat))) ?? null;
}

/** Returns what the page asks for the chosen places of a train, hundredths; 0 when nothing is chosen. */
export function trainPrice(
  car: TrainCar,
  { orders, reservation, demands }: Pick<TrainOrders, 'orders' | 'reservation' | 'demands'>,
  party: readonly PassengerType[],
): number {
  const seated = orders.filter(({ seat }) => seat !== null);
  if (reservation === 'by_demand') return demands ? priceByDemand(car, party) : 0;
  if (reservation !== 'usual') {
    const whole = wholeWith(
      car,
      seated.map(({ seat }) => seat!),
    );
    return whole ? wholePrice(whole, seated.length) : 0;
  }
  return seated.reduce((sum, { seat, passenger }) => {
    const place = car.places.find((one) => one.seat === seat);
    return sum + placePrice(place?.price ?? 0, party[passenger], car);
  }, 0);
}

/** Estimates places that the railway chooses by the cheapest free ones; the reservation answers with the real price. */
function priceByDemand(car: TrainCar, party: readonly PassengerType[]): number {
  const prices = car.places
    .filter(({ isFree }) => isFree)
    .map(({ price }) => price)
    .sort((one, other) => one - other);
  return seatedPassengers(party).reduce(
    (sum, passenger, index) => sum + placePrice(prices[index] ?? prices.at(-1) ?? 0, party[passenger], car),
    0,
  );
}

/** Returns what the passengers with a chosen place pay for the train without a choice, hundredths. */
export function fareOfChosen(
  fares: NonNullable<TrainCars['farePrices']>,
  { orders, reservation }: Pick<TrainOrders, 'orders' | 'reservation'>,
  party: readonly PassengerType[],
): number {
  const seated =
    reservation === 'by_demand'
      ? seatedPassengers(party)
      : orders.flatMap(({ seat, passenger }) => (seat === null ? [] : passenger));
  return seated.reduce((sum, passenger) => sum + fares[party[passenger] ?? 'adult'], 0);
}
