import { forget } from '~/bff/waiting/pending.server';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainReservation } from '~/upstream/booking/rail-contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { passengerNames } from '../passengers/typed-names.server';
import type { PassengerValues } from '../passengers/form-values';
import { routeOf } from '../seats/flight-route';
import { passengersWithPlace } from './choice-state';
import type { TrainFault } from './fault-field';
import { fittedTerms } from './fitted-terms.server';
import { assignedReservation } from './free-children';
import { isOfCar } from './orders';
import { layoutPlaces } from './layout-places';
import type { RailParty } from './party';
import { railParty } from './rail-party';
import { carsKey, settleCars } from './read-cars.server';
import { refusalOfPlace, refusalText } from './refusals.server';
import { trainReservation } from './reservation';
import { trainSegments } from './train-segments';

export type CheckedTrains = {
  reservations: TrainReservation[];
  faults: TrainFault[];
  /** The choices as they stand now; null when they are as before. */
  changed: KeptTrain[] | null;
};

/**
 * Checks the chosen places against the cars as they are now and the passengers as they are typed. A train whose cars
 * cannot be read is a fault too: what was chosen there must not be given up in silence. The reservations are also those of
 * trains without a choice on which children travel free.
 * @param isFresh reads the cars again, not those of a moment ago
 */
export async function checkTrains(
  context: RequestContext,
  booking: Booking,
  trains: readonly KeptTrain[],
  typed: readonly PassengerValues[],
  isFresh = false,
): Promise<CheckedTrains> {
  const { market } = context;
  const { locale } = market;
  const checked = await Promise.all(
    trains.map(async (chosen) => {
      const { segmentIndex } = chosen;
      if (isFresh) forget(carsKey(context, booking.token, segmentIndex));
      const settled = await settleCars(context, booking.token, segmentIndex);
      if (settled.state !== 'ready') {
        const message = getTranslator(locale, 'trains')('fault.unread', {
          route: routeOf(booking, segmentIndex, locale),
        });
        return { reservation: null, faults: [{ segmentIndex, message }], kept: chosen };
      }
      const car = settled.value.cars.find((one) => isOfCar(chosen, one)) ?? null;
      const party = railParty(booking, segmentIndex, typed, locale);
      if (!car) return { reservation: null, faults: [goneFault(chosen, market)], kept: chosen };
      const { kept, faults } = fittedTerms(chosen, { car, cars: settled.value, booking, typed, party }, market);
      const facts = { context, booking, typed, party };
      return {
        reservation: trainReservation(kept, car, party),
        faults: [...faults, ...faultsOf(kept, car, facts)],
        kept,
      };
    }),
  );
  const assigned = trainSegments(booking)
    .filter((index) => !trains.some(({ segmentIndex }) => segmentIndex === index))
    .flatMap((index) => assignedReservation(railParty(booking, index, typed, locale), index) ?? []);
  return {
    reservations: [...checked.flatMap(({ reservation }) => reservation ?? []), ...assigned],
    faults: checked.flatMap(({ faults }) => faults),
    changed: checked.some(({ kept }) => !trains.includes(kept)) ? checked.map(({ kept }) => kept) : null,
  };
}

type Facts = {
  context: RequestContext;
  booking: Booking;
  typed: readonly PassengerValues[];
  party: RailParty;
};

function goneFault({ segmentIndex, car }: KeptTrain, { locale }: Market): TrainFault {
  return { segmentIndex, message: getTranslator(locale, 'trains')('fault.gone', { car: car.number }) };
}

function faultsOf(chosen: KeptTrain, car: TrainCar, { context, booking, typed, party }: Facts): TrainFault[] {
  const { market } = context;
  const { segmentIndex, reservation, orders } = chosen;
  const t = getTranslator(market.locale, 'trains');
  const fault = (message: string): TrainFault => ({ segmentIndex, message });
  const seated = passengersWithPlace(chosen, party);
  const hasAll = seated.every((index) => orders.some(({ passenger, seat }) => passenger === index && seat !== null));
  if (reservation !== 'by_demand' && !hasAll) {
    return [fault(t('fault.incomplete', { route: routeOf(booking, segmentIndex, market.locale) }))];
  }
  const names = passengerNames(typed, party.people.length, market);
  const places = layoutPlaces(car);
  return orders.flatMap(({ passenger, seat }): TrainFault[] => {
    if (seat === null) return [];
    const words = { name: names[passenger] ?? '', place: seat };
    const place = places.find((one) => one.place.seat === seat);
    if (!place?.canBeChosen) return [fault(t('fault.place', { ...words, reason: t('refused.taken') }))];
    // A party that takes a whole compartment decides who travels in it.
    if (reservation !== 'usual') return [];
    const restriction = refusalOfPlace(place, { car, party, passenger, chosen });
    return restriction ? [fault(t('fault.place', { ...words, reason: refusalText(restriction, t) }))] : [];
  });
}
