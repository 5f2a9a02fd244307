import type { SupportLevel } from '~/upstream/ancillaries/contract';
import { fromDollars } from '../../search/offers/rates';
import type { Product } from '../order-lines/product';
import type { TripFacts } from './trip-facts';

const SUPPORT_DOLLARS: Record<SupportLevel, number> = { minimum: 2, standard: 4.5, maximum: 8 };
const SUPPORT_ORDER: SupportLevel[] = ['minimum', 'standard', 'maximum'];

/** Returns priority support in three levels, one per order. */
export function supportProducts({ currency }: TripFacts): Product[] {
  return SUPPORT_ORDER.map((level) => ({
    token: `support.${level}`,
    group: 'support',
    subgroup: 'priority_support',
    slot: 'support',
    unitPrice: fromDollars(SUPPORT_DOLLARS[level], currency),
    count: 1,
    target: {},
    details: { kind: 'support', level },
  }));
}

/** By passenger, as the fees that it saves; more than the highest priority, which it holds. */
const VIP_DOLLARS = 13;

/** Returns VIP: the highest priority of support, and no fee of the shop after the sale. It excludes priority support. */
export function vipProducts({ currency, passengers }: TripFacts): Product[] {
  return [
    {
      token: 'vip',
      group: 'vip',
      subgroup: 'vip',
      slot: 'support',
      unitPrice: fromDollars(VIP_DOLLARS, currency),
      count: passengers.filter((type) => type !== 'infant').length,
      target: {},
      details: { kind: 'vip' },
    },
  ];
}

/** Returns text messages about the order, and those of the insurer, with their own cover, where insurance is sold. */
export function smsProducts({ currency }: TripFacts): Product[] {
  return [
    {
      token: 'sms.order_info',
      group: 'sms_info',
      subgroup: 'sms_order_info',
      slot: 'sms.order_info',
      unitPrice: fromDollars(1, currency),
      count: 1,
      target: {},
      details: { kind: 'sms', code: 'order_info' },
    },
  ];
}
