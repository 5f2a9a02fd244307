import { clientsOf } from '#tests/conformance/clients';
import type { RefundRequest } from '~/upstream/after-sale/contract';

const ENDED_WITHOUT_MONEY: readonly string[] = ['fail', 'fail_other_reason_request'];

/**
 * Asks the services of a sandbox how the tickets of an order are used. A ticket is flown, is checked in, or goes back: never
 * two of these.
 * @param mayReturnExchanged whether the owner has given back what was exchanged before
 * @returns a sentence for each coupon that is used twice
 */
export async function usedTwice(
  sandboxPort: number,
  token: string,
  { mayReturnExchanged = false } = {},
): Promise<string[]> {
  const { afterSale, booking } = clientsOf(`http://127.0.0.1:${sandboxPort}`);
  const [options, exchanges, { registrations }, { segments }] = await Promise.all([
    afterSale.getRefundOptions(token),
    afterSale.getExchangeOptions(token),
    afterSale.getRegistration(token),
    booking.getBooking(token),
  ]);
  const asked = options.requests.filter(({ state }) => !ENDED_WITHOUT_MONEY.includes(state));
  const back = new Map<string, RefundRequest>();
  const faults: string[] = [];
  for (const request of asked) {
    for (const coupon of request.coupons.map(keyOf)) {
      if (back.has(coupon)) faults.push(`${coupon} goes back in two requests`);
      back.set(coupon, request);
    }
  }
  for (const { coupons, state, isDone, isExpired } of exchanges.requests) {
    if (isExpired || state === 'fail' || (isDone && mayReturnExchanged)) continue;
    faults.push(...coupons.map(keyOf).flatMap((one) => (back.has(one) ? [`${one} goes back and is exchanged`] : [])));
  }
  for (const { segmentIndex, passengerIndex, pass } of registrations) {
    const segment = segments[segmentIndex];
    const coupon = segment && keyOf({ ...segment, passengerIndex });
    if (pass && coupon && back.get(coupon)?.isPaidBack) faults.push(`${coupon} is refunded and has a boarding pass`);
  }
  for (const coupon of options.coupons) {
    const request = back.get(keyOf(coupon));
    if (request?.kind === 'voluntary' && Date.parse(request.createdAt) > Date.parse(coupon.departsAt)) {
      faults.push(`${keyOf(coupon)} is flown and goes back`);
    }
  }
  return faults;
}

function keyOf(one: { recordIndex: number; passengerIndex: number; tripIndex: number }): string {
  return `${one.recordIndex}-${one.passengerIndex}-${one.tripIndex}`;
}
