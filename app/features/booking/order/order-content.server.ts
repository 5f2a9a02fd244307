import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { segmentsAhead } from '~/features/booking/after-sale/refund/returned-ways.server';
import { fareRulesPath } from '~/features/booking/fare-rules/fare-rules-path';
import { nextSteps } from '~/features/booking/summary/next-steps';
import { orderSummary, type CheckoutWords } from '~/features/booking/summary/order-summary';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import type { TripView } from '~/features/trip/trip-view';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { earnedText } from '../payment/points-view.server';
import { chargedPrice, type ChargedPrice } from './charged-price.server';
import {
  hiddenTickets,
  orderTickets,
  type HiddenTickets,
  type OrderReader,
  type OrderTicketsView,
  type TicketItem,
} from './order-tickets.server';

/** The parts of an order that its page and the end of a purchase share. Ready texts. */
export type OrderContent = {
  /** Null for a visitor who may not see names. */
  personal: OrderTicketsView | null;
  /** Shown in place of personal data. */
  hidden: HiddenTickets | null;
  /** The letter links have just been turned off. */
  areLinksOff: boolean;
  trips: TripView[];
  fare: string | null;
  /** Null where no ticket has rules in words. */
  rulesPath: string | null;
  baggage: string[];
  price: ChargedPrice;
  /** Null when no ticket is left. */
  calendarPath: string | null;
  next: string[];
  /** The second payment is due: amount, deadline and link. */
  due: { text: string; path: string } | null;
};

export type OrderContentParts = OrderReader & {
  /** The time of the request. */
  now: Date;
  areLinksOff?: boolean;
  /** Points are offered here, so what the order brings is told. */
  tellsPoints?: boolean;
  /** Ancillaries of the tickets; undefined when unknown, and then no lines are shown. */
  ancillaries: AncillaryOrder | null | undefined;
  /** The extras bought after the tickets. */
  later: readonly TicketItem[];
};

/** Builds the parts of an order. Visitors without the right to see names get nothing personal. */
export function orderContent(booking: Booking, parts: OrderContentParts, words: CheckoutWords): OrderContent {
  const { ancillaries, later } = parts;
  const order = orderSummary(booking, words, { ancillaries: ancillaries ?? null });
  const items = [...(ancillaries?.items ?? []), ...later];
  const isDue = booking.action === 'ticket_booked' && booking.isPartiallyPaid;
  return {
    personal: orderTickets(booking, { ...parts, items }, words),
    hidden: hiddenTickets(parts, words),
    areLinksOff: parts.areLinksOff ?? false,
    trips: order.trips,
    fare: order.fare,
    rulesPath: fareRulesPath(booking),
    baggage: order.baggage,
    price: chargedPrice(booking, ancillaries, words),
    calendarPath: segmentsAhead(booking).length > 0 ? `${checkoutPath('thanks', booking.token)}/trip.ics` : null,
    next: [...nextSteps(booking, items, words), ...earnedLine(booking, parts, words)],
    due: isDue ? secondPayment(booking, words) : null,
  };
}

function secondPayment(booking: Booking, { market, t }: CheckoutWords): NonNullable<OrderContent['due']> {
  const until = booking.secondPaymentUntil;
  return {
    text: until ? t('thanks.dueUntil', tripTime(until, booking, market)) : t('thanks.dueSoon'),
    path: checkoutPath('step2', booking.token),
  };
}

/** An order that is given back brings nothing. */
function earnedLine(booking: Booking, { tellsPoints }: OrderContentParts, { market }: CheckoutWords): string[] {
  const text = tellsPoints ? earnedText(booking.bonus.earned, market) : null;
  return text === null ? [] : [text];
}
