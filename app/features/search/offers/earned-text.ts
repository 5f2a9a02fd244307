import type { EarningRate } from '~/bff/account/earning.server';
import type { Translate } from '~/i18n/translate';
import { formatWholeUnits } from '~/market/format';
import { earnedPoints, POINT } from '~/market/loyalty';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';

/**
 * Says what tickets at this price earn, as they are credited: "+104 балла"; "до 104 баллов" to a guest, who earns them only
 * with an account. Null without points. @param t reads the namespace `search`
 */
export function earnedText(
  price: Money,
  earning: EarningRate | null,
  { locale }: Pick<Market, 'locale'>,
  t: Translate,
) {
  if (!earning || price.currency !== 'RUB') return null;
  const count = earnedPoints({ tickets: price.amount, extras: 0, discount: 0 }, earning.percent, earning.terms);
  if (count === 0) return null;
  const points = formatWholeUnits({ amount: count * POINT, currency: 'RUB' }, locale);
  return t(earning.isOwn ? 'results.earned' : 'results.earnedByGuest', { count, points });
}
