import { isByTrain } from '~/features/trip/segment';
import type { Booking } from '~/upstream/booking/contract';
import { chosenFare } from './price-lines';

/** Returns true when the tickets are never exchanged: those of trains, and of a fare that says so. */
export function forbidsExchange(booking: Booking): boolean {
  const options = chosenFare(booking)?.options ?? [];
  return (
    isByTrain(booking.segments) || options.some(({ kind, value }) => kind === 'exchange' && value === 'unavailable')
  );
}
