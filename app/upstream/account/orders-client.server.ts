import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { orderEndpoints, type OrderGroup, type OrdersPage } from './orders-contract';

/** A page of orders: which, and how many. */
export type OrdersWish = {
  group: OrderGroup;
  limit: number;
  /** `nextPageToken` of the page before; null for the first. */
  pageToken: string | null;
  /** "2026" or "2026-05"; null for all. */
  period: string | null;
};

/** Calls about the orders of an account (specification 3 §7). */
export function orderCalls(call: AccountCall) {
  return {
    /**
     * Lists orders of the account and those begun in this browser.
     * @param bookingTokens bookings begun in the browser
     */
    listOrders(token: AuthToken, wish: OrdersWish, bookingTokens: readonly string[]): Promise<OrdersPage> {
      return call(orderEndpoints.listOrders, {
        auth_token: token.reveal(),
        group: wish.group,
        limit: wish.limit,
        next_page_token: wish.pageToken,
        period: wish.period,
        booking_tokens: [...bookingTokens],
      });
    },
  };
}
