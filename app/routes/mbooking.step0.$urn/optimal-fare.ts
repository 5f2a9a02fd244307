import type { FareVariant } from '~/upstream/booking/contract';

/** A dearer fare is good value while its bag costs at most so much more than travelling without, in percent. */
const SURCHARGE_PERCENT = 25;

/** Why it is good value; the page says it. */
export type OptimalReason = 'bag' | 'bagIncluded' | 'cheapest';

/**
 * The fare that is flagged, by a rule of the shop's own, because the page states it: the cheapest one with a checked bag
 * when it costs at most a quarter more than the cheapest of all, else the cheapest. The flag of the upstream says as
 * much where it keeps the same rule. Null where there is nothing to choose, and by train, where bags come with the seat.
 * @param fares with the total of all passengers, hundredths
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
  return isWorthIt ? { key: withBag.fare.key, reason: 'bag' } : { key: cheapest.fare.key, reason: 'cheapest' };
}

/** On every trip. */
function hasBag({ baggages }: Pick<FareVariant, 'baggages'>): boolean {
  return baggages.length > 0 && baggages.every(({ places, weight }) => (places ?? (weight ? 1 : 0)) > 0);
}
