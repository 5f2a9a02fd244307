/** Prices of places and of whole compartments, in hundredths of the booking's currency. */
import type { RailTariff } from '~/upstream/rail-cars/contract';
import type { Car, CarPlace } from '../../search/cars/car';
import { partOf } from '../../search/offers/rates';
import type { CarKind } from '../../world/railways';
import { kindPrice, type PricedFare } from '../records/rail-shares';
import type { TrainSegment } from '../records/train-segments';

/** The price of a place without a refund, as a part of the ordinary one. */
const NON_REFUNDABLE_PART = 0.81;

/** The price of a place for one adult: `min` without a refund, where that is cheaper. */
export type PlacePrice = { min: number; max: number };

/** Makes the price list of a train; the cheapest place of a kind of car costs what the fare of that kind does. */
export function priceList(segment: TrainSegment, priced: PricedFare): (place: CarPlace, car: Car) => PlacePrice {
  const bases = new Map<CarKind, number>();
  const { currency } = priced.offer.session;
  const baseOf = (kind: CarKind) => {
    const base = bases.get(kind) ?? kindPrice(segment, kind, priced);
    bases.set(kind, base);
    return base;
  };
  return (place, { kind }) => {
    const base = kind ? baseOf(kind) : 0;
    const max = place.factor === 1 ? base : partOf(base, place.factor, currency);
    return { min: place.nonRefundable === 'cheaper' ? partOf(max, NON_REFUNDABLE_PART, currency) : max, max };
  };
}

/** Returns the price of a whole compartment for a number of travellers. @param sum of the prices of its places */
export function wholePrice(
  { whole }: Pick<Car, 'whole'>,
  sum: number,
  { travellers, places }: { travellers: number; places: number },
  { offer }: Pick<PricedFare, 'offer'>,
): number {
  const [one, all] = whole?.parts ?? [1, 1];
  const part = one + ((all - one) * (Math.max(1, travellers) - 1)) / Math.max(1, places - 1);
  return partOf(sum, part, offer.session.currency);
}

export type TariffTerms = { type: RailTariff; percent: number; isOnlyNonRefundable: boolean };

const terms = (type: RailTariff, percent: number, isOnlyNonRefundable = false): TariffTerms => ({
  type,
  percent,
  isOnlyNonRefundable,
});

/** Classes without the fares of the young. */
const WITHOUT_JUNIOR = ['1Р', '1В', '1Е'];

/** Lists the tariffs of a car, in per cent of the adult price. */
export function tariffsOf(car: Car, { train }: Pick<TrainSegment, 'train'>): TariffTerms[] {
  return [
    terms('full', 100),
    ...(car.isChildTariffAllowed ? [terms('child', 50)] : []),
    terms('free_child', 0),
    ...(car.whole?.type === 'two_places_at_once' ? [terms('additional_free_child', 0)] : []),
    ...(train.isRzd
      ? [
          ...(WITHOUT_JUNIOR.includes(car.serviceClass) ? [] : [terms('junior', 70)]),
          terms('senior', 80),
          terms('pupil', 50, true),
        ]
      : []),
  ];
}

/** Returns a price by tariff, to the hundredth: readers of the list compute it alike. */
export function byTariff(price: number, { percent }: Pick<TariffTerms, 'percent'>): number {
  return Math.round((price * percent) / 100);
}
