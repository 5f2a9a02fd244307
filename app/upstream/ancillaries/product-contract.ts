/**
 * Products: their parts, and the answer of the `products` call (specification 2 §6, 3 §7). Amounts are integers in
 * hundredths of the booking's currency.
 */
import { z } from 'zod';
import { PASSENGER_TYPES } from '~/upstream/booking/contract';
import { requestBase } from '~/upstream/envelope';
import { currencyCode } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { GROUPS, INSURANCE_TYPES, REGISTRATION_KINDS, SUPPORT_LEVELS } from './kinds-contract';

export const hundredths = z.number().int().nonnegative();
export const index = z.number().int().nonnegative();

/** The target of a product; null for all (a refund for the whole order, a registration for every passenger). */
const target = z
  .looseObject({
    record_index: index.nullish(),
    fare_variant_key: z.string().nullish(),
    trip_index: index.nullish(),
    segment_index: index.nullish(),
    passenger_index: index.nullish(),
    passenger_type: openEnum(PASSENGER_TYPES, null).nullish(),
    /** The passengers of a registration after the sale that is not for all of them. */
    passenger_indexes: z.array(index).nullish(),
  })
  .transform((wire) => ({
    recordIndex: wire.record_index ?? null,
    fareVariantKey: wire.fare_variant_key ?? null,
    tripIndex: wire.trip_index ?? null,
    segmentIndex: wire.segment_index ?? null,
    passengerIndex: wire.passenger_index ?? null,
    passengerType: wire.passenger_type ?? null,
    ...(wire.passenger_indexes ? { passengerIndexes: wire.passenger_indexes } : {}),
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

export const bag = z.looseObject({ kind: z.enum(['luggage', 'carry_on']), weight: z.number().nullish() });
export type AncillaryBag = { kind: 'luggage' | 'carry_on'; weightKg: number | null };

export const price = z.looseObject({ total: hundredths, currency: currencyCode });
export const toMoney = (wire: z.output<typeof price>) => ({ amount: wire.total, currency: wire.currency });

export const productParts = {
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

export const productsRequest = groupsRequest.extend({
  groups: z.array(z.enum(GROUPS)).nullish(),
  /** Also these, if they are still for sale: products that `online_registration/create` composed, and seats. */
  composed: z.array(z.string().max(200)).max(50).nullish(),
});
export const product = z
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
