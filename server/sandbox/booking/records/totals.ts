import { ticketsPrice } from './tickets-price';
import type { BookingRecord } from './records';
import { findPromo } from '../order-lines/promo-records';
import type { Store } from '../../store/store';
import { sumOf } from '../order-lines/lines';
import { listLines } from '../order-lines/line-records';

/** Returns the price of a booking without a promo code, in hundredths: its tickets and everything added to them. */
export async function fullPrice(booking: BookingRecord, store: Store): Promise<number> {
  const tickets = ticketsPrice(booking);
  return tickets + sumOf(await listLines(store, booking.token));
}

/** Returns the discount of a booking's promo code, in hundredths. */
export async function discountOn(booking: BookingRecord, store: Store): Promise<number> {
  const promo = await findPromo(booking.token, await fullPrice(booking, store), store);
  return promo?.discount ?? 0;
}
