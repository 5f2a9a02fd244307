/** The shop's own fees after the sale: named in fare quotes, charged by refunds and exchanges. */
import type { CurrencyCode } from '~/market/currencies';
import { fromDollars } from '../../search/offers/rates';

const PER_ROUBLE = 1 / 92;

/** The fee of a voluntary refund, as a part of the price of the tickets. */
export const AIR_FEE_PERCENT = { direct: 10, affiliate: 16.9 } as const;

/** The fee of an exchange for each ticket, in roubles. */
export const EXCHANGE_FEE_ROUBLES = { direct: 1700, affiliate: 2500 } as const;

/** Returns the fee of an exchange for a ticket, hundredths. */
export function exchangeFee(isAffiliate: boolean, currency: CurrencyCode): number {
  return fromDollars(EXCHANGE_FEE_ROUBLES[isAffiliate ? 'affiliate' : 'direct'] * PER_ROUBLE, currency);
}

/** By train, as a part of what the railway gives back; limits in roubles for the whole order. */
export const RAIL_FEE = { percent: 3.5, leastRoubles: 200, mostRoubles: 500 } as const;

/** Returns the fee of a refund of trains, with its limits in hundredths. */
export function railRefundFee(currency: CurrencyCode): { percent: number; least: number; most: number } {
  const { percent, leastRoubles, mostRoubles } = RAIL_FEE;
  const limit = (roubles: number) => fromDollars(roubles * PER_ROUBLE, currency);
  return { percent, least: limit(leastRoubles), most: limit(mostRoubles) };
}

/** Returns the fees as the settings service names them, in one currency. */
export function feesIn(currency: CurrencyCode) {
  const { least, most } = railRefundFee(currency);
  return {
    currency,
    exchange_direct: exchangeFee(false, currency),
    exchange_affiliate: exchangeFee(true, currency),
    rail_refund_least: least,
    rail_refund_most: most,
  };
}
