import { endpoints } from '~/upstream/ancillaries/contract';
import type { BookingDesk } from '../records/desk';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { addItems, addPackets, createOrder, removeItems, SEATS_LOCK, type Changed } from './change';
import { openSale } from './desk';
import {
  addPacketsToOpenOrder,
  addToOpenOrder,
  createOpenOrder,
  openOrderOf,
  openOrderWire,
  removeFromOpenOrder,
} from './open-order';
import { buyAfterSale } from './post-sale-buy';
import { offeredProducts } from './post-sale-offer';
import { listPostSale } from '../order-lines/post-sale-records';
import { postSaleWire } from './post-sale-wire';
import { findOrder } from '../order-lines/line-records';
import { packetsOf } from '../order-lines/packets';
import { seatMapWire, segmentsWithSeats } from './seat-choice';
import { readSeatItem } from './seat-products';
import { takeFree } from './take-free';
import { groupsWire, orderWire, packetWire, productWire } from './wire';

/** The ancillaries service: POST /ancillaries/v4/ancillaries/… (specification 2 §3, §6, §7). */
export function createAncillariesService(desk: BookingDesk): SandboxService {
  return {
    name: 'ancillaries',
    routes: {
      ...serve(endpoints.listGroups, async (body, context) => {
        const sale = await openSale(body, context);
        const catalogue = await offeredProducts(sale, context);
        return { groups: groupsWire({ ...sale, catalogue }, await segmentsWithSeats(sale, context)) };
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
        const isLater = body.timing === 'postsale';
        const packets = isLater ? packetsOf(await offeredProducts(sale, context)) : sale.packets;
        const order = isLater ? await openOrderOf(sale, context) : await findOrder(context.store, body.token);
        return { packets: packets.map((packet) => packetWire(packet, order?.lines ?? [], sale)) };
      }),
      ...serve(endpoints.findOrder, async (body, context) => {
        const sale = await openSale(body, context);
        if (body.timing === 'postsale') {
          const open = await openOrderOf(sale, context);
          return { order: open && openOrderWire(open, sale) };
        }
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
      ...serve(endpoints.createOrder, async (body, context) =>
        body.timing === 'postsale'
          ? { order: await createOpenOrder(body, context, desk) }
          : answer(await createOrder(body, context, desk)),
      ),
      ...serve(endpoints.addItems, async (body, context) =>
        body.timing === 'postsale'
          ? { order: await addToOpenOrder(body, body.items, context, desk) }
          : answer(await addItems(body, body.items, context, desk)),
      ),
      ...serve(
        endpoints.clickToBuy,
        async ({ item, items, payment, auth_token, site_url: siteUrl, ...body }, context) => {
          const isLater = body.timing === 'postsale';
          if (!payment && !isLater) return answer(await addItems(body, item ? [item] : [], context, desk));
          const wanted = { ...body, items: items ?? [] };
          const buy = () =>
            payment
              ? buyAfterSale(wanted, { payment, auth_token }, context, desk)
              : takeFree(wanted, siteUrl, context, desk);
          const takesSeat = wanted.items.some(({ token }) => readSeatItem(token));
          const { record, sale } = await (takesSeat ? desk.lock.run(SEATS_LOCK, buy) : buy());
          return { order: postSaleWire(record, sale, context) };
        },
      ),
      ...serve(endpoints.removeItems, async (body, context) =>
        body.timing === 'postsale'
          ? { order: await removeFromOpenOrder(body, body.item_tokens, context, desk) }
          : answer(await removeItems(body, body.item_tokens, context, desk)),
      ),
      ...serve(endpoints.addPacket, async (body, context) =>
        body.timing === 'postsale'
          ? { order: await addPacketsToOpenOrder(body, body.packets, context, desk) }
          : answer(await addPackets(body, body.packets, context, desk)),
      ),
    },
  };
}

function answer({ order, sale }: Changed) {
  return { order: orderWire(order, sale) };
}
