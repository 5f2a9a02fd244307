import { groupedTicketNumber } from './ticket-number';
import type { Access } from '~/bff/booking-access/access.server';
import { maskedEmail } from '~/features/booking/after-sale/buyer/masked-email';
import { zonedTime } from '~/dates/zoned-time';
import { isGone, returnNotes, segmentsAhead } from '~/features/booking/after-sale/refund/returned-ways.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import { documentText } from '~/features/booking/passengers/ticket-document';
import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import { isRailTicket, needsPaper } from '~/features/booking/rail-ticket/boarding';
import { trainTickets, type TrainTicketView } from '~/features/booking/rail-ticket/train-tickets.server';
import type { BoughtItem } from '~/features/booking/summary/checked-in-by-shop';
import { placeDetails } from '~/features/booking/trains/place-details.server';
import { recordRoute } from '~/features/booking/summary/record-route';
import { isByBus, isByTrain } from '~/features/trip/segment';
import { spacedNumber } from '~/features/trip/transport-number';
import type { AncillaryItem } from '~/upstream/ancillaries/contract';
import { readable } from '~/market/latin-letters';
import type { Booking, Ticket } from '~/upstream/booking/contract';

/** Personal data of the customer. Ready texts. */
export type OrderTicketsView = {
  /** "Билеты" */
  title: string;
  orderNumber: string | null;
  /** "Билеты отправлены на anna@example.com" */
  sent: string | null;
  /** The booking code of all tickets; null where they have different ones, each beside its number. */
  code: BookingCode | null;
  passengers: PassengerTickets[];
  /** Downloads; null before the tickets are issued. */
  files: { receiptPath: string; receiptLabel: string; offlinePath: string } | null;
  /** The page that turns off letter links; null before a letter with tickets was sent. */
  linksPath: string | null;
};

export type BookingCode = {
  /** "Код бронирования (PNR)" */
  label: string;
  pnr: string;
};

export type PassengerTickets = {
  /** As on the ticket: the passenger compares it with the passport. */
  name: string;
  /** Null for a person who travels alone. */
  type: string | null;
  /** The document to bring, "Passport •••• 3456"; null once no ride is ahead. */
  document: string | null;
  /** Those chosen on the map, flight by flight: "Seat 5B", or "Seat 12C, B6 418" where other flights have none. Null without any. */
  seats: string | null;
  /** One per record: the separate tickets of a self-transfer have their own numbers and booking codes. */
  tickets: {
    /** "Москва — Сочи": the part of the journey; null when the ticket covers all of it. */
    route: string | null;
    number: string;
    /** Null where all tickets of the order have the same one. */
    code: BookingCode | null;
    trains: PassengerTrain[];
    /** Says that tickets went back: "Refunded". */
    notes: string[];
  }[];
};

/** A ticket on one train. */
export type PassengerTrain = Pick<TrainTicketView, 'terms' | 'status' | 'tone' | 'advice'> & {
  /** "поезд 015Е: вагон 7, место 23, нижнее, Купе, класс 2К", or the train alone without a place of one's own. */
  place: string;
};

/** Why tickets are hidden, and how to see them. */
export type HiddenTickets = { title: string; text: string; actions: { label: string; to: string }[] };

/** The visitor: `isUncertain` when there may be more rights, but a service does not answer. */
export type OrderReader = {
  access: Pick<Access, 'rights' | 'isUncertain'>;
  /** Sign-in path; null without accounts and for a signed-in visitor. */
  logInPath: string | null;
};

/** A bought extra, with the code of a seat where it is one. */
export type TicketItem = BoughtItem & { description?: Pick<AncillaryItem['description'], 'code'> };

/** `items`: the extras of the whole order. `now`: the time of the request. */
export type TicketFacts = OrderReader & { items: readonly TicketItem[]; now: Date };

/** Lists the tickets for a visitor with the right to see names; null for anybody else. */
export function orderTickets(
  booking: Booking,
  { access: { rights }, ...facts }: TicketFacts,
  words: CheckoutWords,
): OrderTicketsView | null {
  if (!rights.has('names')) return null;
  const { orderNumber, contacts, tickets, token } = booking;
  const { length: count } = tickets;
  const code = rights.has('tickets') ? sharedCode(booking, words) : null;
  // A letter may have been forwarded.
  const emailOf = (email: string) => (rights.has('refund') ? email : maskedEmail(email));
  return {
    title: words.t('thanks.tickets', { count }),
    orderNumber,
    sent: contacts && tickets.length > 0 ? words.t('thanks.sent', { count, email: emailOf(contacts.email) }) : null,
    code,
    passengers: rights.has('tickets')
      ? passengerTickets(booking, { ...facts, isCodeShared: code !== null }, words)
      : [],
    files: rights.has('tickets') && tickets.length > 0 ? filesOf(booking, words) : null,
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

function filesOf(booking: Booking, { t }: CheckoutWords): OrderTicketsView['files'] {
  const { token, segments } = booking;
  const page = checkoutPath('thanks', token);
  const ticketTrain = needsPaper(booking) ? t('thanks.files.paperTrain') : t('thanks.files.ticketTrain');
  const receiptLabel = isByBus(segments)
    ? t('thanks.files.ticketBus')
    : isByTrain(segments)
      ? ticketTrain
      : t('thanks.files.receipt');
  return { receiptPath: `${page}/receipt.pdf`, receiptLabel, offlinePath: `${page}/trip.html` };
}

function passengerTickets(
  booking: Booking,
  { items, now, isCodeShared }: Pick<TicketFacts, 'items' | 'now'> & { isCodeShared: boolean },
  words: CheckoutWords,
): PassengerTickets[] {
  const { market, t } = words;
  const byPassenger = new Map<number, PassengerTickets>();
  const isAlone = new Set(booking.tickets.map(({ passengerIndex }) => passengerIndex)).size === 1;
  for (const ticket of booking.tickets) {
    const entry = byPassenger.get(ticket.passengerIndex) ?? {
      name: ticketName(ticket),
      type: isAlone ? null : t(`passengerTypes.${ticket.passengerType}`),
      document: hasRideAhead(ticket, booking, now) ? documentText(ticket, booking, t) : null,
      seats: seatsOf(ticket.passengerIndex, items, booking, t),
      tickets: [],
    };
    entry.tickets.push({
      route: recordRoute(booking, ticket.recordIndex, market.locale),
      number: groupedTicketNumber(ticket.ticketNumber),
      code: isCodeShared ? null : codeOf(ticket, booking, words),
      trains: trainTickets(booking, ticket, { market, items, now }).map(({ segmentIndex, ...train }) => ({
        ...train,
        place: placeOf(ticket, segmentIndex, booking, words),
      })),
      notes: returnNotes(ticket, booking, market),
    });
    byPassenger.set(ticket.passengerIndex, entry);
  }
  return [...byPassenger.entries()].sort(([one], [other]) => one - other).map(([, passenger]) => passenger);
}

function hasRideAhead(ticket: Ticket, booking: Booking, now: Date): boolean {
  if (booking.order?.isArchived) return false;
  return segmentsAhead(booking).some(
    (segment) =>
      !segment.isCancelled &&
      zonedTime(segment.departureTime, segment.departureTimeZone) > now &&
      ticket.recordIndex === segment.recordIndex &&
      !isGone(ticket, segment),
  );
}

/** Four tickets of one booking need not say its code four times. */
function sharedCode(booking: Booking, words: CheckoutWords): BookingCode | null {
  const [first, ...others] = booking.tickets.map((ticket) => codeOf(ticket, booking, words));
  const isShared = others.every(({ pnr, label }) => pnr === first?.pnr && label === first.label);
  return first && isShared ? first : null;
}

function codeOf(ticket: Ticket, booking: Booking, { t }: CheckoutWords): BookingCode {
  return { label: t(isRailTicket(ticket, booking) ? 'thanks.railCode' : 'thanks.pnr'), pnr: ticket.pnr };
}

/** A seat that the carrier could not give is none. */
const LOST_SEATS: readonly (BoughtItem['status'] | undefined)[] = [
  'delivery_failed',
  'delivery_stopped',
  'refunding',
  'refunded',
];

function seatsOf(
  passenger: number,
  items: readonly TicketItem[],
  { segments }: Booking,
  t: CheckoutWords['t'],
): string | null {
  const seats = items
    .filter(({ group, target }) => group === 'seat_selection' && target.passengerIndex === passenger)
    .filter(({ status }) => !LOST_SEATS.includes(status))
    .toSorted((one, other) => (one.target.segmentIndex ?? 0) - (other.target.segmentIndex ?? 0))
    .flatMap(({ description, target }) => (description?.code ? [{ code: description.code, target }] : []));
  if (seats.length === 0) return null;
  const hasAll = segments.every(({ segmentIndex }) => seats.some(({ target }) => target.segmentIndex === segmentIndex));
  const texts = seats.map(({ code, target }) => {
    const segment = segments.find(({ segmentIndex }) => segmentIndex === target.segmentIndex);
    return hasAll || !segment ? code : `${code}, ${spacedNumber(segment)}`;
  });
  return t('thanks.seats', { count: seats.length, seats: texts.join(hasAll ? ', ' : '; ') });
}

function placeOf(ticket: Ticket, segmentIndex: number, booking: Booking, { market, t }: CheckoutWords): string {
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  const number = readable(segment?.transportNumber ?? '', market.locale);
  const own = ticket.railPlaces.find((one) => one.segmentIndex === segmentIndex);
  if (!own) return t('thanks.trainAlone', { number });
  const { car, place } = own;
  return t('thanks.place', { number, car, place }) + placeDetails(booking, ticket.passengerIndex, segmentIndex, market);
}
