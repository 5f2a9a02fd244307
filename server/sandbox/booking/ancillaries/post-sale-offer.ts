import { POST_SALE_GROUPS, POST_SALE_HOURS_AHEAD, type PostSaleGroup } from '~/upstream/ancillaries/purchase-contract';
import type { SandboxContext } from '../../service/service';
import type { Sale } from './desk';
import type { Product } from '../order-lines/product';
import { listLines } from '../order-lines/line-records';
import type { TripFacts } from '../catalogue/trip-facts';
import { linesBoughtLater } from '../order-lines/post-sale-records';

const HOUR_MS = 3_600_000;
const DONE: readonly string[] = ['ticket_issued', 'completed', 'payment_completed'];

export function isIssued({ state }: Sale): boolean {
  return DONE.includes(state.action);
}

/**
 * Returns the products that a booking can add: everything until it is paid; once the tickets are issued, the groups
 * sold after the sale, except filled slots and departures that are too soon.
 */
export async function offeredProducts(sale: Sale, { store }: SandboxContext): Promise<Product[]> {
  const { booking, facts, catalogue, now } = sale;
  if (!facts.isPaid) return catalogue;
  if (!isIssued(sale)) return [];
  const bought = [...(await listLines(store, booking.token)), ...(await linesBoughtLater(store, booking.token))];
  const slots = new Set(bought.map(({ product }) => product.slot));
  return catalogue.filter(
    (product) =>
      POST_SALE_GROUPS.includes(product.group as PostSaleGroup) &&
      !product.isUnavailable &&
      product.unitPrice > 0 &&
      !slots.has(product.slot) &&
      departureOf(product, facts) - now > POST_SALE_HOURS_AHEAD * HOUR_MS,
  );
}

/** Returns the first departure covered by a product. */
function departureOf({ target }: Product, { segments }: TripFacts): number {
  const covered = segments.filter(
    ({ index, tripIndex }) => (target.segmentIndex ?? index) === index && (target.tripIndex ?? tripIndex) === tripIndex,
  );
  return Math.min(...covered.map(({ departsAt }) => departsAt));
}
