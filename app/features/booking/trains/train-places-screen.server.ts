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
import {
  genderChoice,
  wholeChoices,
  wishesChoice,
  type GenderChoice,
  type WholeChoice,
  type WishesChoice,
} from './party-choices.server';
import type { LayoutPlace } from './layout-places';
import { capital, emergencyWindows, genderSigns } from './place-words.server';
import type { SeatOrder, TrainOrders } from './orders';
import { priceOfOrders } from './orders-price';
import { orderOf, passengersWithPlace } from './choice-state';
import { chosenText, differenceText, freeText, legendOf, noChoice, type NoChoice } from './selection-words.server';
import { TARIFFS } from './tariff-table';
import { termsView } from './terms-view.server';
import type { TermsView } from './terms-view';
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
  /** "Place *", for the number of a place. */
  placeTitle: string;
  wishesTitle: string;
  wholeTitle: string;
  whole: WholeChoice[];
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
  /** Leads to the tariffs; null where there is one. */
  toTariffs: string | null;
  /** Heads everything that can be chosen without a place, and leads there from the plan. */
  waysTitle: string;
  terms: TermsView;
  none: NoChoice;
  /** Label of the difference to the fare. */
  differenceLabel: string;
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
  const fares = cars.farePrices;
  const fareOf = (index: number) => fares?.[types[index] ?? 'adult'] ?? 0;
  const differenceOf = (price: number, fare: number) =>
    fares ? differenceText(price - fare, booking, market, t) : null;
  const partyFare = types.reduce((sum, _, index) => sum + fareOf(index), 0);
  const kept = here ? null : chosen;
  const asked = { money, differenceOf: (price: number) => differenceOf(price, partyFare) };
  const whole = wholeChoices(car, passengersWithPlace(chosen, party).length, asked, t);
  const wishes = wishesChoice(car, here, party, asked, t);
  const { view, key } = carView(
    {
      car,
      currency: cars.currency,
      fellows: new Map(others.map((order) => [order.seat!, order.passenger])),
      priceOf,
      totalWith: ({ place }) => priceWith({ ...terms, seat: place.seat }),
      differenceOf: ({ place }) =>
        differenceOf(priceWith({ ...terms, seat: place.seat }) - othersTotal, fareOf(passenger)),
      refusalOf: parts.refusalOf,
    },
    { market, t },
  );
  const names = travellers.map(({ name }) => name);
  const tariffs = termsView({ facts: { segmentIndex, car, party }, passenger, chosen, names, money }, t);
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
    legend: legendOf(travellers, passenger, t),
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
      placeTitle: t('seat', { place: '*' }),
      wishesTitle: capital(t('ways.wishes')),
      wholeTitle: t('whole.title'),
      whole,
      wishes,
      genders: genderChoice(car, here, t),
    },
    terms: tariffs,
    waysTitle: car.hasPlaceNumbers ? t('ways.title') : t('ways.noNumbers'),
    toTariffs: tariffs.tariffs.length > 0 ? tariffs.name : null,
    none: noChoice({ booking, chosen, passenger, isHere: here !== null }, t),
    differenceLabel: t('difference'),
    chosen: chosenValue(here, own, car),
    fellows: others.map((order) => ({
      mark: travellers[order.passenger]?.mark ?? '',
      name: travellers[order.passenger]?.name ?? '',
      seat: String(order.seat),
    })),
    names,
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
