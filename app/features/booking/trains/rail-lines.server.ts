import { getTranslator } from '~/i18n/translator.server';
import { isByTrain } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import { routeOf } from '../seats/flight-route';
import { kindName } from './car-picker.server';
import { TARIFFS } from './tariff-table';
import { trainSegments } from './train-segments';

/** The trains of an order in its summary. Ready texts. */
export type RailLines = {
  /** "Москва — Казань: Купе, вагон 7, места 17, 18" */
  places: string[];
  /** The railway assigns the places of at least one train. */
  isAssigned: boolean;
  /** The lines name the cars of the whole journey, so that the fare's kind of car would only confuse. */
  namesCars: boolean;
  /** Label of the price of the chosen places. */
  label: string;
};

/** The places of one train, chosen or reserved. */
type Ride = { segmentIndex: number; car: string; kind: string; seats: number[] };

/**
 * Words the chosen places of an order, or those that are reserved.
 * @param trains chosen and not reserved yet; absent once they are
 */
export function railLines(
  booking: Booking,
  { trains }: { trains?: readonly KeptTrain[] | undefined },
  market: Market,
): RailLines {
  const t = getTranslator(market.locale, 'trains');
  const rides = trains ? trains.map((one) => chosenRide(one, booking, t)) : reservedRides(booking, t);
  const segments = trainSegments(booking);
  const isAssigned = segments.some((index) => !rides.some(({ segmentIndex }) => segmentIndex === index));
  return {
    places: rides.map((ride) => rideLine(ride, booking, market, t)),
    isAssigned,
    namesCars: isByTrain(booking.segments) && !isAssigned,
    // Without a choice only the fares of children can differ from the booked fare.
    label: t(
      !trains && booking.reservedPlaces.some(({ tariff }) => TARIFFS[tariff].isForChildren && !TARIFFS[tariff].hasPlace)
        ? 'lineFares'
        : 'lineAll',
    ),
  };
}

function chosenRide({ segmentIndex, car, orders }: KeptTrain, booking: Booking, t: Translate): Ride {
  const seats = orders.flatMap(({ seat }) => seat ?? []);
  return { segmentIndex, car: car.number, kind: kindName(car, booking, t), seats };
}

function reservedRides({ reservedPlaces }: Booking, t: Translate): Ride[] {
  const indexes = [...new Set(reservedPlaces.map(({ segmentIndex }) => segmentIndex))];
  return indexes.flatMap((segmentIndex) => {
    const own = reservedPlaces.filter((place) => place.segmentIndex === segmentIndex);
    const seats = own.flatMap(({ seat }) => seat ?? []);
    return own[0] ? [{ segmentIndex, car: own[0].carNumber, kind: t(`type.${own[0].carType}`), seats }] : [];
  });
}

function rideLine({ segmentIndex, car, kind, seats }: Ride, booking: Booking, market: Market, t: Translate): string {
  const place = seats.length > 0 ? t('place', { car, place: seats.join(', ') }) : t('byWishes', { car });
  const line = `${kind}, ${place}`;
  return booking.segments.length > 1 ? `${routeOf(booking, segmentIndex, market.locale)}: ${line}` : line;
}
