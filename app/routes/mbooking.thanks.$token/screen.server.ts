import { newRequestPath } from '~/features/booking/after-sale/help/help-path';
import { refundAreaOfTicket } from '~/features/booking/after-sale/refund/area-screen.server';
import { orderContent, type OrderContent, type OrderContentParts } from '~/features/booking/order/order-content.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { Shortcut } from '~/features/booking/order/shortcut';
import type { LaterPurchases } from '~/features/booking/post-sale/later-purchases.server';
import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import type { Translate } from '~/i18n/translate';
import type { HotelsHint } from '~/features/search/hotels/hotels-hint.server';
import type { RefundOptions } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { ticketShortcuts } from './ticket-shortcuts.server';
import { moreForTrip, type MoreForTrip } from './more-for-trip.server';

export type ThanksScreen = OrderContent & {
  title: string;
  /** Where the tickets went, or while the order is unfinished, its next step; null for a stranger to a finished one. */
  text: string | null;
  /** The request to people about the address of the letter; null for a visitor who may not make any, and before the letter. */
  wrongAddress: { path: string; label: string } | null;
  /** "Free cancellation until …", with the page that cancels; null once it costs something, and for other visitors. */
  free: { text: string; path: string } | null;
  /** Links to what is done with issued tickets; none for a visitor who may not see them, who gets `orderLink`. */
  shortcuts: Shortcut[];
  /** Leads to the order before the tickets are issued, to all trips for those who may not see it. */
  orderLink: { path: string; label: string } | null;
  later: LaterPurchases | null;
  more: MoreForTrip;
};

export type ThanksParts = Omit<OrderContentParts, 'later'> & {
  hotels: HotelsHint | null;
  /** Opens the survey; null where nobody is asked. */
  surveyToken?: string | null;
  /** Tells which tickets can be refunded; null for a visitor without the right, and while nobody knows. */
  refund?: RefundOptions | null;
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
  const refund = parts.refund ? refundAreaOfTicket(booking, parts.refund, words.market) : null;
  const shortcuts =
    isIssued && content.personal
      ? ticketShortcuts(booking, { calendarPath: content.calendarPath, later, refundPath: refund?.path }, words.market)
      : [];
  return {
    ...content,
    title: t(isIssued ? 'thanks.title' : 'thanks.bookedTitle', { count }),
    // The title says that all is well; what else is in the tickets' place would be said twice.
    personal: content.personal && { ...content.personal, sent: null },
    text: isIssued
      ? (content.personal?.sent ?? null)
      : t(booking.isPartiallyPaid ? 'thanks.partlyPaidText' : 'thanks.bookedText'),
    wrongAddress:
      isIssued && content.personal?.sent && parts.access.rights.has('refund') && booking.orderNumber
        ? { path: newRequestPath(booking.token, 'no_receipt'), label: t('thanks.wrongAddress') }
        : null,
    free: isIssued && refund?.isFree && refund.path ? { text: refund.offer, path: refund.path } : null,
    shortcuts,
    orderLink: shortcuts.length > 0 ? null : orderLink(booking, content, t),
    later,
    more: moreForTrip(booking, { hotels: parts.hotels, surveyToken: parts.surveyToken ?? null }, words),
  };
}

function orderLink({ token }: Booking, { personal }: OrderContent, t: Translate): ThanksScreen['orderLink'] {
  return personal
    ? { path: checkoutPath('order', token), label: t('thanks.order') }
    : { path: '/user/orders', label: t('thanks.orders') };
}
