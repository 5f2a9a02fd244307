/**
 * Ancillaries: products sold beside the tickets of a booking (specification 2 §3, §6, §7; 3 §7, §9). POST with the
 * envelope of the booking service; shapes after the entity lists of the specification. Wire shapes are the schemas'
 * input types, snake_case; output types are camelCase. Amounts are integers in hundredths of the booking's currency.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { tolerantList } from '~/upstream/tolerance';
import {
  addItemsRequest,
  clickToBuyRequest,
  getOrderAnswer,
  orderAnswer,
  orderRequest,
  ordersAnswer,
  removeItemsRequest,
} from './order-contract';
import {
  groupsAnswer,
  groupsRequest,
  price,
  product,
  productsAnswer,
  productsRequest,
  toMoney,
} from './product-contract';
import { seatMapAnswer, seatMapRequest } from './seat-map-contract';

export * from './kinds-contract';
export * from './order-contract';
export * from './product-contract';
export * from './seat-map-contract';

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

/** Failures of the calls that change an order. */
const CHANGE_FAILURES = [
  'NotFound',
  'requestFormat',
  'sessionExpired',
  'ancillariesFrozen',
  'productUnavailable',
  'seatTaken',
  'serverError',
  'wrongAction',
] as const;

/**
 * Calls of the ancillaries service. `ancillariesFrozen`: the booking is being paid, is paid or has failed.
 * `wrongAction` after the sale: the tickets are not issued, or the money was refunded.
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
    summary: 'The order of the tickets, or the open one after the sale; null while there is none.',
    request: orderRequest,
    answer: getOrderAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  listOrders: {
    method: 'POST',
    path: '/v4/ancillaries/orders',
    summary: 'The order paid with the tickets, and every purchase after the sale.',
    request: orderRequest,
    answer: ordersAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  createOrder: {
    method: 'POST',
    path: '/v4/ancillaries/order/create',
    summary: 'Makes the order; one of each timing a booking, however often it is asked.',
    request: orderRequest,
    answer: orderAnswer,
    envelope: { failures: CHANGE_FAILURES },
    isRead: false,
  },
  addItems: {
    method: 'POST',
    path: '/v4/ancillaries/order/add_items',
    summary: 'Adds all of the products or none. What is there stays; what has the same slot is taken out.',
    request: addItemsRequest,
    answer: orderAnswer,
    envelope: { failures: CHANGE_FAILURES },
    isRead: false,
  },
  removeItems: {
    method: 'POST',
    path: '/v4/ancillaries/order/remove_items',
    summary: 'Removes items; one that is not there is removed already.',
    request: removeItemsRequest,
    answer: orderAnswer,
    envelope: { failures: CHANGE_FAILURES },
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
        ...CHANGE_FAILURES,
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
    envelope: { failures: CHANGE_FAILURES },
    isRead: false,
  },
});
