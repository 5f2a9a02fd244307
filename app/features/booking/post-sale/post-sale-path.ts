import { checkoutPath } from '../flow/checkout-flow';

/** Returns the path for choosing what to buy after the sale. */
export function postSalePath(token: string): string {
  return `${checkoutPath('thanks', token)}/baggage`;
}

/** Returns the payment page's path; it holds the choice, so that the page survives a reload. */
export function postSalePayPath(token: string, items: readonly string[]): string {
  return `${postSalePath(token)}/pay?${new URLSearchParams(items.map((item) => ['item', item])).toString()}`;
}
