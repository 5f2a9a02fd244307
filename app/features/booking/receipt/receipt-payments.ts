import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Money } from '~/market/money';
import type { Booking } from '~/upstream/booking/contract';
import type { ReceiptFact } from './receipt';

/**
 * Lists the payments that make up a total: those of the tickets, and in one line those of extras bought later. Empty when
 * they sum to anything else, so that the paper never contradicts itself.
 * @param later the price of the extras bought later, in hundredths
 * @param t reads the namespace `receipt`
 */
export function receiptPayments(
  { payments }: Pick<Booking, 'payments'>,
  { total, later }: { total: Money; later: number },
  { locale, t }: { locale: Locale; t: Translate },
): ReceiptFact[] {
  const taken = payments.filter(({ status, refundedAt }) => status === 'success' && refundedAt === null);
  const sum = taken.reduce((amount, attempt) => amount + attempt.amount, later);
  if (taken.length === 0 || sum !== total.amount) return [];
  const line = (label: string, amount: number): ReceiptFact => ({
    label,
    value: formatMoney({ amount, currency: total.currency }, locale),
  });
  return [
    ...taken.map(({ option, cardLast4, amount }) =>
      line(cardLast4 ? `${t(`way.${option}`)} •••• ${cardLast4}` : t(`way.${option}`), amount),
    ),
    ...(later > 0 ? [line(t('way.later'), later)] : []),
  ];
}
