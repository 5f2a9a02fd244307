import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { addItemsRequest, addPacketsRequest, orderRequest } from '~/upstream/ancillaries/contract';
import { ServiceFailure, requestFormat } from '../../service/failure';
import type { BookingDesk } from '../records/desk';
import type { SandboxContext } from '../../service/service';
import { assertChangeable, openSale, type Sale } from './desk';
import { repriced, withLines, withoutLines, withPacket, type OrderLine } from '../order-lines/lines';
import { packetLines } from '../order-lines/packets';
import { priceOf, type Product } from '../order-lines/product';
import { findOrder, linesStatements, type OrderRecord } from '../order-lines/line-records';
import { assertSeatsApart, seatsTaken } from './post-sale-seats';
import { findSeatProduct, isSeatToken } from './seat-products';

type Body = z.output<typeof orderRequest>;
type Wish = z.output<typeof addItemsRequest>['items'][number];
type PacketWish = z.output<typeof addPacketsRequest>['packets'][number];

/** An order after a change, and the data for its answer. */
export type Changed = { order: OrderRecord; sale: Sale };

/** Every request that takes a seat waits for this lock, so two bookings never both see a seat free. */
export const SEATS_LOCK = 'ancillary seats';

/** order/create: one order per booking. Still returns the order of an ended booking. */
export async function createOrder(body: Body, context: SandboxContext, desk: BookingDesk): Promise<Changed> {
  return desk.lock.run(body.token, async () => {
    const sale = await openSale(body, context);
    return { sale, order: await ensureOrder(sale, context) };
  });
}

/** order/add_items and click_to_buy: adds all of `wishes`, or fails and adds none. */
export async function addItems(
  body: Body,
  wishes: Wish[],
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Changed> {
  const change = () =>
    changeLines(body, context, desk, (lines, sale) => {
      const added = wishes.map((wish) => findProduct(wish, sale));
      return withLines(
        lines,
        added.map((product) => ({ product, packetToken: null, price: priceOf(product) })),
      );
    });
  return wishes.some(({ token }) => isSeatToken(token)) ? desk.lock.run(SEATS_LOCK, change) : change();
}

/** order/remove_items: ignores tokens that are not in the order. */
export function removeItems(
  body: Body,
  itemTokens: string[],
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Changed> {
  return changeLines(body, context, desk, (lines) => withoutLines(lines, itemTokens));
}

/** order/add_packets: adds packets with their products. */
export function addPackets(
  body: Body,
  wishes: PacketWish[],
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Changed> {
  return changeLines(body, context, desk, (present, sale) =>
    wishes.reduce((lines, { token, product_tokens }) => {
      const packet = sale.packets.find((one) => one.token === token);
      if (!packet) throw new ServiceFailure('productUnavailable', { token });
      const added = packetLines(packet, product_tokens);
      if (!added) throw requestFormat([{ field: 'product_tokens', code: 'choice' }]);
      return withPacket(lines, added);
    }, present),
  );
}

/** Changes an order under its booking's lock, so it cannot change during a payment. */
async function changeLines(
  body: Body,
  context: SandboxContext,
  desk: BookingDesk,
  change: (lines: OrderLine[], sale: Sale) => OrderLine[],
): Promise<Changed> {
  return desk.lock.run(body.token, async () => {
    const sale = await openSale(body, context);
    assertChangeable(sale);
    const order = await ensureOrder(sale, context);
    const lines = repriced(change(order.lines, sale), sale.packets, sale.facts.currency);
    await assertSeatsFree(lines, order.lines, sale, context);
    await context.store.batch(linesStatements(sale.booking.token, lines), 'write');
    return { sale, order: { ...order, lines } };
  });
}

async function ensureOrder(sale: Sale, { store }: SandboxContext): Promise<OrderRecord> {
  const bookingToken = sale.booking.token;
  const existing = await findOrder(store, bookingToken);
  if (existing) return existing;
  assertChangeable(sale);
  const token = randomUUID();
  await store.execute({
    sql: 'INSERT INTO ancillary_orders (token, booking_token, created_at) VALUES (?, ?, ?)',
    args: [token, bookingToken, sale.now],
  });
  return { token, bookingToken, lines: [] };
}

/** Returns the product of a wish. @throws ServiceFailure productUnavailable, seatTaken, requestFormat */
function findProduct(wish: Wish, sale: Sale): Product {
  if (isSeatToken(wish.token)) return findSeatProduct(wish, sale);
  const product = sale.catalogue.find(({ token }) => token === wish.token);
  if (!product || product.isUnavailable) throw new ServiceFailure('productUnavailable', { token: wish.token });
  return product;
}

/**
 * Checks that all seats are free.
 * @throws ServiceFailure seatTaken for a seat chosen twice or taken by another booking
 */
async function assertSeatsFree(
  lines: OrderLine[],
  before: OrderLine[],
  sale: Sale,
  context: SandboxContext,
): Promise<void> {
  assertSeatsApart(lines);
  for (const { product } of lines) {
    const segment = sale.facts.segments[product.target.segmentIndex ?? -1];
    if (product.details.kind !== 'seat' || !segment) continue;
    const isNew = !before.some((line) => line.product.token === product.token);
    if (isNew && (await seatsTaken(segment, sale, context)).has(product.details.number)) {
      throw new ServiceFailure('seatTaken', { token: product.token });
    }
  }
}
