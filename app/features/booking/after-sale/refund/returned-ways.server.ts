import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { isGivenUp, statusOn } from '~/features/booking/rail-ticket/boarding';
import type { Booking, BookingSegment, Ticket } from '~/upstream/booking/contract';
import { couponRoute } from './refund-words.server';

type Returned = Pick<Ticket, 'recordIndex' | 'passengerIndex' | 'returnedTrips' | 'refundingTrips'>;

/**
 * Returns true when nobody travels on a ticket: its direction has gone back, a request takes it back just now, or the
 * railway has taken back the place.
 */
export function isGone(
  ticket: Returned & Pick<Ticket, 'trainTickets'>,
  { tripIndex, segmentIndex }: Pick<BookingSegment, 'tripIndex' | 'segmentIndex'>,
): boolean {
  const { returnedTrips, refundingTrips } = ticket;
  const isBack = returnedTrips.includes(tripIndex) || refundingTrips.includes(tripIndex);
  return isBack || isGivenUp(statusOn(ticket, segmentIndex));
}

/** Returns true when a passenger's ticket for a segment has gone back, or goes back just now. */
export function isGoneOn(
  { segments, tickets }: Pick<Booking, 'segments' | 'tickets'>,
  segmentIndex: number,
  passengerIndex: number,
): boolean {
  const segment = segments.find((one) => one.segmentIndex === segmentIndex);
  const own = tickets.find((one) => one.passengerIndex === passengerIndex && one.recordIndex === segment?.recordIndex);
  return segment !== undefined && own !== undefined && isGone(own, segment);
}

/** Returns the segments that somebody still has a ticket for; all of them before there are tickets. */
export function segmentsAhead({ segments, tickets }: Pick<Booking, 'segments' | 'tickets'>): Booking['segments'] {
  return segments.filter((segment) => {
    const own = tickets.filter((ticket) => ticket.recordIndex === segment.recordIndex);
    return own.length === 0 || own.some((ticket) => !isGone(ticket, segment));
  });
}

/**
 * Says what has gone back of a ticket: "Refunded", or by direction "Moscow – Sochi, 4 May: Refunded". Empty for a ticket
 * that is valid as a whole, and for trains, whose statuses say it.
 */
export function returnNotes(ticket: Returned, booking: Booking, market: Market): string[] {
  const t = getTranslator(market.locale, 'refund');
  const own = booking.segments.filter(
    ({ recordIndex, transportKind }) => recordIndex === ticket.recordIndex && transportKind !== 'train',
  );
  const trips = [...new Set(own.map(({ tripIndex }) => tripIndex))];
  const noteOf = (trip: number) =>
    ticket.returnedTrips.includes(trip)
      ? t('restrictions.returned')
      : ticket.refundingTrips.includes(trip)
        ? t('restrictions.in_work')
        : null;
  const notes = trips.map((trip) => ({ trip, note: noteOf(trip) }));
  const [first] = notes;
  if (first?.note && notes.every(({ note }) => note === first.note)) return [first.note];
  return notes.flatMap(({ trip, note }) =>
    note === null ? [] : [`${couponRoute({ ...ticket, tripIndex: trip }, booking, market)}: ${note}`],
  );
}
