/**
 * Cars and places of a train: GET /fetch/rzd_seats_map_at_search.json (specification 2 §3 "Railway", §7; its shape is not
 * shown and therefore ours). Wire shapes are the schemas' input types, snake_case; amounts are integers in hundredths.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { currencyCode } from '~/upstream/search/contract';
import { openEnum, orUnknown, tolerantList } from '~/upstream/tolerance';
import { CAR_TYPES, COMPARTMENT_GENDERS, RAIL_TARIFFS, RESERVATION_TYPES, STOREYS } from './rail-words';

export type { CarType, CompartmentGender, RailTariff, ReservationType, Storey } from './rail-words';

const hundredths = z.number().int().nonnegative();
const seatNumber = z.number().int().positive().max(999);

/** Cars of one train, of an offer (`variant_id`) or of a booking (`token`). */
export const carsRequest = requestBase
  .extend({
    variant_id: z.string().max(100).optional(),
    token: z.string().max(100).optional(),
    segment_index: z.coerce.number().int().nonnegative(),
  })
  .refine((query) => Boolean(query.variant_id) !== Boolean(query.token), 'variant_id or token');

const place = z
  .looseObject({
    seat: seatNumber,
    free: z.boolean(),
    storey: openEnum(STOREYS, 'first').nullish(),
    /** Counted from 1; null in cars without compartments or bays. */
    compartment: z.number().int().positive().nullish(),
    /** Rows and columns of seats, counted from 0 from the head of the car; an aisle is a column without seats. */
    row: z.number().int().nonnegative().nullish(),
    column: z.number().int().nonnegative().nullish(),
    /** "upper", "side_lower", "near_table_forward" and many others; a reader looks for the parts that it knows. */
    car_place_type: z.string(),
    gender: openEnum(COMPARTMENT_GENDERS, 'no_matter').nullish(),
    /** For one adult, services included. `min` is the price without a refund where both are sold, otherwise `max`. */
    price: z.looseObject({ min: hundredths, max: hundredths }),
    /** Sold without a refund only. */
    only_non_refundable: z.boolean().nullish(),
  })
  .transform((wire) => ({
    seat: wire.seat,
    isFree: wire.free,
    storey: wire.storey ?? 'first',
    compartment: wire.compartment ?? null,
    row: wire.row ?? null,
    column: wire.column ?? null,
    type: wire.car_place_type,
    gender: wire.gender ?? 'no_matter',
    price: wire.price.max,
    /** Null where the place is only sold with a refund. */
    nonRefundablePrice: wire.price.min < wire.price.max || wire.only_non_refundable ? wire.price.min : null,
    isOnlyNonRefundable: wire.only_non_refundable ?? false,
  }));

/** Several places sold at once. The price is that of all of them: `min` for one traveller, `max` for a full party. */
const wholeCompartment = z
  .looseObject({
    reservation_type: z.enum(RESERVATION_TYPES),
    seats: z.array(seatNumber).min(1),
    price: z.looseObject({ min: hundredths, max: hundredths }),
  })
  .transform((wire) => ({ reservationType: wire.reservation_type, seats: wire.seats, price: wire.price }));

/** A tariff in per cent of the adult price. */
const tariff = z
  .looseObject({
    tariff_type: z.enum(RAIL_TARIFFS),
    percent: z.number().min(0).max(100),
    only_non_refundable: z.boolean().nullish(),
  })
  .transform((wire) => ({
    type: wire.tariff_type,
    percent: wire.percent,
    isOnlyNonRefundable: wire.only_non_refundable ?? false,
  }));

/** A car number may come twice, with two service classes. */
const car = z
  .looseObject({
    car_number: z.string().min(1).max(8),
    car_type: openEnum(CAR_TYPES, 'unknown'),
    /** The code of the trip's `train_car_kinds`, by which fares name the car. */
    car_kind: z.string().nullish(),
    /** "2Ф"; an open list, shown and never switched on. */
    service_class: z.string().max(8),
    /** Explains the class in the request's language. */
    service_class_name: z.string().nullish(),
    is_two_storey: z.boolean().nullish(),
    carrier_name: z.string().nullish(),
    /** Amenities: "bedclothes", "meal", "wifi", "air_conditioning" and others. */
    services: z.array(z.string()).nullish(),
    child_tariff_allowed: z.boolean().nullish(),
    bedding_selection_possible: z.boolean().nullish(),
    /** A set of bedding for one passenger, where the price of a place does not include it. */
    bedclothes_price: orUnknown(hundredths).nullish(),
    /** Null on railways that have no electronic registration. */
    electronic_registration: z.boolean().nullish(),
    has_gender_cabins: z.boolean().nullish(),
    /** Without it nobody has a place of their own: the car is chosen, and one sits where it is free. */
    has_place_numeration: z.boolean().nullish(),
    tariffs: tolerantList(tariff).nullish(),
    places: tolerantList(place),
    whole_compartments: tolerantList(wholeCompartment).nullish(),
  })
  .transform((wire) => ({
    number: wire.car_number,
    type: wire.car_type,
    kind: wire.car_kind ?? null,
    serviceClass: wire.service_class,
    serviceClassName: wire.service_class_name ?? null,
    isTwoStorey: wire.is_two_storey ?? false,
    carrierName: wire.carrier_name ?? null,
    services: wire.services ?? [],
    isChildTariffAllowed: wire.child_tariff_allowed ?? true,
    /** The price of a set of bedding for one passenger; null where it is no choice: in the price, or not there. */
    beddingPrice: wire.bedding_selection_possible ? (wire.bedclothes_price ?? null) : null,
    hasElectronicRegistration: wire.electronic_registration ?? null,
    hasGenderCompartments: wire.has_gender_cabins ?? false,
    hasPlaceNumbers: wire.has_place_numeration ?? true,
    tariffs: wire.tariffs ?? [],
    places: wire.places,
    wholeCompartments: wire.whole_compartments ?? [],
  }));

/** For a segment that is no train: productUnavailable. */
export const carsAnswer = z
  .looseObject({
    segment_index: z.number().int(),
    currency: currencyCode,
    cars: tolerantList(car),
    /**
     * The price of this train for a passenger of each type, by the booking's fare, on a place that the railway assigns. A
     * chosen place costs the order the difference to it.
     */
    fare_prices: z
      .looseObject({ adult: hundredths, child: hundredths.nullish(), infant: hundredths.nullish() })
      .nullish(),
  })
  .transform(({ segment_index: segmentIndex, currency, cars, fare_prices: fare }) => ({
    segmentIndex,
    currency,
    // Baggage cars come in the list and carry nobody.
    cars: cars.filter(({ type }) => type !== 'baggage'),
    farePrices: fare && { adult: fare.adult, child: fare.child ?? 0, infant: fare.infant ?? 0 },
  }));
export type TrainCars = z.output<typeof carsAnswer>;
export type TrainCarsWire = z.input<typeof carsAnswer>;
export type TrainCar = TrainCars['cars'][number];
export type TrainPlace = TrainCar['places'][number];

/** Calls of the service that knows the cars of trains. */
export const endpoints = endpointsOf('railCars', {
  listCars: {
    method: 'GET',
    path: '/fetch/rzd_seats_map_at_search.json',
    summary: 'Cars, places and prices of one train of an offer or of a booking, as they are now.',
    request: carsRequest,
    answer: carsAnswer,
    envelope: { failures: ['NotFound', 'productUnavailable', 'sessionExpired', 'requestFormat', 'serverError'] },
    isRead: true,
  },
});
