import { POST_SALE_GROUPS, POST_SALE_HOURS_AHEAD, type PostSaleGroup } from '~/upstream/ancillaries/purchase-contract';
import { GROUPS } from '~/upstream/ancillaries/contract';
import { composedProduct, findComposed, flightsForSale, kindsFor } from '../catalogue/registration';
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
 * @param composed tokens of registrations, which are listed too if they are for sale
 */
export async function offeredProducts(
  sale: Sale,
  { store }: SandboxContext,
  composed: readonly string[] = [],
): Promise<Product[]> {
  const { booking, facts, catalogue, now } = sale;
  if (!facts.isPaid) return catalogue;
  if (!isIssued(sale)) return [];
  const forSale = flightsForSale(facts, sale.registrations, now);
  const bought = [...(await listLines(store, booking.token)), ...(await linesBoughtLater(store, booking.token))];
  const slots = new Set(bought.map(({ product }) => product.slot));
  const products = catalogue.filter(
    (product) =>
      product.group !== 'online_registration' &&
      POST_SALE_GROUPS.includes(product.group as PostSaleGroup) &&
      !product.isUnavailable &&
      product.unitPrice > 0 &&
      !slots.has(product.slot) &&
      departureOf(product, facts) - now > POST_SALE_HOURS_AHEAD * HOUR_MS,
  );
  const registrations = [
    ...leastRegistrations(forSale, facts),
    ...composed.flatMap((token) => findComposed(token, forSale, facts) ?? []),
  ];
  const known = new Map([...products, ...registrations].map((product) => [product.token, product]));
  return [...known.values()].toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
}

/** Returns the cheapest registration of each flight, for everybody who is left. */
function leastRegistrations(forSale: ReturnType<typeof flightsForSale>, facts: TripFacts): Product[] {
  const [kind] = kindsFor(forSale.map(({ flight }) => flight));
  if (!kind) return [];
  return forSale.map(({ flight, passengers }) => composedProduct({ kind, position: null, passengers }, flight, facts));
}

/** Returns the first departure covered by a product. */
function departureOf({ target }: Product, { segments }: TripFacts): number {
  const covered = segments.filter(
    ({ index, tripIndex }) => (target.segmentIndex ?? index) === index && (target.tripIndex ?? tripIndex) === tripIndex,
  );
  return Math.min(...covered.map(({ departsAt }) => departsAt));
}
