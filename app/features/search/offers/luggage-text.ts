import type { Translate } from '~/i18n/translate';
import type { Luggage } from '~/upstream/search/contract';

/** Describes checked baggage: "Багаж 20 кг", "Багаж 2 × 23 кг", "Без багажа". @param t reads the namespace `search` */
export function baggageText(baggage: Luggage | null, t: Translate): string {
  return luggageText(baggage, 'luggage.baggage', t);
}

/** Describes cabin baggage: "Ручная кладь 10 кг", "Без ручной клади". @param t reads the namespace `search` */
export function cabinBagText(bag: Luggage | null, t: Translate): string {
  return luggageText(bag, 'luggage.cabinBag', t);
}

function luggageText(bag: Luggage | null, key: string, t: Translate): string {
  if (!bag) return t(`${key}.unknown`);
  const { weight } = bag;
  const count = bag.count ?? (weight ? 1 : 0);
  if (count === 0) return t(`${key}.none`);
  if (!weight) return t(`${key}.pieces`, { count });
  return count === 1 ? t(`${key}.weight`, { weight }) : t(`${key}.weights`, { pieces: count, weight });
}
