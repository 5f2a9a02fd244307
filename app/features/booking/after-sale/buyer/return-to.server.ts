import { safeTarget } from '~/bff/http/redirects.server';
import { isPayoutPath } from '~/features/booking/after-sale/payout/payout-path';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';

/** Returns the page to show after the proof: one of this order or of a payout, and the order's own without a valid one. */
export function pageToReturnTo({ searchParams }: URL, token: string): string {
  const order = checkoutPath('order', token);
  const target = safeTarget(searchParams.get('from'));
  const isOfOrder = target?.startsWith(`${order}/`) && !target.startsWith(`${order}/buyer`);
  return target && (isOfOrder || isPayoutPath(target)) ? target : order;
}
