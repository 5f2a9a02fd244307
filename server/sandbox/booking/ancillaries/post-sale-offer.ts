import { POST_SALE_GROUPS, POST_SALE_HOURS_AHEAD, type PostSaleGroup } from '~/upstream/ancillaries/purchase-contract';
import { GROUPS } from '~/upstream/ancillaries/contract';
import { composedProduct, findComposed, flightsForSale, kindsFor } from '../catalogue/registration';
import type { SandboxContext } from '../../service/service';
import type { Sale } from './desk';
import { covers } from '../order-lines/covers';
import type { Product } from '../order-lines/product';
import { listLines } from '../order-lines/line-records';
import type { TripFacts } from '../catalogue/trip-facts';
import { linesBoughtLater } from '../order-lines/post-sale-records';
import { ServiceFailure } from '../../service/failure';
import { seatForSale } from './post-sale-seats';
import { readSeatItem } from './seat-products';

const HOUR_MS = 3_600_000;
const DONE: readonly string[] = ['ticket_issued', 'completed', 'payment_completed'];

export function isIssued({ state }: Sale): boolean {
  return DONE.includes(state.action);
}

/**
 * Returns the products that a booking can add: everything until it is paid; once the tickets are issued, the groups
 * sold after the sale, except filled slots and departures that are too soon.
 * @param composed tokens of registrations and seats, which are listed too if they are for sale
 */
export async function offeredProducts(
  sale: Sale,
  context: SandboxContext,
  composed: readonly string[] = [],
): Promise<Product[]> {
  const { booking, facts, catalogue, now } = sale;
  if (!facts.isPaid) return catalogue;
  if (!isIssued(sale)) return [];
  const { store } = context;
  const forSale = checkInForSale(sale);
  const bought = [...(await listLines(store, booking.token)), ...(await linesBoughtLater(store, booking.token))];
  const slots = new Set(bought.map(({ product }) => product.slot));
  const products = catalogue.filter(
    (product) =>
      product.group !== 'online_registration' &&
      POST_SALE_GROUPS.includes(product.group as PostSaleGroup) &&
      !product.isUnavailable &&
      product.unitPrice > 0 &&
      !slots.has(product.slot) &&
      !isForGoneTicket(product, sale) &&
      departureOf(product, facts) - now > POST_SALE_HOURS_AHEAD * HOUR_MS,
  );
  const registrations = [
    ...leastRegistrations(forSale, facts),
    ...composed.flatMap((token) => findComposed(token, forSale, facts) ?? []),
  ];
  const seats = (await Promise.all(composed.map((token) => findSeat(token, sale, context)))).flat();
  const known = new Map([...products, ...registrations, ...seats].map((product) => [product.token, product]));
  return [...known.values()].toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
}

/** Returns the seat of an item's token while it can be bought. */
async function findSeat(token: string, sale: Sale, context: SandboxContext): Promise<Product[]> {
  const wish = readSeatItem(token);
  if (!wish) return [];
  try {
    return [await seatForSale(wish, sale, context)];
  } catch (error) {
    if (error instanceof ServiceFailure) return [];
    throw error;
  }
}

/** Returns the flights for which check-in can be bought, with the passengers who have a ticket and no check-in yet. */
export function checkInForSale({ facts, registrations, gone, now }: Sale): ReturnType<typeof flightsForSale> {
  const withoutTicket = facts.segments.flatMap(({ index, recordIndex, tripIndex }) =>
    gone
      .filter((way) => way.recordIndex === recordIndex && way.tripIndex === tripIndex)
      .map(({ passengerIndex }) => ({ segmentIndex: index, passengerIndex })),
  );
  return flightsForSale(facts, [...registrations, ...withoutTicket], now);
}

/** Nothing is sold for a ticket that has gone back, nor for several of which one has. */
function isForGoneTicket({ target }: Product, { gone, facts }: Sale): boolean {
  return gone.some((way) =>
    covers(target, { ...way, passengerType: facts.passengers[way.passengerIndex] }, facts.segments),
  );
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
