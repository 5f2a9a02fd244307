import { tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** A deadline within this is told in minutes: nobody has to compare clocks and zones. */
const SOON_MINUTES = 60;

/** Returns the title of step 2 before the second payment; null before a whole or first payment. */
export function titleOfRest({ isPartiallyPaid }: Booking, { locale }: Market): string | null {
  return isPartiallyPaid ? getTranslator(locale, 'payment')('titleRest') : null;
}

/**
 * Returns the payment deadline: "19 minutes to pay, until 11:36 (Moscow)", and with date and time zone when it is far;
 * for a second payment also what happens to the first one after it.
 */
export function payUntilText(booking: Booking, market: Market, now: Date): string {
  const t = getTranslator(market.locale, 'payment');
  const { isPartiallyPaid, secondPaymentUntil, expiresAt } = booking;
  if (isPartiallyPaid) return t('deadline.rest', tripTime(secondPaymentUntil ?? expiresAt, booking, market));
  const { place, clock, ...until } = tripTime(expiresAt, booking, market);
  const minutes = Math.floor((Date.parse(expiresAt) - now.getTime()) / 60_000);
  if (minutes < 0 || minutes >= SOON_MINUTES) return t('deadline.whole', { place, ...until });
  return t('deadline.soon', { count: Math.max(minutes, 1), clock, place });
}

/** Says how long seats and price are held and that nothing is charged after that; null before a second payment. */
export function holdNote(booking: Booking, market: Market): string | null {
  if (booking.isPartiallyPaid) return null;
  return getTranslator(market.locale, 'payment')('deadline.note', tripTime(booking.expiresAt, booking, market));
}
