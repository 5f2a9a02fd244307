/**
 * Requests to the people of the shop (specification 3 §4, §7 "Help centre"; the shapes are ours). A request about an order
 * belongs to whoever may change the order: the shop checks that by its rights before it calls. A guest's question by e-mail
 * and order number belongs to the mailbox alone: its page opens by the key in its letters, and nothing tells whether there is
 * such an order. Times are ISO 8601.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { offsetDateTime } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { TICKET_CATEGORIES, TICKET_FIELD_LENGTH, TICKET_TEXT } from './categories-contract';

export const TICKET_STATUSES = ['created', 'processing', 'completed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

const token = z.string().min(1).max(100);
const key = z.string().min(8).max(100);
const words = z.string().min(1).max(TICKET_TEXT.max);

const message = z
  .looseObject({
    author: openEnum(['customer', 'operator'], 'operator'),
    /** Plain text: markup in it is text too. */
    text: z.string(),
    created_at: offsetDateTime,
    /** Names of the files that came with it. */
    attachments: tolerantList(z.string()),
  })
  .transform(({ author, text, created_at: createdAt, attachments }) => ({ author, text, createdAt, attachments }));

const ticket = z
  .looseObject({
    ticket_token: token,
    /** Told to people: "H-100012". */
    number: z.string(),
    category: openEnum(TICKET_CATEGORIES, 'other'),
    status: openEnum(TICKET_STATUSES, 'processing'),
    /** Null for a guest's question, which is tied to no order. */
    booking_token: token.nullish(),
    order_number: z.string().nullish(),
    created_at: offsetDateTime,
    /** When a person has taken it; null until then. */
    processing_at: offsetDateTime.nullish(),
    /** When the last answer came; null until then, and again after a reply. */
    completed_at: offsetDateTime.nullish(),
    /** Until when an answer is promised; null once it is there. */
    answer_until: offsetDateTime.nullish(),
    /** Values of the category's own fields. */
    data: z.record(z.string(), z.string()).nullish().catch(null),
    /** Oldest first; in lists of orders there are none. */
    messages: tolerantList(message),
    can_reply: z.boolean(),
    /** Token of the refund request or the surcharge that it is about. */
    related_request: token.nullish(),
  })
  .transform((wire) => ({
    token: wire.ticket_token,
    number: wire.number,
    category: wire.category,
    status: wire.status,
    bookingToken: wire.booking_token ?? null,
    orderNumber: wire.order_number ?? null,
    createdAt: wire.created_at,
    processingAt: wire.processing_at ?? null,
    completedAt: wire.completed_at ?? null,
    answerUntil: wire.answer_until ?? null,
    data: wire.data ?? {},
    messages: wire.messages,
    canReply: wire.can_reply,
    relatedRequest: wire.related_request ?? null,
  }));
export type Ticket = z.output<typeof ticket>;
export type TicketWire = z.input<typeof ticket>;

const ofBooking = requestBase.extend({ lang: z.string(), booking_token: token });

// --- available_actions --------------------------------------------------------------------------------------------

export const actionsAnswer = z
  .looseObject({ categories: tolerantList(z.enum(TICKET_CATEGORIES)) })
  .transform((wire) => wire.categories);

// --- tickets, grouped_tickets -------------------------------------------------------------------------------------

export const ticketsAnswer = z.looseObject({ tickets: tolerantList(ticket) }).transform((wire) => wire.tickets);

export const groupedRequest = requestBase.extend({ lang: z.string(), auth_token: z.string().max(500) });
const group = z
  .looseObject({
    booking_token: token,
    order_number: z.string().nullish(),
    /** "Helsinki – Milan", in the language of the order. */
    route: z.string().nullish(),
    departure_date: z.iso.date().nullish(),
    tickets: tolerantList(ticket),
  })
  .transform((wire) => ({
    bookingToken: wire.booking_token,
    orderNumber: wire.order_number ?? null,
    route: wire.route ?? null,
    departureDate: wire.departure_date ?? null,
    tickets: wire.tickets,
  }));
export const groupedAnswer = z.looseObject({ groups: tolerantList(group) }).transform((wire) => wire.groups);
export type TicketGroup = z.output<typeof groupedAnswer>[number];
export type GroupedAnswerWire = z.input<typeof groupedAnswer>;

// --- create_ticket, reply -----------------------------------------------------------------------------------------

export const createTicketRequest = ofBooking.extend({
  auth_token: z.string().max(500).nullish(),
  country: z.string(),
  client_name: z.literal('web'),
  category: z.enum(TICKET_CATEGORIES),
  /** Values of the category's own fields. */
  data: z.record(z.string().max(40), z.string().max(TICKET_FIELD_LENGTH)),
  /** Tokens of files added by file_attachments for the purpose "request". */
  attachment_tokens: z.array(token).max(10),
  description: words,
  idempotency_key: key,
  /** Origin of the shop, for links in letters. */
  site_url: z.string(),
});

export const replyRequest = requestBase.extend({
  lang: z.string(),
  /** The order and its request, or the key of a letter. */
  booking_token: token.nullish(),
  ticket_token: token.nullish(),
  letter_key: token.nullish(),
  text: words,
  idempotency_key: key,
});

export const ticketAnswer = z.looseObject({ ticket }).transform((wire) => wire.ticket);

// --- guests -------------------------------------------------------------------------------------------------------

export const guestTicketRequest = requestBase.extend({
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
  client_name: z.literal('web'),
  email: z.string().max(100),
  order_number: z.string().max(40),
  category: z.enum(TICKET_CATEGORIES),
  description: words,
  idempotency_key: key,
  site_url: z.string(),
});
/** The same whether there is such an order or not. */
export const guestTicketAnswer = z.looseObject({ is_accepted: z.literal(true) });

export const letterRequest = requestBase.extend({ lang: z.string(), letter_key: token });

/** Calls of the help-centre service. */
export const endpoints = endpointsOf('helpCentre', {
  getAvailableActions: {
    method: 'POST',
    path: '/helpcenter/available_actions.json',
    summary: 'The categories in which a request about an order can be made now.',
    request: ofBooking,
    answer: actionsAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  listTickets: {
    method: 'POST',
    path: '/helpcenter/tickets.json',
    summary: 'The requests about an order with their messages, the latest first.',
    request: ofBooking,
    answer: ticketsAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  listGroupedTickets: {
    method: 'POST',
    path: '/v2/helpcenter/grouped_tickets.json',
    summary: 'The requests of an account by order, without messages; the order with the latest request first.',
    request: groupedRequest,
    answer: groupedAnswer,
    envelope: { failures: ['AuthTokenExpired', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  createTicket: {
    method: 'POST',
    path: '/helpcenter/create_ticket.json',
    summary: 'Makes a request about an order; idempotent by its key. wrongAction: the category is not available.',
    request: createTicketRequest,
    answer: ticketAnswer,
    envelope: { failures: ['NotFound', 'wrongAction', 'ticketsLimit', 'requestFormat', 'serverError'] },
    isRead: false,
  },
  replyToTicket: {
    method: 'POST',
    path: '/helpcenter/reply.json',
    summary: "Adds the customer's words to a request, which is open again then; idempotent by its key.",
    request: replyRequest,
    answer: ticketAnswer,
    envelope: { failures: ['NotFound', 'ticketsLimit', 'requestFormat', 'serverError'] },
    isRead: false,
  },
  createGuestTicket: {
    method: 'POST',
    path: '/helpcenter/create_guest_ticket.json',
    summary: 'Takes the question of a guest; letters to the address say the rest. Tells nothing about orders.',
    request: guestTicketRequest,
    answer: guestTicketAnswer,
    envelope: { failures: ['ValidationError', 'requestFormat', 'serverError'] },
    isRead: false,
  },
  getTicketByLetter: {
    method: 'POST',
    path: '/helpcenter/ticket_by_letter.json',
    summary: "A guest's question by the key of its letters.",
    request: letterRequest,
    answer: ticketAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
});
