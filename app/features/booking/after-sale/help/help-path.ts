import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { TicketCategory } from '~/upstream/help-centre/categories-contract';

/** Returns the page with the help requests of an order, and the categories of new ones. */
export function requestsPath(token: string): string {
  return `${checkoutPath('order', token)}/requests`;
}

/** Returns the page with the form of a category. */
export function newRequestPath(token: string, category: TicketCategory): string {
  return `${requestsPath(token)}/new/${category}`;
}

/** Returns the page of a request. @param ticket its token */
export function ticketPath(token: string, ticket: string): string {
  return `${requestsPath(token)}/${encodeURIComponent(ticket)}`;
}
