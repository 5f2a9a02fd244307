import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { orderLine } from '~/features/booking/order/order-route';
import { statementMoney } from '~/market/format';
import { formatSaleDay } from '~/market/sale-day';
import type { RefundQuote } from '~/upstream/after-sale/contract';
import { answerParameters, type Answers } from './choice';
import { withOnlyAnswers } from './question-screen.server';
import { refundPath } from './refund-path';
import { couponsByPassenger, voidDeadline, type PassengerCoupons } from './refund-words.server';
import type { RefundVisit } from './read-options.server';
import { statement, type RefundWords, type StatementView } from './statement.server';

/** The last page before a refund: the money, the tickets, and the button. Ready texts. */
export type ConfirmScreen = {
  /** The journey of the order. */
  trip: string;
  title: string;
  statement: StatementView;
  passengers: PassengerCoupons[];
  /** Other tickets go back with the chosen ones. */
  hasMore: boolean;
  /** The sum that was shown before, when it has moved. */
  change: { old: string; now: string } | null;
  /** Leads to the free cancellation of the whole order, while it is possible instead. */
  free: { title: string; text: string; link: string; path: string } | null;
  /** The last answer was lost: nobody knows whether the request was made. */
  isUnclear: boolean;
  /** "This sum holds until 4 May, 18:30 (Moscow, UTC+3)"; while cancelling is free, until when that is. */
  holds: string;
  /** The fate of the tickets, and when the answer comes. */
  effects: string[];
  /** Where the money goes, when the customer may choose; the first is what happens without a choice. */
  payTo: { legend: string; options: { value: PayTo; label: string; hint: string }[] } | null;
  takesComment: boolean;
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

/** Back to where it was paid from, or to the wallet of the account. */
export const PAY_TO = ['source', 'eWallet'] as const;
type PayTo = (typeof PAY_TO)[number];

export type ConfirmFacts = {
  visit: RefundVisit;
  answers: Answers;
  quote: RefundQuote;
  idempotencyKey: string;
  /** The sum that was confirmed, in hundredths; null the first time. */
  was: number | null;
  isUnclear: boolean;
  /** The wallet may take money in the currency of the order. */
  hasEWallet?: boolean;
};

/** Builds the confirmation of a refund or a void. */
export function confirmScreen(facts: ConfirmFacts, words: RefundWords): ConfirmScreen {
  const { visit, answers, quote, idempotencyKey, was, isUnclear } = facts;
  const { booking } = visit;
  const { market, t } = words;
  const { total, currency, resolution } = quote;
  const money = statementMoney([total, was ?? total], currency, market.locale);
  const { why } = answers;
  const isAsked = resolution === 'support_request';
  const kind = why === 'void' ? 'void' : isAsked ? 'asked' : 'atOnce';
  return {
    trip: orderLine(booking, market),
    title: t(`confirm.title.${kind}`),
    statement: statement(quote, words),
    passengers: couponsByPassenger(quote.coupons, booking, market),
    hasMore: quote.coupons.length > (answers.coupons?.length ?? 0),
    change: was === null || was === total ? null : { old: money(was), now: money(total) },
    free: why === 'voluntary' ? freeWay(visit, words) : null,
    isUnclear,
    holds: holdsText(facts, words),
    effects: [t(`confirm.tickets.${kind}`), ...(isAsked ? [t('confirm.byPerson')] : [])],
    payTo: facts.hasEWallet ? payToChoice(quote, words) : null,
    takesComment: isAsked,
    button: total === 0 ? t(`confirm.nothing.${kind}`) : t(`confirm.button.${kind}`, { amount: money(total) }),
    keep: { label: t('confirm.keep'), to: checkoutPath('order', booking.token) },
    idempotencyKey,
    amount: total,
    action: refundPath(booking.token, 'confirm', answerParameters(answers)),
    backPath: backPath(visit, why),
  };
}

/** Names one deadline: a second one beside that of the free cancellation, a day earlier, would only press. */
function holdsText({ visit: { booking, options }, answers, quote }: ConfirmFacts, words: RefundWords): string {
  const { market, t } = words;
  return answers.why === 'void' && options.voidUntil !== null
    ? t('area.void', { until: voidDeadline(options.voidUntil, booking, words) })
    : t('confirm.holds', tripTime(quote.expiresAt, booking, market));
}

/** Asks where the money goes. Null for a guest, and when nothing of it was paid by the account itself. */
function payToChoice(
  { eWalletAmount, currency, moneyUntil }: RefundQuote,
  { market, t }: RefundWords,
): ConfirmScreen['payTo'] {
  if (eWalletAmount === null || eWalletAmount === 0) return null;
  const amount = statementMoney([eWalletAmount], currency, market.locale)(eWalletAmount);
  const hints = {
    source: t('to.until', { date: formatSaleDay(moneyUntil, market) }),
    eWallet: t('payTo.eWallet.hint'),
  };
  return {
    legend: t('payTo.legend'),
    options: PAY_TO.map((value) => ({ value, label: t(`payTo.${value}.label`, { amount }), hint: hints[value] })),
  };
}

/** Returns the question before, or the order where none was asked. */
function backPath({ booking, options }: RefundVisit, why: Answers['why']): string {
  const isAsked = (given: Answers['why']) => withOnlyAnswers({ why: given, coupons: null }, options).coupons === null;
  if (why !== null && isAsked(why)) return refundPath(booking.token, 'questions', [['why', why]]);
  return isAsked(null) ? refundPath(booking.token, 'questions') : checkoutPath('order', booking.token);
}

function freeWay({ booking, options }: RefundVisit, words: RefundWords): ConfirmScreen['free'] {
  if (options.voidUntil === null) return null;
  const { t } = words;
  return {
    title: t('confirm.free.title'),
    text: t('confirm.free.text', { until: voidDeadline(options.voidUntil, booking, words) }),
    link: t('confirm.free.link'),
    path: refundPath(booking.token, 'confirm', [['why', 'void']]),
  };
}
