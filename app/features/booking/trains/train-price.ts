import type { PassengerType } from '~/upstream/booking/contract';
import type { TrainCar, TrainCars } from '~/upstream/rail-cars/contract';
import { seatedPassengers } from '../seats/seat-rules';
import { layoutPlaces, type LayoutPlace } from './layout-places';
import type { SeatDemands, TrainOrders } from './orders';
import { isLowerTier, isSideTier } from './place-type';

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
  if (reservation === 'by_demand') return demands ? priceByDemand(car, demands, party) : 0;
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

/**
 * Estimates places that the railway chooses by those with the lowest numbers that fit, as railways give them out; the
 * reservation answers with the real price.
 */
function priceByDemand(car: TrainCar, demands: SeatDemands, party: readonly PassengerType[]): number {
  const seated = seatedPassengers(party);
  const places = fittingPlaces(car, demands, seated.length);
  return seated.reduce(
    (sum, passenger, index) => sum + placePrice(places[index]?.place.price ?? 0, party[passenger], car),
    0,
  );
}

/** Lists free places that fit the wishes of a party, by number: `count` of them, or fewer when the car lacks them. */
export function fittingPlaces(car: TrainCar, { demand, lower, upper }: SeatDemands, count: number): LayoutPlace[] {
  const open = layoutPlaces(car).filter(
    ({ canBeChosen, place, tier }) =>
      canBeChosen &&
      ['any', 'mixed', 'no_matter'].includes(place.gender) &&
      !(demand === 'not_side' && isSideTier(tier)),
  );
  const compartments = [...new Set(open.map(({ place }) => place.compartment))];
  const groups =
    demand === 'in_one_compartment'
      ? compartments.map((number) => open.filter(({ place }) => place.compartment === number))
      : [open];
  const found = groups.map((group) => take(group, { lower, upper }, count));
  return found.find((places) => places.length === count) ?? found[0] ?? [];
}

function take(open: readonly LayoutPlace[], { lower, upper }: Omit<SeatDemands, 'demand'>, count: number) {
  if (lower + upper === 0) return open.slice(0, count);
  const isLower = ({ tier }: LayoutPlace) => isLowerTier(tier);
  return [...open.filter(isLower).slice(0, lower), ...open.filter((place) => !isLower(place)).slice(0, upper)].toSorted(
    (one, other) => one.place.seat - other.place.seat,
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
