import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { CurrencyCode } from '~/market/currencies';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { amenitiesOf } from './car-about.server';
import { capital } from './place-words.server';

/** A link of the way to a car: kind of car, class of service, car. Ready texts. */
export type PickerLink = { path: string; title: string; details: string[]; price: string | null; isCurrent: boolean };
export type CarPicker = { kinds: PickerLink[]; classes: PickerLink[]; cars: PickerLink[] };

type Named = Pick<Booking, 'carKinds'>;

/** Identifies a car in an address: a number may come twice, with two classes. */
export function carId({ number, serviceClass }: Pick<TrainCar, 'number' | 'serviceClass'>): string {
  return `${number}-${serviceClass}`;
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
 * Picks the car to show: the asked one, the first of the asked kind, the one that holds the choice, or the first of the
 * booked kind; cars with free places come first (specification 2 §4). Null without cars.
 */
export function pickCar(
  cars: readonly TrainCar[],
  wanted: { car: string | null; kind: string | null; chosen: string | null; booked: string | null },
): TrainCar | null {
  const byId = (id: string | null) => cars.find((one) => carId(one) === id);
  const ofKind = (kind: string | null) => firstOpen(cars.filter((one) => kindOf(one) === kind));
  return (
    byId(wanted.car) ?? ofKind(wanted.kind) ?? byId(wanted.chosen) ?? ofKind(wanted.booked) ?? firstOpen(cars) ?? null
  );
}

/**
 * Lists the links to the kinds of cars, the classes of the current kind, and its cars.
 * @param pathTo returns the address with these query parameters
 * @param words `t` reads the namespace `trains`
 */
export function carPicker(
  cars: readonly TrainCar[],
  current: TrainCar,
  pathTo: (query: { kind?: string; car?: string }) => string,
  { market, t, booking, currency }: { market: Market; t: Translate; booking: Named; currency: CurrencyCode },
): CarPicker {
  const link = (group: readonly TrainCar[], path: string, title: string, details: string[] = []): PickerLink => {
    const least = lowestPrice(group);
    return {
      path,
      title,
      details: [...details, t('free', { count: freePlaces(group) })],
      price: least === null ? null : t('from', { price: formatMoney({ amount: least, currency }, market.locale) }),
      isCurrent: group.includes(current),
    };
  };
  const ofKind = cars.filter((one) => kindOf(one) === kindOf(current));
  const ofClass = ofKind.filter(({ serviceClass }) => serviceClass === current.serviceClass);
  const groups = (list: readonly TrainCar[], keyOf: (car: TrainCar) => string) =>
    [...new Set(list.map(keyOf))].map((key) => list.filter((one) => keyOf(one) === key));
  const carOf = (group: readonly TrainCar[]) => pathTo({ car: carId(firstOpen(group) ?? current) });
  return {
    kinds: groups(cars, kindOf).map((group) =>
      link(group, pathTo({ kind: kindOf(group[0]!) }), kindName(group[0]!, booking, t)),
    ),
    classes: groups(ofKind, ({ serviceClass }) => serviceClass).map((group) => {
      const { serviceClass, serviceClassName } = group[0]!;
      const about = [serviceClassName ?? '', capital(amenitiesOf(group[0]!, t))];
      return link(
        group,
        carOf(group),
        serviceClass,
        about.filter((text) => text !== ''),
      );
    }),
    cars: ofClass.map((one) => link([one], pathTo({ car: carId(one) }), t('car', { number: one.number }))),
  };
}

function freePlaces(cars: readonly TrainCar[]): number {
  return cars.flatMap(({ places }) => places).filter(({ isFree }) => isFree).length;
}

/** Returns the lowest price of a free place, hundredths; null when none is free. */
function lowestPrice(cars: readonly TrainCar[]): number | null {
  const prices = cars.flatMap(({ places }) => places.filter(({ isFree }) => isFree).map(({ price }) => price));
  return prices.length > 0 ? Math.min(...prices) : null;
}

function firstOpen(cars: readonly TrainCar[]): TrainCar | undefined {
  return cars.find((one) => freePlaces([one]) > 0) ?? cars[0];
}
