import { pricedNow } from '../e-wallet/price-due';
import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { acceptedFirst } from '../records/split';

/**
 * The remaining amount before fees, in hundredths; `second`: one of two payments is accepted. `points` and `wallet` pay
 * their parts with it, for the account `payer`.
 */
export type Due = { part: 'whole' | 'second'; net: number; points: number; wallet: number; payer: string | null };

/** @param viewer the account that asks, whose wishes to spend points and its wallet count */
export async function dueOf(
  booking: BookingRecord,
  attempts: AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<Due> {
  if (booking.timeline) return { part: 'whole', net: 0, points: 0, wallet: 0, payer: viewer };
  const { due, points, wallet } = await pricedNow(booking, attempts, context, viewer);
  const first = acceptedFirst(booking, attempts, context.now().getTime());
  return first
    ? { part: 'second', net: due - (first.amount - first.fee), points: 0, wallet: 0, payer: viewer }
    : { part: 'whole', net: due, points, wallet: wallet.amount, payer: viewer };
}
