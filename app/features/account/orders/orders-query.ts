/** The address of the list of trips: `/user/orders?group=archived&period=2026-05&page=…` (specification 3 §4). */
import {
  ORDER_GROUPS,
  ORDERS_PER_PERIOD_PAGE,
  ORDERS_PER_PAGE,
  type OrderGroup,
} from '~/upstream/account/orders-contract';
import type { OrdersWish } from '~/upstream/account/orders-client.server';

const LONGEST_TOKEN = 200;
const PERIOD = /^(?:19|20|21)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Reads the query; anything unknown or malformed counts as absent. */
export function readOrdersQuery({ searchParams }: URL): OrdersWish {
  const group: OrderGroup = ORDER_GROUPS.find((one) => one === searchParams.get('group')) ?? 'active';
  const period = searchParams.get('period') ?? '';
  const page = searchParams.get('page') ?? '';
  const known = PERIOD.test(period) ? period : null;
  return {
    group,
    period: known,
    pageToken: page !== '' && page.length <= LONGEST_TOKEN ? page : null,
    limit: known ? ORDERS_PER_PERIOD_PAGE : ORDERS_PER_PAGE,
  };
}

/** Builds the path of a page of the list. */
export function ordersPath({ group, period, pageToken }: Partial<OrdersWish>): string {
  const query = new URLSearchParams({
    ...(group === 'archived' ? { group } : {}),
    ...(period ? { period } : {}),
    ...(pageToken ? { page: pageToken } : {}),
  }).toString();
  return query ? `/user/orders?${query}` : '/user/orders';
}
