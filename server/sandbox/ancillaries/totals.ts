import { totalPrice } from '../booking/price';
import type { BookingRecord } from '../booking/records';
import { findPromo } from '../promo-code/discount';
import type { Store } from '../store/store';
import { sumOf } from './lines';
import { listLines } from './records';

/** What a booking costs without a promo code, hundredths: its tickets, and all that was added to them. */
export async function fullPrice(booking: BookingRecord, store: Store): Promise<number> {
  const tickets = totalPrice(booking.offer, booking.fare, booking.hasPriceMoved);
  return tickets + sumOf(await listLines(store, booking.token));
}

/** What has to be paid for a booking, hundredths. */
export async function amountDue(booking: BookingRecord, store: Store): Promise<number> {
  return (await fullPrice(booking, store)) - (await discountOn(booking, store));
}

/** What a promo code takes off a booking, hundredths. */
export async function discountOn(booking: BookingRecord, store: Store): Promise<number> {
  const promo = await findPromo(booking.token, await fullPrice(booking, store), store);
  return promo?.discount ?? 0;
}
