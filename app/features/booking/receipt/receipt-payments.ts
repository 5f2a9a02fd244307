import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Money } from '~/market/money';
import { hiddenNumber } from '~/market/punctuation';
import { isDeviceWallet } from '~/upstream/booking/wallet-contract';
import { DEVICE_NAMES } from '../payment/device-wallets';
import type { Booking } from '~/upstream/booking/contract';
import type { LaterPayment } from './bought-later';
import type { ReceiptFact } from './receipt';

/**
 * Lists the payments that make up a total: those of the tickets, and those of extras bought later. Empty when
 * they sum to anything else, so that the paper never contradicts itself.
 * @param later the purchases after the sale, by card
 * @param t reads the namespace `receipt`
 */
export function receiptPayments(
  { payments }: Pick<Booking, 'payments'>,
  { total, later }: { total: Money; later: readonly LaterPayment[] },
  { locale, t }: { locale: Locale; t: Translate },
): ReceiptFact[] {
  const taken = payments.filter(({ status, refundedAt }) => status === 'success' && refundedAt === null);
  const sum = [...taken, ...later].reduce((amount, attempt) => amount + attempt.amount, 0);
  if (taken.length === 0 || sum !== total.amount) return [];
  const line = (label: string, { amount, cardLast4 }: LaterPayment): ReceiptFact => ({
    label: cardLast4 ? `${label} ${hiddenNumber(cardLast4)}` : label,
    value: formatMoney({ amount, currency: total.currency }, locale),
  });
  return [
    ...taken.map((attempt) => line(wayName(attempt.option, t), attempt)),
    ...later.map((purchase) => line(t('way.later'), purchase)),
  ];
}

/** Returns the name of a way to pay. @param t reads a namespace with `way` */
export function wayName(option: Booking['payments'][number]['option'], t: Translate): string {
  return isDeviceWallet(option) ? DEVICE_NAMES[option] : t(`way.${option}`);
}
