import { checkoutPath, phaseOf } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { isProductSwitchedOn } from '../ancillaries/offered';
import { failure, longestWait, waiting, type Interrupted } from '../flow/interruption';
import { isUnlisted } from './post-sale-path';
import { visitBooking, type Visit } from '../visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder, AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

export type PostSale = { booking: Booking; orders: AncillaryOrder[]; products: AncillaryProduct[] };

/**
 * Reads an order whose tickets are issued.
 * @throws Response a redirect to the order page before that; 404 when there is no such booking
 */
export async function visitIssued(context: RequestContext, token: string): Promise<Visit> {
  const visit = await visitBooking(context, token, 'thanks');
  if ('booking' in visit && phaseOf(visit.booking.action) !== 'done') throw redirectTo(checkoutPath('thanks', token));
  return visit;
}

/** Both calls run in parallel after the booking was read; together they stay within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;
/** Limits of the contract. */
const MAX_ITEMS = 50;
const MAX_TOKEN = 100;

/**
 * Reads an issued order, the later purchase attempts, and what can still be bought. What makes up the whole open order
 * has its prices from there: a bundle is cheaper than its parts.
 * @param path of the page, for a retry
 * @param items the chosen products: registrations and seats are for sale without being listed
 * @throws Response a redirect to the order page before the tickets are issued, and while nobody knows whether an earlier
 * purchase was paid: it must not be paid twice
 */
export async function visitPostSale(
  context: RequestContext,
  token: string,
  path: string,
  items: readonly string[] = [],
): Promise<PostSale | { interrupted: Interrupted }> {
  const { market, upstream } = context;
  const visit = await visitIssued(context, token);
  if (!('booking' in visit)) return visit;

  const key = `${market.locale} ${token}`;
  const composed = items.filter((item) => isUnlisted(item) && item.length <= MAX_TOKEN).slice(0, MAX_ITEMS);
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  const [orders, choice, products, features] = await Promise.all([
    settle(`orders ${key}`, () => upstream.ancillaries.listOrders(token), options),
    settle(`open order ${key}`, () => upstream.ancillaries.findOrder(token, 'postsale'), options),
    settle(
      `post sale ${key} ${composed.join(' ')}`,
      () => upstream.ancillaries.listProducts(token, { renew: true, composed }),
      options,
    ),
    context.features(),
  ]);
  if (orders.state === 'ready' && choice.state === 'ready' && products.state === 'ready') {
    if (hasUnknownPurchase(orders.value)) throw redirectTo(checkoutPath('thanks', token));
    const sold = products.value.filter((product) => isProductSwitchedOn(product, features));
    return { booking: visit.booking, orders: orders.value, products: atOrderPrices(sold, choice.value, items) };
  }
  const t = getTranslator(market.locale, 'booking');
  const failed = [orders, choice, products].find((settled) => settled.state === 'failed');
  if (!failed) return { interrupted: waiting('booking', t, longestWait([orders, choice, products])) };
  const way = { retryPath: path, mayHavePaid: true };
  return { interrupted: failure(failed.error, way, t, getTranslator(market.locale, 'errors')) };
}

/** Returns the products with the prices of the open order, if the items are all that it has. */
export function atOrderPrices(
  products: readonly AncillaryProduct[],
  order: AncillaryOrder | null,
  items: readonly string[],
): AncillaryProduct[] {
  const chosen = order?.items.filter(({ isAvailable }) => isAvailable) ?? [];
  const isWhole = chosen.length === new Set(items).size && chosen.every(({ token }) => items.includes(token));
  if (!isWhole) return [...products];
  return products.map((product) => {
    const item = chosen.find(({ token }) => token === product.token);
    return item ? { ...product, price: item.price } : product;
  });
}

/** Returns true while nobody knows whether an earlier purchase was paid: it must not be paid twice. */
export function hasUnknownPurchase(orders: readonly AncillaryOrder[]): boolean {
  return orders.some(({ payment }) => payment?.status === 'unknown');
}
