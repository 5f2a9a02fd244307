import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { Translate } from '~/i18n/translate';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { statementMoney } from '~/market/format';
import type { ExchangeQuote } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { moneyDestinations } from '../refund/statement.server';
import { answerParameters, type ExchangeAnswers } from './choice';
import { isFeeWaived } from './day-links.server';
import { exchangePath } from './exchange-path';
import {
  ticketLines,
  wayComparisons,
  type ExchangeWords,
  type TicketLines,
  type WayComparison,
} from './exchange-words.server';

/** The last page before an exchange: both flights, the surcharge, the extras, and the button. Ready texts. */
export type ConfirmScreen = {
  ways: WayComparison[];
  tickets: TicketLines[];
  total: string;
  /** The new flight is cheaper; null when it is not. */
  forfeited: string | null;
  extras: { moves: string[]; returned: string[]; money: string[] };
  /** The sum that was shown before, when it has moved. */
  change: { old: string; now: string } | null;
  /** The last answer was lost: nobody knows whether the exchange was asked for. */
  isUnclear: boolean;
  effects: string[];
  holds: string;
  button: string;
  /** Leaves everything as it is. */
  keep: { label: string; to: string };
  idempotencyKey: string;
  /** Hundredths. */
  amount: number;
  /** Address of the form, with the answers. */
  action: string;
  backPath: string;
};

export type ConfirmFacts = {
  booking: Booking;
  answers: ExchangeAnswers;
  quote: ExchangeQuote;
  idempotencyKey: string;
  /** The sum that was confirmed, in hundredths; null the first time. */
  was: number | null;
  isUnclear: boolean;
};

/** Builds the confirmation of an exchange. @param tRefund reads the namespace `refund` */
export function confirmScreen(facts: ConfirmFacts, words: ExchangeWords & { tRefund: Translate }): ConfirmScreen {
  const { booking, answers, quote, idempotencyKey, was, isUnclear } = facts;
  const { market, t, tRefund } = words;
  const { total, currency, forfeited, extras, returned } = quote;
  const amounts = [total, was ?? total, forfeited, ...extras.map(({ amount }) => amount ?? 0)];
  const money = statementMoney(amounts, currency, market.locale);
  const parameters = answerParameters(answers);
  const own = (fate: 'moves' | 'returned') => extras.filter((extra) => extra.fate === fate);
  return {
    ways: wayComparisons(quote.ways, booking, words),
    tickets: ticketLines(quote.tickets, currency, booking, words),
    total: money(total),
    forfeited: forfeited > 0 ? t('confirm.forfeited', { amount: money(forfeited) }) : null,
    extras: {
      moves: own('moves').map(({ title }) => title),
      returned: own('returned').map(({ title, amount }) =>
        amount ? t('extras.back', { title, amount: money(amount) }) : t('extras.dropped', { title }),
      ),
      money: moneyDestinations(returned.destinations, currency, { market, t: tRefund }),
    },
    change: was === null || was === total ? null : { old: money(was), now: money(total) },
    isUnclear,
    effects: [
      ...(total > 0 ? [t('confirm.pay', tripTime(quote.payUntil, booking, market))] : []),
      [t('confirm.reissue'), ...(total > 0 ? [t('confirm.refused')] : [])].join(' '),
    ],
    // One deadline is enough: a surcharge that has moved meanwhile is shown again before anything happens.
    holds:
      total > 0
        ? t(isFeeWaived(quote.tickets) ? 'confirm.laterVip' : 'confirm.later')
        : t('confirm.holds', tripTime(quote.expiresAt, booking, market)),
    button: total === 0 ? t('confirm.free') : t('confirm.button', { amount: money(total) }),
    keep: { label: t('confirm.keep'), to: checkoutPath('order', booking.token) },
    idempotencyKey,
    amount: total,
    action: exchangePath(booking.token, 'confirm', parameters),
    backPath: exchangePath(
      booking.token,
      'questions',
      parameters.filter(([name]) => name === 'way'),
    ),
  };
}
