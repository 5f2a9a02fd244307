import { checkoutPath } from '../flow/checkout-flow';

/** Where one chooses what to buy after the sale. */
export function postSalePath(token: string): string {
  return `${checkoutPath('thanks', token)}/baggage`;
}

/** Where it is paid for; what it is, is in the address, so that the page can be reloaded and left. */
export function postSalePayPath(token: string, items: readonly string[]): string {
  return `${postSalePath(token)}/pay?${new URLSearchParams(items.map((item) => ['item', item])).toString()}`;
}
