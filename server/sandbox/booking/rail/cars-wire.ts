import type { TrainCarsWire } from '~/upstream/rail-cars/contract';
import { beddingPrice } from '../../search/offers/bedding';
import type { CarPlace } from '../../search/cars/car';
import { compartmentsOf } from '../../search/cars/places-left';
import { electronicRegistration } from '../records/rail-tickets';
import { serviceClassName } from '../../search/cars/class-names';
import { trainShares, type PricedFare } from '../records/rail-shares';
import type { TrainSegment } from '../records/train-segments';
import { priceList, tariffsOf, wholePrice } from './prices';
import type { CarNow } from './stock';

type CarWire = TrainCarsWire['cars'][number];

/**
 * Returns the cars of a train with their places and prices on the wire.
 * @param isOdd with types that nobody knows, and gaps
 */
export function carsWire(
  cars: readonly CarNow[],
  segment: TrainSegment,
  priced: PricedFare,
  isOdd: boolean,
): TrainCarsWire {
  const { offer } = priced;
  const priceOf = priceList(segment, priced);
  const { wire } = segment.flight;
  const carrier = offer.maps.airlines?.[wire.marketing_carrier]?.name ?? null;
  return {
    segment_index: segment.segmentIndex,
    currency: offer.session.currency,
    fare_prices: trainShares(priced).get(segment.segmentIndex),
    cars: cars.map((car): CarWire => ({
      car_number: car.number,
      car_type: car.type,
      car_kind: car.kind,
      service_class: car.serviceClass,
      service_class_name: serviceClassName(car.serviceClass, offer.session.language),
      is_two_storey: car.isTwoStorey,
      carrier_name: carrier,
      services: car.services,
      child_tariff_allowed: car.isChildTariffAllowed,
      bedding_selection_possible: car.isBeddingOptional,
      bedclothes_price: car.isBeddingOptional ? beddingPrice(offer.session.currency) : null,
      electronic_registration: electronicRegistration(segment, car, offer.maps),
      has_gender_cabins: car.hasGenderCompartments,
      has_place_numeration: car.hasPlaceNumbers,
      tariffs: tariffsOf(car, segment).map(({ type, percent, isOnlyNonRefundable }) => ({
        tariff_type: type,
        percent,
        only_non_refundable: isOnlyNonRefundable,
      })),
      places: (isOdd ? oddPlaces(car.places) : car.places).map((place) => ({
        seat: place.number,
        free: car.free.has(place.number),
        storey: place.storey,
        compartment: place.compartment,
        row: place.row,
        column: place.column,
        car_place_type: place.type,
        gender: car.genderOf(place),
        price: priceOf(place, car),
        only_non_refundable: place.nonRefundable === 'only',
      })),
      whole_compartments: wholesOf(car, priceOf, priced),
    })),
  };
}

/** Every car lacks its second place, and the first one is of a type of its own. */
function oddPlaces(places: readonly CarPlace[]): CarPlace[] {
  return places.flatMap((place, at) => (at === 0 ? { ...place, type: 'hammock' } : at === 1 ? [] : place));
}

/** Offers the compartments in which nobody has a place yet. */
function wholesOf(
  car: CarNow,
  priceOf: ReturnType<typeof priceList>,
  priced: PricedFare,
): NonNullable<CarWire['whole_compartments']> {
  const { whole } = car;
  if (!whole) return [];
  return compartmentsOf(car)
    .filter((places) => places.every(({ number }) => car.free.has(number)))
    .map((places) => {
      const sum = places.reduce((total, place) => total + priceOf(place, car).max, 0);
      return {
        reservation_type: whole.type,
        seats: places.map(({ number }) => number),
        price: wholePrice(car, sum, priced),
      };
    });
}
