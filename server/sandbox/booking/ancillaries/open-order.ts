import type { z } from 'zod';
import type { addItemsRequest, addPacketsRequest, orderRequest, OrderWire } from '~/upstream/ancillaries/contract';
import { ServiceFailure, requestFormat } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { repriced, sumOf, withLines, withPacket, withoutLines, type OrderLine } from '../order-lines/lines';
import { findOpenOrder, keepStatement } from '../order-lines/open-order';
import { packetLines, packetsOf, type Packet } from '../order-lines/packets';
import { priceOf, type Product } from '../order-lines/product';
import type { BookingDesk } from '../records/desk';
import { openSale, type Sale } from './desk';
import { isIssued, offeredProducts } from './post-sale-offer';
import { assertSeatsApart, seatForSale } from './post-sale-seats';
import { isSeatToken } from './seat-products';
import { itemWire } from './wire';

type Body = z.output<typeof orderRequest>;
type Wish = z.output<typeof addItemsRequest>['items'][number];
type PacketWish = z.output<typeof addPacketsRequest>['packets'][number];

/** The choice after the sale that is not paid for. A line that is no longer for sale costs nothing. */
type OpenLine = OrderLine & { isAvailable: boolean };
export type OpenOrder = { token: string; lines: OpenLine[] };

/** order/get after the sale: the open order at today's prices; null before anything was chosen. */
export async function openOrderOf(sale: Sale, context: SandboxContext): Promise<OpenOrder | null> {
  const order = await findOpenOrder(context.store, sale.booking.token);
  return order && { token: order.token, lines: await priced(order.lines, sale, context) };
}

/** order/create after the sale: returns the one that is there, or makes it. */
export function createOpenOrder(body: Body, context: SandboxContext, desk: BookingDesk): Promise<OrderWire> {
  return change(body, context, desk, ({ lines }) => lines);
}

/** order/add_items after the sale: all of `wishes`, or none. */
export function addToOpenOrder(
  body: Body,
  wishes: readonly Wish[],
  context: SandboxContext,
  desk: BookingDesk,
): Promise<OrderWire> {
  return change(body, context, desk, async ({ lines, sale, offered }) => {
    const products: Product[] = [];
    for (const wish of wishes) products.push(await findWished(wish, sale, offered, context));
    const added = products.map((product) => ({ product, packetToken: null, price: priceOf(product) }));
    const next = withLines(lines, added);
    assertSeatsApart(next);
    return next;
  });
}

/** order/remove_items after the sale: ignores tokens that are not in the order. */
export function removeFromOpenOrder(
  body: Body,
  itemTokens: readonly string[],
  context: SandboxContext,
  desk: BookingDesk,
): Promise<OrderWire> {
  return change(body, context, desk, ({ lines }) => withoutLines(lines, itemTokens));
}

/** order/add_packets after the sale: packets of what is still for sale. */
export function addPacketsToOpenOrder(
  body: Body,
  wishes: readonly PacketWish[],
  context: SandboxContext,
  desk: BookingDesk,
): Promise<OrderWire> {
  return change(body, context, desk, ({ lines, packets }) =>
    wishes.reduce((present, { token, product_tokens: tokens }) => {
      const packet = packets.find((one) => one.token === token);
      if (!packet) throw new ServiceFailure('productUnavailable', { token });
      const added = packetLines(packet, tokens);
      if (!added) throw requestFormat([{ field: 'product_tokens', code: 'choice' }]);
      return withPacket(present, added);
    }, lines),
  );
}

export function openOrderWire({ token, lines }: OpenOrder, sale: Sale): OrderWire {
  return {
    token,
    booking_token: sale.booking.token,
    status: lines.length > 0 ? 'filled' : 'created',
    frozen: false,
    price: { total: sumOf(lines.filter(({ isAvailable }) => isAvailable)), currency: sale.facts.currency },
    items: lines.map((line) => ({
      ...itemWire(line, token, sale),
      status: 'added' as const,
      available: line.isAvailable,
    })),
  };
}

type Parts = { lines: OrderLine[]; sale: Sale; offered: Product[]; packets: Packet[] };

/** Changes the open order under its booking's lock. @throws ServiceFailure wrongAction without issued tickets */
async function change(
  body: Body,
  context: SandboxContext,
  desk: BookingDesk,
  nextLines: (parts: Parts) => OrderLine[] | Promise<OrderLine[]>,
): Promise<OrderWire> {
  return desk.lock.run(body.token, async () => {
    const sale = await openSale(body, context);
    if (!isIssued(sale)) throw new ServiceFailure('wrongAction', {}, sale.state.action);
    const { store } = context;
    const before = (await findOpenOrder(store, body.token))?.lines ?? [];
    const offered = await offeredProducts(sale, context);
    const lines = await nextLines({ lines: before, sale, offered, packets: packetsOf(offered) });
    await store.execute(keepStatement(body.token, lines));
    const order = await openOrderOf(sale, context);
    if (!order) throw new ServiceFailure('serverError');
    return openOrderWire(order, sale);
  });
}

/** @throws ServiceFailure productUnavailable, seatTaken, requestFormat */
async function findWished(
  wish: Wish,
  sale: Sale,
  offered: readonly Product[],
  context: SandboxContext,
): Promise<Product> {
  if (isSeatToken(wish.token)) return seatForSale(wish, sale, context);
  const [composed] = (await offeredProducts(sale, context, [wish.token])).filter(({ token }) => token === wish.token);
  const product = offered.find(({ token }) => token === wish.token) ?? composed;
  if (!product) throw new ServiceFailure('productUnavailable', { token: wish.token });
  return product;
}

/** Returns lines at today's prices; what is no longer for sale leaves its packet. */
async function priced(lines: readonly OrderLine[], sale: Sale, context: SandboxContext): Promise<OpenLine[]> {
  const tokens = lines.map(({ product }) => product.token);
  const offered = await offeredProducts(sale, context, tokens);
  const now = lines.map((line) => {
    const product = offered.find(({ token }) => token === line.product.token);
    return { ...line, product: product ?? line.product, isAvailable: product !== undefined };
  });
  const available = now.filter(({ isAvailable }) => isAvailable);
  const repricedLines = repriced(available, packetsOf(offered), sale.facts.currency);
  return now.map((line) => {
    const found = repricedLines.find(({ product }) => product.token === line.product.token);
    return found ? { ...line, ...found } : { ...line, packetToken: null, price: priceOf(line.product) };
  });
}
