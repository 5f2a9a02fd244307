import type { Access } from '~/bff/booking-access/access.server';
import { returnNotes } from '~/features/booking/after-sale/refund/returned-ways.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import { placeDetails } from '~/features/booking/trains/place-details.server';
import { recordRoute } from '~/features/booking/summary/record-route';
import type { Booking } from '~/upstream/booking/contract';

/** Personal data of the customer. Ready texts. */
export type OrderTicketsView = {
  /** "Билеты" */
  title: string;
  orderNumber: string | null;
  /** "Билеты отправлены на anna@example.com" */
  sent: string | null;
  passengers: PassengerTickets[];
  /** Downloads; null before the tickets are issued. */
  files: { receiptPath: string; offlinePath: string } | null;
  /** The page that turns off letter links; null before a letter with tickets was sent. */
  linksPath: string | null;
};

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
    /** Says that tickets went back: "Refunded". */
    notes: string[];
  }[];
};

/** Why tickets are hidden, and how to see them. */
export type HiddenTickets = { title: string; text: string; actions: { label: string; to: string }[] };

/** The visitor: `isUncertain` when there may be more rights, but a service does not answer. */
export type OrderReader = {
  access: Pick<Access, 'rights' | 'isUncertain'>;
  /** Sign-in path; null without accounts and for a signed-in visitor. */
  logInPath: string | null;
};

/** Lists the tickets for a visitor with the right to see names; null for anybody else. */
export function orderTickets(
  booking: Booking,
  { access: { rights } }: OrderReader,
  words: CheckoutWords,
): OrderTicketsView | null {
  if (!rights.has('names')) return null;
  const { token, orderNumber, contacts, tickets } = booking;
  const { length: count } = tickets;
  return {
    title: words.t('thanks.tickets', { count }),
    orderNumber,
    sent: contacts && tickets.length > 0 ? words.t('thanks.sent', { count, email: contacts.email }) : null,
    passengers: rights.has('tickets') ? passengerTickets(booking, words) : [],
    files: rights.has('tickets') && tickets.length > 0 ? filePaths(token) : null,
    linksPath: tickets.length > 0 ? `${checkoutPath('thanks', token)}/links` : null,
  };
}

/** Says why tickets are hidden; null for a visitor who sees them. */
export function hiddenTickets({ access, logInPath }: OrderReader, { t }: CheckoutWords): HiddenTickets | null {
  if (access.rights.has('names')) return null;
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
      places: ticket.railPlaces.map(
        ({ segmentIndex, car, place }) =>
          t('thanks.place', { number: numberOf(segmentIndex) ?? '', car, place }) +
          placeDetails(booking, ticket.passengerIndex, segmentIndex, market),
      ),
      notes: returnNotes(ticket, booking, market),
    });
    byPassenger.set(ticket.passengerIndex, entry);
  }
  return [...byPassenger.entries()].sort(([one], [other]) => one - other).map(([, passenger]) => passenger);
}
