import { listAttempts, type AttemptRecord } from '../records/attempt-records';
import { getBooking } from '../records/desk';
import type { BookingRecord } from '../records/records';
import { stateAt } from '../records/state';
import { findOrder } from '../order-lines/line-records';
import { listLaterPayments, type PostSaleRecord } from '../order-lines/post-sale-records';
import { listSurcharges, type SurchargeRecord } from '../records/surcharges';
import type { OrderLine } from '../order-lines/lines';
import type { SandboxContext } from '../../service/service';
import { isExchanged, isExchanging, listExchanges, type ExchangeRecord } from '../returns/exchanges';
import { couponsOf, keyOf, type Coupon, type CouponKey } from '../returns/coupons';
import { isLive, isSettled, listRequests, type RefundRequestRecord } from '../returns/requests';
import { listRegistrations, type RegistrationRecord } from '../check-in/records';
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
  /** Payments that the shop has asked for, paid or not. */
  surcharges: SurchargeRecord[];
  /** Registrations that have begun. */
  registrations: StartedRegistrations;
  checkIns: RegistrationRecord[];
  requests: RefundRequestRecord[];
  exchanges: ExchangeRecord[];
  /** Coupons that have gone back, and those that a request or an exchange in work holds. */
  returned: ReadonlySet<CouponKey>;
  inWork: ReadonlySet<CouponKey>;
  isIssued: boolean;
  now: number;
};

const ISSUED: readonly string[] = ['ticket_issued', 'completed', 'payment_completed'];

/**
 * Loads the case of an order.
 * @param without an exchange that holds nothing: it is looked at itself
 * @throws ServiceFailure NotFound
 */
export async function openCase(
  bookingToken: string,
  context: SandboxContext,
  without: string | null = null,
): Promise<RefundCase> {
  const { store } = context;
  const booking = await getBooking(context, bookingToken);
  const now = context.now().getTime();
  const attempts = await listAttempts(store, booking.token);
  const requests = await listRequests(store, booking.token);
  const laterPayments = (await listLaterPayments(store, booking.token)).filter(({ status }) => status === 'success');
  const exchanges = await listExchanges(store, booking.token);
  const exchanging = exchanges.filter((one) => one.token !== without && isExchanging(one, now));
  const keysOf = (chosen: { quote: { coupons: Parameters<typeof keyOf>[0][] } }[]) =>
    new Set(chosen.flatMap(({ quote }) => quote.coupons.map((coupon) => keyOf(coupon))));
  return {
    booking,
    attempts,
    coupons: couponsOf(booking),
    items: leftBy(await itemsOf(booking.token, laterPayments, context), exchanges, now),
    laterPayments,
    surcharges: await listSurcharges(store, booking.token),
    registrations: await startedRegistrations(store, booking.token, now),
    checkIns: await listRegistrations(store, booking.token),
    requests,
    exchanges,
    returned: keysOf(requests.filter((one) => isSettled(one, now))),
    inWork: keysOf([...requests.filter((one) => isLive(one, now) && !isSettled(one, now)), ...exchanging]),
    isIssued: ISSUED.includes(stateAt(booking, attempts, now).action),
    now,
  };
}

/** Takes off the items that exchanges have given back, and the parts of those that they gave back in part. */
function leftBy(items: readonly OwnedItem[], exchanges: readonly ExchangeRecord[], now: number): OwnedItem[] {
  const back = exchanges.filter((one) => isExchanged(one, now)).flatMap(({ quote }) => quote.extras);
  return items.flatMap((item) => {
    const { line, orderToken } = item;
    const own = back.filter((one) => one.orderToken === orderToken && one.itemToken === line.product.token);
    const isGone = own.some(({ fate }) => fate === 'returned');
    const price = own.reduce((left, { fate, amount }) => (fate === 'returned' ? left - amount : left), line.price);
    return isGone && price <= 0 ? [] : [{ ...item, line: { ...line, price } }];
  });
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
