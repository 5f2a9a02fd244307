import type { Money } from '~/market/money';
import { cheapestOf } from './day-prices';

type Priced = { price: Money | null };
/** The cheapest item of a group, the first of equals. */
export type Cheapest<K, T extends Priced> = { key: K; item: T & { price: Money } };

/**
 * Returns the cheapest item of each group, such as of each month, in the order in which the groups begin. A group without
 * any price is left out.
 */
export function cheapestOfEach<K, T extends Priced>(items: readonly T[], keyOf: (item: T) => K): Cheapest<K, T>[] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].flatMap(([key, own]) => {
    const item = cheapestOf(own);
    return item ? [{ key, item }] : [];
  });
}
