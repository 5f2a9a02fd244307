import type { RequestContext } from '~/bff/request/context';
import type { Draft } from '~/bff/cookies/drafts.server';
import { getTranslator } from '~/i18n/translator.server';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { Interrupted } from '../flow/interruption';
import { valuesOf } from '../visit/checkout-draft.server';
import { seatMapPath } from '../seats/seat-path';
import { seatedPassengers } from '../seats/seat-rules';
import type { Traveller } from '../seats/travellers';
import { pickCar } from './car-picker.server';
import { isOfCar } from './orders';
import { chosenOn } from './kept-choice.server';
import { chosenFare } from '../summary/price-lines';
import { readCars } from './read-cars.server';
import { railParty } from './rail-party';
import { reservedPage } from './reserved-page.server';
import { refusalOfPlace, refusalText } from './refusals.server';
import { toldText } from './told-resets.server';
import { trainPlacesScreen, type TrainPlacesScreen } from './train-places-screen.server';

export type TrainVisit = {
  booking: Booking;
  segmentIndex: number;
  travellers: Traveller[];
  passenger: number;
  /** Indexes of the segments on which places can be chosen. */
  flights: readonly number[];
  draft: Draft | null;
};

/** Loads the places of one train for one passenger; `car` and `kind` of the address choose what is shown. */
export async function loadTrainPlaces(
  context: RequestContext,
  visit: TrainVisit,
): Promise<{ screen: TrainPlacesScreen } | { interrupted: Interrupted }> {
  const { market, url } = context;
  const { booking, segmentIndex, passenger, draft } = visit;
  if (booking.isAlreadyReserved) {
    const names = visit.travellers.map(({ name }) => name);
    return { interrupted: reservedPage(booking, segmentIndex, names, market) };
  }
  const read = await readCars(context, booking, segmentIndex);
  if ('interrupted' in read) return read;
  const { cars } = read;
  const chosen = chosenOn(draft, segmentIndex);
  const wanted = {
    car: url.searchParams.get('car'),
    kind: url.searchParams.get('kind'),
    chosen: chosen && `${chosen.car.number}-${chosen.car.serviceClass}`,
    booked: chosenFare(booking)?.carKind ?? null,
  };
  const car = pickCar(cars.cars, wanted, seatedPassengers(visit.travellers.map(({ type }) => type)).length);
  if (!car) throw new Error('a train was read without cars');
  const t = getTranslator(market.locale, 'trains');
  const party = railParty(booking, segmentIndex, draft ? valuesOf(draft).passengers : [], market.locale);
  const screen = trainPlacesScreen(
    {
      ...visit,
      cars,
      car,
      chosen,
      party,
      told: soldText(chosen, car, passenger, t) ?? toldText(url.searchParams.get('told'), t),
      refusalOf: (place) => {
        const restriction = refusalOfPlace(place, { car, party, passenger, chosen });
        return restriction && refusalText(restriction, t);
      },
      pathTo: (query) => withQuery(seatMapPath(booking.token, { segmentIndex, passenger }, 'crossale'), query),
    },
    { market, t, tSeats: getTranslator(market.locale, 'seats') },
  );
  return { screen };
}

/** Says that the place of the passenger was sold since; null while it is free. */
function soldText(chosen: KeptTrain | null, car: TrainCar, passenger: number, t: Translate): string | null {
  const seat = chosen?.orders.find((order) => order.passenger === passenger)?.seat ?? null;
  if (!chosen || seat === null || !isOfCar(chosen, car)) return null;
  if (car.places.some((place) => place.seat === seat && place.isFree)) return null;
  return `${t('refused.title', { place: seat })}. ${t('refused.taken')}`;
}

function withQuery(path: string, query: { kind?: string; car?: string }): string {
  const more = new URLSearchParams(query).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${more}`;
}
