import { amountDue } from '../records/totals';
import type { Store } from '../../store/store';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { acceptedFirst } from '../records/split';

/** The remaining amount before fees, in hundredths; `second`: one of two payments is accepted. */
export type Due = { part: 'whole' | 'second'; net: number };

export async function dueOf(
  booking: BookingRecord,
  attempts: AttemptRecord[],
  now: number,
  store: Store,
): Promise<Due> {
  if (booking.timeline) return { part: 'whole', net: 0 };
  const price = await amountDue(booking, store);
  const first = acceptedFirst(booking, attempts, now);
  return first ? { part: 'second', net: price - (first.amount - first.fee) } : { part: 'whole', net: price };
}
