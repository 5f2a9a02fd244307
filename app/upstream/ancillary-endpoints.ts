/** Calls of the ancillaries service. */
import * as ancillaries from './ancillaries/contract';
import type { Endpoint } from './endpoints';

const { ERROR_CODES, paths } = ancillaries;
const changing = { service: 'ancillaries', method: 'POST', envelope: { failures: ERROR_CODES.change } } as const;
const reading = { service: 'ancillaries', method: 'POST', envelope: { failures: ERROR_CODES.read } } as const;

export const ANCILLARY_ENDPOINTS: readonly Endpoint[] = [
  {
    ...reading,
    operation: 'listGroups',
    path: paths.groups,
    summary: 'Groups of ancillaries that have something for a booking.',
    request: ancillaries.groupsRequest,
    answer: ancillaries.groupsAnswer,
  },
  {
    ...reading,
    operation: 'listProducts',
    path: paths.products,
    summary: 'Everything to choose from but seats; products of one `slot` exclude each other.',
    request: ancillaries.productsRequest,
    answer: ancillaries.productsAnswer,
  },
  {
    ...reading,
    operation: 'getSeatMap',
    path: paths.seatMap,
    summary: 'Seats of a flight as they are now; not within 4 hours of departure.',
    request: ancillaries.seatMapRequest,
    answer: ancillaries.seatMapAnswer,
    envelope: { failures: ERROR_CODES.seatMap },
  },
  {
    ...reading,
    operation: 'findOrder',
    path: paths.getOrder,
    summary: 'The ancillary order of a booking, null while there is none.',
    request: ancillaries.orderRequest,
    answer: ancillaries.getOrderAnswer,
  },
  {
    ...reading,
    operation: 'listOrders',
    path: paths.orders,
    summary: 'All ancillary orders of a booking.',
    request: ancillaries.orderRequest,
    answer: ancillaries.ordersAnswer,
  },
  {
    ...changing,
    operation: 'createOrder',
    path: paths.createOrder,
    summary: 'Makes the ancillary order; one a booking, however often it is asked.',
    request: ancillaries.orderRequest,
    answer: ancillaries.orderAnswer,
  },
  {
    ...changing,
    operation: 'addItems',
    path: paths.addItems,
    summary: 'Adds all of the products or none. What is there stays; what has the same slot is taken out.',
    request: ancillaries.addItemsRequest,
    answer: ancillaries.orderAnswer,
  },
  {
    ...changing,
    operation: 'removeItems',
    path: paths.removeItems,
    summary: 'Removes items; one that is not there is removed already.',
    request: ancillaries.removeItemsRequest,
    answer: ancillaries.orderAnswer,
  },
  {
    ...changing,
    operation: 'clickToBuy',
    path: paths.clickToBuy,
    summary:
      'Makes the order when there is none, and adds one product. With `payment`, once the tickets are issued: buys `items`.',
    request: ancillaries.clickToBuyRequest,
    answer: ancillaries.orderAnswer,
    envelope: { failures: [...ERROR_CODES.change, ...ERROR_CODES.purchase] },
  },
  {
    ...reading,
    operation: 'listPackets',
    path: paths.packets,
    summary: 'Sets of products at a discount.',
    request: ancillaries.orderRequest,
    answer: ancillaries.packetsAnswer,
  },
  {
    ...changing,
    operation: 'addPacket',
    path: paths.addPackets,
    summary: 'Puts packets into the order in the place of what has the slots of their products.',
    request: ancillaries.addPacketsRequest,
    answer: ancillaries.orderAnswer,
  },
];
