import type { Booking } from '~/upstream/booking/contract';

/** "IVANOVA ANNA" as on the ticket; null where there is no ticket of such a passenger. */
export function passengerName({ tickets }: Pick<Booking, 'tickets'>, passengerIndex: number): string | null {
  const ticket = tickets.find((candidate) => candidate.passengerIndex === passengerIndex);
  return ticket ? `${ticket.lastName} ${ticket.firstName}`.toUpperCase() : null;
}
