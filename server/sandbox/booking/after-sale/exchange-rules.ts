/**
 * The surcharge of an exchange, ticket by ticket (upstream facts §8, docs/decisions/054). Pure: from the exchanged coupons
 * with their old and new values to what the customer pays. Amounts are hundredths.
 */
import type { CurrencyCode } from '~/market/currencies';
import type { ExchangeLineCode } from '~/upstream/after-sale/exchange-contract';
import type { OfferFare } from '../../search/offers/offer';
import { PENALTY_DOLLARS } from '../../search/offers/penalty';
import { fromDollars, partOf } from '../../search/offers/rates';
import type { ExchangedCoupon } from '../records/exchanges';
import { TAX_SHARE } from '../records/sale';
import { exchangeFee } from '../records/shop-fees';

export type ExchangeFacts = {
  /** The exchanged coupons of all passengers. `was`: what has been paid; `becomes`: the price of the same fare today. */
  coupons: readonly ExchangedCoupon[];
  exchange: OfferFare['exchange'];
  isAffiliate: boolean;
  /** The shop takes no fee. */
  isVip?: boolean;
  currency: CurrencyCode;
};

export type TicketSurcharge = {
  recordIndex: number;
  passengerIndex: number;
  lines: { code: ExchangeLineCode; amount: number }[];
  total: number;
};

/** `forfeited`: the new fare is cheaper by this much. `coupons`: with the values that they have afterwards. */
export type Surcharge = { tickets: TicketSurcharge[]; total: number; forfeited: number; coupons: ExchangedCoupon[] };

/**
 * Works out the surcharge. Within a ticket a cheaper way makes up for a dearer one; what is left of a cheaper fare stays
 * with the carrier, and the ticket keeps its value. Zero lines are left out, except the fee that VIP saves.
 */
export function surchargeOf({ coupons, exchange, isAffiliate, isVip, currency }: ExchangeFacts): Surcharge {
  const fee = isVip ? 0 : exchangeFee(isAffiliate, currency);
  const priced = [...byTicket(coupons).values()].map((own) => {
    const moved = sum(own.map(({ was, becomes }) => becomes - was));
    const penalty = exchange === 'fee' ? sum(own.map(({ was }) => penaltyOn(was, currency))) : 0;
    const lines = [
      { code: 'fare_difference' as const, amount: Math.max(0, moved) },
      { code: 'carrier_penalty' as const, amount: penalty },
      isVip ? { code: 'shop_fee_waived' as const, amount: 0 } : { code: 'shop_fee' as const, amount: fee },
    ].filter(({ code, amount }) => amount !== 0 || code === 'shop_fee_waived');
    const { recordIndex = 0, passengerIndex = 0 } = own[0] ?? {};
    const total = sum(lines.map(({ amount }) => amount));
    const after = moved > 0 ? own : own.map((coupon) => ({ ...coupon, becomes: coupon.was }));
    return { ticket: { recordIndex, passengerIndex, lines, total }, forfeited: Math.max(0, -moved), after };
  });
  return {
    tickets: priced.map(({ ticket }) => ticket),
    total: sum(priced.map(({ ticket }) => ticket.total)),
    forfeited: sum(priced.map(({ forfeited }) => forfeited)),
    coupons: priced.flatMap(({ after }) => after),
  };
}

/** The carrier's charge for a direction: never more than its fare without the taxes. */
function penaltyOn(value: number, currency: CurrencyCode): number {
  return Math.min(fromDollars(PENALTY_DOLLARS, currency), value - partOf(value, TAX_SHARE, currency));
}

function byTicket(coupons: readonly ExchangedCoupon[]): Map<string, ExchangedCoupon[]> {
  const tickets = new Map<string, ExchangedCoupon[]>();
  for (const coupon of coupons) {
    const key = `${coupon.recordIndex}:${coupon.passengerIndex}`;
    tickets.set(key, [...(tickets.get(key) ?? []), coupon]);
  }
  return tickets;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
