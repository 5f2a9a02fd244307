import { isByTrain, isOverland, type Transported } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import { formatWeight } from '~/market/weight';
import type { Luggage } from '~/upstream/search/contract';

/** @property t reads the namespace `search` */
export type LuggageWords = { market: Pick<Market, 'locale' | 'country'>; t: Translate };

/**
 * Describes the luggage of a ticket. A carrier of planes takes it at check-in: "Багаж 20 кг", "Без багажа". On a journey
 * by train alone it stays with the passenger: "Багаж до 36 кг, с собой".
 * @param segments all segments of the ticket
 */
export function baggageText(baggage: Luggage | null, segments: readonly Transported[], words: LuggageWords): string {
  return luggageText(baggage, isByTrain(segments) ? 'luggage.onBoard' : 'luggage.baggage', words);
}

/**
 * Describes the smaller bag: "Cabin bag 10 kg", on trains and buses "1 item of hand luggage".
 * @param segments all segments of the ticket
 */
export function cabinBagText(bag: Luggage | null, segments: readonly Transported[], words: LuggageWords): string {
  return luggageText(bag, isOverland(segments) ? 'luggage.hand' : 'luggage.cabinBag', words);
}

function luggageText(bag: Luggage | null, key: string, { market, t }: LuggageWords): string {
  if (!bag) return t(`${key}.unknown`);
  const { weight } = bag;
  const count = bag.count ?? (weight ? 1 : 0);
  if (count === 0) return t(`${key}.none`);
  if (!weight) return t(`${key}.pieces`, { count });
  const each = formatWeight(weight, market);
  return count === 1 ? t(`${key}.weight`, { weight: each }) : t(`${key}.weights`, { pieces: count, weight: each });
}
