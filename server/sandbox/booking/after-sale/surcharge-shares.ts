import { isExchanged } from '../returns/exchanges';
import { keyOf, type Coupon } from '../returns/coupons';
import { isSettled } from '../returns/requests';
import { correctionOf } from '../records/corrections';
import type { RefundCase } from './case';

type CouponName = Pick<Coupon, 'recordIndex' | 'passengerIndex' | 'tripIndex'>;

/**
 * Returns what was paid for exchanges and corrections of these coupons and is not in their value: the carrier's charges and
 * the shop's fees, in hundredths. The sum for a ticket is split evenly over the coupons that it changed, the first ones take
 * the hundredths that do not divide, so that all parts sum to what was paid.
 */
export function surchargesOf(coupons: readonly Coupon[], one: RefundCase): number {
  const chosen = new Set(coupons.map(keyOf));
  return [...exchangeCharges(one), ...correctionCharges(one)].reduce(
    (sum, { amount, changed }) => sum + shareOf(amount, changed, (coupon) => chosen.has(keyOf(coupon))),
    0,
  );
}

type Charge = { amount: number; changed: readonly CouponName[] };

function exchangeCharges({ exchanges, now }: RefundCase): Charge[] {
  return exchanges
    .filter((exchange) => isExchanged(exchange, now))
    .flatMap(({ quote }) =>
      quote.tickets.map(({ recordIndex, passengerIndex, lines }) => ({
        // The difference in price is part of the coupons' value.
        amount: lines.reduce((sum, { code, amount }) => sum + (code === 'fare_difference' ? 0 : amount), 0),
        changed: quote.coupons.filter(
          (coupon) => coupon.recordIndex === recordIndex && coupon.passengerIndex === passengerIndex,
        ),
      })),
    );
}

/** A name is corrected in all tickets that the passenger still has when it is paid for. */
function correctionCharges({ surcharges, laterPayments, coupons, requests }: RefundCase): Charge[] {
  return surcharges
    .filter(({ purpose }) => purpose === 'correction')
    .flatMap((surcharge) => {
      const payment = laterPayments.find(({ surchargeToken }) => surchargeToken === surcharge.token);
      if (!payment) return [];
      const { passenger } = correctionOf(surcharge);
      const gone = new Set(
        requests
          .filter((request) => isSettled(request, payment.createdAt))
          .flatMap(({ quote }) => quote.coupons.map(keyOf)),
      );
      const changed = coupons.filter((coupon) => coupon.passengerIndex === passenger && !gone.has(keyOf(coupon)));
      return [{ amount: surcharge.amount, changed }];
    });
}

function shareOf(amount: number, changed: readonly CouponName[], isChosen: (coupon: CouponName) => boolean): number {
  const each = Math.floor(amount / changed.length);
  const rest = amount - each * changed.length;
  return changed.reduce((sum, coupon, place) => sum + (isChosen(coupon) ? each + (place < rest ? 1 : 0) : 0), 0);
}
