import type { Booking } from '~/upstream/booking/contract';
import type { TrainCars } from '~/upstream/rail-cars/contract';
import { chosenFare } from '../summary/price-lines';
import { passengersWithPlace } from './choice-state';
import type { TrainOrders } from './orders';
import type { RailParty } from './party';

/**
 * Returns what the passengers with a chosen place, and children who travel free because of it, pay for a train without a
 * choice, hundredths. A service that does not
 * tell it for each train is only understood where the train is the whole journey.
 */
export function fareOfTrain(
  { farePrices }: Pick<TrainCars, 'farePrices'>,
  chosen: Pick<TrainOrders, 'orders' | 'reservation'>,
  booking: Booking,
  party: Pick<RailParty, 'people'>,
): number {
  const whole = booking.segments.length === 1 ? chosenFare(booking)?.prices : null;
  const fares =
    farePrices ?? (whole ? { adult: whole.adult, child: whole.child ?? 0, infant: whole.infant ?? 0 } : null);
  if (!fares) return 0;
  const waiting = passengersWithPlace(chosen, party).filter(
    (index) => !chosen.orders.some(({ passenger, seat }) => passenger === index && seat !== null),
  );
  const isNobody = chosen.orders.every(({ seat }) => seat === null);
  if (chosen.reservation !== 'by_demand' && isNobody) return 0;
  return party.people.reduce((sum, { type }, index) => {
    const isCounted = chosen.reservation === 'by_demand' || !waiting.includes(index);
    return isCounted ? sum + fares[type] : sum;
  }, 0);
}
