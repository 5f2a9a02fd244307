import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { orderLine } from '~/features/booking/order/order-route';
import { forbidsExchange } from '~/features/booking/summary/forbids-exchange';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { Booking } from '~/upstream/booking/contract';
import type { TicketCategory } from '~/upstream/help-centre/categories-contract';
import type { Ticket } from '~/upstream/help-centre/contract';
import { newRequestPath, ticketPath } from './help-path';
import { categoryTitle, statusView, type StatusView } from './help-words.server';

/** A request in a list. Ready texts. */
export type TicketRow = { path: string; title: string; details: string; status: StatusView };

/** The requests about an order. Ready texts. */
export type OrderRequestsScreen = {
  trip: string;
  orderPath: string;
  /** Null: the service did not answer in time. */
  requests: TicketRow[] | null;
  /** Categories of a new request; empty when nothing can be asked now. */
  categories: { path: string; title: string; text: string }[];
};

const PATIENCE_MS = 700;

/** Reads the requests of an order for its page; null while the service does not answer. */
export function readTickets({ upstream }: RequestContext, token: string): Promise<Ticket[] | null> {
  return degrade(upstream.helpCentre.listTickets(token), null, { block: 'helpCentre', patienceMs: PATIENCE_MS });
}

/** Builds the page. Pure. */
export function orderRequestsScreen(
  booking: Booking,
  { tickets, categories }: { tickets: readonly Ticket[] | null; categories: readonly TicketCategory[] },
  market: Market,
): OrderRequestsScreen {
  const t = getTranslator(market.locale, 'help');
  return {
    trip: orderLine(booking, market),
    orderPath: checkoutPath('order', booking.token),
    requests: tickets?.map((ticket) => ticketRow(booking.token, ticket, market)) ?? null,
    // A fare that forbids changes has nothing to ask for; a change by the carrier has its own subject.
    categories: categories
      .filter((category) => category !== 'exchange' || !forbidsExchange(booking))
      .map((category) => ({
        path: newRequestPath(booking.token, category),
        title: categoryTitle(category, t),
        text: t(`category.${category}.text`),
      })),
  };
}

/** Builds the row of a request. @param bookingToken of its order */
export function ticketRow(bookingToken: string, ticket: Ticket, market: Market): TicketRow {
  const t = getTranslator(market.locale, 'help');
  return {
    path: ticketPath(bookingToken, ticket.token),
    title: categoryTitle(ticket.category, t),
    details: `${ticket.number} · ${formatSaleDay(ticket.createdAt, market)}`,
    status: statusView(ticket.status, t),
  };
}

/** Links the help request of a process that ends with a person. @param cause token of the refund request */
export function relatedTicket(
  bookingToken: string,
  tickets: readonly Ticket[] | null,
  cause: string,
  { locale }: Market,
): { path: string; label: string } | null {
  const ticket = tickets?.find(({ relatedRequest }) => relatedRequest === cause);
  if (!ticket) return null;
  const t = getTranslator(locale, 'help');
  return { path: ticketPath(bookingToken, ticket.token), label: t('ticket.title', { number: ticket.number }) };
}
