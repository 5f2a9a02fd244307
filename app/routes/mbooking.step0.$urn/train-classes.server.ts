import { amenitiesOf } from '~/features/booking/trains/car-about.server';
import { kindName, kindOf } from '~/features/booking/trains/car-picker.server';
import { capital } from '~/features/booking/trains/place-words.server';
import { placeName } from '~/features/trip/place-name';
import { formatMoney } from '~/market/format';
import { readable } from '~/market/latin-letters';
import type { FareQuote } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { placesLeft, tiersText } from './places-left.server';
import { openCars, type CarsOfTrains } from './train-cars.server';
import { paperCars, type TrainWords } from './train-rows.server';

/** A service class of one kind of car, in ready texts. */
export type ServiceClassView = {
  /** "2Э · С питанием" */
  title: string;
  /** "от 4 258 ₽" */
  price: string;
  /** "12 мест: нижних 4, верхних 8" */
  places: string;
  /** Its amenities, then its terms. */
  lines: string[];
};

/** The classes of one train; `route` is null when the journey has no other segment. */
export type TrainClassesView = { route: string | null; kinds: { name: string; classes: ServiceClassView[] }[] };

type Quote = Pick<FareQuote, 'segments' | 'carKinds' | 'ports' | 'cities' | 'currency'>;

/** Lists the service classes that are on sale on each train of a journey, by kind of car, in the order of the train. */
export function trainClasses(quote: Quote, cars: CarsOfTrains, words: TrainWords): TrainClassesView[] {
  return quote.segments.flatMap(({ segmentIndex, departure, arrival }) => {
    const open = openCars(cars.get(segmentIndex)?.cars ?? []).filter((car) => placesLeft([car]).count > 0);
    if (open.length === 0) return [];
    const kinds = groupsOf(open, kindOf).map((ofKind) => ({
      name: kindName(ofKind[0]!, quote, words.tTrains),
      classes: groupsOf(ofKind, ({ serviceClass }) => serviceClass).map((group) => classView(group, quote, words)),
    }));
    const route = `${placeName(departure, quote)} – ${placeName(arrival, quote)}`;
    return { route: quote.segments.length > 1 ? route : null, kinds };
  });
}

function groupsOf(cars: readonly TrainCar[], keyOf: (car: TrainCar) => string): TrainCar[][] {
  return [...new Set(cars.map(keyOf))].map((key) => cars.filter((car) => keyOf(car) === key));
}

function classView(cars: readonly TrainCar[], { currency }: Quote, { market, t, tTrains }: TrainWords) {
  const { serviceClass, serviceClassName, services } = cars[0]!;
  const free = cars.flatMap(({ places }) => places.filter(({ isFree }) => isFree));
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  const left = placesLeft(cars);
  return {
    title: [readable(serviceClass, market.locale), serviceClassName].filter(Boolean).join(' · '),
    price: tTrains('from', { price: money(Math.min(...free.map(({ price }) => price))) }),
    places: [tTrains('free', { count: left.count }), tiersText(left, t)].filter(Boolean).join(': '),
    lines: [capital(amenitiesOf({ services }, tTrains)), termsText(cars, money, { t, tTrains })].filter(Boolean),
  };
}

/** Names what differs from the usual: bedding, refund, child tariff; and how one boards. */
function termsText(
  cars: readonly TrainCar[],
  money: (amount: number) => string,
  { t, tTrains }: Pick<TrainWords, 't' | 'tTrains'>,
): string {
  const places = cars.flatMap((car) => car.places.filter(({ isFree }) => isFree));
  const cheaper = places.flatMap(({ nonRefundablePrice }) => nonRefundablePrice ?? []);
  const isNeverRefunded = places.every(({ isOnlyNonRefundable }) => isOnlyNonRefundable);
  const [bedding] = cars.flatMap(({ beddingPrice }) => beddingPrice ?? []);
  const paper = paperCars(cars);
  const isRegistered = cars.some(({ hasElectronicRegistration }) => hasElectronicRegistration);
  return [
    ...(bedding === undefined ? [] : [t('step0.train.bedding', { price: money(bedding) })]),
    isNeverRefunded ? t('step0.train.noRefund') : t('step0.train.refund'),
    ...(!isNeverRefunded && cheaper.length > 0
      ? [t('step0.train.cheaper', { price: money(Math.min(...cheaper)) })]
      : []),
    ...(cars.some(({ isChildTariffAllowed }) => isChildTariffAllowed) ? [] : [t('step0.train.noChildTariff')]),
    // Railways that have no electronic registration say nothing about it.
    ...(paper.length > 0
      ? [t('step0.train.paperIn', { cars: paper.join(', ') })]
      : isRegistered
        ? [tTrains('registration.yes')]
        : []),
  ].join(' · ');
}
