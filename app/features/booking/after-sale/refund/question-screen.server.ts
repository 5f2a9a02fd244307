import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { orderLine } from '~/features/booking/order/order-route';
import { formatLeadTime, statementMoney } from '~/market/format';
import type { RefundOptions, Restriction } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import {
  answerParameters,
  needsDocuments,
  reasonsFor,
  unitsOf,
  WHOLE_ORDER,
  type Answers,
  type RefundUnit,
  type Why,
} from './choice';
import { refundPath, type RefundPage } from './refund-path';
import { couponRoute, couponsByPassenger, voidDeadline } from './refund-words.server';
import type { RefundWords } from './statement.server';

/** One question of a refund. Ready texts. */
export type QuestionScreen = {
  /** Address of the form, without the answers. */
  action: string;
  /** The answers given so far, sent along. */
  given: [string, string][];
  backPath: string;
  /** The journey of the order. */
  trip: string;
  /** Why the page is shown again. */
  error: string | null;
} & (
  | {
      question: 'why';
      /** The whole order goes back for nothing now: an offer before the question. Null when that is over. */
      free: { title: string; text: string; path: string } | null;
      options: { value: Why; label: string; hint?: string }[];
    }
  | {
      question: 'which';
      /** The value that stands for all of it; null when there is one part only. */
      whole: { value: string; label: string } | null;
      passengers: PassengerUnits[];
      /** Says that a way out takes its way back along; null when no chosen part takes another. */
      together: string | null;
    }
  | { question: 'none' }
);

/** The tickets that one passenger (or those who go together) can give back. */
export type PassengerUnits = {
  name: string;
  units: { value: string; ways: string[]; numbers: string; price: string | null }[];
  /** Parts that cannot be chosen, with the reason. */
  closed: { ways: string[]; reason: string }[];
};

/** Returns the page that follows the answers; `questions` while one is missing. */
export function nextPage({ why, coupons }: Answers, options: RefundOptions): RefundPage {
  if (why === null || coupons === null) return 'questions';
  return needsDocuments(options, why) ? 'documents' : 'confirm';
}

/** Answers for the customer where there is nothing to choose: a free cancellation of the only ticket gives most of all. */
export function withOnlyAnswers(answers: Answers, options: RefundOptions): Answers {
  const [onlyReason, otherReason] = reasonsFor(options);
  const [unit, otherUnit] = unitsOf(options);
  const isSingle = unit !== undefined && otherUnit === undefined && unit.restriction === null;
  const isDecided = otherReason === undefined || (isSingle && onlyReason === 'void');
  const why = answers.why ?? (isDecided ? (onlyReason ?? null) : null);
  const whole = why === 'void' || isSingle ? options.coupons : null;
  return { ...answers, why, coupons: why === null ? null : (answers.coupons ?? whole) };
}

/**
 * Builds the first question without an answer.
 * @param asked the question whose form was sent
 */
export function questionScreen(
  { booking, options }: { booking: Booking; options: RefundOptions },
  { why }: Answers,
  { asked, ...words }: RefundWords & { asked: string | null },
): QuestionScreen {
  const { t } = words;
  const reasons = reasonsFor(options);
  const action = refundPath(booking.token, 'questions');
  const order = checkoutPath('order', booking.token);
  const trip = orderLine(booking, words.market);
  const base = { action, given: [], backPath: order, trip, error: null };
  if (reasons.length === 0) return { ...base, question: 'none' };
  if (why === null) {
    const others = reasons.filter((value) => value !== 'void');
    const labels = others.map((value) => ({ value, ...whyWords(value, options, words) }));
    const free = others.length < reasons.length ? freeOffer(booking, options, words) : null;
    return { ...base, error: asked === 'why' ? t('why.error') : null, question: 'why', free, options: labels };
  }
  const open = unitsOf(options).filter(({ restriction }) => restriction === null);
  return {
    ...base,
    given: answerParameters({ why, coupons: null }),
    backPath: action,
    error: asked === 'which' ? t('which.error') : null,
    question: 'which',
    whole: open.length > 1 ? { value: WHOLE_ORDER, label: t('which.whole', { count: ticketsIn(open) }) } : null,
    passengers: passengerUnits(booking, options, words),
    together: open.some(isWayOut) ? t('which.together') : null,
  };
}

function isWayOut({ coupons }: RefundUnit): boolean {
  return coupons.some(({ restriction }) => restriction === 'return_first');
}

/** Counts the tickets of these parts; the ways of a ticket are several parts. */
function ticketsIn(units: readonly RefundUnit[]): number {
  const tickets = units.flatMap(({ coupons }) => coupons.map((one) => `${one.recordIndex} ${one.passengerIndex}`));
  return new Set(tickets).size;
}

function freeOffer(booking: Booking, { voidUntil }: RefundOptions, words: RefundWords) {
  const { t } = words;
  const until = voidUntil ? voidDeadline(voidUntil, booking, words) : '';
  const path = refundPath(booking.token, 'confirm', answerParameters({ why: 'void', coupons: null }));
  return { title: t('why.void.label'), text: t('why.void.hint', { until }), path };
}

function whyWords(why: Why, options: RefundOptions, { t }: RefundWords) {
  const label = t(`why.${why}.label`);
  if (why === 'voluntary') {
    return { label, hint: t(options.voidUntil === null ? 'why.voluntary.hint' : 'why.voluntary.hintWhileFree') };
  }
  return needsDocuments(options, why) ? { label, hint: t('why.documents') } : { label };
}

function passengerUnits(booking: Booking, options: RefundOptions, words: RefundWords): PassengerUnits[] {
  const { market, t } = words;
  const prices = options.coupons.flatMap(({ price }) => price ?? []);
  const money = statementMoney(prices, booking.currency, market.locale);
  const byName = new Map<string, PassengerUnits>();
  for (const unit of unitsOf(options)) {
    const people = couponsByPassenger(unit.coupons, booking, market);
    const name = people.map((one) => one.name).join(', ');
    const entry = byName.get(name) ?? { name, units: [], closed: [] };
    const ways = [...new Set(unit.coupons.map((coupon) => couponRoute(coupon, booking, market)))];
    if (unit.restriction !== null) {
      entry.closed.push({ ways, reason: reasonOf(unit, unit.restriction, words) });
    } else {
      const numbers = new Set(people.flatMap(({ tickets }) => tickets.flatMap(({ number }) => number ?? [])));
      entry.units.push({
        value: unit.key,
        ways,
        numbers: t('which.tickets', { count: numbers.size, numbers: [...numbers].join(', ') }),
        price: priceOf(unit, money),
      });
    }
    byName.set(name, entry);
  }
  return [...byName.values()];
}

function reasonOf({ minutesBefore }: RefundUnit, restriction: Restriction, { market, t }: RefundWords): string {
  return restriction === 'too_late' && minutesBefore > 0
    ? t('area.tooLate', { time: formatLeadTime(minutesBefore, market.locale) })
    : t(`restrictions.${restriction}`);
}

function priceOf({ coupons }: RefundUnit, money: (amount: number) => string): string | null {
  const prices = coupons.map(({ price }) => price);
  return prices.includes(null) ? null : money(prices.reduce<number>((sum, price) => sum + (price ?? 0), 0));
}
