import type { ItemStatus } from '~/upstream/ancillaries/contract';
import type { Store } from '../../store/store';
import type { TicketWay } from '../order-lines/covers';
import type { OrderLine } from '../order-lines/lines';
import type { RegistrationRecord } from './records';

/** A ticket that was given back, and when that was asked for. */
export type ReturnedWay = TicketWay & { at: number };

/** Returns the tickets that have been given back by now, or are about to be: nothing is done or sold for them. */
export async function listReturned(store: Store, bookingToken: string, now: number): Promise<ReturnedWay[]> {
  const { rows } = await store.execute({
    sql: `SELECT c.record_index, c.passenger_index, c.trip_index, MIN(r.created_at) AS at FROM refund_coupons c
            JOIN refund_requests r ON r.token = c.request_token
          WHERE c.booking_token = ? AND r.created_at <= ? AND (r.failed_at IS NULL OR r.failed_at > ?)
          GROUP BY 1, 2, 3`,
    args: [bookingToken, now, now],
  });
  return rows.map((row) => ({
    recordIndex: Number(row.record_index),
    passengerIndex: Number(row.passenger_index),
    tripIndex: Number(row.trip_index),
    at: Number(row.at),
  }));
}

/** A registration, and whether the ticket that it is for has been given back: before the shop began (`isStopped`) or after. */
export type RegistrationNow = RegistrationRecord & { isGone: boolean; isStopped: boolean };

/** @param segments of the booking, by index */
export function withReturned(
  records: readonly RegistrationRecord[],
  returned: readonly ReturnedWay[],
  segments: readonly Pick<TicketWay, 'recordIndex' | 'tripIndex'>[],
): RegistrationNow[] {
  return records.map((record) => {
    const way = returned.find(
      ({ passengerIndex, recordIndex, tripIndex }) =>
        passengerIndex === record.passengerIndex &&
        recordIndex === segments[record.segmentIndex]?.recordIndex &&
        tripIndex === segments[record.segmentIndex]?.tripIndex,
    );
    return { ...record, isGone: way !== undefined, isStopped: way !== undefined && way.at < record.opensAt };
  });
}

/**
 * Returns where a registration stands: facts and their times decide, and nothing runs in the background. One that has
 * begun is used, and its price kept, whatever becomes of the ticket.
 */
export function statusOf({ opensAt, doneAt, returnedAt, isStopped }: RegistrationNow, now: number): ItemStatus {
  if (returnedAt !== null && now >= returnedAt) return 'refunded';
  if (isStopped) return 'delivery_stopped';
  if (now < opensAt) return 'added';
  if (now < doneAt) return 'delivering';
  return returnedAt === null ? 'delivered' : 'delivery_failed';
}

/** From the most to the least careful: the status of several registrations that were bought as one. */
const CAREFUL: readonly ItemStatus[] = ['delivery_failed', 'delivering', 'delivery_stopped', 'refunded', 'delivered'];

/**
 * Returns where a bought line of registration stands; null for another line, and before it is planned. Flights that are
 * still to be opened leave it `delivering` once the first one has been.
 */
export function lineStatus(
  { product }: OrderLine,
  registrations: readonly RegistrationNow[],
  now: number,
): ItemStatus | null {
  if (product.details.kind !== 'registration') return null;
  const own = registrations.filter(({ itemToken }) => itemToken === product.token).map((one) => statusOf(one, now));
  if (own.length === 0) return null;
  if (own.every((status) => status === 'added')) return 'added';
  const worst = CAREFUL.find((status) => own.includes(status)) ?? 'delivering';
  return own.includes('added') && worst === 'delivered' ? 'delivering' : worst;
}
