import { allowedPage, type CheckoutPage, checkoutPath } from '~/features/booking/flow/checkout-flow';
import { phaseOfOrder, type OrderPhase } from '~/features/booking/order/order-phase';
import { orderRoute, type JourneyFacts } from '~/features/booking/order/order-route';
import { orderStatus, type OrderStatusView, type StatusFacts } from '~/features/booking/order/order-status.server';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import type { Translate } from '~/i18n/translate';
import { formatMoney, statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { LinkChoiceProps } from '~/ui/LinkChoice';
import type { OrdersWish } from '~/upstream/account/orders-client.server';
import type { OrdersPage } from '~/upstream/account/orders-contract';
import type { Booking } from '~/upstream/booking/contract';
import { orderPeriods } from './order-periods';
import { orderWays, type OrderWay, type WaysFacts } from './order-ways.server';
import { ordersPath } from './orders-query';

export type OrderView = {
  key: string;
  route: string;
  ways: OrderWay[];
  /** The amount paid, or the price; null where there is none. */
  price: string | null;
  /** "Order F7K2QD"; null before the carrier has assigned it. */
  number: string | null;
  status: OrderStatusView;
  /** Waits for the customer: a payment with its deadline, an answer to a carrier's change. */
  waiting: string[];
  /** Link to the order, or to what continues the booking; null when there is nothing more to see. */
  action: { href: string; label: string } | null;
};

export type OrdersScreen = {
  title: string;
  /** Upcoming and past trips with their counts; null while there are no orders at all. */
  groups: LinkChoiceProps | null;
  /** Years, and the months of the chosen year; empty while all orders fit on a page. */
  periods: LinkChoiceProps[];
  orders: OrderView[];
  /** Attempts that nobody has paid for, after the trips. */
  drafts: OrderView[];
  /** Ready text in place of the list when this group has no orders, but the other one has. */
  noneHere: string | null;
  /** Path of the next orders; null on the last page. */
  nextPath: string | null;
  /** Path of the first page; null on it. */
  firstPath: string | null;
  /** Says that some orders could not be read; null when all were. */
  missing: string | null;
};

/** The booking fields that the list reads. */
export type OrderFacts = StatusFacts &
  JourneyFacts &
  WaysFacts &
  Pick<Booking, 'token' | 'orderNumber' | 'paid' | 'totalPrice' | 'currency' | 'scheduleChanges' | 'surcharges'>;

type Page = Omit<OrdersPage, 'orders'> & { orders: readonly (OrderFacts | null)[] };

/**
 * Builds a page of the visitor's trips.
 * @param t reads the namespace `content`
 */
export function ordersScreen(page: Page, wish: OrdersWish, market: Market, t: Translate): OrdersScreen {
  const loaded = page.orders.filter((order) => order !== null);
  const missing = page.orders.length - loaded.length;
  const { counts, nextPageToken } = page;
  const isEmpty = page.orders.length === 0;
  const hasOthers = counts.active + counts.archived > 0;
  return {
    title: t('orders.title'),
    groups: hasOthers ? groupLinks(page, wish, t) : null,
    periods: orderPeriods(page, wish, market, t),
    orders: loaded.filter((order) => !isDraft(order)).map((order) => orderView(order, market, t)),
    drafts: loaded.filter(isDraft).map((order) => orderView(order, market, t)),
    noneHere: isEmpty && hasOthers ? t(`orders.none.${wish.group}`) : null,
    nextPath: nextPageToken === null ? null : ordersPath({ ...wish, pageToken: nextPageToken }),
    firstPath: wish.pageToken === null ? null : ordersPath({ ...wish, pageToken: null }),
    missing: missing > 0 ? t('orders.missing', { count: missing }) : null,
  };
}

function groupLinks({ counts }: Page, wish: OrdersWish, t: Translate): LinkChoiceProps {
  return {
    label: t('orders.groups.label'),
    links: (['active', 'archived'] as const).map((group) => ({
      text: t(`orders.groups.${group}`, { total: counts[group] - counts.unpaid[group] }),
      path: ordersPath({ group }),
      isCurrent: group === wish.group,
    })),
  };
}

/**
 * Builds the entry of an order.
 * @param t reads the namespace `content`
 */
export function orderView(booking: OrderFacts, market: Market, t: Translate): OrderView {
  return {
    key: booking.token,
    route: orderRoute(booking, market.locale, t),
    ways: orderWays(booking, market),
    price: priceOf(booking, market),
    number: booking.orderNumber ? t('orders.number', { number: booking.orderNumber }) : null,
    status: orderStatus(booking, market),
    waiting: [
      ...booking.surcharges.filter(({ isWaiting }) => isWaiting).map((due) => dueText(due, booking, market, t)),
      ...(booking.scheduleChanges.some(({ isWaiting }) => isWaiting) ? [t('orders.changed')] : []),
    ],
    action: actionOf(booking, t),
  };
}

function dueText(
  { amount, payUntil }: OrderFacts['surcharges'][number],
  booking: OrderFacts,
  market: Market,
  t: Translate,
): string {
  if (amount === null || payUntil === null) return t('orders.due.unknown');
  const sum = statementMoney([amount], booking.currency, market.locale)(amount);
  return t('orders.due.until', { amount: sum, ...tripTime(payUntil, booking, market) });
}

function priceOf({ paid, totalPrice, currency }: OrderFacts, { locale }: Market): string | null {
  const amount = paid > 0 ? paid : totalPrice;
  return amount > 0 ? formatMoney({ amount, currency }, locale) : null;
}

/** Checks whether nothing was paid for an order yet, and it can still be bought, or ended before it was bought. */
function isDraft(order: OrderFacts): boolean {
  return !order.isPartiallyPaid && DRAFTS.includes(phaseOfOrder(order));
}

const DRAFTS: readonly OrderPhase[] = ['unpaid', 'expired', 'stopped', 'paymentFailed'];

/** An order in these phases is not an order yet, and its next step is the checkout's. */
const IN_CHECKOUT: readonly OrderPhase[] = ['unpaid', 'paymentFailed', 'paying', 'confirming', 'issuing', 'unknown'];

function actionOf(booking: OrderFacts, t: Translate): OrderView['action'] {
  const { token } = booking;
  const phase = phaseOfOrder(booking);
  const page: CheckoutPage | null = phase === 'expired' || phase === 'stopped' ? null : allowedPage(booking);
  if (page !== null && page !== 'thanks' && IN_CHECKOUT.includes(phase)) {
    return { href: checkoutPath(page, token), label: t(`orders.action.${page}`) };
  }
  // An attempt that ended before it was an order has nothing to show but its status.
  return booking.orderNumber ? { href: checkoutPath('order', token), label: t('orders.action.open') } : null;
}
