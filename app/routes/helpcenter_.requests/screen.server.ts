import { requestsPath } from '~/features/booking/after-sale/help/help-path';
import { ticketRow, type TicketRow } from '~/features/booking/after-sale/help/order-requests.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { TicketGroup } from '~/upstream/help-centre/contract';

/** The requests of an account by order. Ready texts. */
export type RequestsScreen = {
  groups: { id: string; title: string; details: string; rows: TicketRow[]; askPath: string }[];
};

/** Builds the page. Pure. */
export function requestsScreen(groups: readonly TicketGroup[], market: Market): RequestsScreen {
  const t = getTranslator(market.locale, 'help');
  return {
    groups: groups
      .filter(({ tickets }) => tickets.length > 0)
      .map(({ bookingToken, orderNumber, route, departureDate, tickets }) => {
        const order = orderNumber === null ? t('order.title') : t('ticket.order', { number: orderNumber });
        return {
          id: bookingToken,
          title: route ?? order,
          details: [
            ...(route === null ? [] : [order]),
            ...(departureDate === null ? [] : [formatDate(departureDate, market, 'long')]),
          ].join(' · '),
          rows: tickets.map((ticket) => ticketRow(bookingToken, ticket, market)),
          askPath: requestsPath(bookingToken),
        };
      }),
  };
}
