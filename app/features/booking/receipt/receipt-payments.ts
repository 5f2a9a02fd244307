import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Money } from '~/market/money';
import { hiddenNumber } from '~/market/punctuation';
import { isDeviceWallet } from '~/upstream/booking/wallet-contract';
import { DEVICE_NAMES } from '../payment/device-wallets';
import type { Booking } from '~/upstream/booking/contract';
import type { PaidLater } from './bought-later';
import type { ReceiptFact } from './receipt';

/**
 * Lists the payments that make up a total: those of the tickets, and those after the sale. Empty when they sum to anything else, so that the paper never contradicts itself.
 * @param later the payments after the sale
 * @param t reads the namespace `receipt`
 */
export function receiptPayments(
  booking: Pick<Booking, 'payments'>,
  { total, later }: { total: Money; later: readonly PaidLater[] },
  words: { locale: Locale; t: Translate },
): ReceiptFact[] {
  const taken = takenPayments(booking);
  const sum = [...taken, ...later].reduce((amount, attempt) => amount + attempt.amount, 0);
  if (taken.length === 0 || sum !== total.amount) return [];
  return paymentFacts(booking, { currency: total.currency, later }, words);
}

/**
 * Names each payment of an order that brought money and keeps it: "Card •••• 4242".
 * @param words `t` reads the namespace `receipt`
 */
export function paymentFacts(
  booking: Pick<Booking, 'payments'>,
  { currency, later }: { currency: Money['currency']; later: readonly PaidLater[] },
  { locale, t }: { locale: Locale; t: Translate },
): ReceiptFact[] {
  const line = (label: string, { amount, cardLast4 }: Pick<PaidLater, 'amount' | 'cardLast4'>): ReceiptFact => ({
    label: cardLast4 ? `${label} ${hiddenNumber(cardLast4)}` : label,
    value: formatMoney({ amount, currency }, locale),
  });
  return [
    ...takenPayments(booking).map((attempt) => line(wayName(attempt.option, t), attempt)),
    ...later.map((payment) => line(t(`later.${payment.what}`, { way: wayName(payment.option, t) }), payment)),
  ];
}

function takenPayments({ payments }: Pick<Booking, 'payments'>): Booking['payments'] {
  return payments.filter(({ status, refundedAt }) => status === 'success' && refundedAt === null);
}

/** Returns the name of a way to pay. @param t reads a namespace with `way` */
export function wayName(option: Booking['payments'][number]['option'], t: Translate): string {
  return isDeviceWallet(option) ? DEVICE_NAMES[option] : t(`way.${option}`);
}
