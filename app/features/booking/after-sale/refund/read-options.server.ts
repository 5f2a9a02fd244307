import type { RequestContext } from '~/bff/request/context';
import { countryOf } from '~/market/countries';
import type { RefundOptions } from '~/upstream/after-sale/contract';
import type { AfterSaleVisit, OptionsSource } from '../visit.server';

/** An issued order and what can be refunded of it. */
export type RefundVisit = AfterSaleVisit<RefundOptions>;

/** Reads what can be refunded. */
export const REFUND_OPTIONS: OptionsSource<RefundOptions> = {
  name: 'refund',
  read: ({ afterSale }, token) => afterSale.getRefundOptions(token),
  keepMs: 5_000,
};

/** Returns true where a person decides about every refund: the shop does not refund by itself in this country. */
export async function isByPerson({ market, features }: RequestContext): Promise<boolean> {
  const { autoRefund } = await features();
  return !(autoRefund && countryOf(market.country).flags.autoRefund);
}
