import type { RefundCase } from './case';

/** Whether VIP was bought with the order: the shop takes no fee for a voluntary refund or exchange of it. */
export function hasVip({ items }: Pick<RefundCase, 'items'>): boolean {
  return items.some(({ line }) => line.product.details.kind === 'vip');
}
