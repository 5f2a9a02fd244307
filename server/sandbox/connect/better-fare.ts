import type { OfferFare } from '../search/offer';

const WORTH = { unavailable: 0, fee: 1, available: 2 } as const;

/** What of a fare can be better, each as a number that grows with it. */
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

/** The cheapest fare that has all that `present` has, and more; null when there is none. @param fares cheapest first */
export function betterFare(fares: readonly OfferFare[], present: OfferFare): OfferFare | null {
  const now = merits(present);
  const isBetter = (fare: OfferFare) => {
    const then = merits(fare);
    return then.every((merit, at) => merit >= (now[at] ?? 0)) && then.some((merit, at) => merit > (now[at] ?? 0));
  };
  const dearer = fares.filter(({ prices }) => prices.adult >= present.prices.adult);
  return dearer.find((fare) => fare !== present && isBetter(fare)) ?? null;
}
