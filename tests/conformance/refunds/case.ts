import type { CouponId, RefundReason } from '~/upstream/after-sale/contract';
import type { Wish } from '../exchanges/exchange-sandbox';
import type { Bought } from './refund-sandbox';

/**
 * Each sum follows from upstream facts §8 and decision 049. By air 14 % of a price are taxes, a penalty is 35 dollars a
 * direction (32.20 euros, 3,220 roubles, 47,950 won), the shop takes 10 or 16.9 %. By train 40 % is the berth and the shop
 * takes 3.5 %, 200 to 500 roubles an order. An exchange costs 35 dollars a direction and 1,700 roubles (17 euros) a ticket.
 */
export type RefundCase = {
  name: string;
  order: Bought;
  /** Exchanges that are done before, and the charge for a corrected name of the first passenger. */
  exchanges?: Wish[][];
  correction?: number;
  /** Hours before the first departure as it was sold. */
  hours?: number;
  kind?: 'voluntary' | 'compelled' | 'void';
  reason?: RefundReason;
  /** The chosen coupons; all by default. */
  chosen?: Partial<CouponId>;
  /** The lines of the quote, worked by hand from the rules of the trade; hundredths. */
  lines: Record<string, number>;
};
