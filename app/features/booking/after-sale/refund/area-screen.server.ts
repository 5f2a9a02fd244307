import type { StatusMarkProps } from '~/ui/StatusMark';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { chosenFare } from '~/features/booking/summary/price-lines';
import { isByTrain } from '~/features/trip/segment';
import { getTranslator } from '~/i18n/translator.server';
import { formatLeadTime, formatMoney, statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { RefundOptions, RefundRequest } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { reasonsFor, unitsOf } from './choice';
import { requestFacts, stateOfRequest } from './process-states';
import { refundPath, refundRequestPath } from './refund-path';
import { voidDeadline } from './refund-words.server';
import { statement, type RefundWords } from './statement.server';

/** "Refund and exchange" on the page of an order. Ready texts. */
export type RefundAreaView = {
  /** One line: what is possible now, or why nothing is. */
  offer: string;
  /** The whole order can still be cancelled for nothing, which the page says first. */
  isFree: boolean;
  /** "You get back £188.97": what a free cancellation of an order without later payments returns; else null. */
  freeSum: string | null;
  /** The first question; null when nothing can be refunded. */
  path: string | null;
  requests: RequestLine[];
};

export type RequestLine = {
  path: string;
  /** "Request of 4 May 2031" */
  title: string;
  status: { text: string; tone: StatusMarkProps['tone'] };
  /** The sum, where the money goes, and until when. */
  facts: string[];
};

/** Builds the area of an issued order for pages that have only the words of a booking. */
export function refundAreaOfTicket(booking: Booking, options: RefundOptions, market: Market): RefundAreaView {
  return refundArea(booking, options, { market, t: getTranslator(market.locale, 'refund'), isByPerson: false });
}

/**
 * Builds the area of an issued order.
 * @param options `missing` when the service did not answer
 */
export function refundArea(
  booking: Booking,
  options: RefundOptions | 'missing',
  { isByPerson, ...words }: RefundWords & { isByPerson: boolean },
): RefundAreaView {
  const { t } = words;
  if (options === 'missing')
    return { offer: t('area.missing'), isFree: false, freeSum: null, path: null, requests: [] };
  const isPossible = reasonsFor(options).length > 0;
  return {
    offer: isPossible
      ? `${offerText(booking, options, { isByPerson, ...words })}${deadline(options, words)}`
      : closedText(options, words),
    isFree: isPossible && options.voidUntil !== null,
    freeSum: isPossible ? freeSum(booking, options, words) : null,
    path: isPossible ? refundPath(booking.token, 'questions') : null,
    requests: options.requests.toReversed().map((request) => requestLine(request, booking, words)),
  };
}

function offerText(
  booking: Booking,
  options: RefundOptions,
  { isByPerson, ...words }: RefundWords & { isByPerson: boolean },
): string {
  const { t } = words;
  if (options.voidUntil) {
    return t('area.void', { until: voidDeadline(options.voidUntil, booking, words) });
  }
  const open = options.coupons.filter(({ resolution }) => resolution !== null);
  const isAsked = open.some(({ resolution }) => resolution === 'support_request');
  if (!options.isVoluntaryAllowed) return t('area.compelled');
  if (keepsFare(booking) && !isByTrain(booking.segments) && !isAsked) {
    return t(options.isShopFeeWaived ? 'area.taxesOnlyVip' : 'area.taxesOnly');
  }
  const isPartial = unitsOf(options).some(({ restriction }) => restriction !== null);
  return t(isPartial ? 'area.partly' : isAsked || isByPerson ? 'area.byPerson' : 'area.atOnce');
}

function freeSum(booking: Booking, options: RefundOptions, { market, t }: RefundWords) {
  const amount = freeAmount(booking, options, market);
  return amount && t('area.back', { amount });
}

/** Returns "£188.97": what a free cancellation of the whole order returns; null where only its own page can tell. */
export function freeAmount(
  { paid, paidFee, currency }: Booking,
  { requests, voidUntil }: RefundOptions,
  { locale }: Market,
): string | null {
  // A fee of the card, or tickets given back before, make another sum.
  if (voidUntil === null || paid === 0 || paidFee > 0 || requests.length > 0) return null;
  return formatMoney({ amount: paid, currency }, locale);
}

/** Says until when tickets go back, where that is before the departure and no other deadline has been named. */
function deadline(options: RefundOptions, { market, t }: RefundWords): string {
  const open = unitsOf(options).filter(({ restriction }) => restriction === null);
  const minutes = Math.max(0, ...open.map(({ minutesBefore }) => minutesBefore));
  return options.voidUntil || minutes === 0
    ? ''
    : ` ${t('area.until', { time: formatLeadTime(minutes, market.locale) })}`;
}

/** Returns true when the fare itself never goes back, as step 0 has said. */
function keepsFare(booking: Booking): boolean {
  return Boolean(
    chosenFare(booking)?.options.some(({ kind, value }) => kind === 'returnable' && value === 'unavailable'),
  );
}

/** Names the first thing that stands in the way of all tickets. */
function closedText(options: RefundOptions, { market, t }: RefundWords): string {
  const units = unitsOf(options);
  const restrictions = new Set(units.flatMap(({ restriction }) => restriction ?? []));
  const [only, another] = [...restrictions];
  const minutes = Math.max(0, ...units.map(({ minutesBefore }) => minutesBefore));
  if (only === 'too_late' && another === undefined && minutes > 0) {
    return t('area.tooLate', { time: formatLeadTime(minutes, market.locale) });
  }
  return only && another === undefined ? t(`area.closed.${only}`) : t('area.closed.mixed');
}

function requestLine(request: RefundRequest, booking: Booking, words: RefundWords): RequestLine {
  const { market, t } = words;
  const { amount, currency, answerUntil, createdAt } = request;
  const { tone, phase } = requestFacts(request);
  const money = statement({ ...request, total: amount ?? 0 }, words);
  const sum = amount === null ? null : statementMoney([amount], currency, market.locale)(amount);
  const isPaying = amount !== null && amount > 0 && phase !== 'failed';
  // The card has not taken it: a notice above says where the money is.
  const isPaidOut = booking.payouts.some(({ refundToken }) => refundToken === request.token);
  return {
    path: refundRequestPath(booking.token, request.token),
    title: t('area.request', { date: formatSaleDay(createdAt, market) }),
    status: { text: t(`states.${stateOfRequest(request)}.title`), tone },
    facts: [
      ...(isPaying ? (money.destinations.length > 0 ? money.destinations : [sum ?? '']) : []),
      ...(isPaying && money.until && !isPaidOut ? [money.until] : []),
      ...(phase === 'working' && answerUntil ? [t('area.answer', tripTime(answerUntil, booking, market))] : []),
    ],
  };
}
