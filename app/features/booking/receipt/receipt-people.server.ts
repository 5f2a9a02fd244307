import { groupedTicketNumber } from '../order/ticket-number';
import { returnNotes } from '../after-sale/refund/returned-ways.server';
import { isRailTicket } from '../rail-ticket/boarding';
import { recordRoute } from '../summary/record-route';
import { paperDocument } from '../passengers/ticket-document';
import { passengerName } from '../passengers/passenger-name';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { AncillaryItem } from '~/upstream/ancillaries/contract';
import type { Booking, Ticket } from '~/upstream/booking/contract';
import type { ReceiptFact, ReceiptPassenger } from './receipt';

/** Translators: `t` reads the namespace `receipt`, `tBooking` reads `booking`. */
export type PeopleWords = { market: Market; t: Translate; tBooking: Translate };

/**
 * Lists everybody on the tickets, each with the facts of the paper, the tickets and the extras.
 * @param items the extras of the whole order
 */
export function receiptPeople(
  booking: Booking,
  items: readonly AncillaryItem[],
  words: PeopleWords,
): ReceiptPassenger[] {
  const { market, t, tBooking } = words;
  const indexes = [...new Set(booking.tickets.map(({ passengerIndex }) => passengerIndex))].sort((a, b) => a - b);
  return indexes.map((index) => {
    const tickets = booking.tickets.filter(({ passengerIndex }) => passengerIndex === index);
    return {
      index,
      name: passengerName(booking, index) ?? '',
      // Nobody confuses the only passenger with another.
      type:
        indexes.length > 1 && tickets[0]?.passengerType ? tBooking(`passengerTypes.${tickets[0].passengerType}`) : null,
      facts: tickets[0] ? personalFacts(tickets[0], booking, words) : [],
      extras: items
        .filter(({ group, target }) => target.passengerIndex === index && group !== 'seat_selection')
        .map(({ title }) => title),
      tickets: tickets.map((ticket) => ({
        route: recordRoute(booking, ticket.recordIndex, market.locale),
        number: { label: t('ticketNumber'), value: groupedTicketNumber(ticket.ticketNumber) },
        code: {
          label: isRailTicket(ticket, booking) ? tBooking('thanks.railCode') : t('bookingCode'),
          value: ticket.pnr,
        },
        notes: returnNotes(ticket, booking, market),
      })),
    };
  });
}

function personalFacts(ticket: Ticket, booking: Booking, { market, t, tBooking }: PeopleWords): ReceiptFact[] {
  const document = paperDocument(ticket, booking, tBooking);
  return [
    ...(ticket.birthday ? [{ label: t('birthday'), value: formatDate(ticket.birthday, market, 'long') }] : []),
    ...(document === null ? [] : [{ label: t('document'), value: document }]),
  ];
}
