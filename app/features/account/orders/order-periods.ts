import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { labelled } from '~/market/punctuation';
import type { LinkChoiceProps } from '~/ui/LinkChoice';
import type { OrdersWish } from '~/upstream/account/orders-client.server';
import { ORDERS_PER_PAGE, ORDERS_PER_PERIOD_PAGE, type OrdersPage } from '~/upstream/account/orders-contract';
import { ordersPath } from './orders-query';

type Months = OrdersPage['periods'];

/**
 * Links the years of a group's trips, and the months of the chosen year; while no year is chosen, those of every year that
 * does not fit on a page. So any of hundreds of orders is three clicks away. Empty while one page holds them all.
 */
export function orderPeriods(
  { periods, counts }: Pick<OrdersPage, 'periods' | 'counts'>,
  { group, period: chosen }: OrdersWish,
  market: Market,
  t: Translate,
): LinkChoiceProps[] {
  if (counts[group] <= ORDERS_PER_PAGE || periods.length === 0) return [];
  const link = (period: string | null, text: string) => ({
    text,
    path: ordersPath({ group, period }),
    isCurrent: period === chosen,
  });
  const years = yearsOf(periods, group);
  const opened = years.filter(({ year, count }) =>
    chosen === null ? count > ORDERS_PER_PERIOD_PAGE : chosen.startsWith(year),
  );
  return [
    {
      label: t('orders.periods.years'),
      links: [link(null, t('orders.periods.all')), ...years.map(({ year, count }) => link(year, `${year} (${count})`))],
    },
    ...opened.map(({ year, months }) => ({
      label: labelled(t('orders.periods.months'), year, market.locale),
      links: months.map(({ period, count }) => {
        const name = formatDate(`${period}-01`, market, chosen === null ? 'month' : 'monthName');
        return link(period, `${name} (${count})`);
      }),
    })),
  ];
}

/** The next trips come first, and the latest of the past ones. */
function yearsOf(periods: Months, group: OrdersWish['group']): { year: string; count: number; months: Months }[] {
  const sorted = periods.toSorted((one, other) => one.period.localeCompare(other.period));
  const months = group === 'active' ? sorted : sorted.toReversed();
  const years = new Set(months.map(({ period }) => period.slice(0, 4)));
  return [...years].map((year) => {
    const own = months.filter(({ period }) => period.startsWith(year));
    return { year, count: own.reduce((sum, { count }) => sum + count, 0), months: own };
  });
}
