import { tripTime } from '~/features/booking/summary/pay-deadline';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { ExchangeOptions, ExchangeRequest } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { RequestLine } from '../refund/area-screen.server';
import { exchangeFacts, stateOfExchange } from '../refund/process-states';
import { openWays } from './choice';
import { exchangePath, exchangeRequestPath } from './exchange-path';
import { refundWay } from './question-screen.server';
import { closedText, openText } from './lead-time-words.server';

/** "Exchange" on the page of an order. Ready texts. */
export type ExchangeAreaView = {
  /** One line: what is possible now, or why nothing is. */
  offer: string;
  /** The first question; null when nothing can be exchanged. */
  path: string | null;
  /** Leads to the refund where an exchange never is; null otherwise. */
  refund: { label: string; path: string } | null;
  requests: RequestLine[];
};

/** `t` reads the namespace `exchange`, `tRefund` that of refunds. */
type AreaWords = { market: Market; t: Translate; tRefund: Translate };

/** Builds the area of an issued order. @param options `missing` when the service did not answer */
export function exchangeArea(
  booking: Booking,
  options: ExchangeOptions | 'missing',
  words: AreaWords,
): ExchangeAreaView {
  const { t } = words;
  if (options === 'missing') return { offer: t('area.missing'), path: null, refund: null, requests: [] };
  const isOpen = openWays(options).length > 0;
  return {
    offer: isOpen ? openText(options, words) : closedText(options, words),
    path: isOpen ? exchangePath(booking.token, 'questions') : null,
    refund: isOpen ? null : refundWay(options, booking, t),
    requests: options.requests.toReversed().map((request) => requestLine(request, booking, words)),
  };
}

function requestLine(request: ExchangeRequest, booking: Booking, { market, t, tRefund }: AreaWords): RequestLine {
  const { payUntil, answerUntil, createdAt } = request;
  return {
    path: exchangeRequestPath(booking.token, request.token),
    title: t('area.request', { date: formatSaleDay(createdAt, market) }),
    status: { text: tRefund(`states.${stateOfExchange(request)}.title`), tone: exchangeFacts(request).tone },
    facts: [
      ...(payUntil ? [t('request.payUntil', tripTime(payUntil, booking, market))] : []),
      ...(answerUntil ? [t('request.answer', tripTime(answerUntil, booking, market))] : []),
    ],
  };
}
