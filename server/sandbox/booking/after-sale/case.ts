import { listAttempts, type AttemptRecord } from '../records/attempt-records';
import { getBooking } from '../records/desk';
import type { BookingRecord } from '../records/records';
import { stateAt } from '../records/state';
import { findOrder } from '../order-lines/line-records';
import { listLaterPayments, type PostSaleRecord } from '../order-lines/post-sale-records';
import type { OrderLine } from '../order-lines/lines';
import type { SandboxContext } from '../../service/service';
import { couponsOf, keyOf, type Coupon, type CouponKey } from '../returns/coupons';
import { isLive, isSettled, listRequests, type RefundRequestRecord } from '../returns/requests';
import { startedRegistrations, type StartedRegistrations } from '../returns/registration-returns';

/** An ancillary of the order, and the payment that it belongs to; null: paid with the tickets. */
export type OwnedItem = { line: OrderLine; orderToken: string; purchase: PostSaleRecord | null };

/** Everything that the refund of an order depends on. */
export type RefundCase = {
  booking: BookingRecord;
  attempts: AttemptRecord[];
  coupons: Coupon[];
  items: OwnedItem[];
  /** Payments after the sale that brought money: for extras, and for surcharges. */
  laterPayments: PostSaleRecord[];
  /** Registrations that have begun. */
  registrations: StartedRegistrations;
  requests: RefundRequestRecord[];
  /** Coupons that have gone back, and those that a request in work holds. */
  returned: ReadonlySet<CouponKey>;
  inWork: ReadonlySet<CouponKey>;
  isIssued: boolean;
  now: number;
};

const ISSUED: readonly string[] = ['ticket_issued', 'completed', 'payment_completed'];

/** Loads the case of an order. @throws ServiceFailure NotFound */
export async function openCase(bookingToken: string, context: SandboxContext): Promise<RefundCase> {
  const { store } = context;
  const booking = await getBooking(context, bookingToken);
  const now = context.now().getTime();
  const attempts = await listAttempts(store, booking.token);
  const requests = await listRequests(store, booking.token);
  const laterPayments = (await listLaterPayments(store, booking.token)).filter(({ status }) => status === 'success');
  const keysOf = (chosen: RefundRequestRecord[]) =>
    new Set(chosen.flatMap(({ quote }) => quote.coupons.map((coupon) => keyOf(coupon))));
  return {
    booking,
    attempts,
    coupons: couponsOf(booking),
    items: await itemsOf(booking.token, laterPayments, context),
    laterPayments,
    registrations: await startedRegistrations(store, booking.token, now),
    requests,
    returned: keysOf(requests.filter((one) => isSettled(one, now))),
    inWork: keysOf(requests.filter((one) => isLive(one, now) && !isSettled(one, now))),
    isIssued: ISSUED.includes(stateAt(booking, attempts, now).action),
    now,
  };
}

async function itemsOf(
  bookingToken: string,
  laterPayments: readonly PostSaleRecord[],
  { store }: SandboxContext,
): Promise<OwnedItem[]> {
  const order = await findOrder(store, bookingToken);
  return [
    ...(order?.lines ?? []).map((line) => ({ line, orderToken: order?.token ?? '', purchase: null })),
    ...laterPayments.flatMap((purchase) =>
      purchase.lines.map((line) => ({ line, orderToken: purchase.token, purchase })),
    ),
  ];
}
