import type { BookingWire } from '~/upstream/booking/contract';
import type { Offer } from '../../search/offers/offer';
import { fingerprint } from './fingerprint';
import type { TicketRecord } from './records';

type RailPlace = NonNullable<NonNullable<BookingWire['tickets']>[number]['rail_places']>[number];

const MAX_CARS = 14;
const LAST_FIRST_PLACE = 28;

/**
 * Returns a passenger's places on the trains of a ticket: the party sits side by side in one car. Infants have none.
 * The same for the same booking.
 */
export function railPlaces(bookingToken: string, offer: Offer, ticket: TicketRecord): RailPlace[] {
  if (ticket.passenger_type === 'infant') return [];
  return offer.trips.flat().flatMap(({ wire, recordIndex }, segmentIndex) => {
    if (wire.transport_kind !== 'train' || recordIndex !== ticket.record_index) return [];
    const seed = `${bookingToken} ${segmentIndex}`;
    return {
      segment_index: segmentIndex,
      car: String(1 + fingerprint(`car ${seed}`, MAX_CARS)),
      place: String(1 + fingerprint(`place ${seed}`, LAST_FIRST_PLACE) + ticket.passenger_index),
    };
  });
}
