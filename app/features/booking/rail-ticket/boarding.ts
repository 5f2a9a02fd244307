/**
 * Decides from the status of a train ticket how one boards with it (specification 2 §3 "Railway"; rail facts §12). Pure,
 * and the only place that branches on a status.
 */
import type { StatusMarkProps } from '~/ui/StatusMark';
import type { Booking, BookingSegment, Ticket } from '~/upstream/booking/contract';
import type { TrainTicketStatus } from '~/upstream/booking/rail-contract';

/** Only the railways of Russia have electronic registration; elsewhere the ticket itself is shown on the train. */
export type Railway = 'russian' | 'abroad';

/** The texts of a ticket: `rail-ticket:status.<words>.title` and `.text`. */
export const BOARDING_WORDS = [
  'registered',
  'paper',
  'ticket',
  'paperAbroad',
  'notConfirmed',
  'placesReturned',
  'voided',
  'returned',
  'voucher',
  'interrupted',
  'resumed',
  'unknown',
] as const;
export type BoardingWords = (typeof BOARDING_WORDS)[number];

export type Boarding = {
  words: BoardingWords;
  tone: StatusMarkProps['tone'];
  /** registered: with the document; ticket: with the shop's ticket; paper: with a paper that is still to be fetched;
   * voucher: with the paper that was; ask: nobody knows without the railway; never: not on this ticket. */
  boards: 'registered' | 'ticket' | 'paper' | 'voucher' | 'ask' | 'never';
};

const RUSSIAN: Readonly<Record<TrainTicketStatus, Boarding>> = {
  electronic_registration_present: { words: 'registered', tone: 'good', boards: 'registered' },
  electronic_registration_absent: { words: 'paper', tone: 'warning', boards: 'paper' },
  not_confirmed: { words: 'notConfirmed', tone: 'warning', boards: 'ask' },
  places_returned: { words: 'placesReturned', tone: 'neutral', boards: 'never' },
  voided: { words: 'voided', tone: 'neutral', boards: 'never' },
  returned: { words: 'returned', tone: 'neutral', boards: 'never' },
  voucher_issued: { words: 'voucher', tone: 'good', boards: 'voucher' },
  trip_was_interrupted: { words: 'interrupted', tone: 'warning', boards: 'ask' },
  trip_was_interrupted_and_resumed_after: { words: 'resumed', tone: 'info', boards: 'voucher' },
  unknown: { words: 'unknown', tone: 'info', boards: 'ask' },
};

/** A railway abroad that tells a status after all means the same by it, but for registration, which it does not have. */
const ABROAD: Readonly<Record<TrainTicketStatus, Boarding>> = {
  ...RUSSIAN,
  electronic_registration_present: { words: 'ticket', tone: 'good', boards: 'ticket' },
  electronic_registration_absent: { words: 'paperAbroad', tone: 'warning', boards: 'paper' },
};

/**
 * Returns how a ticket is used at the train.
 * @param status null where the railway tells none: unknown in Russia, and usual abroad
 */
export function boardingOf(status: TrainTicketStatus | null, railway: Railway): Boarding {
  if (railway === 'russian') return RUSSIAN[status ?? 'unknown'];
  return ABROAD[status ?? 'electronic_registration_present'];
}

/** Tells the railways of Russia from all others. */
export function railwayOf(
  { airlines }: Pick<Booking, 'airlines'>,
  { marketingCarrier }: Pick<BookingSegment, 'marketingCarrier'>,
): Railway {
  return airlines[marketingCarrier]?.rzd ? 'russian' : 'abroad';
}

/** Returns true when a segment of the booking is a train of a railway of Russia. */
export function isOnRussianTrain(booking: Pick<Booking, 'airlines' | 'segments'>, segmentIndex: number): boolean {
  return booking.segments.some((one) => one.segmentIndex === segmentIndex && railwayOf(booking, one) === 'russian');
}

/** Returns the railway's status of a ticket on one train; null where it tells none. */
export function statusOn({ trainTickets }: Pick<Ticket, 'trainTickets'>, segmentIndex: number) {
  return trainTickets.find((one) => one.segmentIndex === segmentIndex)?.status ?? null;
}

/** Checks whether a status means that nobody travels on the ticket any more. */
export function isGivenUp(status: TrainTicketStatus | null): boolean {
  return status !== null && RUSSIAN[status].boards === 'never';
}

/** Whether a ticket for a train of the order is only a proof: the one to board with is fetched at a ticket office. */
export function needsPaper(booking: Pick<Booking, 'segments' | 'tickets' | 'airlines'>): boolean {
  return booking.segments.some(
    (segment) =>
      segment.transportKind === 'train' &&
      booking.tickets
        .filter(({ recordIndex }) => recordIndex === segment.recordIndex)
        .some(
          (ticket) =>
            boardingOf(statusOn(ticket, segment.segmentIndex), railwayOf(booking, segment)).boards === 'paper',
        ),
  );
}

/** Whether a ticket is for trains alone: railways know no PNR. */
export function isRailTicket(
  { recordIndex }: Pick<Ticket, 'recordIndex'>,
  { segments }: Pick<Booking, 'segments'>,
): boolean {
  const own = segments.filter((segment) => segment.recordIndex === recordIndex);
  return own.length > 0 && own.every(({ transportKind }) => transportKind === 'train');
}
