import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { discountOn, fullPrice } from '../records/totals';
import { pointsOn, valueOf } from './points-on';

/**
 * Returns the price of a booking in money, in hundredths: without its promo code and its points.
 * @param viewer the account that asks, whose wish to spend points counts
 */
export async function pricedNow(
  booking: BookingRecord,
  attempts: readonly AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<{ due: number; points: number }> {
  const { store } = context;
  const { points } = await pointsOn(booking, attempts, context, viewer);
  const price = (await fullPrice(booking, store)) - (await discountOn(booking, store));
  return { due: price - valueOf(points), points };
}
