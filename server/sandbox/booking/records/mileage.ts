import type { BookingWire } from '~/upstream/booking/contract';
import type { Offer } from '../../search/offers/offer';
import { carriers } from '../../world/carriers';

/** Kinds of carriers with a frequent flyer programme. */
const WITH_PROGRAMME = new Set(['full', 'regional']);

/**
 * Returns whether a mileage card is useful on this trip, and which of its carriers credit nothing to it. Trains never
 * do.
 */
export function mileageRequirements(offer: Offer): NonNullable<BookingWire['requirements']> {
  const flights = offer.trips.flat().filter(({ wire }) => wire.transport_kind === 'airplane');
  const codes = [...new Set(flights.map(({ wire }) => wire.marketing_carrier))];
  const without = codes.filter((code) => !WITH_PROGRAMME.has(carriers().get(code)?.kind ?? 'full'));
  return { mileage_card_available: codes.length > 0, carriers_without_miles: without };
}
