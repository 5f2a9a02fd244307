import { POINT, spendLimits, takenPoints, type SpendLimits } from '~/market/loyalty';
import type { BookingWire } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import { isKept, isOpenFor, type AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { stateAt } from '../records/state';
import { discountOn, fullPrice } from '../records/totals';
import { pointsAt } from './engine';
import { accountFacts } from './facts';
import { findWish } from './records';

/** Points that lower the price of a booking; `wanted`: the wish of the account that asks, which may be for more. */
export type PointsOn = { points: number; wanted: number | null };

/**
 * Returns the points on a booking. Once a payment has begun they are fixed, and its account has them no more; while it is
 * open only that account sees them. Before that only the account whose wish it is does, as many as there are and as the order
 * takes at the moment.
 */
export async function pointsOn(
  booking: BookingRecord,
  attempts: readonly AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<PointsOn> {
  const now = context.now().getTime();
  const kept = attempts.filter((attempt) => isKept(attempt, now));
  if (kept.length > 0 || booking.timeline) return { points: pointsPaid(kept), wanted: null };
  const open = attempts.filter((attempt) => isOpenFor(attempt, viewer, now));
  if (open.length > 0) return { points: pointsPaid(open), wanted: null };
  const wish = viewer === null ? null : await findWish(context.store, booking.token);
  if (!wish || wish.accountId !== viewer) return { points: 0, wanted: null };
  const limits = await limitsOn(booking, context);
  const available = await availableTo(viewer, booking.token, context);
  return { points: takenPoints(wish.points, available, limits), wanted: wish.points };
}

/** Returns the points of an order's payments: the first of two has all of them. */
export function pointsPaid(payments: readonly Pick<AttemptRecord, 'points'>[]): number {
  return Math.max(0, ...payments.map(({ points }) => points));
}

/** Returns how many points a booking takes: none in other currencies than roubles. */
export async function limitsOn(booking: BookingRecord, { store }: SandboxContext): Promise<SpendLimits> {
  if (booking.offer.session.currency !== 'RUB') return null;
  return spendLimits((await fullPrice(booking, store)) - (await discountOn(booking, store)));
}

/** Returns the points that an account can spend on a booking now; those in open payments of other orders are not there. */
export async function availableTo(accountId: string, bookingToken: string, context: SandboxContext): Promise<number> {
  const facts = await accountFacts(accountId, context, { except: bookingToken });
  const { balance } = pointsAt(facts, context.now().getTime());
  return balance;
}

type OptionWire = NonNullable<BookingWire['payment_options']>[number];

/** Offers to pay a part with points, while the price can still change. */
export async function bonusOptions(
  booking: BookingRecord,
  attempts: AttemptRecord[],
  context: SandboxContext,
): Promise<OptionWire[]> {
  const { action, error } = stateAt(booking, attempts, context.now().getTime());
  if (error !== null || (action !== 'fare_found' && action !== 'seats_reserved')) return [];
  const limits = await limitsOn(booking, context);
  if (!limits) return [];
  return [{ option: 'bonus', payment_type: 'bonus', min_points: limits.min, max_points: limits.max }];
}

/** Value of points in hundredths of a rouble. */
export function valueOf(points: number): number {
  return points * POINT;
}
