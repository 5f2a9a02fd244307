import { payBy, payDeadline, tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { formatMoney } from '~/market/format';
import type { Booking } from '~/upstream/booking/contract';
import type { OrderPrice } from '../summary/price-lines';

/** A deadline within this is told in minutes: nobody has to compare clocks and zones. */
const SOON_MINUTES = 60;

/** Returns the title of step 2 before the second payment; null before a whole or first payment. */
export function titleOfRest({ isPartiallyPaid }: Booking, { locale }: Market): string | null {
  return isPartiallyPaid ? getTranslator(locale, 'payment')('titleRest') : null;
}

/**
 * Returns the payment deadline: "19 minutes left, until 11:36 (Moscow, UTC+3)", and with the date when it is far; for
 * a second payment also that the first was accepted.
 */
export function payUntilText(booking: Booking, { paid }: OrderPrice, market: Market, now: Date): string {
  const t = getTranslator(market.locale, 'payment');
  if (booking.isPartiallyPaid) {
    const amount = { amount: paid?.amount.amount ?? 0, currency: booking.currency };
    return t('deadline.rest', { paid: formatMoney(amount, market.locale), ...payDeadline(booking, market) });
  }
  const deadline = payBy(booking);
  const until = tripTime(deadline, booking, market);
  const minutes = Math.floor((Date.parse(deadline) - now.getTime()) / 60_000);
  if (minutes < 0 || minutes >= SOON_MINUTES) return t('deadline.whole', until);
  return t('deadline.soon', { count: Math.max(minutes, 1), ...until });
}

/** Says how long seats and price are held, and what happens to the order and its first payment after that. */
export function holdNote(booking: Booking, market: Market): string {
  const t = getTranslator(market.locale, 'payment');
  if (booking.isPartiallyPaid) return t('deadline.restNote');
  return t('deadline.note', payDeadline(booking, market));
}
