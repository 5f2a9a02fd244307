import type { Translate } from '~/i18n/translate';

/** Transport that prices of days are for; `all` claims neither a plane nor a train, because a price does not name its own. */
export const PRICED_KINDS = ['all', 'plane', 'train'] as const;
export type PricedKind = (typeof PRICED_KINDS)[number];

/** The journey behind prices of days and cities, which are always those of one adult. */
export type Priced = {
  isReturn: boolean;
  /** Length of the stay; null for a journey one way, or on chosen days. */
  nights?: number | null;
  kind?: PricedKind;
  isDirect?: boolean;
  withBaggage?: boolean;
};

/**
 * Says what prices are for, in a few words: "return, 7 nights, planes only, direct".
 * @param t reads the namespace `calendar`
 */
export function pricedText(priced: Priced, t: Translate): string {
  const { kind = 'all', isDirect = false, withBaggage = false } = priced;
  const parts = [
    wayText(priced, t),
    t(`priced.kinds.${kind}`),
    isDirect && t('priced.direct'),
    withBaggage && t('priced.withBag'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Adds the traveller: "one way, any transport, for one adult". */
export function pricedForAdult(priced: Priced, t: Translate): string {
  return `${pricedText(priced, t)}, ${t('perAdult')}`;
}

/** Names the way: "one way", "return" or "return, 7 nights". */
export function wayText({ isReturn, nights = null }: Pick<Priced, 'isReturn' | 'nights'>, t: Translate): string {
  if (!isReturn) return t('priced.oneWay');
  if (nights === null) return t('priced.roundTrip');
  return t('priced.stay', { nights: t('picker.nights', { count: nights }) });
}
