import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { nextAttempt } from '~/features/booking/payment/attempt.server';
import type { Attempt } from '~/features/booking/payment/AttemptFields';
import { DEVICE_INTENTS, DEVICE_NAMES, type DeviceButton } from '~/features/booking/payment/device-wallets';
import { appleSessionPath } from '~/features/booking/payment/device-wallets.server';
import { payUntilText } from '~/features/booking/payment/payment-head.server';
import { paymentSummary } from '~/features/booking/payment/payment-summary.server';
import type { PayableOrder } from '~/features/booking/payment/visit-payment.server';
import { orderSummary, type OrderSummaryView } from '~/features/booking/summary/order-summary';
import { orderPrice } from '~/features/booking/summary/price-lines';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { DeviceTerms, DeviceWallet } from '~/upstream/booking/wallet-contract';

/** The page with the button of a device's wallet. Ready texts. */
export type DeviceScreen = {
  name: string;
  title: string;
  payUntil: string;
  amount: string;
  /** "London – New York", one for each trip. */
  trips: string[];
  /** The steps that follow, in order. */
  next: string[];
  safety: string;
  states: Record<'noScript' | 'loading' | 'unavailable' | 'failed' | 'sent', string>;
  back: { label: string; to: string };
  order: OrderSummaryView;
  /** The form that the page's script sends to `action` with the token. */
  form: { action: string; intent: string; attempt: Attempt; amount: number; button: DeviceButton };
};

type DeviceWay = { wallet: DeviceWallet; device: DeviceTerms; total: Money; script: string; now: Date };

/** Builds the page. @param way the wallet, the amount that its button charges, and its script */
export function deviceScreen(
  payable: PayableOrder,
  { wallet, device, total, script, now }: DeviceWay,
  market: Market,
): DeviceScreen {
  const { booking, ancillaries, step1 } = payable;
  const { locale, brandName: brand } = market;
  const t = getTranslator(locale, 'payment');
  const words = { market, t: getTranslator(locale, 'booking'), tSearch: getTranslator(locale, 'search') };
  const price = orderPrice(booking, { ancillaries });
  const order = paymentSummary(orderSummary(booking, words, { ancillaries }), booking, price, market);
  const name = DEVICE_NAMES[wallet];
  const amount = formatMoney(total, locale);
  const { token } = booking;
  return {
    name,
    title: t('device.title', { name }),
    payUntil: payUntilText(booking, price, market, now),
    amount,
    trips: order.trips.map(({ title }) => title),
    next: [
      t('device.next.confirm', { name, amount }),
      t('device.next.charge'),
      step1 ? t('device.next.ticketTo', { email: step1.email }) : t('device.next.ticket'),
    ],
    safety: t('device.safety', { brand }),
    states: {
      noScript: t('device.noScript', { name }),
      loading: t('device.loading', { name }),
      unavailable: t('device.unavailable', { name }),
      failed: t('device.failed', { name }),
      sent: t('device.sent'),
    },
    back: { label: t('device.back'), to: checkoutPath('step2', token) },
    order,
    form: {
      action: checkoutPath('step2', token),
      intent: DEVICE_INTENTS[wallet],
      attempt: nextAttempt(payable),
      amount: total.amount,
      button: {
        ...device,
        wallet,
        script,
        shopName: brand,
        amount: (total.amount / 100).toFixed(2),
        currency: total.currency,
        locale,
        sessionPath: appleSessionPath(token),
      },
    },
  };
}
