import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { passengerName } from '~/features/booking/passengers/passenger-name';
import { formatDate } from '~/market/format';
import type { ExchangeWay } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { answerParameters, closedReason, openWays, wayKey, wayToChoose, type ExchangeAnswers } from './choice';
import { exchangePath } from './exchange-path';
import { wayRoute, wayTitle, type ExchangeWords } from './exchange-words.server';
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
  | { question: 'none'; text: string; closed: ClosedWay[] }
  | { question: 'which'; options: { value: string; label: string; hint: string }[]; closed: ClosedWay[] }
  | { question: 'date'; lead: string; first: string; last: string; value: string }
);

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
  const closed = options.ways.flatMap((way) =>
    way.restriction ? [{ title: wayTitle(way, booking, market), reason: t(`closed.${way.restriction}`) }] : [],
  );
  const base = { action: exchangePath(booking.token, 'questions'), backPath: order, given: [], error: null };
  if (open.length === 0) {
    return { ...base, question: 'none', text: t(`closed.${closedReason(options)}`), closed };
  }
  const way = wayToChoose(answers);
  if (way === null) {
    return {
      ...base,
      question: 'which',
      error: asked === 'which' ? t('which.error') : null,
      options: open.map((one) => ({
        value: wayKey(one),
        label: wayTitle(one, booking, market),
        hint: t('which.people', { names: names(one, booking) }),
      })),
      closed,
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
    lead: t('date.now', { way: wayTitle(way, booking, market), route: wayRoute(way, booking, market) }),
    first: way.firstDay,
    last: way.lastDay,
    value: typed ?? '',
  };
}

function names({ passengers }: ExchangeWay, booking: Booking): string {
  return passengers.flatMap((index) => passengerName(booking, index) ?? []).join(', ');
}
