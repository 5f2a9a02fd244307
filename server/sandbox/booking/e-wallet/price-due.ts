import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { discountOn, fullPrice } from '../records/totals';
import { pointsOn, valueOf } from '../points/points-on';
import { walletOn, type WalletOn } from './wallet-on';

/** `price`: without the promo code and the points; `due`: without what a wallet pays either; hundredths. */
export type PricedNow = { price: number; due: number; points: number; wallet: WalletOn };

/**
 * Returns what a booking costs in money.
 * @param viewer the account that asks, whose wishes to spend points and its wallet count
 */
export async function pricedNow(
  booking: BookingRecord,
  attempts: readonly AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<PricedNow> {
  const { store } = context;
  const { points } = await pointsOn(booking, attempts, context, viewer);
  const price = (await fullPrice(booking, store)) - (await discountOn(booking, store)) - valueOf(points);
  const wallet = await walletOn({ booking, price }, attempts, context, viewer);
  return { price, due: price - wallet.amount, points, wallet };
}
