import type { Booking } from '~/upstream/booking/contract';

/** A person's name in parts; no middle name where none was given. */
export type NameParts = { firstName: string; lastName: string; middleName: string | null };

/** Returns the name as on the ticket, "IVANOVA ANNA PETROVNA": last name first, with the middle name if there is one. */
export function ticketName({ lastName, firstName, middleName }: NameParts): string {
  return [lastName, firstName, middleName].filter(Boolean).join(' ').toUpperCase();
}

/** Returns a passenger's name as on the ticket; null without a ticket for this passenger. */
export function passengerName({ tickets }: Pick<Booking, 'tickets'>, passengerIndex: number): string | null {
  const ticket = tickets.find((candidate) => candidate.passengerIndex === passengerIndex);
  return ticket ? ticketName(ticket) : null;
}

/** Returns the names as on the tickets, by passenger index; '' without a ticket. */
export function ticketNames(booking: Pick<Booking, 'tickets' | 'search'>): string[] {
  const { adults, children, infants } = booking.search.travelers;
  return Array.from({ length: adults + children + infants }, (_, index) => passengerName(booking, index) ?? '');
}
