import { MAX_BAGS, type AncillaryBag } from './contract';

/**
 * Checks whether a choice of baggage may be offered: luggage alone, at most two bags, all alike (specification 2 §5).
 */
export function isBaggageOffered(bags: readonly AncillaryBag[]): boolean {
  const [first] = bags;
  return (
    first !== undefined &&
    bags.length <= MAX_BAGS &&
    bags.every(({ kind, weightKg }) => kind === 'luggage' && weightKg === first.weightKg)
  );
}
