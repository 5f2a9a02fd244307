import { isCombination } from './highlights';
import { baggageKey, type Itinerary } from './itinerary';

/** By how much a similar ticket has to be better, and how much worse it may be on the other side. */
const CHEAPER = { price: 0.95, minutes: 1.1 } as const;
const FASTER = { price: 1.05, minutes: 0.75 } as const;

/**
 * A ticket with the same baggage that is at least 5 % cheaper and hardly longer, or a quarter quicker and hardly dearer.
 * Of several the cheapest. A combination of separate tickets is no better than an ordinary ticket. Its first offer is
 * the one compared.
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
