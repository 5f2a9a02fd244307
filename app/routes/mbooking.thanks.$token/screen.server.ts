import type { Access } from '~/bff/booking-access/access.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { nextSteps } from '~/features/booking/summary/next-steps';
import { orderSummary, type CheckoutWords } from '~/features/booking/summary/order-summary';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { recordRoute } from '~/features/booking/summary/record-route';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import type { HotelsHint } from '~/features/search/hotels/hotels-hint.server';
import type { LaterPurchases } from '~/features/booking/post-sale/later-purchases.server';
import type { TripView } from '~/features/trip/trip-view';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { moreForTrip, type MoreForTrip } from './more-for-trip.server';
import { thanksPrice, type ThanksPrice } from './price.server';

export type ThanksScreen = {
  title: string;
  /** The order's state and, while it is unfinished, the next step. */
  text: string;
  /** Personal data of the customer; null for anybody else with the link. */
  personal: {
    orderNumber: string | null;
    /** "Билеты отправлены на anna@example.com" */
    sent: string | null;
    passengers: PassengerTickets[];
    /** Downloads; null before the tickets are issued. */
    files: { receiptPath: string; offlinePath: string } | null;
    /** The page that turns off letter links; null before a letter with tickets was sent. */
    linksPath: string | null;
  } | null;
  /** The letter links have just been turned off. */
  areLinksOff: boolean;
  /** Shown in place of personal data: why it is hidden, and how to see it. */
  hidden: HiddenTickets | null;
  trips: TripView[];
  fare: string | null;
  baggage: string[];
  price: ThanksPrice;
  calendarPath: string;
  next: string[];
  /** The second payment is due: amount, deadline and link. */
  due: { text: string; path: string } | null;
  later: LaterPurchases | null;
  more: MoreForTrip;
};

export type HiddenTickets = { title: string; text: string; actions: { label: string; to: string }[] };

export type PassengerTickets = {
  name: string;
  type: string;
  /** One per record: the separate tickets of a self-transfer have their own numbers and booking codes. */
  tickets: {
    /** "Москва — Сочи": the part of the journey; null when the ticket covers all of it. */
    route: string | null;
    number: string;
    pnr: string;
    /** "поезд 015Е: вагон 7, место 23" */
    places: string[];
  }[];
};

export type ThanksParts = {
  /** The visitor's rights; `isUncertain`: there may be more, but a service does not answer. */
  access: Pick<Access, 'rights' | 'isUncertain'>;
  /** Sign-in path; null without accounts and for a signed-in visitor. */
  logInPath: string | null;
  /** The letter links have just been turned off. */
  areLinksOff?: boolean;
  /** Ancillaries of the tickets; undefined when unknown, and then no lines are shown. */
  ancillaries: AncillaryOrder | null | undefined;
  hotels: HotelsHint | null;
  /** Later purchases and whether more can be bought; null for a visitor who may not buy. */
  later: LaterPurchases | null;
};

/**
 * Builds the end of a purchase (specification 2 §2): tickets, files, next steps, and a second payment that is due.
 * Visitors without the right to see names get nothing personal.
 */
export function thanksScreen(booking: Booking, parts: ThanksParts, words: CheckoutWords): ThanksScreen {
  const { t } = words;
  const order = orderSummary(booking, words, { ancillaries: parts.ancillaries ?? null });
  const isIssued = booking.action !== 'ticket_booked';
  const { rights } = parts.access;
  return {
    title: t(isIssued ? 'thanks.title' : 'thanks.bookedTitle', { count: Math.max(booking.tickets.length, 1) }),
    text: t(`thanks.${textKey(booking)}`),
    personal: rights.has('names')
      ? {
          orderNumber: booking.orderNumber,
          sent: booking.contacts ? t('thanks.sent', { email: booking.contacts.email }) : null,
          passengers: rights.has('tickets') ? passengerTickets(booking, words) : [],
          files: rights.has('tickets') && booking.tickets.length > 0 ? filePaths(booking.token) : null,
          linksPath: booking.tickets.length > 0 ? `${checkoutPath('thanks', booking.token)}/links` : null,
        }
      : null,
    areLinksOff: parts.areLinksOff ?? false,
    hidden: rights.has('names') ? null : hiddenTickets(parts, words),
    trips: order.trips,
    fare: order.fare,
    baggage: parts.later?.hasBaggage
      ? order.baggage.filter((line) => line !== t('summary.noExtraBaggage'))
      : order.baggage,
    price: thanksPrice(booking, parts.ancillaries, words),
    calendarPath: `${checkoutPath('thanks', booking.token)}/trip.ics`,
    next: nextSteps(booking, boughtItems(parts), words),
    due: isIssued || !booking.isPartiallyPaid ? null : secondPayment(booking, words),
    later: parts.later,
    more: moreForTrip(booking, parts.hotels, words),
  };
}

function boughtItems({ ancillaries, later }: ThanksParts): Pick<AncillaryItem, 'group'>[] {
  return [...(ancillaries?.items ?? []), ...(later?.hasBaggage ? [{ group: 'baggage' } as const] : [])];
}

function hiddenTickets({ access, logInPath }: ThanksParts, { t }: CheckoutWords): HiddenTickets {
  const kind = access.isUncertain ? 'stranger.uncertain' : 'stranger';
  return {
    title: t(`thanks.${kind}.title`),
    text: t(`thanks.${kind}.text`),
    actions: [
      { label: t('closed.documents'), to: '/download-documents' },
      ...(logInPath ? [{ label: t('closed.logIn'), to: logInPath }] : []),
    ],
  };
}

/** Claims no more than the booking says: mentions money only when some was taken. */
function textKey({ action, isPartiallyPaid, paid, tickets }: Booking): string {
  if (action !== 'ticket_booked') return paid > 0 && tickets.length > 0 ? 'text' : 'issuedText';
  return isPartiallyPaid ? 'partlyPaidText' : 'bookedText';
}

function secondPayment(booking: Booking, { market, t }: CheckoutWords): NonNullable<ThanksScreen['due']> {
  const until = booking.secondPaymentUntil;
  return {
    text: until ? t('thanks.dueUntil', tripTime(until, booking, market)) : t('thanks.dueSoon'),
    path: checkoutPath('step2', booking.token),
  };
}

function filePaths(token: string) {
  const page = checkoutPath('thanks', token);
  return { receiptPath: `${page}/receipt.pdf`, offlinePath: `${page}/trip.html` };
}

function passengerTickets(booking: Booking, { market, t }: CheckoutWords): PassengerTickets[] {
  const { tickets, segments } = booking;
  const numberOf = (index: number) => segments.find(({ segmentIndex }) => segmentIndex === index)?.transportNumber;
  const byPassenger = new Map<number, PassengerTickets>();
  for (const ticket of tickets) {
    const entry = byPassenger.get(ticket.passengerIndex) ?? {
      name: ticketName(ticket),
      type: t(`passengerTypes.${ticket.passengerType}`),
      tickets: [],
    };
    entry.tickets.push({
      route: recordRoute(booking, ticket.recordIndex, market.locale),
      number: ticket.ticketNumber,
      pnr: ticket.pnr,
      places: ticket.railPlaces.map(({ segmentIndex, car, place }) =>
        t('thanks.place', { number: numberOf(segmentIndex) ?? '', car, place }),
      ),
    });
    byPassenger.set(ticket.passengerIndex, entry);
  }
  return [...byPassenger.entries()].sort(([one], [other]) => one - other).map(([, passenger]) => passenger);
}
