import { tripTime } from '~/features/booking/summary/pay-deadline';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Surcharge } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';

/** `t` reads the namespace `surcharge`. */
export type SurchargeWords = { market: Market; t: Translate };

/** Where a surcharge stands for the customer. `checking`: nobody knows yet whether the bank has taken the money. */
export type SurchargeStand = 'due' | 'asked' | 'expired' | 'paid' | 'cancelled' | 'checking';

/** Returns where a surcharge stands; with an unknown payment nothing may be paid. */
export function standOf({ status, payments, ticket }: Surcharge): SurchargeStand {
  if (status === 'paid' || status === 'cancelled') return status;
  if (status === 'unknown' || payments.some((payment) => payment.status === 'unknown')) return 'checking';
  if (status === 'expired') return ticket ? 'asked' : 'expired';
  return 'due';
}

/** Returns what a surcharge asks for, "Pay for the correction", and once it is paid "Correction paid". */
export function surchargeTitle(surcharge: Surcharge, { t }: SurchargeWords): string {
  const { purpose } = surcharge;
  return standOf(surcharge) === 'paid' ? t(`titlePaid.${purpose}`) : t(`title.${purpose}`);
}

/** Says where a surcharge stands: a short title, and what follows from it. */
export function surchargeState(
  surcharge: Surcharge,
  booking: Booking,
  { market, t }: SurchargeWords,
): { title: string; text: string } {
  const stand = standOf(surcharge);
  const amount = formatMoney(surcharge.amount, market.locale);
  const { ticket } = surcharge;
  switch (stand) {
    case 'due':
      return { title: t('due.title', { amount }), text: t('until', tripTime(surcharge.payUntil, booking, market)) };
    case 'asked':
      return {
        title: t('asked.title', { number: ticket?.number ?? '' }),
        text: t('asked.text', tripTime(ticket?.answerBy ?? surcharge.payUntil, booking, market)),
      };
    case 'cancelled':
      return { title: t('cancelled.title'), text: t(`cancelled.${surcharge.cancelReason ?? 'withdrawn'}`) };
    case 'paid':
      return { title: t('paid.title', { amount }), text: t(`paid.${surcharge.purpose}`) };
    default:
      return { title: t(`${stand}.title`), text: t(`${stand}.text`) };
  }
}
