import type { Luggage } from '~/upstream/search/contract';

/**
 * Classifies baggage as the card shows it. Null when the allowance is unknown; such an offer matches neither option.
 */
export function baggageOption(baggage: Luggage | null): 'WithBaggages' | 'WithoutBaggages' | null {
  if (!baggage) return null;
  return (baggage.count ?? (baggage.weight ? 1 : 0)) > 0 ? 'WithBaggages' : 'WithoutBaggages';
}
