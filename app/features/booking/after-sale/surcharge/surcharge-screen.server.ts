import { surchargeKey } from '~/bff/waiting/idempotency.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { LaterPaymentView } from '~/features/booking/later-payment/later-payment-view.server';
import type { LaterPurchase } from '~/features/booking/later-payment/later-purchase';
import { formatMoney } from '~/market/format';
import type { Surcharge } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { surchargePath } from './surcharge-path';
import {
  standOf,
  surchargeState,
  surchargeTitle,
  type SurchargeStand,
  type SurchargeWords,
} from './surcharge-words.server';

/** The page of a surcharge. Ready texts. */
export type SurchargeScreen = {
  title: string;
  lead: string | null;
  orderPath: string;
  stand: SurchargeStand;
  state: { title: string; text: string };
  /** Names whom and what it is for. */
  subject: string | null;
  linesTitle: string;
  lines: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Null when nothing can be paid. */
  payment: LaterPaymentView | null;
  /** The last question was not sent. */
  hasFailed: boolean;
  path: string;
};

/** Returns the purchase that a surcharge is. */
export function surchargePurchase(surcharge: Surcharge, booking: Booking): LaterPurchase {
  const { token, amount, options, payments } = surcharge;
  return {
    path: surchargePath(booking.token, token),
    total: amount,
    options: standOf(surcharge) === 'due' ? options : [],
    payments,
    key: surchargeKey(booking.token, token, payments.length),
  };
}

/** Builds the page of a surcharge. @param parts.payment its payment part, if it can be paid */
export function surchargeScreen(
  surcharge: Surcharge,
  booking: Booking,
  parts: { payment: LaterPaymentView | null; hasFailed: boolean },
  words: SurchargeWords,
): SurchargeScreen {
  const { market, t } = words;
  const stand = standOf(surcharge);
  const { currency } = surcharge.amount;
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  return {
    title: surchargeTitle(surcharge, words),
    lead: stand === 'due' ? t(`lead.${surcharge.purpose}`) : null,
    orderPath: checkoutPath('order', booking.token),
    stand,
    state: surchargeState(surcharge, booking, words),
    subject: surcharge.subject,
    linesTitle: t(stand === 'paid' ? 'linesPaid' : 'lines'),
    lines: surcharge.lines.map(({ title, amount }) => ({ label: title, amount: money(amount) })),
    total: { label: t(stand === 'paid' ? 'totalPaid' : 'total'), amount: money(surcharge.amount.amount) },
    payment: stand === 'due' ? parts.payment : null,
    hasFailed: parts.hasFailed && stand === 'expired',
    path: surchargePath(booking.token, surcharge.token),
  };
}
