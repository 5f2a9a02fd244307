import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainCar, TrainCars } from '~/upstream/rail-cars/contract';
import { seatedPassengers } from '../seats/seat-rules';
import { switchesView, type SwitchesView } from '../seats/switches.server';
import type { Traveller } from '../seats/travellers';
import { carAbout } from './car-about.server';
import { carId, carPicker, kindName, needsPaper, type CarPicker } from './car-picker.server';
import type { CarKeyEntry, CarView } from './car-view';
import { carView } from './car-view.server';
import { rideHead, type RideHead } from './ride-head.server';
import { isOnRussianTrain } from '../rail-ticket/boarding';
import { WISHES, wholeValue } from './place-choice';
import { isOfCar } from './orders';
import { genderChoice, wholeChoices, wishesChoice, type GenderChoice, type WishesChoice } from './party-choices.server';
import { chosenFare } from '../summary/price-lines';
import type { LayoutPlace } from './layout-places';
import { capital, emergencyWindows, genderSigns } from './place-words.server';
import type { SeatOrder, TrainOrders } from './orders';
import { priceOfOrders } from './orders-price';
import { orderOf, passengersWithPlace } from './choice-state';
import { resolvedOrders } from './resolved-orders';
import { TARIFFS } from './tariff-table';
import { termsView } from './terms-view.server';
import type { TermsView } from './terms-view';
import { tariffName } from './terms-words.server';
import type { RailParty } from './party';
import { findWhole, isOnlyWholeCar } from './whole-compartments';

/** One car with everything that can be chosen in it. Ready texts. */
export type CarScreen = {
  /** Identifies the car in addresses and in the form. */
  id: string;
  /** "Car 7" */
  title: string;
  /** Lines about class, amenities, bedding and boarding. */
  about: string[];
  caption: string;
  view: CarView;
  key: CarKeyEntry[];
  /** Explains the strips in the walls: "window"; null where none are drawn. */
  window: string | null;
  /** Explains the rest of the drawing: "♀ women's compartment". */
  signs: string[];
  /** No place is sold by itself. */
  isWholeOnly: boolean;
  wholeTitle: string;
  whole: { value: string; label: string; hint: string; price: string; isDisabled?: boolean }[];
  wishes: WishesChoice | null;
  genders: GenderChoice | null;
};

export type TrainPlacesScreen = SwitchesView & {
  title: string;
  ride: RideHead | null;
  segmentIndex: number;
  passenger: number;
  back: string;
  /** "Place for Anna" */
  legend: string;
  /** News about the choice: places that were cleared. */
  told: string | null;
  /** This car asks for a paper ticket; null where the document is enough. */
  paper: { title: string; text: string } | null;
  labels: Record<keyof CarPicker, string>;
  picker: CarPicker;
  car: CarScreen;
  /** Leads from the plan to everything else that can be chosen. */
  ways: string;
  waysTitle: string;
  terms: TermsView;
  none: { label: string; hint: string };
  /** The value of the radio that is chosen. */
  chosen: string;
  fellows: { mark: string; name: string; seat: string }[];
  names: string[];
  marks: string[];
  taken: string;
  table: string;
  totalLabel: string;
  /** Total of this train if this passenger takes no place. */
  totalWithout: string;
};

export type TrainPlacesParts = {
  booking: Booking;
  cars: TrainCars;
  car: TrainCar;
  segmentIndex: number;
  /** The party's choice on this train. */
  chosen: TrainOrders | null;
  travellers: Traveller[];
  party: RailParty;
  passenger: number;
  /** Indexes of the segments on which places can be chosen. */
  flights: readonly number[];
  told: string | null;
  /** Why a passenger may not have a place; null when they may. Ready text. */
  refusalOf: (place: LayoutPlace) => string | null;
  pathTo: (query: { kind?: string; car?: string }) => string;
};

type Words = { market: Market; t: Translate; tSeats: Translate };

/**
 * Builds the page on which one passenger chooses a place in one car.
 * @param words `t` reads the namespace `trains`, `tSeats` reads `seats`
 */
export function trainPlacesScreen(parts: TrainPlacesParts, words: Words): TrainPlacesScreen {
  const { booking, car, cars, segmentIndex, chosen, travellers, party, passenger, flights, told, pathTo } = parts;
  const { market, t, tSeats } = words;
  const types = travellers.map(({ type }) => type);
  const orders = chosen?.orders ?? [];
  const here = chosen && isOfCar(chosen, car) ? chosen : null;
  const seatOf = (index: number) => orders.find((order) => order.passenger === index)?.seat ?? null;
  const own = isFree(car, seatOf(passenger)) && here?.reservation === 'usual' ? seatOf(passenger) : null;
  const others = (here?.reservation === 'usual' ? here.orders : []).filter(
    (order) => order.seat !== null && order.passenger !== passenger,
  );
  const money = (amount: number) => formatMoney({ amount, currency: cars.currency }, market.locale);
  const terms = orderOf({ orders }, passenger);
  const priceWith = (order: SeatOrder) => priceOfChoice(others, withPlace(order), car, party);
  const othersTotal = priceWith({ ...terms, seat: null });
  // Bedding has its own price on the page.
  const priceOf = ({ place }: LayoutPlace) =>
    priceWith({ ...terms, seat: place.seat, hasBedding: false }) - othersTotal;
  const kept = here ? null : chosen;
  const whole = wholeChoices(car, passengersWithPlace(chosen, party).length, money, t);
  const wishes = wishesChoice(car, here, party, money, t);
  const { view, key } = carView(
    {
      car,
      currency: cars.currency,
      fellows: new Map(others.map((order) => [order.seat!, order.passenger])),
      priceOf,
      totalWith: ({ place }) => priceWith({ ...terms, seat: place.seat }),
      refusalOf: parts.refusalOf,
    },
    { market, t },
  );
  return {
    ...switchesView(
      {
        booking,
        stop: { segmentIndex, passenger },
        travellers,
        seated: seatedPassengers(types),
        flights,
        chosenText: (index) => freeText(parts, index, t) ?? chosenText(chosen, seatOf(index), t),
      },
      { market, t: tSeats },
    ),
    title: t('title'),
    ride: rideHead(booking, segmentIndex, market),
    segmentIndex,
    passenger,
    back: tSeats('back'),
    told,
    paper: needsPaper(car) ? { title: t('registration.no'), text: t('paper.text') } : null,
    legend: t('legend', { name: travellers[passenger]?.name ?? '' }),
    labels: { kinds: t('kinds'), classes: t('classes'), cars: t('cars') },
    picker: carPicker(cars.cars, { current: car, travellers: seatedPassengers(types).length }, pathTo, {
      market,
      t,
      booking,
      currency: cars.currency,
    }),
    car: {
      id: carId(car),
      title: t('car', { number: car.number }),
      about: carAbout(
        car,
        {
          kind: kindName(car, booking, t),
          isRussian: isOnRussianTrain(booking, segmentIndex),
          locale: market.locale,
        },
        t,
      ),
      caption: t('caption', { number: car.number }),
      view,
      key,
      window: view.storeys.some(({ hasWindows }) => hasWindows) ? capital(t('trait.window')) : null,
      signs: [...genderSigns(car, t), ...emergencyWindows(car, t)],
      isWholeOnly: isOnlyWholeCar(car),
      wholeTitle: t('whole.title'),
      whole,
      wishes,
      genders: genderChoice(car, here, t),
    },
    terms: termsView(
      { facts: { segmentIndex, car, party }, passenger, chosen, names: travellers.map(({ name }) => name), money },
      t,
    ),
    ways: t('ways.line', {
      ways: [
        ...(whole.length > 0 && !isOnlyWholeCar(car) ? [t('ways.whole')] : []),
        ...(wishes ? [t('ways.wishes')] : []),
        t('ways.none'),
      ].join(', '),
    }),
    waysTitle: car.hasPlaceNumbers ? t('ways.title') : t('ways.noNumbers'),
    none: noChoice(parts, here, t),
    chosen: chosenValue(here, own, car),
    fellows: others.map((order) => ({
      mark: travellers[order.passenger]?.mark ?? '',
      name: travellers[order.passenger]?.name ?? '',
      seat: String(order.seat),
    })),
    names: travellers.map(({ name }) => name),
    marks: travellers.map(({ mark }) => mark),
    taken: tSeats('taken'),
    table: t('table'),
    totalLabel: t('total'),
    totalWithout: kept ? money(kept.price) : othersTotal === 0 ? t('none.total') : money(othersTotal),
  };
}

/** A place of one's own ends travelling free. */
function withPlace(order: SeatOrder): SeatOrder {
  return order.seat !== null && order.tariff !== null && !TARIFFS[order.tariff].hasPlace
    ? { ...order, tariff: null, adult: null }
    : order;
}

/** Returns what the places of others cost together with one of the passenger who chooses, hundredths. */
function priceOfChoice(others: readonly SeatOrder[], own: SeatOrder, car: TrainCar, party: RailParty): number {
  return priceOfOrders({ orders: [...others, own], reservation: 'usual', demands: null }, car, party) ?? 0;
}

/**
 * Words what happens without a choice in this car: what was chosen in another car stays, or the railway assigns a place of
 * the booked fare, which may be another kind of car than the shown one.
 */
function noChoice(
  { booking, chosen, passenger }: TrainPlacesParts,
  here: TrainOrders | null,
  t: Translate,
): TrainPlacesScreen['none'] {
  const seat = chosen?.orders.find((order) => order.passenger === passenger)?.seat ?? null;
  const elsewhere = here ? null : chosenText(chosen, seat, t);
  if (elsewhere) return { label: t('none.keep', { choice: elsewhere }), hint: t('none.keepHint') };
  const fare = chosenFare(booking)?.name ?? '';
  if (!fare) return { label: t('none.plain'), hint: t('section.assigned') };
  return { label: t('none.label', { fare }), hint: t('none.hint') };
}

/** Checks whether a chosen place is still free: nothing is reserved before step 1 is sent. */
function isFree({ places }: TrainCar, seat: number | null): boolean {
  return places.some((place) => place.seat === seat && place.isFree);
}

function chosenValue(here: TrainOrders | null, own: number | null, car: TrainCar): string {
  if (!here) return '';
  if (here.reservation === 'by_demand') return WISHES;
  if (here.reservation === 'usual') return own === null ? '' : String(own);
  const seats = here.orders.flatMap(({ seat }) => seat ?? []);
  const whole = findWhole(car, here.reservation, seats);
  return whole ? wholeValue(car.wholeCompartments.indexOf(whole)) : '';
}

/** Returns "Free, with Anna" for a child without a place of their own; null for others. */
function freeText(
  { chosen, car, party, travellers }: TrainPlacesParts,
  passenger: number,
  t: Translate,
): string | null {
  const own = chosen && resolvedOrders(chosen, car, party)[passenger];
  if (!own || own.adult === null) return null;
  return t('terms.freeWith', { tariff: tariffName(own.tariff, t), name: travellers[own.adult]?.name ?? '' });
}

/** Returns "car 7, place 17"; null when this passenger has no place. */
function chosenText(chosen: TrainOrders | null, seat: number | null, t: Translate): string | null {
  if (!chosen) return null;
  if (chosen.reservation === 'by_demand') return t('byWishes', { car: chosen.car.number });
  return seat === null ? null : t('place', { car: chosen.car.number, place: seat });
}
