import { moscowDay } from '~/market/loyalty';
import type { BookingWire } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { earnedWith } from './engine';
import { accountFacts } from './facts';
import { pointsOn } from './points-on';

/** Returns the part of `show` about points: those on the booking, and those that it brings to its owner. */
export async function bonusWire(
  booking: BookingRecord,
  attempts: AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<Pick<BookingWire, 'bonus' | 'bonus_earned'>> {
  if (booking.offer.session.currency !== 'RUB') return { bonus: null, bonus_earned: null };
  return {
    bonus: await pointsOn(booking, attempts, context, viewer),
    bonus_earned: viewer && booking.timeline ? await earnedOn(booking.token, viewer, context) : null,
  };
}

async function earnedOn(
  bookingToken: string,
  accountId: string,
  context: SandboxContext,
): Promise<BookingWire['bonus_earned']> {
  const { rows } = await context.store.execute({
    sql: 'SELECT 1 FROM booking_owners WHERE booking_token = ? AND account_id = ?',
    args: [bookingToken, accountId],
  });
  if (rows.length === 0) return null;
  const facts = await accountFacts(accountId, context);
  const order = facts.orders.find(({ token }) => token === bookingToken);
  if (!order) return null;
  const { points, accruesAt, expiresAt } = earnedWith(order, facts, context.now().getTime());
  return { points, accrues_on: moscowDay(accruesAt), expires_on: moscowDay(expiresAt) };
}
