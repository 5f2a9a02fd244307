import type { BookingWire } from '~/upstream/booking/contract';
import type { Offer } from '../search/offer';
import { carriers } from '../world/carriers';

/** Kinds of carriers with a programme for frequent flyers. */
const WITH_PROGRAMME = new Set(['full', 'regional']);

/** Whether a card number is of use on this trip, and which of its carriers credit nothing to it. Trains never do. */
export function mileageRequirements(offer: Offer): NonNullable<BookingWire['requirements']> {
  const flights = offer.trips.flat().filter(({ wire }) => wire.transport_kind !== 'train');
  const codes = [...new Set(flights.map(({ wire }) => wire.marketing_carrier))];
  const without = codes.filter((code) => !WITH_PROGRAMME.has(carriers().get(code)?.kind ?? 'full'));
  return { mileage_card_available: codes.length > 0, carriers_without_miles: without };
}
