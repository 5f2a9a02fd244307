import type { KeptTrain } from '~/bff/cookies/kept-trains';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { ReservedPlace } from '~/upstream/booking/rail-contract';
import type { TrainCar, TrainCars } from '~/upstream/rail-cars/contract';
import { passengerNames } from '../passengers/typed-names.server';
import type { PassengerValues } from '../passengers/form-values';
import { keptOrders } from './kept-orders';
import type { TrainFault } from './fault-field';
import { priceOfOrders } from './orders-price';
import type { RailParty } from './party';
import { railParty } from './rail-party';
import { fittingTariffs } from './resets';
import { resolvedOrders } from './resolved-orders';
import { tariffProblem } from './tariffs';
import { problemText, tariffName } from './terms-words.server';

type Facts = {
  car: TrainCar;
  cars: Pick<TrainCars, 'farePrices' | 'currency'>;
  booking: Booking;
  typed: readonly PassengerValues[];
  party: RailParty;
};

/**
 * Checks the terms of a choice against the passengers as they are typed. A tariff that does not fit is given up, and a
 * child who is too old for the tariff of children pays the full one: both are told with the name, before anything is sent.
 */
export function fittedTerms(
  chosen: KeptTrain,
  { car, cars, booking, typed, party }: Facts,
  market: Market,
): { kept: KeptTrain; faults: TrainFault[] } {
  const { segmentIndex } = chosen;
  const t = getTranslator(market.locale, 'trains');
  const names = passengerNames(typed, party.people.length, market);
  const facts = { segmentIndex, car, party };
  const { orders, lost } = fittingTariffs(chosen, facts);
  const told = lost.map(({ passenger, tariff, problem }) =>
    t('fault.tariff', {
      name: names[passenger] ?? '',
      tariff: tariffName(tariff, t),
      reason: problemText(problem, t),
    }),
  );
  const price = priceOfOrders(orders, car, party);
  const grown = price === chosen.price ? [] : grownChildren(chosen, car, party);
  if (lost.length === 0 && grown.length === 0) return { kept: chosen, faults: [] };
  const money = formatMoney({ amount: price ?? chosen.price, currency: cars.currency }, market.locale);
  const older = grown.map((passenger) => t('fault.adultFare', { name: names[passenger] ?? '', price: money }));
  return {
    kept: keptOrders({ ...chosen, ...orders }, facts, cars, booking),
    faults: [...told, ...older].map((message) => ({ segmentIndex, message })),
  };
}

/** Lists the children whose birthdays make them pay another tariff than their booked type does. */
function grownChildren(chosen: KeptTrain, car: TrainCar, party: RailParty): number[] {
  const untyped = { ...party, people: party.people.map((person) => ({ ...person, birthday: null })) };
  const before = resolvedOrders(chosen, car, untyped);
  return resolvedOrders(chosen, car, party).flatMap(({ passenger, tariff, seat }) => {
    const isInside = seat !== null || chosen.reservation === 'by_demand';
    return isInside && before[passenger]?.tariff === 'child' && tariff === 'full' ? passenger : [];
  });
}

/**
 * Checks the tariffs of reserved places against the passengers as they are typed now: they cannot be changed any more, so
 * nobody else may travel on them. Tariffs of children and adults follow from the booked types.
 */
export function reservedFaults(booking: Booking, typed: readonly PassengerValues[], market: Market): TrainFault[] {
  const t = getTranslator(market.locale, 'trains');
  const names = passengerNames(typed, 0, market);
  return booking.reservedPlaces.flatMap((place): TrainFault[] => {
    const { segmentIndex, passengerIndex, tariff } = place;
    if (tariff === 'full' || tariff === 'child') return [];
    const party = railParty(booking, segmentIndex, typed, market.locale);
    const own = booking.reservedPlaces.filter((one) => one.segmentIndex === segmentIndex);
    const problem = tariffProblem(tariff, { car: carOf(own), party, passenger: passengerIndex, orders: ordersOf(own) });
    if (problem === null) return [];
    const words = { name: names[passengerIndex] ?? '', tariff: tariffName(tariff, t), reason: problemText(problem, t) };
    return [{ segmentIndex, message: t('fault.reserved', words) }];
  });
}

/** The railway sold these tariffs in this car. */
function carOf(places: readonly ReservedPlace[]): Pick<TrainCar, 'type' | 'tariffs' | 'isChildTariffAllowed'> {
  return {
    type: places[0]?.carType ?? 'unknown',
    tariffs: places.map(({ tariff }) => ({ type: tariff, percent: 100, isOnlyNonRefundable: false })),
    isChildTariffAllowed: true,
  };
}

function ordersOf(places: readonly ReservedPlace[]) {
  const isWhole = places.some(({ tariff }) => tariff === 'additional_free_child');
  return {
    reservation: isWhole ? ('two_places_at_once' as const) : ('usual' as const),
    orders: places.map(({ passengerIndex, seat, tariff, adultIndex, isRefundable }) => ({
      passenger: passengerIndex,
      seat,
      tariff,
      adult: adultIndex,
      isRefundable,
      hasBedding: false,
    })),
  };
}
