/** The help centre: requests to people, by order and of guests (specification 3 §7 "Help centre"). */
import { isTicketValue, TICKET_FORMS } from '~/upstream/help-centre/categories-contract';
import { endpoints, type GroupedAnswerWire, type TicketWire } from '~/upstream/help-centre/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { accountOf } from '../../account/auth/sign-in';
import { takeAttachments } from '../../booking/after-sale/attachments';
import { routeName } from '../../booking/letters/route-name';
import { getBooking, type BookingDesk } from '../../booking/records/desk';
import { emailAddress } from '../../http/email-address';
import { letterLanguage } from '../../outbox/letter-language';
import { requestFormat, ServiceFailure } from '../../service/failure';
import { KeyedLock } from '../../service/keyed-lock';
import { digestOf } from '../../service/random-token';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { availableActions } from './actions';
import { HELP_TEXTS } from './texts';
import {
  findTicket,
  findTicketByKey,
  findTicketByLetter,
  MOST_MESSAGES,
  MOST_TICKETS,
  ticketsOf,
  ticketWire,
  type TicketRecord,
} from './tickets';
import { openStatements, replyStatements } from './write';

/** Serialises what is said in one request, and what one address asks. */
const lock = new KeyedLock();

/** Routes are relative to the service's prefix, /helpCentre. */
export function createHelpCentreService(desk: BookingDesk): SandboxService {
  return {
    name: 'helpCentre',
    routes: {
      ...serve(endpoints.getAvailableActions, async (body, context) => ({
        categories: await availableActions(body.booking_token, context),
      })),
      ...serve(endpoints.listTickets, async (body, context) => {
        await getBooking(context, body.booking_token);
        const now = context.now().getTime();
        const tickets = await ticketsOf(context.store, body.booking_token);
        return { tickets: tickets.map((ticket) => ticketWire(ticket, now)) };
      }),
      ...serve(endpoints.listGroupedTickets, groupedTickets),
      ...serve(endpoints.createTicket, (body, context) =>
        desk.lock.run(body.booking_token, () => createTicket(body, context)),
      ),
      ...serve(endpoints.replyToTicket, reply),
      ...serve(endpoints.createGuestTicket, (body, context) =>
        lock.run(body.email.toLowerCase(), () => createGuestTicket(body, context)),
      ),
      ...serve(endpoints.getTicketByLetter, async (body, context) =>
        wireOf(await byLetter(body.letter_key, context), context),
      ),
    },
  };
}

function wireOf(ticket: TicketRecord | null, { now }: SandboxContext): { ticket: TicketWire } {
  if (!ticket) throw new ServiceFailure('NotFound');
  return { ticket: ticketWire(ticket, now().getTime()) };
}

function byLetter(key: string, { store, now }: SandboxContext): Promise<TicketRecord | null> {
  return findTicketByLetter(store, digestOf(key), now().getTime());
}

async function groupedTickets(
  { auth_token: token }: ReceivedBy<typeof endpoints.listGroupedTickets>,
  context: SandboxContext,
): Promise<GroupedAnswerWire> {
  const account = await accountOf(token, context);
  const now = context.now().getTime();
  const { rows } = await context.store.execute({
    sql: `SELECT t.booking_token FROM help_tickets t JOIN booking_owners o ON o.booking_token = t.booking_token
          WHERE o.account_id = ? GROUP BY t.booking_token ORDER BY max(t.id) DESC LIMIT 50`,
    args: [account.id],
  });
  const groups = rows.map(async ({ booking_token: owned }) => {
    const booking = await getBooking(context, String(owned));
    const tickets = await ticketsOf(context.store, booking.token);
    return {
      booking_token: booking.token,
      order_number: booking.orderNumber,
      route: routeName(booking.offer, letterLanguage(booking.language)),
      departure_date: booking.offer.trips[0]?.[0]?.wire.departure_datetime.slice(0, 10) ?? null,
      tickets: tickets.map((ticket) => ticketWire(ticket, now, false)),
    };
  });
  return { groups: await Promise.all(groups) };
}

async function createTicket(
  body: ReceivedBy<typeof endpoints.createTicket>,
  context: SandboxContext,
): Promise<{ ticket: TicketWire }> {
  const booking = await getBooking(context, body.booking_token);
  const earlier = await findTicketByKey(context.store, body.idempotency_key);
  if (earlier && earlier.bookingToken !== booking.token) throw new ServiceFailure('wrongAction');
  if (earlier) return wireOf(earlier, context);
  if (!(await availableActions(booking.token, context)).includes(body.category))
    throw new ServiceFailure('wrongAction');
  checkForm(body);
  if ((await ticketsOf(context.store, booking.token)).length >= MOST_TICKETS) throw new ServiceFailure('ticketsLimit');
  const now = context.now().getTime();
  const { token, statements } = openStatements(
    {
      bookingToken: booking.token,
      email: booking.contacts?.email ?? null,
      language: body.lang,
      siteUrl: new URL(body.site_url).origin,
      category: body.category,
      data: body.data,
      description: body.description,
      files: await namesOf(body.attachment_tokens, context),
      idempotencyKey: body.idempotency_key,
      cause: null,
    },
    {
      text: HELP_TEXTS[letterLanguage(body.lang)].answers[body.category],
      at: now + 2 * context.settings.requestStepMs,
    },
    context,
  );
  const request = { token, bookingToken: booking.token, attachments: body.attachment_tokens };
  await context.store.batch([...(await takeAttachments(context, request)), ...statements], 'write');
  return wireOf(await findTicket(context.store, token), context);
}

/** Checks the category's own fields. @throws ServiceFailure requestFormat */
function checkForm({ category, data, attachment_tokens: files }: ReceivedBy<typeof endpoints.createTicket>): void {
  const form = TICKET_FORMS[category];
  const wrong = form.fields.filter((field) => !isTicketValue(field, data[field.name] ?? ''));
  if (wrong.length > 0) throw requestFormat(wrong.map(({ name }) => ({ field: name, code: 'format' })));
  if (form.files === 'required' && files.length === 0) {
    throw requestFormat([{ field: 'attachment_tokens', code: 'required' }]);
  }
}

async function namesOf(tokens: readonly string[], { store }: SandboxContext): Promise<string[]> {
  const { rows } = await store.execute({
    sql: 'SELECT name FROM attachments WHERE token IN (SELECT value FROM json_each(?)) ORDER BY created_at, rowid',
    args: [JSON.stringify(tokens)],
  });
  return rows.map(({ name }) => String(name));
}

async function reply(
  body: ReceivedBy<typeof endpoints.replyToTicket>,
  context: SandboxContext,
): Promise<{ ticket: TicketWire }> {
  const read = () =>
    body.letter_key ? byLetter(body.letter_key, context) : findTicket(context.store, body.ticket_token ?? '');
  return lock.run((await read())?.token ?? '', async () => {
    const ticket = await read();
    if (!ticket || (!body.letter_key && ticket.bookingToken !== body.booking_token))
      throw new ServiceFailure('NotFound');
    if (!ticket.messages.some(({ key }) => key === body.idempotency_key)) {
      if (ticket.messages.length >= MOST_MESSAGES) throw new ServiceFailure('ticketsLimit');
      const said = { text: body.text, key: body.idempotency_key };
      await context.store.batch(replyStatements(ticket, said, context), 'write');
    }
    return wireOf(await findTicket(context.store, ticket.token), context);
  });
}

/** An address and an order number that do not belong together get a letter too: it says that they do not. */
async function createGuestTicket(
  body: ReceivedBy<typeof endpoints.createGuestTicket>,
  context: SandboxContext,
): Promise<{ is_accepted: true }> {
  const email = emailAddress.safeParse(body.email.trim().toLowerCase());
  if (!email.success) throw new ServiceFailure('ValidationError', { fields: [{ field: 'email', code: 'format' }] });
  if (await findTicketByKey(context.store, body.idempotency_key)) return { is_accepted: true };
  const order = body.order_number.trim();
  const { rows } = await context.store.execute({
    sql: "SELECT 1 FROM bookings WHERE order_number = ? AND lower(json_extract(contacts, '$.email')) = ?",
    args: [order, email.data],
  });
  const texts = HELP_TEXTS[letterLanguage(body.lang)];
  const { statements } = openStatements(
    {
      ...{ bookingToken: null, email: email.data, language: body.lang, siteUrl: new URL(body.site_url).origin },
      ...{ category: body.category, data: {}, description: body.description, files: [] },
      ...{ idempotencyKey: body.idempotency_key, cause: null },
    },
    {
      text: rows.length > 0 ? texts.answers[body.category] : texts.notFound(order),
      at: context.now().getTime() + 2 * context.settings.requestStepMs,
    },
    context,
  );
  await context.store.batch(statements, 'write');
  return { is_accepted: true };
}
