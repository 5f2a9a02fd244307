import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { LinkChoiceProps } from '~/ui/LinkChoice';
import type { OrdersWish } from '~/upstream/account/orders-client.server';
import { ORDERS_PER_PAGE, type OrdersPage } from '~/upstream/account/orders-contract';
import { ordersPath } from './orders-query';

/**
 * Links the years of past trips and, within a year, its months, so that any of hundreds of orders is three clicks away.
 * Empty while one page holds them all.
 */
export function orderPeriods(
  { periods, counts }: Pick<OrdersPage, 'periods' | 'counts'>,
  wish: OrdersWish,
  market: Market,
  t: Translate,
): LinkChoiceProps[] {
  if (wish.group !== 'archived' || counts.archived <= ORDERS_PER_PAGE || periods.length === 0) return [];
  const year = wish.period?.slice(0, 4) ?? null;
  const link = (period: string | null, text: string) => ({
    text,
    path: ordersPath({ group: 'archived', period }),
    isCurrent: period === wish.period,
  });
  const known = periods.map(({ period, count }) => {
    const name = period.length === 4 ? period : formatDate(`${period}-01`, market, 'monthName');
    return link(period, `${name} (${count})`);
  });
  if (year === null)
    return [{ label: t('orders.periods.years'), links: [link(null, t('orders.periods.all')), ...known] }];
  return [
    { label: t('orders.periods.years'), links: [link(null, t('orders.periods.all')), link(year, year)] },
    { label: t('orders.periods.months'), links: known },
  ];
}
