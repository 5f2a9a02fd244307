/**
 * Booking: POST /v4/{controller}/{action} with an envelope (upstream facts §5, specification 2 §3, §4, §7, §8).
 * Defines the parts that the specification leaves "not shown", after its entity lists. Wire shapes are the schemas'
 * input types, snake_case; output types are camelCase. Amounts are integers in hundredths.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { holdLimit } from './hold-contract';
import {
  CABINS,
  carKindsMap,
  currencyCode,
  numberOf,
  offsetDateTime,
  placeMaps,
  portCodes,
  railKeys,
  trainOf,
} from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import {
  cancelPaymentRequest,
  hasUnknownPayment,
  paymentKeys,
  paymentOrder,
  paymentWire,
  sbpInfoAnswer,
  sbpInfoRequest,
  toPaymentState,
  type PaymentFacts,
} from './payment-contract';

// --- the state machine -------------------------------------------------------------------------------------------

/** Booking `action`, in order, by phase (upstream facts §5). */
export const ACTIONS = {
  reserving: ['created', 'fare_found', 'reserving_seats', 'seats_reserved', 'booking_ticket'],
  booking: ['ticket_booked', 'manual_paying', 'payment_accepting', 'payment_accepted', 'payment_authorized'],
  issuing: ['gds_verification', 'gds_authorized', 'issuing_ticket'],
  done: ['ticket_issued', 'completed', 'payment_completed'],
  failed: ['reserving_seats_fault', 'booking_ticket_fault', 'issuing_ticket_fault'],
} as const;
export type BookingPhase = keyof typeof ACTIONS;
export type BookingAction = (typeof ACTIONS)[BookingPhase][number];
const ALL_ACTIONS = Object.values(ACTIONS).flat() as [BookingAction, ...BookingAction[]];
const action = openEnum(ALL_ACTIONS, 'unknown');
/** `unknown`: the shop cannot tell where the booking stands, so that nothing may be paid. */
export type ReadAction = BookingAction | 'unknown';

export { PAYMENT_STATUSES, type PaymentStatus } from './payment-contract';

export const DOCUMENT_TYPES = [
  'internal_passport',
  'international_passport',
  'passport_or_id_number',
  'birth_certificate',
  'ussr_passport',
  'sailor_passport',
  'military_card',
  'military_officer_card',
  'cis_certificate',
  'diplomatic_passport',
  'service_passport',
  'stateless_id_card',
  'residence_permit',
  'medical_birth_certificate',
  'prison_release_certificate',
  'temporary_id_card',
  'convicted_person_identity',
  'diplomatic_visa_certificate',
  'identity_acknowledgment',
  'another_document',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const MILITARY_CATEGORIES = ['conscript', 'contract', 'cadet', 'officer'] as const;
export type MilitaryCategory = (typeof MILITARY_CATEGORIES)[number];

export const PASSENGER_TYPES = ['adult', 'child', 'infant'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];

// --- shared parts ------------------------------------------------------------------------------------------------

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** dd.MM.yyyy, the booking service's format for dates of people and documents. */
const dottedDate = z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/);
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
    trip_index: z.number().int(),
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
    transportKind: segment.transport_kind === 'train' ? ('train' as const) : ('airplane' as const),
    isCharter: segment.is_charter ?? false,
    bookingClass: segment.booking_class ?? null,
    transferMinutes: segment.transfer_duration ?? null,
    isNightTransfer: segment.night_transfer ?? false,
    isSelfTransfer: segment.virtual_connection ?? false,
    isTransitVisaNeeded: segment.is_transit_visa_needed === 'needed',
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

/** The parts of the trip that fare quotes and bookings share. */
const tripParts = {
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
  /** Total of all passengers in hundredths, now and at the time of the search. */
  tickets_total_price: hundredths,
  tickets_total_price_at_search: hundredths,
  fare_warnings: z.looseObject({ complex_trip: z.boolean().nullish(), charter: z.boolean().nullish() }).nullish(),
};

type TripWire = z.output<z.ZodObject<typeof tripParts>>;

function toTrip(wire: TripWire) {
  return {
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
    totalPrice: wire.tickets_total_price,
    totalPriceAtSearch: wire.tickets_total_price_at_search,
    warnings: { complexTrip: wire.fare_warnings?.complex_trip ?? false, charter: wire.fare_warnings?.charter ?? false },
  };
}

// --- search_fare/new ---------------------------------------------------------------------------------------------

/**
 * Quotes the fares of an offer before there is a booking (`variant_id`), or again for a booking (`token`). Quoting
 * creates nothing, so a GET page may call it.
 */
export const searchFareRequest = requestBase
  .extend({
    variant_id: z.string().max(100).optional(),
    token: z.string().max(100).optional(),
    currency: z.string().optional(),
  })
  .refine((body) => Boolean(body.variant_id) !== Boolean(body.token), 'variant_id or token');
/** `tickets_total_price` is the total of the first fare variant, as on the offer's card. */
export const searchFareAnswer = z
  .looseObject({ ...tripParts, offer_expires_at: offsetDateTime, seats_left: z.number().int().nullish() })
  .transform((wire) => ({ ...toTrip(wire), expiresAt: wire.offer_expires_at, seatsLeft: wire.seats_left ?? null }));
export type FareQuote = z.output<typeof searchFareAnswer>;
export type SearchFareAnswerWire = z.input<typeof searchFareAnswer>;

// --- create_from_iss ---------------------------------------------------------------------------------------------

/** The same idempotency key creates one booking, whatever the number of calls. */
export const createRequest = requestBase.extend({
  variant_id: z.string().max(100),
  fare_variant_key: z.string().max(100),
  idempotency_key: z.string().min(16).max(100),
  currency: z.string(),
  country: z.string().nullish(),
  agent: z.string().nullish(),
  tag: z.string().nullish(),
  marker: z.string().nullish(),
  /** Id of the signed-in account, which will own the booking. */
  auth_token: z.string().nullish(),
});
export const createAnswer = z
  .looseObject({ token: z.uuid(), action })
  .transform(({ token, action }) => ({ token, action }));

// --- show --------------------------------------------------------------------------------------------------------

export const tokenRequest = requestBase.extend({ token: z.string().max(100), auth_token: z.string().nullish() });

const ticketWire = z
  .looseObject({
    passenger_index: z.number().int(),
    record_index: z.number().int(),
    passenger_type: openEnum(PASSENGER_TYPES, null),
    first_name: z.string(),
    last_name: z.string(),
    /** 10 digits or more */
    ticket_number: z.string(),
    /** The carrier's booking code, 5 to 7 characters. */
    pnr: z.string(),
    /** Car and seat on each train of the ticket, as the railway assigned them. */
    rail_places: z
      .array(z.looseObject({ segment_index: z.number().int(), car: z.string(), place: z.string() }))
      .nullish(),
  })
  .transform((ticket) => ({
    passengerIndex: ticket.passenger_index,
    recordIndex: ticket.record_index,
    passengerType: ticket.passenger_type,
    firstName: ticket.first_name,
    lastName: ticket.last_name,
    ticketNumber: ticket.ticket_number,
    pnr: ticket.pnr,
    railPlaces: (ticket.rail_places ?? []).map(({ segment_index, car, place }) => ({
      segmentIndex: segment_index,
      car,
      place,
    })),
  }));

const promoWire = z
  .looseObject({ code: z.string(), discount: hundredths, burned: hundredths })
  .transform(({ code, discount, burned }) => ({ code, discount, burned }));

/** The parts of `tickets_total_price` (upstream facts §8), in hundredths: the three sum to it. */
const saleWire = z
  .looseObject({
    /** Time of the tickets' payment. */
    sold_at: offsetDateTime,
    fare: hundredths,
    taxes: hundredths,
    service_fee: hundredths,
  })
  .transform((sale) => ({
    soldAt: sale.sold_at,
    fare: sale.fare,
    taxes: sale.taxes,
    serviceFee: sale.service_fee,
  }));

/**
 * The action, unless something could be paid on it while the outcome of a payment is not known: that may have been
 * taken already.
 */
function knownAction(wire: { action: ReadAction; partial_payment?: boolean | null } & PaymentFacts): ReadAction {
  const isPayable = wire.partial_payment || ACTIONS.reserving.some((one) => one === wire.action);
  return isPayable && hasUnknownPayment(wire) ? 'unknown' : wire.action;
}

export const booking = z
  .looseObject({
    ...tripParts,
    token: z.uuid(),
    action,
    agent: z.string().nullish(),
    /** Assigned when the booking is made at the carrier. */
    order_number: z.string().nullish(),
    fare_variant_key: z.string(),
    available_document_types: z.array(z.string()).nullish(),
    /** `carriers_without_miles`: codes of the trip's carriers without a mileage programme. */
    requirements: z
      .looseObject({
        mileage_card_available: z.boolean().nullish(),
        carriers_without_miles: z.array(z.string()).nullish(),
      })
      .nullish(),
    abroad: z.boolean().nullish(),
    booking_expires_at: offsetDateTime,
    ...paymentKeys,
    tickets: z.array(ticketWire).nullish(),
    /**
     * The promo code of the order; hundredths. `burned`: the part that is lost, since at least 100 roubles are paid.
     */
    promocode: promoWire.nullish(),
    /** Set once tickets are issued; null before. */
    sale: saleWire.nullish(),
    /** Address of the receipt; null before the booking is made. */
    contacts: z.looseObject({ email: z.string(), phone: z.string().nullish() }).nullish(),
    /** The code of §5 for an action that failed; null otherwise. */
    error: z.string().nullish(),
  })
  .transform((wire) => ({
    ...toTrip(wire),
    token: wire.token,
    action: knownAction(wire),
    orderNumber: wire.order_number ?? null,
    fareVariantKey: wire.fare_variant_key,
    availableDocumentTypes: wire.available_document_types ?? null,
    takesMileageCards: wire.requirements?.mileage_card_available ?? true,
    carriersWithoutMiles: wire.requirements?.carriers_without_miles ?? [],
    isAbroad: wire.abroad ?? true,
    expiresAt: wire.booking_expires_at,
    ...toPaymentState(wire),
    tickets: wire.tickets ?? [],
    promo: wire.promocode ?? null,
    sale: wire.sale ?? null,
    contacts: wire.contacts ? { email: wire.contacts.email, phone: wire.contacts.phone ?? null } : null,
    error: wire.error ?? null,
  }));
export type Booking = z.output<typeof booking>;
export type BookingWire = z.input<typeof booking>;
export type BookingSegment = Booking['segments'][number];
export type Ticket = Booking['tickets'][number];

// --- reserving_seats/new -----------------------------------------------------------------------------------------

/**
 * Holds seats for all passengers, segment by segment (specification 2 §7; flights need only the indexes). `reminder`:
 * the address of a single letter if the booking is left unpaid, and the shop to which it links:
 * `{site_url}/order-link/{key}`, a link of the documents service with the scope `purchase`.
 */
export const reserveRequest = requestBase.extend({
  token: z.string().max(100),
  /** Without it nothing is counted. A reached limit fails with `tooManyHolds` and leaves the booking unchanged. */
  hold_limits: z.array(holdLimit).max(10).nullish(),
  reminder: z.looseObject({ email: z.string().max(254), site_url: z.url() }).nullish(),
  segments: z.array(
    z.looseObject({
      segment_index: z.number().int(),
      passengers: z.array(z.looseObject({ passenger_index: z.number().int() })),
    }),
  ),
});
export const reserveAnswer = z.looseObject({ action }).transform(({ action }) => ({ action }));

// --- book_and_issue/new ------------------------------------------------------------------------------------------

const passengerWire = z.looseObject({
  type: z.enum(PASSENGER_TYPES),
  first_name: z.string().min(1),
  last_name: z.string().min(1),
  middle_name: z.string().nullish(),
  gender: z.enum(['m', 'f']),
  birthday: dottedDate,
  citizenship: z.string().length(2),
  document_type: z.enum(DOCUMENT_TYPES),
  passport_number: z.string().min(1),
  /** Null when the document does not expire. */
  passport_expdate: dottedDate.nullish(),
  mileage_card: z.string().nullish(),
  /** The passenger's own, in addition to the customer's. */
  contacts: z.looseObject({ email: z.string().nullish(), phone_number: z.string().nullish() }).nullish(),
  /** Only with military_card and military_officer_card; a null date means that the service has no end. */
  military_category: z.enum(MILITARY_CATEGORIES).nullish(),
  military_service_date: dottedDate.nullish(),
});
export type PassengerWire = z.input<typeof passengerWire>;

/**
 * Books, charges and issues. `amount` (hundredths) and `currency` are the charge of this payment, its fee included, as
 * shown to the customer: another price fails with rateChangedError and `data: {old_price, new_price}`. The same
 * `idempotency_key` never pays twice and always returns the outcome of its one attempt. Refused fields: requestFormat
 * with `data.fields`. The second of two payments may omit `passengers` and `contacts`, keeping the first's.
 */
export const bookAndIssueRequest = requestBase.extend({
  token: z.string().max(100),
  idempotency_key: z.string().min(16).max(100),
  amount: hundredths,
  currency: z.string(),
  passengers: z.array(passengerWire).min(1).max(9).nullish(),
  contacts: z.looseObject({ email: z.string(), phone: z.string() }).nullish(),
  payment: paymentOrder,
  auth_token: z.string().nullish(),
  /** The bank's page returns the customer here. */
  return_url: z.url(),
  browser: z.looseObject({ ip: z.string().nullish(), user_agent: z.string().nullish() }).nullish(),
});
export type BookAndIssueRequestWire = z.input<typeof bookAndIssueRequest>;
export const bookAndIssueAnswer = z
  .looseObject({ action, payment: paymentWire })
  .transform(({ action, payment }) => ({ action, payment }));

/** `data` of a rateChangedError failure, hundredths. */
export const rateChange = z
  .looseObject({ old_price: hundredths, new_price: hundredths })
  .transform((change) => ({ oldPrice: change.old_price, newPrice: change.new_price }));

/** The state of the booking after a payment was given up (`cancelPaymentRequest`). */
export const cancelPaymentAnswer = bookAndIssueAnswer;

// --- ticket_checking/new -----------------------------------------------------------------------------------------

export const checkTicketAnswer = z
  .looseObject({ action, payment: paymentWire })
  .transform(({ action, payment }) => ({ action, payment }));

// --- get_citizenships.json ---------------------------------------------------------------------------------------

/** Names by language code, in display order (the likely ones first). */
export const citizenshipsAnswer = z
  .looseObject({
    citizenships: z.array(z.looseObject({ code: z.string().length(2), names: z.record(z.string(), z.string()) })),
  })
  .transform(({ citizenships }) => citizenships.map(({ code, names }) => ({ code, names })));
export type Citizenship = z.output<typeof citizenshipsAnswer>[number];

// --- payment/sbp_info.json ---------------------------------------------------------------------------------------

export { cancelPaymentRequest, sbpInfoAnswer, sbpInfoRequest };

/** Calls of the booking service; the codes of a failure are those of upstream facts §5. */
export const endpoints = endpointsOf('booking', {
  quoteFares: {
    method: 'POST',
    path: '/v4/search_fare/new',
    summary: 'Fares of an offer (`variant_id`), or of a booking (`token`), as they are now. Creates nothing.',
    request: searchFareRequest,
    answer: searchFareAnswer,
    envelope: {
      failures: ['sessionExpired', 'failAction', 'wrongAction', 'gdsError', 'serverError', 'segmentsNotConfirmed'],
    },
    isRead: true,
  },
  createBooking: {
    method: 'POST',
    path: '/v4/booking/create_from_iss',
    summary: 'Begins a booking of an offer; the same idempotency key creates one.',
    request: createRequest,
    answer: createAnswer,
    envelope: { failures: ['sessionExpired', 'failAction', 'wrongAction', 'serverError'] },
    isRead: false,
  },
  getBooking: {
    method: 'POST',
    path: '/v4/booking/show',
    summary: 'The booking as it is: state, trip, fares, payments, tickets.',
    request: tokenRequest,
    answer: booking,
    envelope: { failures: ['NotFound', 'serverError'] },
    isRead: true,
  },
  reserveSeats: {
    method: 'POST',
    path: '/v4/reserving_seats/new',
    summary: 'Holds seats for all passengers.',
    request: reserveRequest,
    answer: reserveAnswer,
    envelope: {
      failures: [
        'segmentsNotConfirmed',
        'requestFormat',
        'failAction',
        'wrongAction',
        'gdsError',
        'serverError',
        'reservingError',
        'sessionExpired',
        'alreadyCompleted',
        'tooManyHolds',
        'promocodeAlreadyUtilized',
        'promocodeExpiredError',
        'promocodeInvalidCodeError',
      ],
    },
    isRead: false,
  },
  bookAndIssue: {
    method: 'POST',
    path: '/v4/book_and_issue/new',
    summary: 'Books, charges and issues; the same idempotency key never pays twice.',
    request: bookAndIssueRequest,
    answer: bookAndIssueAnswer,
    envelope: {
      failures: [
        'cardExpiredError',
        'insufficientFundsError',
        'issuerError',
        'cvvError',
        'paymentError',
        'operationWasBroken',
        'rateChangedError',
        'segmentsNotConfirmed',
        'requestFormat',
        'failAction',
        'wrongAction',
        'alreadyCompleted',
        'gdsError',
        'serverError',
        'sessionExpired',
      ],
    },
    isRead: false,
    // Node ends a call without headers after 300 s, so this limit is never reached; either way the outcome is unknown
    // and `show` tells it.
    timeoutMs: 3_600_000,
  },
  getSbpPayment: {
    method: 'POST',
    path: '/booking/payment/sbp_info.json',
    summary: 'The last payment by the fast payment system: where to confirm it, until when, and what became of it.',
    request: sbpInfoRequest,
    answer: sbpInfoAnswer,
    envelope: { failures: ['NotFound', 'wrongAction', 'serverError'] },
    isRead: true,
  },
  cancelPayment: {
    method: 'POST',
    path: '/booking/payment/cancel.json',
    summary: 'Gives up a payment that waits for the customer at the bank; it can never be charged after that.',
    request: cancelPaymentRequest,
    answer: cancelPaymentAnswer,
    envelope: { failures: ['NotFound', 'wrongAction', 'alreadyCompleted', 'serverError'] },
    isRead: false,
  },
  checkTicket: {
    method: 'POST',
    path: '/v4/ticket_checking/new',
    summary: 'How far payment and issuing are; asked every few seconds.',
    request: tokenRequest,
    answer: checkTicketAnswer,
    envelope: {
      failures: [
        'cardExpiredError',
        'insufficientFundsError',
        'issuerError',
        'cvvError',
        'paymentError',
        'failAction',
        'wrongAction',
        'gdsError',
        'serverError',
        'checkingExpiredError',
      ],
    },
    isRead: true,
  },
  listCitizenships: {
    method: 'POST',
    path: '/booking/get_citizenships.json',
    summary: 'Citizenships to choose from, the likely ones first.',
    request: tokenRequest,
    answer: citizenshipsAnswer,
    envelope: { failures: ['serverError'] },
    isRead: true,
  },
});
