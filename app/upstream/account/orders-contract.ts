/** The orders of an account, in pages (specification 3 §3 "Orders list", §7 "Account, orders and bonuses"). */
import { z } from 'zod';
import { booking } from '~/upstream/booking/show-contract';
import { endpointsOf } from '~/upstream/endpoint';
import { orUnknown, tolerantList } from '~/upstream/tolerance';
import { tokenRequest } from './contract';

/** `archived`: the trip is over, or will not take place. */
export const ORDER_GROUPS = ['active', 'archived'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** Orders a page (specification 3 §9). */
export const ORDERS_PER_PAGE = 5;
/** Orders of one month, and nearly always of a year, are few: they come on one page. */
export const ORDERS_PER_PERIOD_PAGE = 100;

/** A year or a month: "2026", "2026-05". */
const period = z.string().regex(/^\d{4}(?:-\d{2})?$/);

/**
 * `booking_tokens`: bookings that the visitor's browser began; they are listed with those of the account. `period`: by the
 * local date of the first departure.
 */
export const ordersRequest = tokenRequest.extend({
  group: z.enum(ORDER_GROUPS),
  limit: z.number().int().positive().max(ORDERS_PER_PERIOD_PAGE),
  next_page_token: z.string().max(200).nullish(),
  period: period.nullish(),
  booking_tokens: z.array(z.uuid()).max(100).nullish(),
});

const count = z.number().int().nonnegative();

/**
 * `data` of orders/all. Orders that are half paid come first, attempts that nobody has paid for come after all
 * trips; between them, active trips by departure, archived ones the latest first. `count`: of the group and period. `periods`: the
 * months with orders of the group, the latest first, whatever period is requested.
 */
export const ordersAnswer = z
  .looseObject({
    orders: z.array(orUnknown(booking)),
    count,
    counts: z.looseObject({
      active: count,
      archived: count,
      /** Those among them that nobody has paid for. */
      unpaid: z.looseObject({ active: count, archived: count }).nullish(),
    }),
    next_page_token: z.string().nullish(),
    periods: tolerantList(z.looseObject({ period, count })).nullish(),
  })
  .transform((wire) => ({
    /** Null for an order that cannot be read. */
    orders: wire.orders,
    count: wire.count,
    counts: {
      active: wire.counts.active,
      archived: wire.counts.archived,
      unpaid: { active: wire.counts.unpaid?.active ?? 0, archived: wire.counts.unpaid?.archived ?? 0 },
    },
    nextPageToken: wire.next_page_token ?? null,
    periods: (wire.periods ?? []).map((one) => ({ period: one.period, count: one.count })),
  }));
export type OrdersPage = z.output<typeof ordersAnswer>;
export type OrdersAnswerWire = z.input<typeof ordersAnswer>;

/**
 * Counts orders by the month of their first departure, the latest month first; skips orders without a date.
 * @param dates ISO dates or local times
 */
export function countByMonth(dates: readonly (string | null)[]): { period: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const date of dates) {
    if (!date) continue;
    const month = date.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .map(([period, count]) => ({ period, count }))
    .toSorted((one, other) => other.period.localeCompare(one.period));
}

export const orderEndpoints = endpointsOf('account', {
  listOrders: {
    method: 'POST',
    path: '/account/orders/all.json',
    summary: 'A page of the orders of an account, each as `booking/show` tells it.',
    request: ordersRequest,
    answer: ordersAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
});
