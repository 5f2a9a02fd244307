/**
 * The trip as fare quotes and bookings share it: search, segments, fares, names of places. Amounts are integers in
 * hundredths.
 */
import { z } from 'zod';
import {
  CABINS,
  carKindsMap,
  currencyCode,
  numberOf,
  placeMaps,
  portCodes,
  railKeys,
  trainOf,
  transportKindOf,
  VENDORS,
} from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { vendorOfRides } from './vendor-contract';

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** yyyy-MM-dd HH:mm, local time of the place. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
const hundredths = z.number().int().nonnegative();

/** The maximum of one order. */
const headCount = z.number().int().min(0).max(9);

const searchEcho = z.looseObject({
  trips: z.array(z.looseObject({ departure: z.string(), arrival: z.string(), date: isoDate })),
  travelers: z.looseObject({
    adult: headCount,
    child: headCount,
    infant: headCount,
    childrenAges: z.array(z.number().int()).nullish(),
  }),
  cabin: openEnum(CABINS, null),
});

const segmentWire = z
  .looseObject({
    /** "record:segment" */
    id: z.string(),
    record_index: z.number().int(),
    trip_index: z.number().int().min(0).max(99),
    segment_index: z.number().int(),
    part_index: z.number().int().nullish(),
    departure_code: z.string(),
    arrival_code: z.string(),
    departure_time: localTime,
    arrival_time: localTime,
    /** IANA names, required for calendar files. */
    departure_time_zone: z.string(),
    arrival_time_zone: z.string(),
    departure_terminal: z.string().nullish(),
    arrival_terminal: z.string().nullish(),
    flight_time_mins: z.number().int(),
    operating_carrier: z.string().nullish(),
    marketing_carrier: z.string(),
    marketing_flight_number: z.string(),
    equipment: z.string().nullish(),
    technical_stops: z.array(z.unknown()).nullish(),
    transport_kind: z.string().nullish(),
    is_charter: z.boolean().nullish(),
    /** The letter of the chosen fare, shown on receipts beside the cabin; null on trains. */
    booking_class: z.string().nullish(),
    ...railKeys,
    /** The connection after this segment; null on the last of its trip. */
    transfer_duration: z.number().int().nullish(),
    night_transfer: z.boolean().nullish(),
    virtual_connection: z.boolean().nullish(),
    is_transit_visa_needed: z.string().nullish(),
    /** The ticket of this segment has fare rules in words (`static/rules`); a service that does not say has them. */
    fare_table_exists: z.boolean().nullish(),
    /** The carrier does not fly it any more; its times are those that were sold. */
    cancelled: z.boolean().nullish(),
  })
  .transform((segment) => ({
    id: segment.id,
    recordIndex: segment.record_index,
    tripIndex: segment.trip_index,
    segmentIndex: segment.segment_index,
    departure: segment.departure_code,
    arrival: segment.arrival_code,
    departureTime: segment.departure_time,
    arrivalTime: segment.arrival_time,
    departureTimeZone: segment.departure_time_zone,
    arrivalTimeZone: segment.arrival_time_zone,
    departureTerminal: segment.departure_terminal ?? null,
    arrivalTerminal: segment.arrival_terminal ?? null,
    durationMinutes: segment.flight_time_mins,
    operatingCarrier: segment.operating_carrier ?? segment.marketing_carrier,
    marketingCarrier: segment.marketing_carrier,
    transportNumber: numberOf({
      marketing_carrier: segment.marketing_carrier,
      transport_kind: segment.transport_kind,
      transport_number: segment.marketing_flight_number,
    }),
    equipment: segment.equipment ?? null,
    techStopCount: segment.technical_stops?.length ?? 0,
    techStops: portCodes(segment.technical_stops),
    train: segment.transport_kind === 'train' ? trainOf(segment) : null,
    transportKind: transportKindOf(segment.transport_kind),
    isCharter: segment.is_charter ?? false,
    bookingClass: segment.booking_class ?? null,
    transferMinutes: segment.transfer_duration ?? null,
    isNightTransfer: segment.night_transfer ?? false,
    isSelfTransfer: segment.virtual_connection ?? false,
    isTransitVisaNeeded: segment.is_transit_visa_needed === 'needed',
    hasFareRules: segment.fare_table_exists ?? true,
    isCancelled: segment.cancelled ?? false,
  }));

const baggageWire = z
  .looseObject({
    places: z.number().int().nullish(),
    weight: z.number().nullish(),
    hand_places: z.number().int().nullish(),
    hand_weight: z.number().nullish(),
  })
  .transform((bag) => ({
    places: bag.places ?? null,
    weight: bag.weight ?? null,
    handPlaces: bag.hand_places ?? null,
    handWeight: bag.hand_weight ?? null,
  }));

/** An option of another kind or value is left out. `available`: free of charge; `fee`: possible against a fee; `unavailable`: not possible. */
const fareOption = z.looseObject({
  kind: z.enum(['baggage', 'returnable', 'exchange', 'online_seat_selection', 'extra_seats']),
  value: z.enum(['available', 'fee', 'unavailable']),
  /**
   * The carrier's charge for one passenger and direction, in hundredths; of a choice of seats the least, for one flight.
   * Missing where only the rules tell it.
   */
  fee: hundredths.nullish(),
});

const fareVariantWire = z
  .looseObject({
    key: z.string(),
    /** The carrier's name of the fare family, in the request's language. */
    name: z.string(),
    /** light, standard, flexible */
    family: z.string().nullish(),
    /** By train the kinds of cars are the fares: the code of the kind. */
    car_kind: z.string().nullish(),
    /** Hundredths for one passenger of the type, over all trips; missing for a type that does not travel. */
    fare_prices: z.looseObject({ adult: hundredths, child: hundredths.nullish(), infant: hundredths.nullish() }),
    /** One entry per trip. */
    baggages: z.array(baggageWire),
    options: tolerantList(fareOption),
    optimal: z.boolean().nullish(),
  })
  .transform((fare) => ({
    key: fare.key,
    name: fare.name,
    family: fare.family ?? null,
    carKind: fare.car_kind ?? null,
    prices: { adult: fare.fare_prices.adult, child: fare.fare_prices.child ?? 0, infant: fare.fare_prices.infant ?? 0 },
    baggages: fare.baggages,
    options: fare.options,
    isOptimal: fare.optimal ?? false,
  }));
export type FareVariant = z.output<typeof fareVariantWire>;

/** The shop's own fees of a voluntary refund and of an exchange of flights, beside the carrier's. */
const shopFees = z
  .looseObject({
    /** Part of the price of the tickets that go back. */
    refund_percent: z.number().nonnegative(),
    /** For each ticket, hundredths. */
    exchange: hundredths,
  })
  .transform((fees) => ({ refundPercent: fees.refund_percent, exchange: fees.exchange }));
export type ShopFees = z.output<typeof shopFees>;

/** The shop's own fee of a voluntary refund of trains: a part of what the railway gives back, within limits for the order. */
const railRefundFee = z.looseObject({
  percent: z.number().nonnegative(),
  least: hundredths,
  most: hundredths,
});
export type RailRefundFee = z.output<typeof railRefundFee>;

/** The parts of the trip that fare quotes and bookings share. */
export const tripParts = {
  /** A missing or unknown one follows from the segments and their carriers. */
  vendor: openEnum(VENDORS, null).nullish(),
  search: searchEcho,
  segments: z.array(segmentWire).min(1),
  aircrafts: placeMaps.aircrafts,
  airlines: placeMaps.airlines,
  anyports: placeMaps.anyports,
  cities: placeMaps.cities,
  countries: placeMaps.countries,
  train_car_kinds: carKindsMap,
  currency: currencyCode,
  fare_variants: z.array(fareVariantWire).min(1),
  /** Missing for trains, whose fee has limits for the whole order. */
  shop_fees: shopFees.nullish(),
  /** Hours after a purchase now in which all of it can be cancelled for all the money, whatever the fare. */
  free_cancellation_hours: z.number().int().positive().nullish(),
  /** On trips by trains alone. */
  rail_refund_fee: railRefundFee.nullish(),
  /** Total of all passengers in hundredths, now and at the time of the search. */
  tickets_total_price: hundredths,
  tickets_total_price_at_search: hundredths,
  fare_warnings: z.looseObject({ complex_trip: z.boolean().nullish(), charter: z.boolean().nullish() }).nullish(),
};

type TripWire = z.output<z.ZodObject<typeof tripParts>>;

/** Converts the shared parts for the shop. */
export function toTrip(wire: TripWire) {
  return {
    vendor: wire.vendor ?? vendorOfRides(wire.segments, wire.airlines),
    search: {
      trips: wire.search.trips.map(({ departure, arrival, date }) => ({ departure, arrival, date })),
      travelers: {
        adults: wire.search.travelers.adult,
        children: wire.search.travelers.child,
        infants: wire.search.travelers.infant,
        childrenAges: wire.search.travelers.childrenAges ?? [],
      },
      cabin: wire.search.cabin,
    },
    segments: wire.segments,
    aircrafts: wire.aircrafts,
    airlines: wire.airlines,
    ports: wire.anyports,
    cities: wire.cities,
    countries: wire.countries,
    carKinds: wire.train_car_kinds,
    currency: wire.currency,
    fareVariants: wire.fare_variants,
    shopFees: wire.shop_fees ?? null,
    freeCancellationHours: wire.free_cancellation_hours ?? null,
    railRefundFee: wire.rail_refund_fee ?? null,
    totalPrice: wire.tickets_total_price,
    totalPriceAtSearch: wire.tickets_total_price_at_search,
    warnings: { complexTrip: wire.fare_warnings?.complex_trip ?? false, charter: wire.fare_warnings?.charter ?? false },
  };
}
