import { places } from '../../world/places';
import { dayOfDate } from '../../world/time-zones';
import { flightsBetween } from '../../world/timetable';
import { cabinOn, inventoryKeyOf, seatsOnSale } from './inventory';
import type { Offer, OfferFlight } from './offer';
import { tripOption } from './trip-option';
import { mapsOf, usedSegments } from './wire';

const DAYS_AROUND = [-1, 0, 1];

/**
 * Finds the other flights of a flight's carrier between the same airports, from the day before to the day after, by
 * departure. Their ticket is that of the flight.
 */
export function otherFlights(flight: OfferFlight, { session }: Offer): { flight: OfferFlight; maps: Offer['maps'] }[] {
  const { wire, inventoryKey } = flight;
  const [from, to] = [wire.departure, wire.arrival].map((code) => places().airport.get(code)?.city);
  const day = dayOfDate(wire.departure_datetime.slice(0, 10));
  if (!from || !to || day === null) return [];
  const found = DAYS_AROUND.flatMap((days) => flightsBetween(from, to, day + days)).filter(
    (other) =>
      other.marketing.code === wire.marketing_carrier &&
      other.from.code === wire.departure &&
      other.to.code === wire.arrival,
  );
  return found.flatMap((other) => {
    const cabin = cabinOn(other, session.cabin);
    const key = inventoryKeyOf(other, cabin);
    const [used] = usedSegments(tripOption([other], []), session.cabin, session.language);
    if (!used || key === inventoryKey) return [];
    // The connection after the flight stays on the same ticket, or on two.
    const { transfer_duration, night_transfer, virtual_connection, transit_visa, is_transit_visa_needed } = wire;
    const connection = { transfer_duration, night_transfer, virtual_connection, transit_visa, is_transit_visa_needed };
    return {
      flight: {
        ...flight,
        wire: { ...used.wire, ...connection },
        inventoryKey: key,
        seatsOnSale: seatsOnSale(other, cabin),
      },
      maps: mapsOf([other], session.language),
    };
  });
}
