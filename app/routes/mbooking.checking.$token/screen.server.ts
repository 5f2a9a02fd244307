import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { checkedOrder, type CheckedOrder } from './checked-order.server';
import type { Progress } from './progress';

/** Specification 2 §9: check every 5 s, for 1200 s at most. */
const CHECK_INTERVAL_SECONDS = 5;
export const CHECK_LIMIT_SECONDS = 1200;

export type CheckingScreen = {
  title: string;
  /** The current state, in words. */
  text: string;
  /** Whether the payment was taken, as far as the booking knows. */
  money: string | null;
  /** Null while unknown. */
  order: CheckedOrder | null;
  /** Stages bank, carrier and ticket: done, current or ahead. */
  stages: { label: string; state: 'done' | 'current' | 'ahead' }[];
  /** The end of the checks, or the customer's deadline; null when neither is known. */
  until: string | null;
  /** null when the page stops reloading. */
  refreshSeconds: number | null;
  /** The customer's next step, or that there is none. */
  hint: string;
  links: { label: string; to: string; isMain: boolean }[];
};

const STAGE_OF: Readonly<Record<Progress, number>> = {
  sending: 0,
  unreachable: 0,
  unknown: 0,
  unsent: 0,
  bank: 0,
  sbp: 0,
  wallet: 0,
  refused: 0,
  accepting: 0,
  firstPaid: 1,
  paying: 1,
  carrier: 1,
  issuing: 2,
};
const STAGES = ['bank', 'carrier', 'ticket'] as const;

/** Actions that need the customer; all other states need none. */
const MAIN_LINKS: Partial<Record<Progress, { label: string; page: '3ds' | 'sbp' | 'step2' }>> = {
  bank: { label: 'checking.toBank', page: '3ds' },
  sbp: { label: 'checking.toSbp', page: 'sbp' },
  wallet: { label: 'checking.toWallet', page: '3ds' },
  refused: { label: 'checking.toPayment', page: 'step2' },
  unsent: { label: 'checking.toPayment', page: 'step2' },
};

export type CheckingParts = {
  token: string;
  progress: Progress;
  /** Since the payment was sent, or the page was first opened. */
  waitedSeconds: number;
  /** null while it cannot be read. */
  booking: Booking | null;
  now: Date;
};

type Words = { market: Market; t: Translate };

/**
 * Builds the status page of a payment and its ticket: what happens, until when, and what to do (upstream facts §5).
 * @param words `t` reads the namespace `booking`
 */
export function checkingScreen(parts: CheckingParts, words: Words): CheckingScreen {
  const { token, progress, waitedSeconds, booking } = parts;
  const { t } = words;
  const isOver = waitedSeconds >= CHECK_LIMIT_SECONDS;
  const at = STAGE_OF[progress];
  const main = MAIN_LINKS[progress];
  const links: CheckingScreen['links'] = [];
  if (main) links.push({ label: t(main.label), to: checkoutPath(main.page, token), isMain: true });
  if (isOver) links.push({ label: t('checking.askAgain'), to: checkoutPath('checking', token), isMain: !main });
  links.push({ label: t('problem.toOrders'), to: '/user/orders', isMain: false });
  return {
    title: t(isOver ? 'checking.tooLong.title' : `checking.${progress}.title`),
    text: t(isOver ? 'checking.tooLong.text' : `checking.${progress}.text`),
    order: booking && checkedOrder(booking, words.market),
    money: booking && moneyText(booking, progress, words),
    stages: STAGES.map((stage, index) => ({
      label: t(`checking.stages.${stage}`),
      state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    })),
    until: isOver || !booking ? null : untilText(booking, parts, words),
    refreshSeconds: isOver ? null : CHECK_INTERVAL_SECONDS,
    hint: t(`checking.hint.${HINT_OF[progress] ?? 'none'}`),
    links,
  };
}

const HINT_OF: Partial<Record<Progress, 'unsent' | 'confirm' | 'payAgain'>> = {
  unsent: 'unsent',
  bank: 'confirm',
  sbp: 'confirm',
  wallet: 'confirm',
  refused: 'payAgain',
};

/** Claims no more than the booking says: never calls an unconfirmed payment made. */
function moneyText({ paid, currency }: Booking, progress: Progress, { market, t }: Words): string | null {
  if (paid > 0) return t('checking.money.paid', { amount: formatMoney({ amount: paid, currency }, market.locale) });
  const isOpen = HINT_OF[progress] === 'confirm' || progress === 'refused';
  return isOpen ? t('checking.money.none') : null;
}

function untilText(
  booking: Booking,
  { progress, waitedSeconds, now }: CheckingParts,
  { market, t }: Words,
): string | null {
  const isToBePaid = progress === 'refused' || progress === 'unsent';
  if (progress === 'firstPaid' || (isToBePaid && booking.isPartiallyPaid)) {
    return booking.secondPaymentUntil ? t('checking.until.second', at(booking.secondPaymentUntil)) : null;
  }
  if (isToBePaid) return t('checking.until.pay', at(booking.expiresAt));
  if (progress === 'sbp' && booking.payment.sbpExpiresAt) {
    return t('checking.until.confirm', at(booking.payment.sbpExpiresAt));
  }
  const limit = now.getTime() + (CHECK_LIMIT_SECONDS - waitedSeconds) * 1000;
  return t('checking.until.ask', at(new Date(limit).toISOString()));

  function at(instant: string) {
    return tripTime(instant, booking, market);
  }
}
