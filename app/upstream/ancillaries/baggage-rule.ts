import { MAX_BAGS, type AncillaryBag } from './contract';

/** Whether a choice of baggage may be offered: luggage alone, two bags at most, and alike (specification 2 §5). */
export function isBaggageOffered(bags: readonly AncillaryBag[]): boolean {
  const [first] = bags;
  return (
    first !== undefined &&
    bags.length <= MAX_BAGS &&
    bags.every(({ kind, weightKg }) => kind === 'luggage' && weightKg === first.weightKg)
  );
}
