import { orderContent, type OrderContent, type OrderContentParts } from '~/features/booking/order/order-content.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { LaterPurchases } from '~/features/booking/post-sale/later-purchases.server';
import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import type { HotelsHint } from '~/features/search/hotels/hotels-hint.server';
import type { Booking } from '~/upstream/booking/contract';
import { moreForTrip, type MoreForTrip } from './more-for-trip.server';

export type ThanksScreen = OrderContent & {
  title: string;
  /** The order's state and, while it is unfinished, the next step. */
  text: string;
  /** Leads to the order for its owner, to all trips for others. */
  orderLink: { path: string; label: string };
  later: LaterPurchases | null;
  more: MoreForTrip;
};

export type ThanksParts = Omit<OrderContentParts, 'later'> & {
  hotels: HotelsHint | null;
  /** Later purchases and whether more can be bought; null for a visitor who may not buy. */
  later: LaterPurchases | null;
};

/** Builds the end of a purchase (specification 2 §2): the congratulation, and the order as its own page shows it. */
export function thanksScreen(booking: Booking, parts: ThanksParts, words: CheckoutWords): ThanksScreen {
  const { t } = words;
  const { later } = parts;
  const count = Math.max(booking.tickets.length, 1);
  const isIssued = booking.action !== 'ticket_booked';
  const content = orderContent(booking, { ...parts, later: later?.items ?? [] }, words);
  return {
    ...content,
    title: t(isIssued ? 'thanks.title' : 'thanks.bookedTitle', { count }),
    text: t(`thanks.${textKey(booking)}`, { count }),
    orderLink: content.personal
      ? { path: checkoutPath('order', booking.token), label: t('thanks.order') }
      : { path: '/user/orders', label: t('thanks.orders') },
    later,
    more: moreForTrip(booking, parts.hotels, words),
  };
}

/** Claims no more than the booking says: mentions money only when some was taken. */
function textKey({ action, isPartiallyPaid, paid, tickets }: Booking): string {
  if (action !== 'ticket_booked') return paid > 0 && tickets.length > 0 ? 'text' : 'issuedText';
  return isPartiallyPaid ? 'partlyPaidText' : 'bookedText';
}
