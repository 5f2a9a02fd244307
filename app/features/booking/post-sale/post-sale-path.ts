import { registrationPath } from '../after-sale/registration/registration-path';
import { checkoutPath } from '../flow/checkout-flow';

/** Returns the path for choosing what to buy after the sale. */
export function postSalePath(token: string): string {
  return `${checkoutPath('thanks', token)}/baggage`;
}

/** Returns the payment page's path; it holds the choice, so that the page survives a reload. */
export function postSalePayPath(token: string, items: readonly string[]): string {
  return `${postSalePath(token)}/pay?${new URLSearchParams(items.map((item) => ['item', item])).toString()}`;
}

/** Returns the path on which these products were chosen. */
export function choicePath(token: string, items: readonly string[]): string {
  return items.length > 0 && items.every(isRegistrationToken) ? registrationPath(token) : postSalePath(token);
}

/** Registrations are composed on a page of their own; their tokens say so. */
export function isRegistrationToken(item: string): boolean {
  return item.startsWith('registration.');
}

/** Products that are for sale without being listed: registrations, and the seats of the maps. */
export function isUnlisted(item: string): boolean {
  return isRegistrationToken(item) || item.startsWith('seat.');
}
