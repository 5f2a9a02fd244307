import { tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** The title of step 2 between two payments; null for a whole or a first one. */
export function titleOfRest({ isPartiallyPaid }: Booking, { locale }: Market): string | null {
  return isPartiallyPaid ? getTranslator(locale, 'payment')('titleRest') : null;
}

/** The deadline as a moment with its zone, and what happens after it: to the seats, and to a first payment. */
export function payUntilText(booking: Booking, market: Market): string {
  const t = getTranslator(market.locale, 'payment');
  const { isPartiallyPaid, secondPaymentUntil, expiresAt } = booking;
  if (!isPartiallyPaid) return t('deadline.whole', tripTime(expiresAt, booking, market));
  return t('deadline.rest', tripTime(secondPaymentUntil ?? expiresAt, booking, market));
}
