import type {
  DeliveryStatus,
  OrderPaymentStatus,
  OrderStateWire,
  OrderStatus,
} from '~/upstream/booking/order-contract';
import type { BookingAction } from '~/upstream/booking/contract';
import { cardErrorCode } from '../payment/declined';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { attemptStatusAt, isExpired, isRefunded, isReturned, stateAt } from '../records/state';

const STATUS_OF_ACTION: Readonly<Partial<Record<BookingAction, OrderStatus>>> = {
  created: 'created',
  fare_found: 'created',
  reserving_seats: 'begin_formed',
  seats_reserved: 'formed',
  ticket_booked: 'formed',
  manual_paying: 'payment_process',
  payment_authorized: 'payment_finished',
  gds_authorized: 'delivering',
  issuing_ticket: 'delivering',
  ticket_issued: 'completed',
  completed: 'completed',
};

/** Returns the order of a booking at a time (specification 3 §4). */
export function orderWire(booking: BookingRecord, attempts: AttemptRecord[], now: number): OrderStateWire {
  const { action, error } = stateAt(booking, attempts, now);
  const delivery = deliveryOf(booking, now);
  return {
    status: statusOf(booking, action, attempts.at(-1), now),
    payment_status: paymentOf(booking, attempts, now),
    delivery_status: delivery,
    payment_error: paymentErrorOf(attempts.at(-1), now),
    delivery_error: delivery === 'delivery_failed' || delivery === 'delivery_stopped' ? error : null,
    archived: isArchived(booking, now),
  };
}

function statusOf(
  booking: BookingRecord,
  action: BookingAction,
  last: AttemptRecord | undefined,
  now: number,
): OrderStatus {
  if (isRefunded(booking, now)) return 'refunded';
  if (booking.refund) return 'refunding';
  if (booking.returnedAt !== null) return isReturned(booking, now) ? 'refunded' : 'refunding';
  if (action === 'manual_paying' && last?.option === 'card') return 'tds_processing';
  return STATUS_OF_ACTION[action] ?? 'created';
}

function paymentOf(booking: BookingRecord, attempts: AttemptRecord[], now: number): OrderPaymentStatus | null {
  if (booking.timeline) return 'completed';
  const last = attempts.at(-1);
  if (!last || last.status === 'voided') return null;
  const status = attemptStatusAt(last, now);
  return status === 'pending' || status === 'success' ? 'payment_created' : 'payment_failed';
}

function paymentErrorOf(last: AttemptRecord | undefined, now: number): string | null {
  const status = last && last.status !== 'voided' ? attemptStatusAt(last, now) : 'success';
  return status === 'success' || status === 'pending' ? null : cardErrorCode(status);
}

function deliveryOf(booking: BookingRecord, now: number): DeliveryStatus | null {
  const { timeline, refund } = booking;
  if (booking.fault || isExpired(booking, now)) return 'delivery_stopped';
  if (!timeline) return null;
  if (refund) return 'delivery_failed';
  return now >= timeline.issuedAt ? 'delivered' : 'ready_to_delivery';
}

/** The account's list makes the same decision in SQL. */
function isArchived(booking: BookingRecord, now: number): boolean {
  const arrivals = booking.offer.trips.flat().map(({ wire }) => Date.parse(wire.arrival_datetime));
  const isOver = arrivals.length > 0 && Math.max(...arrivals) < now;
  return (
    isOver || booking.fault !== null || isExpired(booking, now) || isRefunded(booking, now) || isReturned(booking, now)
  );
}
