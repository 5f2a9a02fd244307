import type { z } from 'zod';
import type { addItemsRequest } from '~/upstream/ancillaries/contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { OrderLine } from '../order-lines/lines';
import { priceOf } from '../order-lines/product';
import type { Sale } from './desk';
import { openOrderOf } from './open-order';
import { offeredProducts } from './post-sale-offer';
import { assertSeatsApart, seatForSale } from './post-sale-seats';
import { readSeatItem } from './seat-products';

/**
 * Returns the order lines of a purchase after the sale. All that is available in the open order costs what it costs
 * there, packets included; anything else its own price.
 * @throws ServiceFailure productUnavailable for a product that is not (or no longer) offered, or a second one in a slot;
 * seatTaken
 */
export async function wishedLines(
  wishes: z.output<typeof addItemsRequest>['items'],
  sale: Sale,
  context: SandboxContext,
): Promise<OrderLine[]> {
  const tokens = wishes.map(({ token }) => token);
  const chosen = (await openOrderOf(sale, context))?.lines.filter(({ isAvailable }) => isAvailable) ?? [];
  if (chosen.length === tokens.length && chosen.every(({ product }) => tokens.includes(product.token))) {
    return chosen.map(({ product, packetToken, price }) => ({ product, packetToken, price }));
  }
  const offered = await offeredProducts(sale, context, tokens);
  const slots = new Set<string>();
  const lines: OrderLine[] = [];
  for (const token of tokens) {
    const seat = readSeatItem(token);
    const product = seat ? await seatForSale(seat, sale, context) : offered.find((one) => one.token === token);
    if (!product || slots.has(product.slot)) throw new ServiceFailure('productUnavailable', { token });
    slots.add(product.slot);
    lines.push({ product, packetToken: null, price: priceOf(product) });
  }
  assertSeatsApart(lines);
  return lines;
}
