import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { passengerName } from '~/features/booking/passengers/passenger-name';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { ExchangeWay } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { answerParameters, openWays, wayKey, wayToChoose, type ExchangeAnswers } from './choice';
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
  | { question: 'none'; text: string; closed: ClosedWay[]; refundPath: string }
  | { question: 'which'; lead: string; options: WayOption[]; closed: ClosedWay[]; apart: Apart }
  | { question: 'date'; now: NowView; first: string; last: string; value: string; apart: Apart }
);

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
    return { ...base, question: 'none', text: closedText(options, words), closed, refundPath: `${order}/refund` };
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
    // A calendar opens in the month of the trip, not in today's.
    value: typed ?? dayNow(way, booking),
    apart,
  };
}

/** Says what a way is before its exchange. */
export function nowOf(way: ExchangeWay, booking: Booking, market: Market): NowView {
  return { route: wayRoute(way, booking, market), flights: wayFlights(way, booking, market) };
}

/** Returns the day of the way as it is now, where it can be asked for. */
function dayNow({ recordIndex, tripIndex, firstDay, lastDay }: ExchangeWay, { segments }: Booking): string {
  const first = segments.find((one) => one.recordIndex === recordIndex && one.tripIndex === tripIndex);
  const day = first?.departureTime.slice(0, 10) ?? '';
  return day >= firstDay && day <= lastDay ? day : '';
}

function names({ passengers }: ExchangeWay, booking: Booking): string {
  return passengers.flatMap((index) => passengerName(booking, index) ?? []).join(', ');
}
