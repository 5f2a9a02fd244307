import { allowedPage, type CheckoutPage, checkoutPath, phaseOf } from '~/features/booking/flow/checkout-flow';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatDateTimeInZone } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { dashed } from '~/market/punctuation';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';

/** States of an order, in the order of its life. */
type OrderState = 'unpaid' | 'expired' | 'paying' | 'issuing' | 'issued' | 'failed' | 'unknown';

const TONES = {
  unpaid: 'warning',
  expired: 'neutral',
  paying: 'info',
  issuing: 'info',
  issued: 'good',
  failed: 'danger',
  unknown: 'info',
} as const satisfies Record<OrderState, string>;

export type OrderView = {
  key: string;
  route: string;
  dates: string;
  /** "Order F7K2QD"; null before the carrier has assigned it. */
  number: string | null;
  status: { text: string; tone: (typeof TONES)[OrderState] };
  /** Link to continue the booking; null when it cannot continue. */
  action: { href: string; label: string } | null;
};

export type OrdersScreen = {
  title: string;
  orders: OrderView[];
  /** Says that some orders could not be read; null when all were. */
  missing: string | null;
};

/** The booking fields that the list reads. */
export type OrderFacts = Pick<
  Booking,
  | 'token'
  | 'action'
  | 'isPartiallyPaid'
  | 'secondPaymentUntil'
  | 'error'
  | 'orderNumber'
  | 'expiresAt'
  | 'search'
  | 'cities'
  | 'ports'
> & { segments: readonly Pick<BookingSegment, 'departureTimeZone'>[] };

/** An order started in this browser; null when the upstream did not answer in time. */
export type KnownOrder = OrderFacts | null;

/**
 * Lists the trips started in this browser, newest first.
 * @param t reads the namespace `content`
 */
export function ordersScreen(orders: readonly KnownOrder[], market: Market, t: Translate): OrdersScreen {
  const loadedOrders = orders.filter((order) => order !== null);
  const missing = orders.length - loadedOrders.length;
  return {
    title: t('orders.title'),
    orders: loadedOrders.map((order) => orderView(order, market, t)),
    missing: missing > 0 ? t('orders.missing', { count: missing }) : null,
  };
}

function orderView(booking: OrderFacts, market: Market, t: Translate): OrderView {
  const state = stateOf(booking);
  return {
    key: booking.token,
    route: routeText(booking, market.locale, t),
    dates: dashed(
      booking.search.trips.map(({ date }) => formatDate(date, market, 'long')),
      market.locale,
    ),
    number: booking.orderNumber ? t('orders.number', { number: booking.orderNumber }) : null,
    status: { text: statusText(booking, state, market, t), tone: TONES[state] },
    action: actionOf(booking, state, t),
  };
}

/** Returns the state of an order. The upstream decides when it has expired: by its clock, not ours. */
export function stateOf(booking: OrderFacts): OrderState {
  if (booking.error === 'sessionExpired') return 'expired';
  const states = {
    reserving: 'unpaid',
    booking: 'paying',
    issuing: 'issuing',
    done: 'issued',
    failed: 'failed',
    unknown: 'unknown',
  } as const;
  return states[phaseOf(booking.action)];
}

/** Describes the state; an unpaid or half-paid order shows its deadline, in the time zone of the departure. */
function statusText(booking: OrderFacts, state: OrderState, market: Market, t: Translate): string {
  const zone = booking.segments[0]?.departureTimeZone;
  // While a second payment is on its way, nothing may invite to another one.
  if (booking.action === 'ticket_booked' && booking.isPartiallyPaid && booking.secondPaymentUntil && zone) {
    return t('orders.status.restUntil', { time: formatDateTimeInZone(booking.secondPaymentUntil, zone, market) });
  }
  if (state !== 'unpaid' || !zone) return t(`orders.status.${state}`);
  return t('orders.status.unpaidUntil', { time: formatDateTimeInZone(booking.expiresAt, zone, market) });
}

function actionOf(booking: OrderFacts, state: OrderState, t: Translate): OrderView['action'] {
  const page: CheckoutPage | null = state === 'expired' ? null : allowedPage(booking);
  if (page === null) return null;
  return { href: checkoutPath(page, booking.token), label: t(`orders.action.${page}`) };
}

function routeText({ search, cities, ports }: OrderFacts, locale: Locale, t: Translate): string {
  const name = (code: string) => {
    const city = cities[code] ?? cities[ports[code]?.cityCode ?? ''];
    return city?.name ?? ports[code]?.name ?? code;
  };
  const [first, second] = search.trips;
  if (!first) return '';
  const isReturn =
    search.trips.length === 2 && second?.departure === first.arrival && second.arrival === first.departure;
  const way = ({ departure, arrival }: typeof first) => dashed([name(departure), name(arrival)], locale);
  if (isReturn) return t('orders.return', { route: way(first) });
  return search.trips.map(way).join(', ');
}
