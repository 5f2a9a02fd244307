import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { changePaymentPath } from '~/features/booking/payment/pending-payment.server';
import { bankLink } from '~/features/booking/payment/bank-link';
import { qrCode, type QrCode } from '~/features/booking/payment/qr-code.server';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { SbpInfo } from '~/upstream/booking/payment-contract';

/** Long enough to reach a link by keyboard before the page reloads. */
const REFRESH_SECONDS = 10;

export type SbpScreen = {
  amount: string;
  /** Deadline for confirming the payment. Ready text. */
  until: string;
  /** Opens the customer's bank app with the payment filled in. */
  appLink: string | null;
  qr: QrCode | null;
  qrLabel: string;
  banks: { name: string; href: string }[];
  status: string;
  refreshSeconds: number;
  checkPath: string;
  changePath: string;
};

/**
 * Builds the page of a pending fast payment (specification 2 §2, §6).
 * @param t reads the namespace `sbp`
 */
export function sbpScreen(booking: Booking, info: SbpInfo, { market, t }: { market: Market; t: Translate }): SbpScreen {
  const amount = formatMoney(info, market.locale);
  const page = bankLink(info.qrPayload);
  return {
    amount,
    until: t('until', tripTime(info.expiresAt, booking, market)),
    appLink: bankLink(info.deeplink) ?? page,
    qr: page === null ? null : qrCode(page),
    qrLabel: t('scan.label', { amount }),
    banks: info.banks.flatMap(({ name, deeplink }) => {
      const href = bankLink(deeplink);
      return href === null ? [] : [{ name, href }];
    }),
    status: t('status.text', { count: REFRESH_SECONDS }),
    refreshSeconds: REFRESH_SECONDS,
    checkPath: checkoutPath('sbp', booking.token),
    changePath: changePaymentPath(booking.token),
  };
}
