import type { OfferFare } from '../../search/offers/offer';

const WORTH = { unavailable: 0, fee: 1, available: 2 } as const;

/** Returns the comparable merits of a fare, each as a number that is higher for a better fare. */
function merits(fare: OfferFare): number[] {
  const { baggage, handLuggage, returnable, exchange } = fare;
  return [
    baggage.count,
    baggage.count > 0 ? (baggage.weight ?? 0) : 0,
    handLuggage.count,
    handLuggage.count > 0 ? (handLuggage.weight ?? 0) : 0,
    WORTH[returnable],
    WORTH[exchange],
  ];
}

/**
 * Returns the cheapest fare with all merits of `present` and at least one better; null without one.
 * @param fares cheapest first
 */
export function betterFare(fares: readonly OfferFare[], present: OfferFare): OfferFare | null {
  const now = merits(present);
  const isBetter = (fare: OfferFare) => {
    const then = merits(fare);
    return then.every((merit, at) => merit >= (now[at] ?? 0)) && then.some((merit, at) => merit > (now[at] ?? 0));
  };
  const dearer = fares.filter(({ prices }) => prices.adult >= present.prices.adult);
  return dearer.find((fare) => fare !== present && isBetter(fare)) ?? null;
}
