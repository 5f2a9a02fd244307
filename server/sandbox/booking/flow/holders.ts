/** Unpaid holds by holder, and their limits. */
import type { InStatement } from '@libsql/client';
import type { z } from 'zod';
import type { holdLimit, tooManyHolds } from '~/upstream/booking/hold-contract';
import type { SandboxContext } from '../../service/service';
import { listAttempts } from '../records/attempt-records';
import { ServiceFailure } from '../../service/failure';
import { seatDemand } from '../records/inventory';
import { findBooking, type BookingRecord } from '../records/records';
import { stateAt } from '../records/state';

type Limit = z.output<typeof holdLimit>;

/** A payment pending at the bank holds its seats too. */
const HOLDING: readonly string[] = ['reserving_seats', 'seats_reserved', 'manual_paying'];

/**
 * Checks the limits. Call it with the locks of all holders held, or two holds might both take the last place.
 * @throws ServiceFailure tooManyHolds when a limit is reached
 */
export async function assertMayHold(
  booking: BookingRecord,
  limits: readonly Limit[],
  context: Pick<SandboxContext, 'store' | 'now'>,
): Promise<void> {
  for (const { key, most_bookings: mostBookings, most_seats: mostSeats } of limits) {
    const held = await heldBy(key, booking.token, context);
    const seats = [booking, ...held].reduce((sum, one) => sum + seatsOf(one), 0);
    const isOver = held.length >= (mostBookings ?? Infinity) || seats > (mostSeats ?? Infinity);
    if (!isOver) continue;
    const until = Math.min(...held.map(({ expiresAt }) => expiresAt), booking.expiresAt);
    const data: z.input<typeof tooManyHolds> = { key, until: new Date(until).toISOString() };
    throw new ServiceFailure('tooManyHolds', data);
  }
}

/** Stores the keys by which a hold is counted, in the transaction that holds the seats. */
export function holderStatements({ token }: Pick<BookingRecord, 'token'>, limits: readonly Limit[]): InStatement[] {
  return limits.map(({ key }) => ({
    sql: 'INSERT OR IGNORE INTO holders (key, booking_token) VALUES (?, ?)',
    args: [key, token],
  }));
}

/** Returns other unpaid bookings with a key that hold seats now. */
async function heldBy(
  key: string,
  except: string,
  { store, now }: Pick<SandboxContext, 'store' | 'now'>,
): Promise<BookingRecord[]> {
  const time = now().getTime();
  const { rows } = await store.execute({
    sql: `SELECT b.token FROM holders h JOIN bookings b ON b.token = h.booking_token
          WHERE h.key = ? AND b.token <> ? AND b.paid_at IS NULL AND b.fault IS NULL AND b.expires_at > ?`,
    args: [key, except, time],
  });
  const lists = await Promise.all(
    rows.map(async ({ token }) => {
      const booking = await findBooking(store, String(token));
      if (!booking) return [];
      const { action } = stateAt(booking, await listAttempts(store, booking.token), time);
      return HOLDING.includes(action) ? [booking] : [];
    }),
  );
  return lists.flat();
}

/** Returns the seats of a booking; a traveller counts once, whatever the number of flights. */
function seatsOf({ offer }: Pick<BookingRecord, 'offer'>): number {
  return Math.max(0, ...seatDemand(offer).map(({ seats }) => seats));
}
