import type { Booking } from '~/upstream/booking/contract';

/** Returns "IVANOVA ANNA" as on the ticket; null without a ticket for this passenger. */
export function passengerName({ tickets }: Pick<Booking, 'tickets'>, passengerIndex: number): string | null {
  const ticket = tickets.find((candidate) => candidate.passengerIndex === passengerIndex);
  return ticket ? `${ticket.lastName} ${ticket.firstName}`.toUpperCase() : null;
}
