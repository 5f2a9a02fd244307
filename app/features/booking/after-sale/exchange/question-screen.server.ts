import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { passengerName } from '~/features/booking/passengers/passenger-name';
import type { Translate } from '~/i18n/translate';
import { formatDate, statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { ExchangeOptions, ExchangeWay, RefundOptions } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { answerParameters, closedReason, openWays, wayKey, wayToChoose, type ExchangeAnswers } from './choice';
import { freeAmount, refundAreaOfTicket } from '../refund/area-screen.server';
import { refundPath } from '../refund/refund-path';
import { dayLinks, feesOf, isFeeWaived, type DayFacts, type DayLink, ticketDay } from './day-links.server';
import { exchangePath } from './exchange-path';
import { wayFlights, wayRoute, wayTitle, type ExchangeWords } from './exchange-words.server';
import { closedText, openText, wayReason } from './lead-time-words.server';
import type { ExchangeVisit } from './read-exchange.server';

/** A page that asks one question of an exchange. Ready texts. */
export type QuestionScreen = {
  /** Addresses of the form, without the answers, and of the page before. */
  action: string;
  backPath: string;
  /** The answers given so far, sent along. */
  given: [string, string][];
  /** Why the page is shown again. */
  error: string | null;
} & (
  | NoExchange
  | { question: 'which'; lead: string; options: WayOption[]; closed: ClosedWay[]; apart: Apart }
  | (DateQuestion & NearDays)
);

/** `closed`: empty where one reason, the text, holds for all. */
type NoExchange = { question: 'none'; title: string; text: string; closed: ClosedWay[]; refund: RefundWay };

type DateQuestion = { question: 'date'; now: NowView; first: string; last: string; value: string; apart: Apart };

/** The days around the flight now, and what a change costs at least; neither while the flights are unknown. */
export type NearDays = { days: DayLink[]; fee: string | null };

/** Leads to the refund where it is the only way left; null otherwise. `offer`: until when cancelling is free. */
type RefundWay = { label: string; path: string; offer: string | null } | null;

/** Says that everybody on a ticket changes together, and what to do otherwise; null for one passenger. */
type Apart = string | null;

/** A way that can be chosen. `people`: who changes with it; null for one passenger. */
export type WayOption = { value: string; route: string; flights: string; people: string | null };

/** The flights of a way as they are now. */
export type NowView = { route: string; flights: string };

/** A way that cannot be exchanged, and why. */
export type ClosedWay = { title: string; reason: string };

/**
 * Builds the first question without an answer: which ways, or the new day of one.
 * @param asked the question whose form was sent, and the day that was typed
 */
export function questionScreen(
  { booking, options }: ExchangeVisit,
  answers: ExchangeAnswers,
  { asked, typed }: { asked: string | null; typed: string | null },
  words: ExchangeWords,
): QuestionScreen {
  const { market, t } = words;
  const order = checkoutPath('order', booking.token);
  const open = openWays(options);
  const closed = options.ways.flatMap((way) => {
    const reason = wayReason(way, words);
    return reason ? [{ title: wayTitle(way, booking, market), reason }] : [];
  });
  const apart = open.some(({ passengers }) => passengers.length > 1) ? t('apart') : null;
  const base = { action: exchangePath(booking.token, 'questions'), backPath: order, given: [], error: null };
  if (open.length === 0) {
    const refund = refundWay(options, booking, t);
    const isOneReason = new Set(closed.map(({ reason }) => reason)).size === 1;
    const title = closedReason(options) === 'carrier_refuses' ? t('none.fareTitle') : t('none.title');
    return {
      ...base,
      question: 'none',
      title,
      text: closedText(options, words),
      closed: isOneReason ? [] : closed,
      refund,
    };
  }
  const way = wayToChoose(answers);
  if (way === null) {
    return {
      ...base,
      question: 'which',
      lead: openText(options, words),
      error: asked === 'which' ? t('which.error') : null,
      options: open.map((one) => ({
        value: wayKey(one),
        ...nowOf(one, booking, market),
        people: one.passengers.length > 1 ? t('which.people', { names: names(one, booking) }) : null,
      })),
      closed,
      apart,
    };
  }
  const parameters = answerParameters(answers);
  const days = { from: formatDate(way.firstDay, market, 'long'), to: formatDate(way.lastDay, market, 'long') };
  return {
    ...base,
    question: 'date',
    backPath: open.length > 1 ? exchangePath(booking.token, 'questions') : order,
    given: parameters,
    error: asked === 'date' ? t('date.error', days) : null,
    now: nowOf(way, booking, market),
    first: way.firstDay,
    last: way.lastDay,
    // Not the day of the flight now: who only presses the button has chosen nothing.
    value: typed ?? '',
    apart,
    days: [],
    fee: null,
  };
}

/** Tells the days around the flight now. @param found the flights of `day` */
export function nearDays(
  facts: Omit<DayFacts, 'given' | 'shown'>,
  answers: ExchangeAnswers,
  words: ExchangeWords,
): NearDays {
  const fees = feesOf(facts.found);
  const { currency, flights } = facts.found;
  const waived = flights.some(({ tickets }) => isFeeWaived(tickets)) ? words.t('flights.noteVip') : null;
  return {
    days: dayLinks({ ...facts, given: answerParameters(answers), shown: null }, words),
    fee:
      fees === null
        ? waived
        : words.t('date.fee', { amount: statementMoney([fees], currency, words.market.locale)(fees) }),
  };
}

/** Returns the day of a way's flight now, or the nearest one to which it can be moved: yyyy-MM-dd. */
export function dayNow(way: ExchangeWay, booking: Booking): string {
  const { firstDay, lastDay } = way;
  const day = ticketDay(way, booking) ?? firstDay;
  return day < firstDay ? firstDay : day > lastDay ? lastDay : day;
}

/** Leads to the refund of tickets that are never exchanged. */
export function refundWay(options: ExchangeOptions, { token }: Booking, t: Translate): RefundWay {
  const isOnlyWay = NEVER.includes(closedReason(options));
  return isOnlyWay ? { label: t('toRefund'), path: refundPath(token, 'questions'), offer: null } : null;
}

/** Says on the way to the refund that the order can still be cancelled free of charge, and for how much. */
export function withRefund<Screen extends { refund: RefundWay }>(
  screen: Screen,
  booking: Booking,
  options: RefundOptions,
  { market, t }: ExchangeWords,
): Screen {
  const area = refundAreaOfTicket(booking, options, market);
  if (!screen.refund || !area.isFree) return screen;
  const amount = freeAmount(booking, options, market);
  const label = amount ? t('toRefundSum', { amount }) : screen.refund.label;
  return { ...screen, refund: { ...screen.refund, label, offer: area.offer } };
}

/** Reasons that do not pass. */
const NEVER: readonly string[] = ['carrier_refuses', 'trains'];

/** Says what a way is before its exchange. */
export function nowOf(way: ExchangeWay, booking: Booking, market: Market): NowView {
  return { route: wayRoute(way, booking, market), flights: wayFlights(way, booking, market) };
}

function names({ passengers }: ExchangeWay, booking: Booking): string {
  return passengers.flatMap((index) => passengerName(booking, index) ?? []).join(', ');
}
