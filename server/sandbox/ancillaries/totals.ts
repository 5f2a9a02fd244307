import { totalPrice } from '../booking/price';
import type { BookingRecord } from '../booking/records';
import type { Store } from '../store/store';
import { sumOf } from './lines';
import { listLines } from './records';

/** What a booking costs, hundredths: its tickets, and all that was added to them. */
export async function amountDue(booking: BookingRecord, store: Store): Promise<number> {
  const tickets = totalPrice(booking.offer, booking.fare, booking.hasPriceMoved);
  return tickets + sumOf(await listLines(store, booking.token));
}
