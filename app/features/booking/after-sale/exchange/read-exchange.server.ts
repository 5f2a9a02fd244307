import type { ExchangeOptions } from '~/upstream/after-sale/contract';
import type { AfterSaleVisit, OptionsSource } from '../visit.server';

/** An issued order and what can be exchanged of it. */
export type ExchangeVisit = AfterSaleVisit<ExchangeOptions>;

/** Reads what can be exchanged; not kept for longer, because a payment at the bank changes it. */
export const EXCHANGE_OPTIONS: OptionsSource<ExchangeOptions> = {
  name: 'exchange',
  read: ({ afterSale }, token) => afterSale.getExchangeOptions(token),
  keepMs: 2_000,
};
