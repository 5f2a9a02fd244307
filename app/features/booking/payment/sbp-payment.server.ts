import { orderLine } from '../order/order-route';
import { earlierOf, payBy, tripTime } from '../summary/pay-deadline';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { Booking } from '~/upstream/booking/contract';
import type { SbpInfo } from '~/upstream/booking/payment-contract';
import { bankLink } from './bank-link';
import { qrCode, type QrCode } from './qr-code.server';

/** Long enough to reach a link by keyboard before the page reloads. */
const REFRESH_SECONDS = 10;

/** A fast payment that waits for the customer. Ready texts. */
export type SbpPaymentView = {
  amount: string;
  /** "Moscow – Sochi, 4 May" */
  trip: string;
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
 * Builds the view of a pending fast payment (specification 2 §2, §6).
 * @param paths the page that checks the payment, and the one that offers other ways to pay
 * @param words `t` reads the namespace `sbp`
 */
export function sbpPayment(
  info: Money & Pick<SbpInfo, 'qrPayload' | 'deeplink' | 'banks' | 'expiresAt'>,
  booking: Booking,
  paths: Pick<SbpPaymentView, 'checkPath' | 'changePath'>,
  { market, t }: { market: Market; t: Translate },
): SbpPaymentView {
  const amount = formatMoney(info, market.locale);
  const page = bankLink(info.qrPayload);
  return {
    amount,
    trip: orderLine(booking, market),
    until: t('until', tripTime(earlierOf(info.expiresAt, payBy(booking)), booking, market)),
    appLink: bankLink(info.deeplink) ?? page,
    qr: page === null ? null : qrCode(page),
    qrLabel: t('scan.label', { amount }),
    banks: info.banks.flatMap(({ name, deeplink }) => {
      const href = bankLink(deeplink);
      return href === null ? [] : [{ name, href }];
    }),
    status: t('status.text', { count: REFRESH_SECONDS }),
    refreshSeconds: REFRESH_SECONDS,
    ...paths,
  };
}
