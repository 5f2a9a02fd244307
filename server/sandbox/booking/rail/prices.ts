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

/**
 * Makes the price list of a train; the cheapest place of a kind of car costs what the fare of that kind does.
 * @param rise factor of prices that have risen since they were listed
 */
export function priceList(
  segment: TrainSegment,
  priced: PricedFare,
  rise = 1,
): (place: CarPlace, car: Car) => PlacePrice {
  const bases = new Map<CarKind, number>();
  const { currency } = priced.offer.session;
  const baseOf = (kind: CarKind) => {
    const base = bases.get(kind) ?? kindPrice(segment, kind, priced);
    bases.set(kind, base);
    return base;
  };
  return (place, { kind }) => {
    const base = kind ? baseOf(kind) : 0;
    const max = place.factor * rise === 1 ? base : partOf(base, place.factor * rise, currency);
    return { min: place.nonRefundable === 'cheaper' ? partOf(max, NON_REFUNDABLE_PART, currency) : max, max };
  };
}

/** Returns the price of a whole compartment: for one traveller and for a full party. @param sum of its places */
export function wholePrice(
  { whole }: Pick<Car, 'whole'>,
  sum: number,
  { offer }: Pick<PricedFare, 'offer'>,
): PlacePrice {
  const [min, max] = (whole?.parts ?? [1, 1]).map((part) => partOf(sum, part, offer.session.currency));
  return { min: min ?? sum, max: max ?? sum };
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
export function tariffsOf(car: Car, { train, isWayBack }: Pick<TrainSegment, 'train' | 'isWayBack'>): TariffTerms[] {
  return [
    terms('full', 100),
    ...(car.isChildTariffAllowed ? [terms('child', 50)] : []),
    terms('free_child', 0),
    ...(car.type === 'luxury' ? [terms('additional_free_child', 0)] : []),
    ...(train.isRzd
      ? [
          ...(WITHOUT_JUNIOR.includes(car.serviceClass) ? [] : [terms('junior', 70)]),
          terms('senior', 80),
          terms('pupil', 50, true),
          ...(isWayBack ? [terms('round_trip', 90)] : []),
          terms('birthday', 65),
          ...(car.type === 'compartment' ? [terms('family', 75)] : []),
        ]
      : []),
  ];
}
