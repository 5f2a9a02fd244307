import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { orderLine } from '~/features/booking/order/order-route';
import type { RefundRequest } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { StatusMarkProps } from '~/ui/StatusMark';
import { payoutNotices, type PayoutNotice } from '../payout/notices-screen.server';
import { refreshSeconds } from '../refresh';
import { requestFacts, stateOfRequest } from './process-states';
import { refundPath } from './refund-path';
import { couponsByPassenger, type PassengerCoupons } from './refund-words.server';
import { isAllToEWallet, statement, type RefundWords, type StatementView } from './statement.server';
import { formatSaleDay } from '~/market/sale-day';

/** The page of a request: where it stands, what comes next and until when. Ready texts. */
export type RequestScreen = {
  /** The journey of the order. */
  trip: string;
  title: string;
  tone: StatusMarkProps['tone'];
  text: string;
  /** "Request of 4 May 2031" and its reason. */
  about: string;
  /** The next step and its time, and whether the tickets are valid. */
  next: string[];
  /** Null when nothing goes back, or nobody knows what. */
  statement: StatementView | null;
  passengers: PassengerCoupons[];
  /** Money of this request that the card did not take. */
  payouts: PayoutNotice[];
  /** Asks once more, or writes to the shop; null while there is nothing to do. */
  action: { path: string; label: string } | null;
  orderPath: string;
  /** The request to the person who decides; null without one, and while the help centre does not answer. */
  help: { path: string; label: string } | null;
  /** Seconds until the page asks again; null when nothing changes within moments. */
  refreshSeconds: number | null;
};

const WATCHED_MINUTES = 5;

/** Builds the page of a request. */
export function requestScreen(
  request: RefundRequest,
  booking: Booking,
  words: RefundWords,
  now = new Date(),
): RequestScreen {
  const { market, t } = words;
  const { amount, reason, kind, answerUntil, moneyUntil, createdAt } = request;
  const { tone, tickets, phase, can } = requestFacts(request);
  const state = stateOfRequest(request);
  const hasMoney = amount !== null && phase !== 'failed';
  const payouts = payoutNotices(booking, market, request.token);
  // The card has not taken it: the day on which its bank would show it is over.
  const day = payouts.length > 0 ? null : moneyUntil;
  const money =
    hasMoney && request.lines.length > 0 ? statement({ ...request, moneyUntil: day, total: amount }, words) : null;
  const isInWallet = hasMoney && amount > 0 && isAllToEWallet(request.destinations);
  const doneText = amount === 0 ? t('request.nothing') : isInWallet ? t('request.inWallet') : null;
  const why = reason ? t(`why.${reason}.label`) : kind === 'voluntary' ? null : t('request.compelled');
  return {
    trip: orderLine(booking, market),
    title: t(`states.${state}.title`),
    tone,
    text: phase === 'done' && doneText !== null ? doneText : t(`states.${state}.text`),
    about: [t('area.request', { date: formatSaleDay(createdAt, market) }), why].filter(Boolean).join(' · '),
    next: [
      ...(phase === 'working' && answerUntil ? [t('area.answer', tripTime(answerUntil, booking, market))] : []),
      ...(phase === 'working' && hasMoney && amount > 0 && moneyUntil === null
        ? [t(isInWallet ? 'request.inWalletLater' : 'request.moneyLater')]
        : []),
      t(`request.tickets.${tickets}`),
    ],
    statement: money,
    passengers: couponsByPassenger(request.coupons, booking, market),
    payouts,
    action: can === 'again' ? { path: refundPath(booking.token, 'questions'), label: t('request.again') } : null,
    orderPath: checkoutPath('order', booking.token),
    help: null,
    refreshSeconds: refreshSeconds(isOnItsWay(state), { createdAt, watchedMinutes: WATCHED_MINUTES, now }),
  };
}

/** Returns true while the request is being carried out, and nobody has to decide. */
function isOnItsWay(state: ReturnType<typeof stateOfRequest>): boolean {
  return state.startsWith('pending_') || state === 'ticket_creation_is_pending';
}
