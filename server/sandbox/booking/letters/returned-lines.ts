import { placeOf } from '../../outbox/customer-place';
import type { BookingRecord } from '../records/records';
import type { AskedRefund } from '../records/events';
import { dayAndMonth } from './time-in';
import { flightRoute } from './flight-times';
import { fullName } from './full-name';

/**
 * Lists what goes back, a line for each way of each ticket with everybody who gives it back: "Helsinki – Milan, 4 June: LEE ANN,
 * LEE BOB". The order may have more tickets than a refund.
 */
export function returnedLines(booking: BookingRecord, { coupons }: Pick<AskedRefund['quote'], 'coupons'>): string {
  const names = new Map<string, string[]>();
  for (const { recordIndex, passengerIndex, tripIndex } of coupons) {
    const rides = (booking.offer.trips[tripIndex] ?? []).filter((ride) => ride.recordIndex === recordIndex);
    const [first, last] = [rides[0], rides.at(-1)];
    const passenger = booking.passengers?.[passengerIndex];
    if (!first || !last || !passenger) continue;
    const route = flightRoute({ ...first, wire: { ...first.wire, arrival: last.wire.arrival } }, booking.offer);
    const way = `${route}, ${dayAndMonth(first.wire.departure_datetime.slice(0, 10), placeOf(booking))}`;
    names.set(way, [...(names.get(way) ?? []), fullName(passenger)]);
  }
  return [...names].map(([way, people]) => `${way}: ${people.join(', ')}`).join('\n');
}
