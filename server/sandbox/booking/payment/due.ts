import { pricedNow } from '../points/price-due';
import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { acceptedFirst } from '../records/split';

/** The remaining amount before fees, in hundredths; `second`: one of two payments is accepted. */
export type Due = { part: 'whole' | 'second'; net: number; points: number; pointsAccount: string | null };

/** @param viewer the account that asks, whose wish to spend points counts */
export async function dueOf(
  booking: BookingRecord,
  attempts: AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<Due> {
  if (booking.timeline) return { part: 'whole', net: 0, points: 0, pointsAccount: null };
  const { due: price, points } = await pricedNow(booking, attempts, context, viewer);
  const first = acceptedFirst(booking, attempts, context.now().getTime());
  return first
    ? { part: 'second', net: price - (first.amount - first.fee), points: 0, pointsAccount: null }
    : { part: 'whole', net: price, points, pointsAccount: viewer };
}
