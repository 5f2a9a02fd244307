import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import { readable } from '~/market/latin-letters';
import type { Market } from '~/market/market';
import type { CurrencyCode } from '~/market/currencies';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { amenitiesOf } from './car-about.server';
import { compartmentPrice } from '~/upstream/rail-cars/price-contract';
import { layoutPlaces, type LayoutPlace } from './layout-places';
import { levelOf } from './place-type';
import { capital } from './place-words.server';
import { reservationOfPlace } from './whole-compartments';

/**
 * A link of the way to a car: kind of car, class of service, car. Ready texts. `name`: that of a class, whose title is its
 * code; `about`: what it includes; `free`: how many places are free; `badge`: all its cars ask for a paper ticket.
 */
export type PickerLink = {
  path: string;
  title: string;
  name: string | null;
  about: string | null;
  free: string;
  price: string | null;
  badge: string | null;
  isCurrent: boolean;
};
export type CarPicker = { kinds: PickerLink[]; classes: PickerLink[]; cars: PickerLink[] };

type Named = Pick<Booking, 'carKinds'>;

/** Identifies a car in an address: a number may come twice, with two classes. */
export function carId({ number, serviceClass }: Pick<TrainCar, 'number' | 'serviceClass'>): string {
  return `${number}-${serviceClass}`;
}

/** Boarding takes a paper ticket from a ticket office. Railways without electronic registration say nothing of it. */
export function needsPaper({ hasElectronicRegistration }: Pick<TrainCar, 'hasElectronicRegistration'>): boolean {
  return hasElectronicRegistration === false;
}

/** Cars of one kind stand together: by the fare's name of the kind, otherwise by their type. */
export function kindOf({ kind, type }: Pick<TrainCar, 'kind' | 'type'>): string {
  return kind ?? type;
}

/** Names the kind of a car as the fares do. @param t reads the namespace `trains` */
export function kindName(car: Pick<TrainCar, 'kind' | 'type'>, { carKinds }: Named, t: Translate): string {
  return (car.kind && carKinds[car.kind]?.name) || t(`type.${car.type}`);
}

/**
 * Picks the car to show: the asked one, the best of the asked kind, the one that holds the choice, or the best of the
 * booked kind, else of the cheapest (specification 2 §4). Null without cars.
 * @param travellers how many need a place
 */
export function pickCar(
  cars: readonly TrainCar[],
  wanted: { car: string | null; kind: string | null; chosen: string | null; booked: string | null },
  travellers: number,
): TrainCar | null {
  const byId = (id: string | null) => cars.find((one) => carId(one) === id);
  const ofKind = (kind: string | null) =>
    bestCar(
      cars.filter((one) => kindOf(one) === kind),
      travellers,
    );
  return (
    byId(wanted.car) ??
    ofKind(wanted.kind) ??
    byId(wanted.chosen) ??
    ofKind(wanted.booked) ??
    bestOfKinds(cars, travellers) ??
    null
  );
}

/**
 * Lists the links to the kinds of cars, the classes of the current kind, and its cars; only those with places that can be
 * had, and the current ones.
 * @param pathTo returns the address with these query parameters
 * @param words `t` reads the namespace `trains`
 */
export function carPicker(
  cars: readonly TrainCar[],
  { current, travellers }: { current: TrainCar; travellers: number },
  pathTo: (query: { kind?: string; car?: string }) => string,
  { market, t, booking, currency }: { market: Market; t: Translate; booking: Named; currency: CurrencyCode },
): CarPicker {
  const link = (
    group: readonly TrainCar[],
    path: string,
    title: string,
    { name = null, about = '' }: { name?: string | null; about?: string } = {},
  ): PickerLink => {
    const least = lowestPrice(group, travellers);
    return {
      path,
      title,
      name,
      about: about || null,
      free: t('free', { count: group.reduce((sum, one) => sum + openPlaces(one).length, 0) }),
      price: least === null ? null : t('from', { price: formatMoney({ amount: least, currency }, market.locale) }),
      badge: group.every(needsPaper) ? t('paper.badge') : null,
      isCurrent: group.includes(current),
    };
  };
  const open = cars.filter((car) => car === current || openPlaces(car).length > 0);
  const ofKind = open.filter((one) => kindOf(one) === kindOf(current));
  const ofClass = ofKind.filter(({ serviceClass }) => serviceClass === current.serviceClass);
  const groups = (list: readonly TrainCar[], keyOf: (car: TrainCar) => string) =>
    [...new Set(list.map(keyOf))].map((key) => list.filter((one) => keyOf(one) === key));
  const carOf = (group: readonly TrainCar[]) => pathTo({ car: carId(bestCar(group, travellers) ?? current) });
  return {
    kinds: groups(open, kindOf).map((group) =>
      link(group, pathTo({ kind: kindOf(group[0]!) }), kindName(group[0]!, booking, t)),
    ),
    classes: groups(ofKind, ({ serviceClass }) => serviceClass).map((group) => {
      const { serviceClass, serviceClassName } = group[0]!;
      return link(group, carOf(group), readable(serviceClass, market.locale), {
        name: serviceClassName,
        about: capital(amenitiesOf(group[0]!, t)),
      });
    }),
    cars: ofClass.map((one) => ({
      ...link([one], pathTo({ car: carId(one) }), t('car', { number: one.number })),
      free: freeByTier(one, t),
    })),
  };
}

/** Returns "lower 4 · upper 8" in cars with berths one above the other, otherwise "12 places free". */
function freeByTier(car: TrainCar, t: Translate): string {
  const open = openPlaces(car);
  const counts = (['lower', 'middle', 'upper'] as const).map((level) => ({
    level,
    count: open.filter(({ tier }) => tier && levelOf(tier) === level).length,
  }));
  const hasTiers = car.hasPlaceNumbers && car.type !== 'luxury' && open.length > 0 && open.every(({ tier }) => tier);
  if (!hasTiers) return t('free', { count: open.length });
  return counts
    .filter(({ level, count }) => count > 0 || level !== 'middle')
    .map(({ level, count }) => `${t(`row.${level}`)} ${count}`)
    .join(' · ');
}

/** Lists the places of a car that can be had, alone or with their compartment. */
function openPlaces(car: TrainCar): LayoutPlace[] {
  return layoutPlaces(car).filter(({ canBeChosen }) => canBeChosen);
}

/**
 * Returns what a traveller pays at least, hundredths: for a place, or for all places of a compartment where they are only
 * sold together. Null when nothing is free.
 */
function lowestPrice(cars: readonly TrainCar[], travellers: number): number | null {
  const prices = cars.flatMap((car) => {
    const single = openPlaces(car).filter(({ place }) => reservationOfPlace(car, place.seat) === 'usual');
    if (single.length > 0) return single.map(({ place }) => place.price);
    return car.wholeCompartments.map((whole) => compartmentPrice(whole, Math.min(travellers, whole.seats.length)));
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * Returns the car where everybody finds a place, then one without paper tickets, then the cheapest, whose price is that of
 * the fare, then one of the class with most places, then the emptiest; the first of equal ones.
 */
function bestCar(cars: readonly TrainCar[], travellers: number): TrainCar | undefined {
  const rated = cars.map((car) => {
    const free = openPlaces(car).length;
    return { car, free, fits: Math.min(free, travellers), price: lowestPrice([car], travellers) ?? Infinity };
  });
  const inClass = ({ car: { type, kind, serviceClass } }: (typeof rated)[number]) =>
    rated
      .filter(({ car }) => car.type === type && car.kind === kind && car.serviceClass === serviceClass)
      .reduce((sum, { free }) => sum + free, 0);
  rated.sort(
    (one, other) =>
      other.fits - one.fits ||
      Number(needsPaper(one.car)) - Number(needsPaper(other.car)) ||
      compare(one.price, other.price) ||
      inClass(other) - inClass(one) ||
      other.free - one.free,
  );
  return rated[0]?.car;
}

/** Returns the best car of the cheapest kind in which everybody finds a place: without a booked kind nobody asked for more. */
function bestOfKinds(cars: readonly TrainCar[], travellers: number): TrainCar | undefined {
  const kinds = [...new Set(cars.map(kindOf))].flatMap((kind) => {
    const own = cars.filter((one) => kindOf(one) === kind);
    const car = bestCar(own, travellers);
    if (!car) return [];
    const fits = Math.min(openPlaces(car).length, travellers);
    return [{ car, fits, price: lowestPrice(own, travellers) ?? Infinity }];
  });
  return kinds.toSorted((one, other) => other.fits - one.fits || compare(one.price, other.price))[0]?.car;
}

/** Two infinite prices are equal. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
