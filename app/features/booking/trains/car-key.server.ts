import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { CurrencyCode } from '~/market/currencies';
import type { Market } from '~/market/market';
import type { CarKeyEntry, CarKind } from './car-view';

/** Places alike, with their group in the key, their price in hundredths and their number. */
export type KeyKind = Pick<CarKind, 'look' | 'sign' | 'refusal'> & { label: string; amount: number; count: number };

/**
 * Lists the groups of free places with the lowest and highest price, the dearest first: people look for the better
 * places. Those that this passenger may not have come last.
 * @param words `t` reads the namespace `trains`
 */
export function carKey(
  kinds: readonly KeyKind[],
  currency: CurrencyCode,
  { market: { locale }, t }: { market: Market; t: Translate },
): CarKeyEntry[] {
  const groups = new Map<string, KeyKind[]>();
  for (const kind of kinds) {
    const id = `${kind.label} ${kind.refusal ?? ''}`;
    groups.set(id, [...(groups.get(id) ?? []), kind]);
  }
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return [...groups.values()]
    .map((group) => {
      const amounts = group.map(({ amount }) => amount);
      return { first: group[0]!, group, least: Math.min(...amounts), most: Math.max(...amounts) };
    })
    .toSorted(
      (one, other) =>
        Number(one.first.refusal !== null) - Number(other.first.refusal !== null) || other.most - one.most,
    )
    .map(({ first: { look, sign, label, refusal }, group, least, most }) => {
      if (refusal !== null) return { look, sign, label, refusal, free: null, price: null };
      const price = least === most ? money(least) : `${money(least)} – ${money(most)}`;
      return { look, sign, label, refusal, free: t('free', { count: sumOf(group) }), price };
    });
}

function sumOf(group: readonly KeyKind[]): number {
  return group.reduce((sum, { count }) => sum + count, 0);
}
