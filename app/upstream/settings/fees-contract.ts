/** The shop's own fees after the sale (upstream-facts §8), as the settings service names them in each currency. */
import { z } from 'zod';
import { currencyCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';

const hundredths = z.number().int().nonnegative();

const feesWire = z
  .looseObject({
    currency: currencyCode,
    /** The fee of an exchange, for each ticket: bought here, and from a partner's site. */
    exchange_direct: hundredths,
    exchange_affiliate: hundredths,
    /** Limits of the fee for a refund of trains, for the whole order. */
    rail_refund_least: hundredths,
    rail_refund_most: hundredths,
  })
  .transform(({ currency, ...fees }) => ({
    currency,
    exchange: fees.exchange_direct,
    exchangeOfPartner: fees.exchange_affiliate,
    railLeast: fees.rail_refund_least,
    railMost: fees.rail_refund_most,
  }));

/** Amounts in hundredths of `currency`. */
export type ServiceFees = z.output<typeof feesWire>;

export const feesConfig = tolerantList(feesWire);

/** The rule in roubles, for as long as the service names no sums in the visitor's currency. */
export const FEES_IN_ROUBLES: ServiceFees = {
  currency: 'RUB',
  exchange: 1700_00,
  exchangeOfPartner: 2500_00,
  railLeast: 200_00,
  railMost: 500_00,
};
