/**
 * Places on trains, as they are reserved and as the booking has them (specification 2 §3 "Seat order", §7). Amounts are
 * integers in hundredths.
 */
import { z } from 'zod';
import {
  CAR_TYPES,
  COMPARTMENT_GENDERS,
  PLACE_DEMANDS,
  RAIL_TARIFFS,
  RESERVATION_TYPES,
  STOREYS,
  type CarType,
  type CompartmentGender,
  type PlaceDemand,
  type RailTariff,
  type ReservationType,
  type Storey,
} from '~/upstream/rail-cars/rail-words';
import { openEnum, orUnknown } from '~/upstream/tolerance';

const hundredths = z.number().int().nonnegative();

/** A passenger of `reserving_seats/new`; on flights only the index counts. */
export const reservedPassenger = z.looseObject({
  passenger_index: z.number().int(),
  refundable: z.boolean().nullish(),
  preferred_tariff_type: z.enum(RAIL_TARIFFS).nullish(),
  /** The adult with whom a child without a place travels. */
  adult_passenger_index: z.number().int().nullish(),
  /** The place within the range that this passenger would like best. */
  seat: z.number().int().positive().nullish(),
  /** Wants the set of bedding that the car sells. */
  bedclothes: z.boolean().nullish(),
});

/**
 * The wanted places of a party on one train, for everybody with a place of their own; passengers without a `seat` get
 * them in the order of their indexes, the lowest number first. The railway chooses within the range, and takes its two ends when they are
 * free; the booking tells which places it chose. Numbers of the range are texts (specification 2 §5).
 */
export const placeRequirements = z.looseObject({
  car_type: z.enum(CAR_TYPES),
  car_number: z.string().max(8).nullish(),
  service_class: z.string().max(8).nullish(),
  /** Only in cars whose compartments are divided. */
  cabin_gender: z.enum(COMPARTMENT_GENDERS).nullish(),
  seat_range: z.looseObject({ min: z.string().max(4), max: z.string().max(4) }).nullish(),
  n_lower_places: z.number().int().nonnegative().nullish(),
  n_upper_places: z.number().int().nonnegative().nullish(),
  car_storey: z.enum(STOREYS).nullish(),
  cabin_place_demands: z.enum(PLACE_DEMANDS).nullish(),
  /** Tells four single berths from a whole compartment, which has a price of its own. Without it: one by one. */
  reservation_type: z.enum(RESERVATION_TYPES).nullish(),
});

/** A segment of `reserving_seats/new`. */
export const reservedSegment = z.looseObject({
  segment_index: z.number().int(),
  passengers: z.array(reservedPassenger),
  /** The wanted places on a train; without them the railway chooses in the car of the fare. */
  requirements: placeRequirements.nullish(),
});

/** The wanted places of a party on one train, for the client. */
export type PlaceRequirements = {
  carType: CarType;
  carNumber: string | null;
  serviceClass: string | null;
  /** Null in cars whose compartments are not divided. */
  gender: CompartmentGender | null;
  seatRange: { min: number; max: number } | null;
  lowerPlaces: number;
  upperPlaces: number;
  storey: Storey | null;
  demand: PlaceDemand | null;
  /** Missing: place by place. */
  reservation?: ReservationType;
};

/** One train of a reservation. Passengers without an entry pay the full tariff or that of their age. */
export type TrainReservation = {
  segmentIndex: number;
  /** Null: the railway chooses the places. */
  requirements: PlaceRequirements | null;
  passengers: {
    index: number;
    isRefundable: boolean;
    tariff: RailTariff | null;
    adultIndex: number | null;
    /** Missing: any of the range. */
    seat?: number | null;
    /** Missing: without. */
    hasBedding?: boolean;
  }[];
};

/** Converts the wanted places for the wire. */
export function requirementsToWire(wanted: PlaceRequirements): z.input<typeof placeRequirements> {
  const { seatRange } = wanted;
  return {
    car_type: wanted.carType,
    car_number: wanted.carNumber,
    service_class: wanted.serviceClass,
    cabin_gender: wanted.gender,
    seat_range: seatRange && { min: String(seatRange.min), max: String(seatRange.max) },
    n_lower_places: wanted.lowerPlaces,
    n_upper_places: wanted.upperPlaces,
    car_storey: wanted.storey,
    cabin_place_demands: wanted.demand,
    reservation_type: wanted.reservation,
  };
}

/** `rzd_seats` of the booking: one entry for each passenger and train, once the places are reserved. */
export const reservedPlace = z
  .looseObject({
    segment_index: z.number().int(),
    passenger_index: z.number().int(),
    car_number: z.string(),
    car_type: openEnum(CAR_TYPES, 'unknown'),
    service_class: z.string(),
    /** Null without a place of one's own: an infant, or a car without numbers. */
    seat: z.number().int().nullish(),
    storey: openEnum(STOREYS, 'first').nullish(),
    car_place_type: z.string().nullish(),
    cabin_gender: openEnum(COMPARTMENT_GENDERS, 'no_matter').nullish(),
    tariff_type: openEnum(RAIL_TARIFFS, 'full').nullish(),
    refundable: z.boolean().nullish(),
    /** The adult with whom a child without a place travels. */
    adult_passenger_index: z.number().int().nullish(),
    /** The part of the price that is for a chosen set of bedding. */
    bedclothes_price: hundredths.nullish(),
    /** The document alone is enough to board this car; null on railways without electronic registration. */
    electronic_registration: orUnknown(z.boolean()).nullish(),
    /** The price that this passenger pays for this train. */
    price: hundredths,
  })
  .transform((wire) => ({
    segmentIndex: wire.segment_index,
    passengerIndex: wire.passenger_index,
    carNumber: wire.car_number,
    carType: wire.car_type,
    serviceClass: wire.service_class,
    seat: wire.seat ?? null,
    storey: wire.storey ?? 'first',
    placeType: wire.car_place_type ?? null,
    gender: wire.cabin_gender ?? 'no_matter',
    tariff: wire.tariff_type ?? 'full',
    isRefundable: wire.refundable ?? true,
    adultIndex: wire.adult_passenger_index ?? null,
    beddingPrice: wire.bedclothes_price ?? 0,
    hasElectronicRegistration: wire.electronic_registration ?? null,
    price: wire.price,
  }));
export type ReservedPlace = z.output<typeof reservedPlace>;

/** The statuses of a passenger's ticket on one train (specification 2 §3 "Railway"), as the railway tells them. */
export const TRAIN_TICKET_STATUSES = [
  /** Boarding takes a paper ticket from a ticket office or a machine. */
  'electronic_registration_absent',
  /** The document that is named in the ticket is enough for boarding. */
  'electronic_registration_present',
  'not_confirmed',
  /** The place is on sale again; the money is not back yet. */
  'places_returned',
  'voided',
  'returned',
  /** A paper ticket was printed. */
  'voucher_issued',
  'trip_was_interrupted',
  'trip_was_interrupted_and_resumed_after',
  'unknown',
] as const;
export type TrainTicketStatus = (typeof TRAIN_TICKET_STATUSES)[number];

/** `rail_tickets` of a ticket: one entry for each train of a railway that tells statuses. */
export const trainTicket = z
  .looseObject({
    segment_index: z.number().int(),
    status: orUnknown(openEnum(TRAIN_TICKET_STATUSES, 'unknown')),
  })
  .transform(({ segment_index, status }) => ({
    segmentIndex: segment_index,
    status: status ?? ('unknown' as const satisfies TrainTicketStatus),
  }));
