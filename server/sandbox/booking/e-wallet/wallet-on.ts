import { takenFromWallet, walletLimits } from '~/market/e-wallet';
import type { BookingWire } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import { isKept, isOpenFor, type AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { stateAt } from '../records/state';
import { walletsAt } from './engine';
import { walletFacts } from './facts';
import { findWalletWish } from './records';

/** Money of a wallet on a booking; `wanted`: the wish of the account that asks, which may be for more. */
export type WalletOn = { amount: number; wanted: number | null };

/**
 * Returns the money of a wallet on a booking. Once a payment has begun it is fixed. Before that only the account whose wish
 * it is sees it, as much as there is and as the order costs at the moment.
 * @param price of the order after its promo code and points, in hundredths
 */
export async function walletOn(
  { booking, price }: { booking: BookingRecord; price: number },
  attempts: readonly AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<WalletOn> {
  const now = context.now().getTime();
  const kept = attempts.filter((attempt) => isKept(attempt, now));
  // The first of two payments has all of it.
  if (kept.length > 0 || booking.timeline) return { amount: largest(kept), wanted: null };
  const open = attempts.filter((attempt) => isOpenFor(attempt, viewer, now));
  if (open.length > 0) return { amount: largest(open), wanted: null };
  const wish = viewer === null ? null : await findWalletWish(context.store, booking.token);
  if (viewer === null || wish?.accountId !== viewer) return { amount: 0, wanted: null };
  const available = await availableIn(viewer, booking, context);
  return { amount: takenFromWallet(wish.amount, available, price), wanted: wish.amount };
}

function largest(attempts: readonly Pick<AttemptRecord, 'wallet'>[]): number {
  return Math.max(0, ...attempts.map(({ wallet }) => wallet));
}

/** Returns the money that an account can spend on a booking now; what open payments of other orders hold is not there. */
export async function availableIn(
  accountId: string,
  { token, offer }: BookingRecord,
  context: SandboxContext,
): Promise<number> {
  const facts = await walletFacts(accountId, context, { except: token });
  return walletsAt(facts, context.now().getTime()).balances.get(offer.session.currency) ?? 0;
}

type OptionWire = NonNullable<BookingWire['payment_options']>[number];

/** Offers to pay from the wallet of the account that asks, while the price can still change. */
export async function walletOptions(
  { booking, price }: { booking: BookingRecord; price: number },
  attempts: AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<OptionWire[]> {
  const { action, error } = stateAt(booking, attempts, context.now().getTime());
  if (viewer === null || error !== null || (action !== 'fare_found' && action !== 'seats_reserved')) return [];
  const balance = await availableIn(viewer, booking, context);
  const limits = walletLimits(balance, price);
  if (!limits) return [];
  return [{ option: 'e_wallet', payment_type: 'e_wallet', min_amount: limits.min, max_amount: limits.max, balance }];
}
