import type { Booking, PassengerType } from '~/upstream/booking/contract';
import type { TrainCars } from '~/upstream/rail-cars/contract';
import { chosenFare } from '../summary/price-lines';
import type { TrainOrders } from './orders';
import { seatedPassengers } from '../seats/seat-rules';

/**
 * Returns what the passengers with a chosen place pay for a train without a choice, hundredths. A service that does not
 * tell it for each train is only understood where the train is the whole journey.
 */
export function fareOfTrain(
  { farePrices }: Pick<TrainCars, 'farePrices'>,
  chosen: Pick<TrainOrders, 'orders' | 'reservation'>,
  booking: Booking,
  party: readonly PassengerType[],
): number {
  const whole = booking.segments.length === 1 ? chosenFare(booking)?.prices : null;
  const fares =
    farePrices ?? (whole ? { adult: whole.adult, child: whole.child ?? 0, infant: whole.infant ?? 0 } : null);
  if (!fares) return 0;
  const seated =
    chosen.reservation === 'by_demand'
      ? seatedPassengers(party)
      : chosen.orders.flatMap(({ seat, passenger }) => (seat === null ? [] : passenger));
  return seated.reduce((sum, passenger) => sum + fares[party[passenger] ?? 'adult'], 0);
}
