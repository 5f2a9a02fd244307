/** The order of ancillaries, and the calls that change it (specification 2 §7, 3 §7). */
import { z } from 'zod';
import { laterPayment, laterPaymentOrder } from '~/upstream/booking/later-contract';
import { openEnum } from '~/upstream/tolerance';
import { GROUPS, ITEM_STATUSES, TIMINGS } from './kinds-contract';
import { groupsRequest, hundredths, index, price, productParts, toMoney } from './product-contract';

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
    /** False: chosen after the sale, and no longer for sale since then. It does not count in the price. */
    available: z.boolean().nullish(),
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
    isAvailable: wire.available ?? true,
    status: wire.status,
  }));
export type AncillaryItem = z.output<typeof item>;
export type ItemWire = z.input<typeof item>;

export const order = z
  .looseObject({
    token: z.string(),
    booking_token: z.string(),
    /** `created`: still empty. */
    status: openEnum(['created', 'filled'], 'unknown'),
    /** Nothing can be added or removed (specification 2 §4). */
    frozen: z.boolean(),
    /** The sum of the prices of the available items. */
    price,
    items: z.array(item),
    /** Payment of a post-sale order; other orders are paid together with the tickets. */
    payment: laterPayment.nullish(),
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

/**
 * `timing`: `crossale`, or nothing, is the order of the tickets. `postsale` is the open order of extras chosen after the
 * tickets were issued: it holds no seat, and lives until it is paid, whoever comes back to it.
 */
export const orderRequest = groupsRequest.extend({ timing: z.enum(TIMINGS).nullish() });
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
 * issued, it buys `items`: a separate order that is final when the payment succeeds. When they are all that is available
 * in the open order, they cost what they cost there, packets included, and leave it when they are paid. `items` without
 * `payment`, with the timing `postsale`, are taken at once if they are free: the seats that a fare includes.
 */
export const clickToBuyRequest = orderRequest
  .extend({
    item: wish.nullish(),
    items: z.array(wish).min(1).max(50).nullish(),
    payment: laterPaymentOrder.nullish(),
    /** The session of the account whose saved card pays. */
    auth_token: z.string().max(500).nullish(),
    /** The shop that the letter links to, when nothing is paid. */
    site_url: z.url().nullish(),
  })
  .refine(
    ({ item, items, payment, timing }) => Boolean(payment || timing === 'postsale' ? items : item),
    'item, or items and payment',
  );

/** `data` of productUnavailable and seatTaken: the affected product or seat. */
export const refusedProduct = z.looseObject({ token: z.string() }).transform(({ token }) => token);
