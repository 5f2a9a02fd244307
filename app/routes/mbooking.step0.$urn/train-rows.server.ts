import { amenitiesOf } from '~/features/booking/trains/car-about.server';
import { needsPaper } from '~/features/booking/trains/car-picker.server';
import type { FareCell } from '~/features/trip/fare-rows.server';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { FareQuote } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { placesLeft, tiersText } from './places-left.server';
import { carsOfFare, type CarsOfTrains } from './train-cars.server';

export type TrainRowKind = 'amenities' | 'bedding' | 'places' | 'childTariff' | 'registration' | 'noRefund';

/** One feature of trains compared across kinds of cars. */
export type TrainRow = { kind: TrainRowKind; label: string; cells: FareCell[] };

/** Translators: `t` reads the namespace `booking`, `tTrains` reads `trains`. */
export type TrainWords = { market: Market; t: Translate; tTrains: Translate };

const BEDDING = /bedcloth/;

/**
 * Compares the kinds of cars of a journey by trains alone (specification 2 §3 "Railway"): amenities, bedding, places left,
 * child tariff, electronic registration. Service classes stand below with their names and prices (`trainClasses`), because
 * a code alone means little. Empty where no fare's cars are known.
 */
export function trainRows(
  quote: Pick<FareQuote, 'fareVariants' | 'segments' | 'currency'>,
  cars: CarsOfTrains,
  words: TrainWords,
): TrainRow[] {
  const columns = quote.fareVariants.map((fare) => carsOfFare(fare, quote, cars));
  if (columns.every((trains) => trains === null)) return [];
  const { t } = words;
  const unknown: FareCell = { text: t('step0.cell.unknown'), state: 'unknown' };
  const row = (kind: TrainRowKind, cellOf: (trains: TrainCar[][]) => FareCell): TrainRow => ({
    kind,
    label: t(`step0.train.row.${kind}`),
    cells: columns.map((trains) => (trains ? cellOf(trains) : unknown)),
  });
  const all = columns.flatMap((trains) => trains?.flat() ?? []);
  const hasBedding = all.some((car) => includesBedding(car) || car.beddingPrice !== null);
  const hasRegistration = all.some(({ hasElectronicRegistration }) => hasElectronicRegistration !== null);
  return [
    row('amenities', (trains) => amenitiesCell(trains.flat(), words)),
    ...(hasBedding ? [row('bedding', (trains) => beddingCell(trains.flat(), quote, words))] : []),
    row('places', (trains) => placesCell(trains, t)),
    row('childTariff', (trains) => inCars(trains.flat(), ({ isChildTariffAllowed }) => isChildTariffAllowed, t)),
    ...(hasRegistration ? [row('registration', (trains) => registrationCell(trains.flat(), t))] : []),
  ];
}

/** Names the cars that one boards with a paper ticket. Railways without electronic registration print none either. */
function registrationCell(cars: readonly TrainCar[], t: Translate): FareCell {
  const paper = paperCars(cars);
  if (paper.length === 0) return { text: t('step0.train.cell.has'), state: 'yes' };
  return cars.every(needsPaper)
    ? { text: t('step0.train.cell.paper'), state: 'fee' }
    : { text: t('step0.train.cell.exceptCars', { cars: paper.join(', ') }), state: 'yes' };
}

/** Lists the numbers of the cars that one boards with a paper ticket. */
export function paperCars(cars: readonly TrainCar[]): string[] {
  return [...new Set(cars.filter(needsPaper).map(({ number }) => number))].toSorted();
}

function includesBedding({ services }: TrainCar): boolean {
  return services.some((code) => BEDDING.test(code));
}

/** Names what every car has; bedding has a row of its own. */
function amenitiesCell(cars: readonly TrainCar[], { t, tTrains }: TrainWords): FareCell {
  const lists = cars.map(({ services }) => services.filter((code) => !BEDDING.test(code)));
  const common = (lists[0] ?? []).filter((code) => lists.every((list) => list.includes(code)));
  const text = amenitiesOf({ services: common }, tTrains);
  if (text) return { text, state: 'yes' };
  const isAnywhere = lists.some((services) => amenitiesOf({ services }, tTrains) !== '');
  return isAnywhere
    ? { text: t('step0.train.cell.byClass'), state: 'unknown' }
    : { text: t('step0.train.cell.none'), state: 'no' };
}

/** Shows the least that a traveller gets: bedding that costs extra in any of the cars counts. */
function beddingCell(
  cars: readonly TrainCar[],
  { currency }: Pick<FareQuote, 'currency'>,
  { market, t }: TrainWords,
): FareCell {
  const prices = cars.flatMap(({ beddingPrice }) => beddingPrice ?? []);
  if (prices.length > 0) {
    const price = formatMoney({ amount: Math.max(...prices), currency }, market.locale);
    return { text: t('step0.train.cell.optionalFor', { price }), state: 'fee' };
  }
  return inCars(cars, includesBedding, t, 'step0.train.cell.included');
}

/** Shows the places of the train that has the fewest. */
function placesCell(trains: readonly TrainCar[][], t: Translate): FareCell {
  const left = trains.map((cars) => placesLeft(cars)).reduce((least, one) => (one.count < least.count ? one : least));
  const text = [String(left.count), tiersText(left, t)].filter(Boolean).join(': ');
  return { text, state: left.count === 0 ? 'no' : 'fact' };
}

/** Says whether all, some or none of the cars have something. @param all the text when all have it */
function inCars(
  cars: readonly TrainCar[],
  has: (car: TrainCar) => boolean,
  t: Translate,
  all = 'step0.train.cell.has',
): FareCell {
  const count = cars.filter(has).length;
  if (count === 0) return { text: t('step0.train.cell.hasNot'), state: 'no' };
  return count === cars.length
    ? { text: t(all), state: 'yes' }
    : { text: t('step0.train.cell.some'), state: 'unknown' };
}
