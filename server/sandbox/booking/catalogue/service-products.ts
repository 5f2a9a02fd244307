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

/** Returns text messages about the order, and those of the insurer, with their own cover, where insurance is sold. */
export function smsProducts({ currency }: TripFacts): Product[] {
  const sms = (code: 'order_info' | 'insurion', dollars: number): Product => ({
    token: `sms.${code}`,
    group: 'sms_info',
    subgroup: `sms_${code}`,
    slot: `sms.${code}`,
    unitPrice: fromDollars(dollars, currency),
    count: 1,
    target: {},
    details: { kind: 'sms', code },
  });
  return currency === 'RUB' ? [sms('order_info', 1), sms('insurion', 1.6)] : [sms('order_info', 1)];
}
