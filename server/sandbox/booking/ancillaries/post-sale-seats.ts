import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { seatedPassengers, type SegmentFacts } from '../catalogue/trip-facts';
import { seatsGiven } from '../check-in/records';
import { listLines } from '../order-lines/line-records';
import type { OrderLine } from '../order-lines/lines';
import { linesBoughtLater } from '../order-lines/post-sale-records';
import type { Product } from '../order-lines/product';
import { seatsOfOthers } from '../order-lines/seat-holds';
import type { Sale } from './desk';
import { findSeatProduct, type SeatWish } from './seat-products';

/**
 * Returns who can buy a seat on a segment of an issued order: passengers without one, whose ticket is valid and whose
 * check-in by the shop has not begun. A flight that its carrier has changed has none: its cabin may be another one.
 */
export async function seatlessOn(segmentIndex: number, sale: Sale, context: SandboxContext): Promise<number[]> {
  const { booking, facts, registrations, gone, now } = sale;
  const segment = facts.segments[segmentIndex];
  if (!segment || booking.changes.some((change) => change.segmentIndex === segmentIndex)) return [];
  const seats = (await boughtSeats(sale, context)).map(({ product }) => product.slot);
  const begun = registrations.filter((one) => one.segmentIndex === segmentIndex && one.opensAt <= now);
  return seatedPassengers(facts)
    .map(({ index }) => index)
    .filter(
      (index) =>
        !seats.includes(`seat.${segmentIndex}.p${index}`) &&
        !begun.some(({ passengerIndex }) => passengerIndex === index) &&
        !gone.some(
          ({ recordIndex, tripIndex, passengerIndex }) =>
            passengerIndex === index && recordIndex === segment.recordIndex && tripIndex === segment.tripIndex,
        ),
    );
}

/** Returns the seats of a flight that nobody can choose any more, but for those that simply are not free. */
export async function seatsTaken(segment: SegmentFacts, sale: Sale, { store }: SandboxContext): Promise<Set<string>> {
  const { booking, now } = sale;
  const others = await seatsOfOthers(store, segment.inventoryKey, booking.token, now);
  const given = await seatsGiven(store, segment.inventoryKey);
  return new Set([...others, ...given]);
}

/**
 * Returns the seat as a product of an issued order.
 * @throws ServiceFailure productUnavailable for a passenger who cannot buy one there; seatTaken
 */
export async function seatForSale(wish: SeatWish, sale: Sale, context: SandboxContext): Promise<Product> {
  const product = findSeatProduct(wish, sale);
  const { segmentIndex = 0, passengerIndex = 0 } = product.target;
  const seatless = await seatlessOn(segmentIndex, sale, context);
  if (!seatless.includes(passengerIndex)) throw new ServiceFailure('productUnavailable', { token: wish.token });
  const segment = sale.facts.segments[segmentIndex];
  const taken = segment ? await seatsTaken(segment, sale, context) : new Set<string>();
  const companions = (await boughtSeats(sale, context)).filter(
    ({ product: { target } }) => target.segmentIndex === segmentIndex,
  );
  const number = numberOf(product);
  if (taken.has(number) || companions.some((line) => numberOf(line.product) === number)) {
    throw new ServiceFailure('seatTaken', { token: wish.token });
  }
  return product;
}

/** Checks that nobody of an order sits on another's lap. @throws ServiceFailure seatTaken */
export function assertSeatsApart(lines: readonly OrderLine[]): void {
  const seats = new Set<string>();
  for (const { product } of lines) {
    if (product.details.kind !== 'seat') continue;
    const seat = `${product.details.inventoryKey} ${product.details.number}`;
    if (seats.has(seat)) throw new ServiceFailure('seatTaken', { token: product.token });
    seats.add(seat);
  }
}

async function boughtSeats({ booking }: Sale, { store }: SandboxContext): Promise<OrderLine[]> {
  const bought = [...(await listLines(store, booking.token)), ...(await linesBoughtLater(store, booking.token))];
  return bought.filter(({ product }) => product.details.kind === 'seat');
}

function numberOf({ details }: Product): string {
  return details.kind === 'seat' ? details.number : '';
}
