import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { TicketCategory } from './categories-contract';
import { endpoints, type Ticket, type TicketGroup } from './contract';

/** A request as a form makes it. `data`: values of the category's own fields. */
export type NewTicket = {
  category: TicketCategory;
  data: Readonly<Record<string, string>>;
  description: string;
  attachments: readonly string[];
  idempotencyKey: string;
  /** Origin of the shop, for links in letters. */
  siteUrl: string;
};

/** A guest's question. */
export type GuestTicket = Pick<NewTicket, 'category' | 'description' | 'idempotencyKey' | 'siteUrl'> & {
  email: string;
  orderNumber: string;
};

/** Names a request: by its order, or by the key of a letter. */
export type TicketPlace = { bookingToken: string; ticketToken: string } | { letterKey: string };

/** Makes the client of requests to people (specification 3 §7 "Help centre"). Failures are `UpstreamError`s. */
export function createHelpCentreClient(binding: UpstreamBinding) {
  const { brand, country } = binding.market;
  const call = envelopedCalls(binding);

  return {
    /** Returns the categories in which something can be asked about an order now. @throws UpstreamError `notFound` */
    getAvailableActions(bookingToken: string): Promise<TicketCategory[]> {
      return call(endpoints.getAvailableActions, { booking_token: bookingToken });
    },

    /** Returns the requests about an order, the latest first. @throws UpstreamError `notFound` */
    listTickets(bookingToken: string): Promise<Ticket[]> {
      return call(endpoints.listTickets, { booking_token: bookingToken });
    },

    /** Returns the requests of an account by order, without messages. @throws UpstreamError `unauthorised` */
    listGroupedTickets(token: AuthToken): Promise<TicketGroup[]> {
      return call(endpoints.listGroupedTickets, { auth_token: token.reveal() });
    },

    /**
     * Makes a request about an order.
     * @param account the one that is signed in
     * @throws UpstreamError code wrongAction when the category is not available, ticketsLimit when there are too many
     */
    createTicket(bookingToken: string, ticket: NewTicket, account: AuthToken | null): Promise<Ticket> {
      return call(endpoints.createTicket, {
        booking_token: bookingToken,
        auth_token: account?.reveal() ?? null,
        country,
        client_name: 'web',
        category: ticket.category,
        data: { ...ticket.data },
        attachment_tokens: [...ticket.attachments],
        description: ticket.description,
        idempotency_key: ticket.idempotencyKey,
        site_url: ticket.siteUrl,
      });
    },

    /** Adds the customer's words. @throws UpstreamError `notFound`, code ticketsLimit when there are too many */
    replyToTicket(place: TicketPlace, text: string, idempotencyKey: string): Promise<Ticket> {
      const where =
        'letterKey' in place
          ? { letter_key: place.letterKey }
          : { booking_token: place.bookingToken, ticket_token: place.ticketToken };
      return call(endpoints.replyToTicket, { ...where, text, idempotency_key: idempotencyKey });
    },

    /** Takes a guest's question; the answer goes by letter. @throws UpstreamError code ValidationError for the address */
    async createGuestTicket(ticket: GuestTicket): Promise<void> {
      await call(endpoints.createGuestTicket, {
        country,
        brand,
        client_name: 'web',
        email: ticket.email,
        order_number: ticket.orderNumber,
        category: ticket.category,
        description: ticket.description,
        idempotency_key: ticket.idempotencyKey,
        site_url: ticket.siteUrl,
      });
    },

    /** Returns a guest's question by the key of its letters. @throws UpstreamError `notFound` */
    getTicketByLetter(letterKey: string): Promise<Ticket> {
      return call(endpoints.getTicketByLetter, { letter_key: letterKey });
    },
  };
}
export type HelpCentreClient = ReturnType<typeof createHelpCentreClient>;
