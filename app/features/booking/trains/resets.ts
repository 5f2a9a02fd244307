import { changed, withoutSeats, type ChoiceFacts, type Reset, type Transition } from './choice-changes';
import { findPlace } from './layout-places';
import type { SeatOrder, TrainOrders } from './orders';
import { adultsOf, isBaby, type RailParty } from './party';
import type { RailTariff } from '~/upstream/rail-cars/rail-words';
import { tariffProblem, type TariffProblem } from './tariffs';
import { findWhole, isWhole, reservationOfPlace } from './whole-compartments';

/**
 * Gives up what cannot stand (specification 2 §4): places sold meanwhile, compartments for four without an adult, places
 * for mother and baby without a baby. Run it after each change and whenever cars or passengers are read anew.
 */
export function resetOrders(orders: TrainOrders, resets: Reset[], facts: ChoiceFacts): Transition {
  const done = [...resets];
  let left = orders;
  for (const [reset, isKept] of keepers(facts)) {
    const { orders: kept, hasCleared } = withoutSeats(left, isKept(left));
    if (hasCleared) done.push(reset);
    left = kept;
  }
  const withTariffs = soldTariffs(left, facts);
  if (withTariffs.hasReset) done.push('tariff');
  return changed(withTariffs.orders, done, facts);
}

/** Problems that come from the car and the way of reserving, not from the passenger. */
const OF_THE_SALE: readonly (TariffProblem | null)[] = ['notInWholeCompartment', 'onlyWholeTwoPlaces', 'notInThisCar'];

function soldTariffs(orders: TrainOrders, { car, party }: ChoiceFacts): { orders: TrainOrders; hasReset: boolean } {
  const isSold = ({ passenger, tariff }: SeatOrder) =>
    tariff === null || !OF_THE_SALE.includes(tariffProblem(tariff, { car, party, passenger, orders }));
  return {
    orders: {
      ...orders,
      orders: orders.orders.map((order) => (isSold(order) ? order : { ...order, tariff: null, adult: null })),
    },
    hasReset: !orders.orders.every(isSold),
  };
}

/** A tariff that a passenger cannot take any more, and why. */
export type LostTariff = { passenger: number; tariff: RailTariff; problem: TariffProblem };

/**
 * Gives up tariffs that do not fit the passengers as they are typed now: the usual one counts again. Run it before a
 * reservation; before that what is not typed yet restricts nothing.
 */
export function fittingTariffs(
  orders: TrainOrders,
  { car, party }: ChoiceFacts,
): { orders: TrainOrders; lost: LostTariff[] } {
  const lost = orders.orders.flatMap(({ passenger, tariff }): LostTariff[] => {
    const problem = tariff && tariffProblem(tariff, { car, party, passenger, orders });
    return tariff && problem ? [{ passenger, tariff, problem }] : [];
  });
  const isLost = ({ passenger }: SeatOrder) => lost.some((one) => one.passenger === passenger);
  return {
    orders: {
      ...orders,
      orders: orders.orders.map((order) => (isLost(order) ? { ...order, tariff: null, adult: null } : order)),
    },
    lost,
  };
}

type Keeper = (orders: TrainOrders) => (order: SeatOrder) => boolean;

function keepers({ car, party }: ChoiceFacts): [Reset, Keeper][] {
  return [
    [
      'sold',
      ({ reservation }) =>
        ({ seat }) =>
          seat !== null &&
          (findPlace(car, seat)?.canBeChosen ?? false) &&
          (isWhole(reservation) ? findWhole(car, reservation, [seat]) !== null : isSoldSingly(car, seat)),
    ],
    ['noAdult', (orders) => () => !isForFour(orders) || hasSeatedAdult(orders, party)],
    [
      'noBaby',
      (orders) =>
        ({ passenger, seat }) =>
          !findPlace(car, seat ?? 0)?.traits.includes('mother_and_baby') || hasBaby(orders, passenger, party),
    ],
  ];
}

function isSoldSingly(car: ChoiceFacts['car'], seat: number): boolean {
  return reservationOfPlace(car, seat) === 'usual';
}

function isForFour({ reservation }: TrainOrders): boolean {
  return reservation === 'four_places_at_once' || reservation === 'kupek';
}

function hasSeatedAdult({ orders }: TrainOrders, party: RailParty): boolean {
  const adults = adultsOf(party);
  return orders.some(({ passenger, seat }) => seat !== null && adults.includes(passenger));
}

/** Returns true when a baby travels on this passenger's place. */
function hasBaby({ orders }: TrainOrders, adult: number, { people, departure }: RailParty): boolean {
  return orders.some((order) => {
    const person = people[order.passenger];
    return order.adult === adult && person !== undefined && isBaby(person, departure);
  });
}
