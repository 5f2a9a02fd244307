import {
  addItemsRequest,
  addPacketsRequest,
  clickToBuyRequest,
  groupsRequest,
  orderRequest,
  paths,
  productsRequest,
  removeItemsRequest,
  seatMapRequest,
} from '~/upstream/ancillaries/contract';
import type { BookingDesk } from '../booking/desk';
import { operation } from '../booking/envelope';
import type { SandboxService } from '../service';
import { addItems, addPackets, createOrder, removeItems, type Changed } from './change';
import { openSale } from './desk';
import { bankRoutes } from './post-sale/bank';
import { buyAfterSale } from './post-sale/buy';
import { offeredProducts } from './post-sale/offer';
import { listPostSale } from './post-sale/records';
import { postSaleWire } from './post-sale/wire';
import { findOrder } from './records';
import { ANCILLARY_SCHEMA } from './schema';
import { seatMapWire, segmentsWithSeats } from './seats/choice';
import { groupsWire, orderWire, packetWire, productWire } from './wire';

/** The ancillaries service: POST /ancillaries/v4/ancillaries/… (specification 2 §3, §6, §7). */
export function createAncillariesService(desk: BookingDesk): SandboxService {
  return {
    name: 'ancillaries',
    schema: ANCILLARY_SCHEMA,
    routes: {
      [`POST ${paths.groups}`]: operation(groupsRequest, async (body, context) => {
        const sale = await openSale(body, context);
        const catalogue = await offeredProducts(sale, context);
        const segments = sale.facts.isPaid ? [] : segmentsWithSeats(sale);
        return { groups: groupsWire({ ...sale, catalogue }, segments) };
      }),
      [`POST ${paths.products}`]: operation(productsRequest, async (body, context) => {
        const sale = await openSale(body, context);
        const products = (await offeredProducts(sale, context)).filter(
          ({ group }) => body.groups?.includes(group) ?? true,
        );
        return { products: products.map((product) => productWire(product, sale)) };
      }),
      [`POST ${paths.seatMap}`]: operation(seatMapRequest, async (body, context) =>
        seatMapWire(await openSale(body, context), body.segment_index, context),
      ),
      [`POST ${paths.packets}`]: operation(orderRequest, async (body, context) => {
        const sale = await openSale(body, context);
        const lines = (await findOrder(context.store, body.token))?.lines ?? [];
        return { packets: sale.packets.map((packet) => packetWire(packet, lines, sale)) };
      }),
      [`POST ${paths.getOrder}`]: operation(orderRequest, async (body, context) => {
        const sale = await openSale(body, context);
        const order = await findOrder(context.store, body.token);
        return { order: order && orderWire(order, sale) };
      }),
      [`POST ${paths.orders}`]: operation(orderRequest, async (body, context) => {
        const sale = await openSale(body, context);
        const order = await findOrder(context.store, body.token);
        const later = await listPostSale(context.store, body.token);
        return {
          orders: [
            ...(order ? [orderWire(order, sale)] : []),
            ...later.map((record) => postSaleWire(record, sale, context)),
          ],
        };
      }),
      [`POST ${paths.createOrder}`]: operation(orderRequest, async (body, context) =>
        answer(await createOrder(body, context, desk)),
      ),
      [`POST ${paths.addItems}`]: operation(addItemsRequest, async (body, context) =>
        answer(await addItems(body, body.items, context, desk)),
      ),
      [`POST ${paths.clickToBuy}`]: operation(clickToBuyRequest, async ({ item, items, payment, ...body }, context) => {
        if (!payment) return answer(await addItems(body, item ? [item] : [], context, desk));
        const { record, sale } = await buyAfterSale({ ...body, items: items ?? [] }, payment, context, desk);
        return { order: postSaleWire(record, sale, context) };
      }),
      [`POST ${paths.removeItems}`]: operation(removeItemsRequest, async (body, context) =>
        answer(await removeItems(body, body.item_tokens, context, desk)),
      ),
      [`POST ${paths.addPackets}`]: operation(addPacketsRequest, async (body, context) =>
        answer(await addPackets(body, body.packets, context, desk)),
      ),
      ...bankRoutes(desk),
    },
  };
}

function answer({ order, sale }: Changed) {
  return { order: orderWire(order, sale) };
}
