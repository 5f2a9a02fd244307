import { DEVICE_NAMES } from '~/features/booking/payment/device-wallets';
import { withConfiguredWallets } from '~/features/booking/payment/device-wallets.server';
import { wayName } from '~/features/booking/receipt/receipt-payments';
import { isDeviceWallet } from '~/upstream/booking/wallet-contract';
import { checkoutPath, currentPath } from '~/features/booking/flow/checkout-flow';
import { searchPath } from '~/features/booking/flow/interruption';
import { orderSummary, type OrderSummaryView } from '~/features/booking/summary/order-summary';
import { payDeadline, tripTime } from '~/features/booking/summary/pay-deadline';
import { betterFarePath } from '~/features/trip/better-fare-path';
import { orderPrice, paymentWays, type OrderPrice } from '~/features/booking/summary/price-lines';
import { changePaymentPath, pathOfPending } from '~/features/booking/payment/pending-payment.server';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { paymentStateOf, type PaymentState } from './payment-state';

export type PaymentInfoScreen = {
  tone: 'info' | 'warning' | 'danger' | 'good';
  status: { title: string; text: string };
  /** Total, paid and due, without repeating equal amounts. */
  sums: { label: string; amount: string }[];
  /** Payment options with their totals; empty when nothing can be paid now. */
  ways: { title: string; text: string; amount: string }[];
  attempts: { title: string; result: string; amount: string }[];
  actions: { label: string; to: string }[];
  /** Link to a possible better fare. */
  betterFare: { label: string; to: string } | null;
  order: OrderSummaryView;
  isBought: boolean;
};

/** Translators: `t` reads the namespace `payment-info`, `tBooking` and `tSearch` theirs. */
export type PaymentInfoWords = { market: Market; t: Translate; tBooking: Translate; tSearch: Translate };

const TONES: Readonly<Record<PaymentState, PaymentInfoScreen['tone']>> = {
  unpaid: 'warning',
  refused: 'danger',
  returned: 'warning',
  app: 'warning',
  bank: 'warning',
  processing: 'info',
  unknown: 'info',
  rest: 'warning',
  paid: 'good',
  issued: 'good',
  refunded: 'danger',
  failed: 'danger',
  expired: 'info',
};

/** States in which the customer can choose a payment option; a pending payment must be cancelled first. */
const OPEN: ReadonlySet<PaymentState> = new Set(['unpaid', 'refused', 'returned', 'rest']);
const PAYABLE: ReadonlySet<PaymentState> = new Set([...OPEN, 'app', 'bank']);

/**
 * Builds the payment summary: the price of an order, what is paid, what is due, and how to pay (specification 2 §2). No
 * personal data.
 */
export function paymentInfoScreen(
  booking: Booking,
  ancillaries: AncillaryOrder | null,
  words: PaymentInfoWords,
): PaymentInfoScreen {
  const { market, t, tBooking, tSearch } = words;
  const state = paymentStateOf(booking);
  const price = orderPrice(booking, { ancillaries });
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, market.locale);
  const facts = {
    amount: money(price.due.amount),
    paid: money(booking.paid),
    ...payDeadline(booking, market),
  };
  return {
    tone: TONES[state],
    status: { title: t(`state.${state}.title`, facts), text: t(`state.${state}.text`, facts) },
    sums: sumsOf(booking, price, state, words),
    ways: OPEN.has(state) ? waysOf(booking, price, words) : [],
    attempts: booking.payments.map((attempt) => ({
      title: isDeviceWallet(attempt.option) ? DEVICE_NAMES[attempt.option] : t(`attempt.${attempt.option}`),
      result: t(`attempt.${attempt.refundedAt === null ? resultOf(attempt.status) : 'refunded'}`),
      amount: money(attempt.amount),
    })),
    actions: actionsOf(booking, state, t),
    betterFare: mayHaveBetterFare(booking, state)
      ? { label: t('action.betterFare'), to: betterFarePath({ token: booking.token, recordIndex: 0 }) }
      : null,
    order: orderSummary(booking, { market, t: tBooking, tSearch }, { ancillaries }),
    isBought: state === 'issued',
  };
}

/** Returns true when the booking allows a better fare; its page checks whether one is offered. */
function mayHaveBetterFare({ fareVariants, fareVariantKey }: Booking, state: PaymentState): boolean {
  return state === 'unpaid' && fareVariants.at(-1)?.key !== fareVariantKey;
}

function resultOf(status: Booking['payments'][number]['status']): 'accepted' | 'waiting' | 'refused' {
  if (status === 'success') return 'accepted';
  return status === 'pending' || status === 'idle' || status === 'unknown' ? 'waiting' : 'refused';
}

function sumsOf({ paid }: Booking, price: OrderPrice, state: PaymentState, { market, t }: PaymentInfoWords) {
  const money = (amount: number) => formatMoney({ amount, currency: price.total.currency }, market.locale);
  const total = { label: t('sum.total'), amount: money(price.total.amount) };
  if (paid === 0) return [PAYABLE.has(state) ? { ...total, label: t('sum.due') } : total];
  const fee = price.paid?.fee.amount ?? 0;
  return [
    total,
    ...(fee > 0 ? [{ label: t('sum.fee'), amount: money(fee) }] : []),
    { label: t('sum.paid'), amount: money(paid) },
    ...(PAYABLE.has(state) ? [{ label: t('sum.due'), amount: money(price.due.amount) }] : []),
  ];
}

function waysOf(booking: Booking, price: OrderPrice, { market, t }: PaymentInfoWords): PaymentInfoScreen['ways'] {
  const money = (sum: { amount: number; currency: Booking['currency'] }) => formatMoney(sum, market.locale);
  return paymentWays(withConfiguredWallets(booking), price).flatMap(({ option, fee, total, split }) => [
    {
      title: wayName(option, t),
      text: fee.amount > 0 ? t('way.fee', { fee: money(fee) }) : t('way.noFee'),
      amount: money(total),
    },
    ...(split
      ? [
          {
            title: t(`way.${option}Split`),
            text: t('way.split', { second: money(split.second), ...tripTime(split.payBy, booking, market) }),
            amount: money(split.first),
          },
        ]
      : []),
  ]);
}

function actionsOf(booking: Booking, state: PaymentState, t: Translate): PaymentInfoScreen['actions'] {
  const orders = { label: t('action.orders'), to: '/user/orders' };
  const current = { label: t(`action.${state}`), to: currentPath(booking) };
  switch (state) {
    case 'app':
    case 'bank':
      return [
        { ...current, to: pathOfPending(booking) ?? current.to },
        { label: t('action.change'), to: changePaymentPath(booking.token) },
      ];
    case 'refunded':
    case 'failed':
    case 'expired':
      return [{ ...current, to: searchPath(booking) }, orders];
    case 'rest':
      return [{ ...current, to: checkoutPath('step2', booking.token) }, orders];
    default:
      return [current, orders];
  }
}
