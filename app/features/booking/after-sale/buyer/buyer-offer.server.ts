import type { Access } from '~/bff/booking-access/access.server';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { buyerPath } from './buyer-path';
import { maskedEmail } from './masked-email';

/** Tells a visitor by a letter's link how to get the rights of the buyer, or how long they last. Ready texts. */
export type BuyerOffer = {
  text: string;
  /** The page that asks for the proof; null once it is given. */
  action: { path: string; label: string } | null;
};

/**
 * Builds the offer for a page of an issued order, for a visitor by a letter's link and for an account that knows the order
 * by its address alone; null for others, and for an account's order, which only its account changes.
 * @param from the page to return to; the order's by default
 */
export function buyerOffer(
  booking: Booking,
  { letter, isByAddress }: Pick<Access, 'letter' | 'isByAddress'>,
  market: Market,
  from?: string,
): BuyerOffer | null {
  const { contacts, tickets, token } = booking;
  if (!contacts || tickets.length === 0) return null;
  const t = getTranslator(market.locale, 'buyer');
  if (isByAddress && !letter?.provenUntil) {
    return { text: t('address.offer'), action: { path: buyerPath(token, from), label: t('offer.start') } };
  }
  if (!letter || letter.isOfAccount) return null;
  if (letter.provenUntil) return { text: t('offer.open', tripTime(letter.provenUntil, booking, market)), action: null };
  return {
    text: t('offer.text', { email: maskedEmail(contacts.email) }),
    action: { path: buyerPath(token, from), label: t('offer.start') },
  };
}
