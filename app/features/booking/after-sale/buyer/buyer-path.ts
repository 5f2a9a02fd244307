import { checkoutPath } from '~/features/booking/flow/checkout-flow';

/**
 * Returns the page on which a visitor by a letter's link proves to be the buyer.
 * @param from the page of the order to return to
 */
export function buyerPath(token: string, from: string = checkoutPath('order', token)): string {
  return `${checkoutPath('order', token)}/buyer?from=${encodeURIComponent(from)}`;
}
