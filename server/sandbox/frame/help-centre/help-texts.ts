import type { TicketCategory } from '~/upstream/help-centre/categories-contract';

/** The words of the sandbox's operators, and of the letters about requests. */
export type HelpTexts = {
  received: { subject: (number: string) => string; body: string };
  answered: { subject: (number: string) => string };
  /** Before the address of the request's page. */
  open: string;
  answers: Readonly<Record<TicketCategory, string>>;
  afterReply: string;
  /** To a guest whose address and order number do not belong together, or to no order. */
  notFound: (order: string) => string;
  /** Said for the customer where a refund needs a decision, and its two answers. */
  refund: { asked: string; done: string; refused: string };
  /** The same about a payment whose time is over. */
  surcharge: { asked: string; reopened: string; closed: string };
};
