import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import type { Translate } from '~/i18n/translate';
import { statementMoney } from '~/market/format';
import { formatSaleDay } from '~/market/sale-day';
import type { ExchangeRequest } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { StatusMarkProps } from '~/ui/StatusMark';
import { refreshSeconds } from '../refresh';
import { exchangeFacts, stateOfExchange } from '../refund/process-states';
import { surchargePath } from '../surcharge/surcharge-path';
import { exchangePath } from './exchange-path';
import {
  ticketLines,
  wayComparisons,
  type ExchangeWords,
  type TicketLines,
  type WayComparison,
} from './exchange-words.server';

/** The page of an exchange that was asked for: where it stands, what comes next and until when. Ready texts. */
export type RequestScreen = {
  title: string;
  tone: StatusMarkProps['tone'];
  text: string;
  /** "Exchange of 4 May 2031" */
  about: string;
  next: string[];
  ways: WayComparison[];
  tickets: TicketLines[];
  total: string;
  /** Pays, or asks once more; null while there is nothing to do. */
  action: { path: string; label: string } | null;
  orderPath: string;
  /** Seconds until the page asks again; null when nothing changes within moments. */
  refreshSeconds: number | null;
};

/** The surcharge may be paid half an hour later; then the carrier issues within minutes. */
const WATCHED_MINUTES = 45;

/** The carrier issues the new tickets. */
const ISSUING: readonly string[] = ['pending_exchange', 'processing_ticket'];

/** Builds the page of an exchange. @param tRefund reads the namespace `refund`: the states of a request */
export function requestScreen(
  request: ExchangeRequest,
  booking: Booking,
  words: ExchangeWords & { tRefund: Translate },
  now = new Date(),
): RequestScreen {
  const { market, t, tRefund } = words;
  const { total, currency, payUntil, answerUntil, returned, createdAt } = request;
  const { tone, tickets } = exchangeFacts(request);
  const state = stateOfExchange(request);
  const money = statementMoney([total], currency, market.locale);
  return {
    title: tRefund(`states.${state}.title`),
    tone,
    text: tRefund(`states.${state}.text`),
    about: t('area.request', { date: formatSaleDay(createdAt, market) }),
    next: [
      ...(payUntil ? [t('request.payUntil', tripTime(payUntil, booking, market))] : []),
      ...(answerUntil ? [t('request.answer', tripTime(answerUntil, booking, market))] : []),
      ...(returned
        ? [t('request.back', { amount: money(returned.amount), date: formatSaleDay(returned.moneyUntil, market) })]
        : []),
      t(`request.tickets.${tickets}`),
    ],
    ways: wayComparisons(request.ways, booking, words),
    tickets: ticketLines(request.tickets, currency, booking, words),
    total: money(total),
    action: actionOf(request, booking, money(total), t),
    orderPath: checkoutPath('order', booking.token),
    refreshSeconds: refreshSeconds(ISSUING.includes(state), { createdAt, watchedMinutes: WATCHED_MINUTES, now }),
  };
}

function actionOf(request: ExchangeRequest, { token }: Booking, amount: string, t: Translate): RequestScreen['action'] {
  const { can } = exchangeFacts(request);
  if (can === 'pay' && request.paymentToken) {
    return { path: surchargePath(token, request.paymentToken), label: t('request.pay', { amount }) };
  }
  return can === 'again' ? { path: exchangePath(token, 'questions'), label: t('request.again') } : null;
}
