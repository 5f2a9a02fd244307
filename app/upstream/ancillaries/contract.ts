/**
 * Ancillaries: products sold beside the tickets of a booking (specification 2 §3, §6, §7; 3 §7, §9). POST with the
 * envelope of the booking service; shapes after the entity lists of the specification. Wire shapes are the schemas'
 * input types, snake_case; output types are camelCase. Amounts are integers in hundredths of the booking's currency.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { PASSENGER_TYPES } from '~/upstream/booking/contract';
import { requestBase } from '~/upstream/envelope';
import { currencyCode } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { orderPayment, purchasePayment } from './purchase-contract';

/** Groups of the shop's page, in display order. */
export const GROUPS = [
  'baggage',
  'seat_selection',
  'meal',
  'refund',
  'variant_refund',
  'online_registration',
  'insurance',
  'insurance_packets',
  'support',
  'warranty',
  'sms_info',
] as const;
export type AncillaryGroup = (typeof GROUPS)[number];

/** The service that delivers the products of a group. */
export const SERVICE_TYPES = {
  baggage: 'additional_baggage',
  seat_selection: 'seat_selection',
  meal: 'meal',
  refund: 'kb_refund',
  variant_refund: 'kb_variant_refund',
  online_registration: 'online_registration',
  insurance: 'insurance',
  insurance_packets: 'insurance_packets',
  support: 'support',
  warranty: 'virtual_interline_insurance',
  sms_info: 'sms_info',
} as const satisfies Record<AncillaryGroup, string>;

/** Sold for roubles only (specification 2 §6). */
export const ROUBLE_GROUPS: readonly AncillaryGroup[] = ['refund', 'variant_refund', 'insurance', 'insurance_packets'];

const SUPPORT_LEVELS = ['maximum', 'standard', 'minimum'] as const;
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/**
 * `lowered_price`: any free seat, as soon as registration opens; `full_price`: with a preferred seat;
 * `airport_registration`: for carriers that charge for it at the airport.
 */
const REGISTRATION_KINDS = ['lowered_price', 'full_price', 'airport_registration'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

const INSURANCE_TYPES = ['base', 'extended', 'free'] as const;
export type InsuranceType = (typeof INSURANCE_TYPES)[number];

/** Maximum of bags in one choice, all of them alike (specification 2 §9). */
export const MAX_BAGS = 2;

const ITEM_STATUSES = [
  'added',
  'delivering',
  'delivered',
  'delivery_failed',
  'delivery_stopped',
  'refunding',
  'refund_failed',
  'refunded',
] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

// --- parts -------------------------------------------------------------------------------------------------------

const hundredths = z.number().int().nonnegative();
const index = z.number().int().nonnegative();

/** The target of a product; null for all (a refund for the whole order, a registration for every passenger). */
const target = z
  .looseObject({
    record_index: index.nullish(),
    fare_variant_key: z.string().nullish(),
    trip_index: index.nullish(),
    segment_index: index.nullish(),
    passenger_index: index.nullish(),
    passenger_type: openEnum(PASSENGER_TYPES, null).nullish(),
  })
  .transform((wire) => ({
    recordIndex: wire.record_index ?? null,
    fareVariantKey: wire.fare_variant_key ?? null,
    tripIndex: wire.trip_index ?? null,
    segmentIndex: wire.segment_index ?? null,
    passengerIndex: wire.passenger_index ?? null,
    passengerType: wire.passenger_type ?? null,
  }));
export type AncillaryTarget = z.output<typeof target>;

/** `cabin_position`: front 0, middle 1, back 2; `place`: window 0, middle 1, aisle 2. */
const position = z
  .looseObject({ cabin_position: z.number().int().min(0).max(2), place: z.number().int().min(0).max(2) })
  .transform((wire) => ({ cabinPosition: wire.cabin_position, place: wire.place }));
export type SeatPosition = z.output<typeof position>;

/** The default seat of a registration with a seat (specification 3 §9). */
export const DEFAULT_POSITION: SeatPosition = { cabinPosition: 1, place: 0 };

const description = z
  .looseObject({
    /** KBP-240, VGML, 12A */
    code: z.string(),
    title: z.string(),
    /** The insurer's or the carrier's series of products. */
    series: z.string().nullish(),
    position: position.nullish(),
    type_description: z.string().nullish(),
    short_description: z.string().nullish(),
    description: z.string().nullish(),
  })
  .transform((wire) => ({
    code: wire.code,
    title: wire.title,
    series: wire.series ?? null,
    position: wire.position ?? null,
    typeText: wire.type_description ?? null,
    shortText: wire.short_description ?? null,
    text: wire.description ?? null,
  }));

const bag = z.looseObject({ kind: z.enum(['luggage', 'carry_on']), weight: z.number().nullish() });
export type AncillaryBag = { kind: 'luggage' | 'carry_on'; weightKg: number | null };

const price = z.looseObject({ total: hundredths, currency: currencyCode });
const toMoney = (wire: z.output<typeof price>) => ({ amount: wire.total, currency: wire.currency });

const productParts = {
  subgroup: z.string(),
  token: z.string(),
  /** In the language of the request, complete by itself: "2 bags of 20 kg each". */
  title: z.string(),
  price,
  description,
  target,
  /** Products of the same slot exclude each other: adding one removes the other. */
  slot: z.string(),
};

// --- available_groups --------------------------------------------------------------------------------------------

export const groupsRequest = requestBase.extend({ token: z.string().max(100), brand: z.string() });
const group = z
  .looseObject({
    group: z.enum(GROUPS),
    service_type: z.string(),
    subgroups: z.array(z.string()),
    /** `crossale`: during the booking; `postsale`: after it is paid. */
    timing: z.enum(['crossale', 'postsale']),
    /** `by_passenger`: the price is one passenger's times the number of those who need it. */
    billing: z.enum(['by_demand', 'by_passenger']),
    /** An order may hold several products of the group. */
    multiple: z.boolean(),
    /** Price of the cheapest product; null when it depends on a map. */
    price_from: price.nullish(),
    /** Segments to which it applies. */
    segments: z.array(index),
  })
  .transform((wire) => ({
    group: wire.group,
    serviceType: wire.service_type,
    subgroups: wire.subgroups,
    timing: wire.timing,
    billing: wire.billing,
    isMultiple: wire.multiple,
    priceFrom: wire.price_from ? toMoney(wire.price_from) : null,
    segmentIndexes: wire.segments,
  }));
/** Groups with at least one product, in display order. */
export const groupsAnswer = z.looseObject({ groups: tolerantList(group) }).transform(({ groups }) => groups);
export type AvailableGroup = z.output<typeof groupsAnswer>[number];
export type GroupsAnswerWire = z.input<typeof groupsAnswer>;

// --- products ----------------------------------------------------------------------------------------------------

export const productsRequest = groupsRequest.extend({ groups: z.array(z.enum(GROUPS)).nullish() });
const product = z
  .looseObject({
    ...productParts,
    group: z.enum(GROUPS),
    available: z.boolean(),
    /** Hundredths for one passenger, and the number of passengers in `price`. */
    unit_price: hundredths,
    count: z.number().int().positive(),
    /** Bags of a choice of baggage. */
    bags: z.array(bag).nullish(),
    level: z.enum(SUPPORT_LEVELS).nullish(),
    registration_kind: z.enum(REGISTRATION_KINDS).nullish(),
    insurance_type: z.enum(INSURANCE_TYPES).nullish(),
    /** The refunded share of the ticket. */
    refund_percent: z.number().int().nullish(),
  })
  .transform((wire) => ({
    group: wire.group,
    subgroup: wire.subgroup,
    token: wire.token,
    title: wire.title,
    price: toMoney(wire.price),
    unitPrice: { amount: wire.unit_price, currency: wire.price.currency },
    count: wire.count,
    description: wire.description,
    target: wire.target,
    slot: wire.slot,
    isAvailable: wire.available,
    bags: (wire.bags ?? []).map(({ kind, weight }): AncillaryBag => ({ kind, weightKg: weight ?? null })),
    level: wire.level ?? null,
    registrationKind: wire.registration_kind ?? null,
    insuranceType: wire.insurance_type ?? null,
    refundPercent: wire.refund_percent ?? null,
  }));
/** By group in display order, then by segment, passenger and price. Seats are on the seat map instead. */
export const productsAnswer = z.looseObject({ products: tolerantList(product) }).transform(({ products }) => products);
export type AncillaryProduct = z.output<typeof product>;
export type ProductWire = z.input<typeof product>;

// --- seat_map ----------------------------------------------------------------------------------------------------

const SEAT_ZONES = ['front', 'extra_legroom', 'standard', 'back'] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];
const SEAT_PLACES = ['window', 'middle', 'aisle'] as const;
export type SeatPlace = (typeof SEAT_PLACES)[number];

export const seatMapRequest = groupsRequest.extend({ segment_index: index });

const seat = z
  .looseObject({
    /** For `add_items`, together with the passenger. */
    token: z.string(),
    /** "12A" */
    number: z.string(),
    column: z.string(),
    zone: z.enum(SEAT_ZONES),
    /** Position across the cabin. */
    place: z.enum(SEAT_PLACES),
    /** `taken`: by others. The order's own seats are free here: the order names their passengers. */
    state: z.enum(['free', 'taken']),
    /** Hundredths, for any passenger who has a seat. */
    price: hundredths,
    /** At an emergency exit: adults only. */
    adults_only: z.boolean().nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    number: wire.number,
    column: wire.column,
    zone: wire.zone,
    place: wire.place,
    isFree: wire.state === 'free',
    price: wire.price,
    isAdultsOnly: wire.adults_only ?? false,
  }));

/** For a flight without a map (a train), or after its deadline: productUnavailable. */
export const seatMapAnswer = z
  .looseObject({
    segment_index: index,
    currency: currencyCode,
    equipment: z.string().nullish(),
    /** Letters from left to right; an aisle between two lists. */
    columns: z.array(z.array(z.string()).min(1)).min(1),
    /** From the front. A row may lack some of the columns. */
    rows: z.array(z.looseObject({ number: z.number().int().positive(), exit: z.boolean(), seats: tolerantList(seat) })),
  })
  .transform((wire) => ({
    segmentIndex: wire.segment_index,
    currency: wire.currency,
    equipment: wire.equipment ?? null,
    columns: wire.columns,
    rows: wire.rows.map(({ number, exit, seats }) => ({
      number,
      isExit: exit,
      seats: seats.map(({ price, ...rest }) => ({ ...rest, price: { amount: price, currency: wire.currency } })),
    })),
  }));
export type SeatMap = z.output<typeof seatMapAnswer>;
export type SeatMapWire = z.input<typeof seatMapAnswer>;
export type Seat = SeatMap['rows'][number]['seats'][number];

// --- the order ---------------------------------------------------------------------------------------------------

const item = z
  .looseObject({
    ...productParts,
    /** `unknown`: it is in the order, and its title says what it is. */
    group: openEnum(GROUPS, 'unknown'),
    /** Token of the source product; a seat of the map becomes an item for each of its passengers. */
    product_token: z.string(),
    /** Before the packet's discount; equals `price` without one. */
    original_price: hundredths,
    packet_token: z.string().nullish(),
    selected: z.boolean(),
    status: openEnum(ITEM_STATUSES, 'unknown'),
  })
  .transform((wire) => ({
    group: wire.group,
    subgroup: wire.subgroup,
    token: wire.token,
    productToken: wire.product_token,
    title: wire.title,
    price: toMoney(wire.price),
    originalPrice: { amount: wire.original_price, currency: wire.price.currency },
    description: wire.description,
    target: wire.target,
    slot: wire.slot,
    packetToken: wire.packet_token ?? null,
    selected: wire.selected,
    status: wire.status,
  }));
export type AncillaryItem = z.output<typeof item>;
export type ItemWire = z.input<typeof item>;

const order = z
  .looseObject({
    token: z.string(),
    booking_token: z.string(),
    /** `created`: still empty. */
    status: openEnum(['created', 'filled'], 'unknown'),
    /** Nothing can be added or removed (specification 2 §4). */
    frozen: z.boolean(),
    /** The sum of the items' prices. */
    price,
    items: z.array(item),
    /** Payment of a post-sale order; other orders are paid together with the tickets. */
    payment: orderPayment.nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    bookingToken: wire.booking_token,
    status: wire.status,
    isFrozen: wire.frozen,
    total: toMoney(wire.price),
    items: wire.items,
    payment: wire.payment ?? null,
  }));
export type AncillaryOrder = z.output<typeof order>;
export type OrderWire = z.input<typeof order>;

export const orderRequest = groupsRequest;
export const orderAnswer = z.looseObject({ order }).transform((wire) => wire.order);
/** `order` is null before `order/create`. */
export const getOrderAnswer = z.looseObject({ order: order.nullable() }).transform((wire) => wire.order);
export const ordersAnswer = z.looseObject({ orders: z.array(order) }).transform(({ orders }) => orders);

const wish = z.looseObject({
  /** Token of a product, or of a seat of the map. */
  token: z.string().max(100),
  /** The passenger of a seat; other products have their own targets. */
  passenger_index: index.nullish(),
});
/** All of them or none. Existing items stay; those of the same slot are replaced. */
export const addItemsRequest = orderRequest.extend({ items: z.array(wish).min(1).max(200) });
/** Tokens of items; an unknown one counts as removed. */
export const removeItemsRequest = orderRequest.extend({ item_tokens: z.array(z.string().max(100)).min(1).max(200) });
/**
 * Without `payment` it makes the order if there is none, and adds one product. With `payment`, after the tickets are
 * issued, it buys `items`: a separate order that is final when the payment succeeds.
 */
export const clickToBuyRequest = orderRequest
  .extend({
    item: wish.nullish(),
    items: z.array(wish).min(1).max(50).nullish(),
    payment: purchasePayment.nullish(),
  })
  .refine(({ item, items, payment }) => (payment ? Boolean(items) : Boolean(item)), 'item, or items and payment');

/** `data` of productUnavailable and seatTaken: the affected product or seat. */
export const refusedProduct = z.looseObject({ token: z.string() }).transform(({ token }) => token);

// --- packets -----------------------------------------------------------------------------------------------------

const packet = z
  .looseObject({
    token: z.string(),
    title: z.string(),
    /** Its products at full prices; those of a constructor can be chosen. */
    products: z.array(product),
    constructor_switches: z.array(z.string()).nullish(),
    /** Percent off by the number of products: the last step reached counts. */
    discounts: z.array(z.looseObject({ count: z.number().int().positive(), percent: z.number().min(0).max(100) })),
    original_price: price,
    discounted_price: price,
    /** Tokens of the products in `original_price`: all, or the chosen ones. */
    tokens: z.array(z.string()),
    selected: z.boolean(),
  })
  .transform((wire) => ({
    token: wire.token,
    title: wire.title,
    products: wire.products,
    /** Tokens of the chosen products; null for a fixed packet. */
    activeConstructorSwitches: wire.constructor_switches ?? null,
    discounts: wire.discounts.map(({ count, percent }) => ({ count, percent })),
    originalPrice: toMoney(wire.original_price),
    discountedPrice: toMoney(wire.discounted_price),
    tokens: wire.tokens,
    isSelected: wire.selected,
  }));
export const packetsAnswer = z.looseObject({ packets: tolerantList(packet) }).transform(({ packets }) => packets);
export type AncillaryPacket = z.output<typeof packet>;
export type PacketWire = z.input<typeof packet>;

/**
 * Adds packets to the order, replacing items in their products' slots. `product_tokens`: the chosen products of a
 * constructor, at least two.
 */
export const addPacketsRequest = orderRequest.extend({
  packets: z
    .array(
      z.looseObject({ token: z.string().max(100), product_tokens: z.array(z.string().max(100)).max(50).nullish() }),
    )
    .min(1)
    .max(5),
});

/**
 * Calls of the ancillaries service. `ancillariesFrozen`: the booking is being paid, is paid or has failed.
 * `wrongAction` of a purchase: the tickets are not issued, or the money was refunded.
 */
export const endpoints = endpointsOf('ancillaries', {
  listGroups: {
    method: 'POST',
    path: '/v4/ancillaries/available_groups',
    summary: 'Groups of ancillaries that have something for a booking.',
    request: groupsRequest,
    answer: groupsAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  listProducts: {
    method: 'POST',
    path: '/v4/ancillaries/products',
    summary: 'Everything to choose from but seats; products of one `slot` exclude each other.',
    request: productsRequest,
    answer: productsAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  getSeatMap: {
    method: 'POST',
    path: '/v4/ancillaries/seat_map',
    summary: 'Seats of a flight as they are now; not within 4 hours of departure.',
    request: seatMapRequest,
    answer: seatMapAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'productUnavailable', 'serverError'] },
    isRead: true,
  },
  findOrder: {
    method: 'POST',
    path: '/v4/ancillaries/order/get',
    summary: 'The ancillary order of a booking, null while there is none.',
    request: orderRequest,
    answer: getOrderAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  listOrders: {
    method: 'POST',
    path: '/v4/ancillaries/orders',
    summary: 'All ancillary orders of a booking.',
    request: orderRequest,
    answer: ordersAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  createOrder: {
    method: 'POST',
    path: '/v4/ancillaries/order/create',
    summary: 'Makes the ancillary order; one a booking, however often it is asked.',
    request: orderRequest,
    answer: orderAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'sessionExpired',
        'ancillariesFrozen',
        'productUnavailable',
        'seatTaken',
        'serverError',
      ],
    },
    isRead: false,
  },
  addItems: {
    method: 'POST',
    path: '/v4/ancillaries/order/add_items',
    summary: 'Adds all of the products or none. What is there stays; what has the same slot is taken out.',
    request: addItemsRequest,
    answer: orderAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'sessionExpired',
        'ancillariesFrozen',
        'productUnavailable',
        'seatTaken',
        'serverError',
      ],
    },
    isRead: false,
  },
  removeItems: {
    method: 'POST',
    path: '/v4/ancillaries/order/remove_items',
    summary: 'Removes items; one that is not there is removed already.',
    request: removeItemsRequest,
    answer: orderAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'sessionExpired',
        'ancillariesFrozen',
        'productUnavailable',
        'seatTaken',
        'serverError',
      ],
    },
    isRead: false,
  },
  clickToBuy: {
    method: 'POST',
    path: '/v4/ancillaries/order/click_to_buy',
    summary:
      'Makes the order when there is none, and adds one product. With `payment`, once the tickets are issued: buys `items`.',
    request: clickToBuyRequest,
    answer: orderAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'sessionExpired',
        'ancillariesFrozen',
        'productUnavailable',
        'seatTaken',
        'serverError',
        'wrongAction',
        'rateChangedError',
        'operationWasBroken',
        'cvvError',
        'insufficientFundsError',
        'issuerError',
        'cardExpiredError',
        'paymentError',
      ],
    },
    isRead: false,
  },
  listPackets: {
    method: 'POST',
    path: '/v4/ancillaries/packets',
    summary: 'Sets of products at a discount.',
    request: orderRequest,
    answer: packetsAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  addPacket: {
    method: 'POST',
    path: '/v4/ancillaries/order/add_packets',
    summary: 'Puts packets into the order in the place of what has the slots of their products.',
    request: addPacketsRequest,
    answer: orderAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'sessionExpired',
        'ancillariesFrozen',
        'productUnavailable',
        'seatTaken',
        'serverError',
      ],
    },
    isRead: false,
  },
});
