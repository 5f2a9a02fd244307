import { refundArea, type RefundAreaView } from '~/features/booking/after-sale/refund/area-screen.server';
import { requestsPath } from '~/features/booking/after-sale/help/help-path';
import { refundPath } from '~/features/booking/after-sale/refund/refund-path';
import { exchangeArea, type ExchangeAreaView } from '~/features/booking/after-sale/exchange/area-screen.server';
import type { BuyerOffer } from '~/features/booking/after-sale/buyer/buyer-offer.server';
import { changeNotices, type ChangeNotice } from '~/features/booking/after-sale/changes/notices-screen.server';
import { payoutNotices, type PayoutNotice } from '~/features/booking/after-sale/payout/notices-screen.server';
import { surchargeNotices, type SurchargeNotice } from '~/features/booking/after-sale/surcharge/notices-screen.server';
import { allowedPage, checkoutPath } from '~/features/booking/flow/checkout-flow';
import { describeMoney } from '~/features/booking/flow/money-back';
import { searchPath } from '~/features/booking/flow/interruption';
import { alertPath } from '~/features/landings/price-alert/days-form.server';
import {
  orderRegistration,
  type OrderRegistrationView,
} from '~/features/booking/after-sale/registration/order-registration.server';
import { orderContent, type OrderContent } from '~/features/booking/order/order-content.server';
import { orderExtras, type OrderExtrasView } from '~/features/booking/order/order-extras.server';
import { orderPayments, type OrderPaymentsView } from '~/features/booking/order/order-payments.server';
import { phaseOfOrder, type OrderPhase } from '~/features/booking/order/order-phase';
import { orderDates, orderRoute } from '~/features/booking/order/order-route';
import type { Shortcut } from '~/features/booking/order/shortcut';
import { orderStatus, type OrderStatusView } from '~/features/booking/order/order-status.server';
import type { OrderReader } from '~/features/booking/order/order-tickets.server';
import { addLabel, type OrderExtras } from '~/features/booking/post-sale/later-purchases.server';
import { boughtLater } from '~/features/booking/receipt/bought-later';
import { orderPolicies, type OrderPoliciesView } from '~/features/booking/after-sale/policies/order-policies.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type {
  ExchangeOptions,
  RefundOptions,
  RegistrationState,
  ScheduleChange,
  Surcharge,
} from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { Policy } from '~/upstream/documents/policies-contract';

export type OrderScreen = OrderContent & {
  /** "Москва — Сочи и обратно" */
  route: string;
  dates: string;
  /** "Заказ F7K2QD" */
  number: string | null;
  status: OrderStatusView;
  /** Where the money is; null while the order is in order. */
  money: { title: string; text: string } | null;
  /** The next step of an order that is not complete, or another search for one that has ended. */
  action: { path: string; label: string } | null;
  /** Changes by the carriers. */
  changes: ChangeNotice[];
  /** Payments that the shop asks for. */
  surcharges: SurchargeNotice[];
  /** Money that waits for bank details, or has gone there. */
  payouts: PayoutNotice[];
  /** Links to what people open an order for, four at most: the areas that they lead to are folded. */
  shortcuts: Shortcut[];
  /** Other ways to keep the tickets, below them. */
  copies: Shortcut[];
  /** Links that few need, at the end. */
  endLinks: Pick<Shortcut, 'path' | 'label'>[];
  extras: OrderExtrasView | null;
  /** Requests to people about the order; null for a visitor who may not make any, and before it is paid. */
  askPath: string | null;
  /** All payments, once there are some after the sale. */
  payments: OrderPaymentsView | null;
  /** Null without tickets, and for a visitor who may not refund them. */
  refund: RefundAreaView | null;
  /** Null in the same cases. */
  exchange: ExchangeAreaView | null;
  registration: OrderRegistrationView | null;
  /** For a visitor by a letter's link to a guest's order. */
  buyer: BuyerOffer | null;
  /** Null when nothing is insured, and for a visitor who may not see the tickets. */
  policies: OrderPoliciesView | null;
};

export type OrderParts = OrderReader & {
  buyer: BuyerOffer | null;
  areLinksOff: boolean;
  tellsPoints?: boolean;
  /** Prices of routes can be watched. */
  hasPriceAlerts: boolean;
  extras: OrderExtras;
  refund: { options: RefundOptions | 'missing'; isByPerson: boolean } | null;
  exchange: ExchangeOptions | 'missing' | null;
  registration: RegistrationState | null;
  /** Null: the service does not answer. */
  policies: Policy[] | null;
  changes: ScheduleChange[] | 'missing';
  surcharges: Surcharge[] | 'missing';
  now: Date;
};

/** Phases that end without a trip. */
const ENDED: readonly OrderPhase[] = [
  'expired',
  'stopped',
  'failed',
  'failedPaid',
  'refunding',
  'refunded',
  'refundFailed',
];
/** Two rows of a phone. What comes fifth, help, is linked below. */
const MOST_SHORTCUTS = 4;
/** Phases in which the tickets are valid. */
const ISSUED: readonly OrderPhase[] = ['issued', 'issuedUnsettled'];

/** Builds the page of an order for its owner (specification 3 §2 "Order pages"). */
export function orderScreen(booking: Booking, parts: OrderParts, market: Market): OrderScreen {
  const { locale } = market;
  const [t, tBooking, tContent] = [
    getTranslator(locale, 'order'),
    getTranslator(locale, 'booking'),
    getTranslator(locale, 'content'),
  ];
  const phase = phaseOfOrder(booking);
  const isEnded = ENDED.includes(phase);
  const isAhead = ISSUED.includes(phase) && !booking.order?.isArchived;
  const { orders } = parts.extras;
  const later = boughtLater(orders ?? []);
  // Undefined: unknown, which hides the price lines; null: the tickets were bought without extras.
  const ancillaries = orders ? (orders.find(({ payment }) => payment === null) ?? null) : undefined;
  const words = { market, t: tBooking, tSearch: getTranslator(locale, 'search') };
  const content = orderContent(booking, { ...parts, ancillaries, later }, words);
  const extras = orderExtras(booking, parts.extras, market);
  const refund = refundOf(booking, parts, market);
  const exchange = exchangeOf(booking, parts, market);
  const askPath = parts.access.rights.has('refund') && booking.orderNumber ? requestsPath(booking.token) : null;
  const gate = refundGate(booking, parts.buyer);
  const receiptPath = content.personal?.files?.receiptPath;
  const watch = parts.hasPriceAlerts ? watchPath(booking) : null;
  return {
    ...content,
    shortcuts: linked([
      ['document', receiptPath, t('shortcut.receipt')],
      ['swap', exchange?.path, t('shortcut.exchange')],
      ['refresh', refund ? refund.path : gate, t('shortcut.refund')],
      ['bag', extras?.path, addLabel(booking, parts.extras.left, t)],
      ['help', askPath, t('shortcut.help')],
    ]).slice(0, MOST_SHORTCUTS),
    copies: linked([
      ['app', content.personal?.files?.offlinePath, t('shortcut.offline')],
      ['calendar', content.personal ? content.calendarPath : null, t('shortcut.calendar')],
    ]),
    endLinks: linked([
      ['mail', watch, t('shortcut.watch')],
      ['mail', content.personal?.linksPath, tBooking('letterLinks.open')],
    ]),
    askPath,
    next: isAhead ? content.next : [],
    route: orderRoute(booking, locale, tContent),
    dates: orderDates(booking, market),
    number: booking.orderNumber ? tContent('orders.number', { number: booking.orderNumber }) : null,
    status: orderStatus(booking, market),
    // The requests say what goes back of tickets that were given back.
    money: isEnded && !isGivenBack(booking) ? moneyOf(booking, phase, words, t) : null,
    action: isEnded
      ? { path: searchPath(booking), label: tBooking('problem.searchAgain') }
      : nextStep(booking, tContent),
    changes: ISSUED.includes(phase)
      ? changeNotices(parts.changes, booking, { market, t: getTranslator(locale, 'changes') }).filter(
          ({ isWaiting }) => isAhead || isWaiting,
        )
      : [],
    surcharges: surchargeNotices(parts.surcharges, booking, { market, t: getTranslator(locale, 'surcharge') }),
    payouts: payoutNotices(booking, market),
    extras,
    payments: orderPayments(booking, { orders, surcharges: parts.surcharges }, market),
    refund,
    exchange,
    buyer: parts.buyer,
    registration: orderRegistration(booking, parts.registration, market),
    policies: orderPolicies(booking, parts.policies, market),
  };
}

/** Leaves out links without a page. */
function linked(links: readonly [Shortcut['icon'], string | null | undefined, string][]): Shortcut[] {
  return links.flatMap(([icon, path, label]) => (path ? [{ icon, path, label }] : []));
}

/** The page that watches the price of the order's route, on days to be chosen there. */
function watchPath({ search: { trips } }: Booking): string | null {
  const [out] = trips;
  return out ? alertPath(out.departure, out.arrival) : null;
}

/** The page of the refund, which asks a visitor by a letter's link for the proof of the buyer first. */
function refundGate({ token }: Booking, buyer: BuyerOffer | null): string | null {
  return buyer?.action ? refundPath(token, 'questions') : null;
}

function isGivenBack({ tickets }: Booking): boolean {
  return tickets.some(({ returnedTrips, refundingTrips }) => returnedTrips.length + refundingTrips.length > 0);
}

function refundOf(booking: Booking, { refund }: OrderParts, market: Market): RefundAreaView | null {
  if (refund === null) return null;
  const { options, isByPerson } = refund;
  return refundArea(booking, options, { market, t: getTranslator(market.locale, 'refund'), isByPerson });
}

function exchangeOf(booking: Booking, { exchange }: OrderParts, market: Market): ExchangeAreaView | null {
  if (exchange === null) return null;
  const words = { t: getTranslator(market.locale, 'exchange'), tRefund: getTranslator(market.locale, 'refund') };
  return exchangeArea(booking, exchange, { market, ...words });
}

function moneyOf(
  booking: Booking,
  phase: OrderPhase,
  words: Parameters<typeof describeMoney>[1],
  t: (key: string) => string,
): OrderScreen['money'] {
  if (phase === 'refundFailed') return { title: t('refundFailed.title'), text: t('refundFailed.text') };
  const money = describeMoney(booking, words);
  return 'refund' in money ? money.refund : { title: money.nothing, text: '' };
}

/** Leads back to the step that the order waits for. */
function nextStep(booking: Booking, t: (key: string) => string): OrderScreen['action'] {
  const page = allowedPage(booking);
  if (page === null || page === 'thanks') return null;
  return { path: checkoutPath(page, booking.token), label: t(`orders.action.${page}`) };
}
