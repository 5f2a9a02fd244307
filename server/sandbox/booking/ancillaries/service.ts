import { endpoints } from '~/upstream/ancillaries/contract';
import type { BookingDesk } from '../records/desk';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { addItems, addPackets, createOrder, removeItems, type Changed } from './change';
import { openSale } from './desk';
import { buyAfterSale } from './post-sale-buy';
import { offeredProducts } from './post-sale-offer';
import { listPostSale } from '../order-lines/post-sale-records';
import { postSaleWire } from './post-sale-wire';
import { findOrder } from '../order-lines/line-records';
import { seatMapWire, segmentsWithSeats } from './seat-choice';
import { groupsWire, orderWire, packetWire, productWire } from './wire';

/** The ancillaries service: POST /ancillaries/v4/ancillaries/… (specification 2 §3, §6, §7). */
export function createAncillariesService(desk: BookingDesk): SandboxService {
  return {
    name: 'ancillaries',
    routes: {
      ...serve(endpoints.listGroups, async (body, context) => {
        const sale = await openSale(body, context);
        const catalogue = await offeredProducts(sale, context);
        const segments = sale.facts.isPaid ? [] : segmentsWithSeats(sale);
        return { groups: groupsWire({ ...sale, catalogue }, segments) };
      }),
      ...serve(endpoints.listProducts, async (body, context) => {
        const sale = await openSale(body, context);
        const products = (await offeredProducts(sale, context, body.composed ?? [])).filter(
          ({ group }) => body.groups?.includes(group) ?? true,
        );
        return { products: products.map((product) => productWire(product, sale)) };
      }),
      ...serve(endpoints.getSeatMap, async (body, context) =>
        seatMapWire(await openSale(body, context), body.segment_index, context),
      ),
      ...serve(endpoints.listPackets, async (body, context) => {
        const sale = await openSale(body, context);
        const lines = (await findOrder(context.store, body.token))?.lines ?? [];
        return { packets: sale.packets.map((packet) => packetWire(packet, lines, sale)) };
      }),
      ...serve(endpoints.findOrder, async (body, context) => {
        const sale = await openSale(body, context);
        const order = await findOrder(context.store, body.token);
        return { order: order && orderWire(order, sale) };
      }),
      ...serve(endpoints.listOrders, async (body, context) => {
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
      ...serve(endpoints.createOrder, async (body, context) => answer(await createOrder(body, context, desk))),
      ...serve(endpoints.addItems, async (body, context) => answer(await addItems(body, body.items, context, desk))),
      ...serve(endpoints.clickToBuy, async ({ item, items, payment, auth_token, ...body }, context) => {
        if (!payment) return answer(await addItems(body, item ? [item] : [], context, desk));
        const { record, sale } = await buyAfterSale(
          { ...body, items: items ?? [] },
          { payment, auth_token },
          context,
          desk,
        );
        return { order: postSaleWire(record, sale, context) };
      }),
      ...serve(endpoints.removeItems, async (body, context) =>
        answer(await removeItems(body, body.item_tokens, context, desk)),
      ),
      ...serve(endpoints.addPacket, async (body, context) =>
        answer(await addPackets(body, body.packets, context, desk)),
      ),
    },
  };
}

function answer({ order, sale }: Changed) {
  return { order: orderWire(order, sale) };
}
