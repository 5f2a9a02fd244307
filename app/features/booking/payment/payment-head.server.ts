import { tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** Returns the title of step 2 before the second payment; null before a whole or first payment. */
export function titleOfRest({ isPartiallyPaid }: Booking, { locale }: Market): string | null {
  return isPartiallyPaid ? getTranslator(locale, 'payment')('titleRest') : null;
}

/** Returns the payment deadline with its time zone; for a second payment also what happens to the first one after it. */
export function payUntilText(booking: Booking, market: Market): string {
  const t = getTranslator(market.locale, 'payment');
  const { isPartiallyPaid, secondPaymentUntil, expiresAt } = booking;
  if (!isPartiallyPaid) return t('deadline.whole', tripTime(expiresAt, booking, market));
  return t('deadline.rest', tripTime(secondPaymentUntil ?? expiresAt, booking, market));
}

/** Says how long seats and price are held and that nothing is charged after that; null before a second payment. */
export function holdNote(booking: Booking, market: Market): string | null {
  if (booking.isPartiallyPaid) return null;
  return getTranslator(market.locale, 'payment')('deadline.note', tripTime(booking.expiresAt, booking, market));
}
