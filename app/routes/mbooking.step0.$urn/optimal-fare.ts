import type { FareVariant } from '~/upstream/booking/contract';

/** A fare with a bag is good value while it costs at most this much more than the cheapest, in percent. */
const SURCHARGE_PERCENT = 25;

/** Why the fare is good value; shown on the page. */
export type OptimalReason = 'bag' | 'bagIncluded';

/**
 * Chooses the recommended fare by the shop's own rule, which the page states: the cheapest fare with a checked bag if
 * it costs at most a quarter more than the cheapest of all. Null without one: "good value" on a fare that includes
 * nothing says no more than its price. Null too with nothing to choose, and for trains, where bags come with the seat.
 * @param fares each with its total for all passengers, hundredths
 */
export function optimalFare(
  fares: readonly { fare: Pick<FareVariant, 'key' | 'baggages' | 'carKind'>; total: number }[],
): { key: string; reason: OptimalReason } | null {
  if (fares.length < 2 || fares.some(({ fare }) => fare.carKind !== null)) return null;
  const [cheapest, ...others] = [...fares].sort((one, other) => one.total - other.total);
  if (!cheapest) return null;
  if (hasBag(cheapest.fare)) return { key: cheapest.fare.key, reason: 'bagIncluded' };
  const withBag = others.find(({ fare }) => hasBag(fare));
  const isWorthIt = withBag && withBag.total * 100 <= cheapest.total * (100 + SURCHARGE_PERCENT);
  return isWorthIt ? { key: withBag.fare.key, reason: 'bag' } : null;
}

/** Returns true when every trip includes a checked bag. */
function hasBag({ baggages }: Pick<FareVariant, 'baggages'>): boolean {
  return baggages.length > 0 && baggages.every(({ places, weight }) => (places ?? (weight ? 1 : 0)) > 0);
}
