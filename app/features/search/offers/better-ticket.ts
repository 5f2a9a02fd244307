import { isCombination } from './highlights';
import { baggageKey, type Itinerary } from './itinerary';

/** Factors by which a similar ticket must be better in one respect and may be worse in the other. */
const CHEAPER = { price: 0.95, minutes: 1.1 } as const;
const FASTER = { price: 1.05, minutes: 0.75 } as const;

/**
 * Finds a ticket with the same baggage that is at least 5 % cheaper and little longer, or a quarter faster and little
 * dearer; the cheapest of several. A combination of separate tickets never counts as better than an ordinary ticket.
 * Compares the itinerary's first offer.
 */
export function betterTicket(itinerary: Itinerary, others: readonly Itinerary[]): Itinerary | null {
  const { minutes } = itinerary;
  const { price, baggage } = itinerary.offers[0]!;
  let best: Itinerary | null = null;
  for (const other of others) {
    if (other.key === itinerary.key || (isCombination(other) && !isCombination(itinerary))) continue;
    const offer = other.offers.find((one) => baggageKey(one.baggage) === baggageKey(baggage));
    if (!offer) continue;
    const isBetter = [CHEAPER, FASTER].some(
      (limit) => offer.price.amount <= price.amount * limit.price && other.minutes <= minutes * limit.minutes,
    );
    if (isBetter && (!best || offer.price.amount < best.offers[0]!.price.amount)) best = { ...other, offers: [offer] };
  }
  return best;
}
