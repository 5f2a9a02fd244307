/** Requests to people: by order, of guests, and those that other processes open. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { jpeg } from '#tests/fixtures/documents';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import type { NewTicket } from '~/upstream/help-centre/client.server';
import { TICKET_CATEGORIES, TICKET_FORMS, type TicketCategory } from '~/upstream/help-centre/categories-contract';
import { failureOf } from './clients';
import { refundSandbox } from './refunds/refund-sandbox';

const { sandbox, clients, buy, refund, couponsOf, hoursBefore, atStart } = refundSandbox();
afterAll(() => atStart());

const SITE = 'http://localhost:3000';
const STEP_SECONDS = 600;
const key = () => `help-${randomUUID()}`;
const help = () => clients().helpCentre;

const DATA: Readonly<Record<TicketCategory, Record<string, string>>> = {
  void: {},
  refund: { reason: 'flight_delay' },
  exchange: { wish: '6 June, in the morning' },
  passenger_info_change: { passenger: 'ANN LEE', correction: 'LEIGH' },
  additional_ticket: { people: '1' },
  no_receipt: { document: 'receipt' },
  additional_services: { service: 'baggage' },
  pets: { animal: 'a cat', weight: '4.5', place: 'cabin' },
};

const ticketOf = (category: TicketCategory, change: Partial<NewTicket> = {}): NewTicket => ({
  category,
  data: DATA[category],
  description: 'Please look at this order.',
  attachments: [],
  idempotencyKey: key(),
  siteUrl: SITE,
  ...change,
});

const ask = (token: string, category: TicketCategory, change: Partial<NewTicket> = {}) =>
  help().createTicket(token, ticketOf(category, change), null);

async function uploaded(token: string) {
  const draft = { token, draftId: randomUUID(), purpose: 'request' as const };
  const file = { name: 'passport.jpg', type: 'image/jpeg' as const, bytes: jpeg() };
  return (await clients().afterSale.addAttachment(draft, file)).token;
}

type Letter = { subject: string; body: string };
async function lettersTo(email: string): Promise<Letter[]> {
  const { messages } = (await sandbox().read(`/outbox.json?to=${encodeURIComponent(email)}`)) as {
    messages: Letter[];
  };
  return messages.filter(({ subject }) => /H-\d{8}/.test(subject));
}

const numberOf = async (token: string) => (await clients().booking.getBooking(token)).orderNumber ?? '';

describe('the categories of an order', () => {
  it('are those that can be done: all on the day of sale, no void later, money and papers after the trip', async () => {
    const token = await buy({ trip: 'euros' });
    expect(await help().getAvailableActions(token)).toEqual([...TICKET_CATEGORIES]);
    await sandbox().advance(26 * 3600);
    const later = await help().getAvailableActions(token);
    expect([later.includes('void'), later.includes('pets')]).toEqual([false, true]);
    await hoursBefore(-24 * 30);
    expect(await help().getAvailableActions(token)).toEqual(['refund', 'no_receipt']);
    await atStart();
  });

  it('lack the exchange and the void where there is none', async () => {
    const actions = await help().getAvailableActions(await buy({ trip: 'train' }));
    expect(actions).not.toContain('exchange');
    expect(actions).toContain('refund');
    expect(await failureOf(help().getAvailableActions(randomUUID()))).toMatchObject({ kind: 'notFound' });
  });
});

describe('a request', () => {
  it('is made, taken and answered by the clock, with letters to the address of the order', async () => {
    const token = await buy({ trip: 'euros' });
    const made = await ask(token, 'exchange');
    expect(made).toMatchObject({ status: 'created', processingAt: null, completedAt: null, bookingToken: token });
    expect(made.answerUntil).not.toBeNull();
    expect(made.messages).toMatchObject([{ author: 'customer', text: 'Please look at this order.' }]);
    const email = `${token}@example.com`;
    expect((await lettersTo(email)).map(({ subject }) => subject.includes(made.number))).toEqual([true]);
    await sandbox().advance(STEP_SECONDS);
    const [taken] = await help().listTickets(token);
    expect(taken).toMatchObject({ status: 'processing', completedAt: null });
    await sandbox().advance(STEP_SECONDS);
    const [answered] = await help().listTickets(token);
    expect(answered).toMatchObject({ status: 'completed', answerUntil: null, data: DATA.exchange });
    expect(answered?.messages.map(({ author }) => author)).toEqual(['customer', 'operator']);
    const [letter, ...others] = await lettersTo(email);
    expect(others).toHaveLength(1);
    expect(letter?.body).toContain(answered?.messages[1]?.text);
    expect(letter?.body).toContain(`${SITE}/user/orders/${token}/requests/${made.token}`);
  });

  it('is open again after a reply, which the operator answers, and comes once by its key', async () => {
    const token = await buy({ trip: 'euros' });
    const { token: ticketToken } = await ask(token, 'pets');
    const place = { bookingToken: token, ticketToken };
    const said = key();
    const replies = await Promise.all([1, 2].map(() => help().replyToTicket(place, 'And a dog <b>too</b>', said)));
    expect(replies.map(({ messages }) => messages.length)).toEqual([2, 2]);
    const answer = { ticket: ticketToken, text: 'How heavy is the dog?', asks: 'yes' };
    expect((await sandbox().post('/helpdesk', answer)).status).toBe(200);
    const [open] = await help().listTickets(token);
    expect(open).toMatchObject({ status: 'processing', answerUntil: null });
    expect((await sandbox().post('/helpdesk', { ticket: ticketToken, text: 'Done.' })).status).toBe(200);
    const [done] = await help().listTickets(token);
    expect(done?.status).toBe('completed');
    expect(done?.messages.map(({ text }) => text).slice(1)).toEqual([
      'And a dog <b>too</b>',
      'How heavy is the dog?',
      'Done.',
    ]);
    // The answers that were planned before have been overtaken.
    await sandbox().advance(10 * STEP_SECONDS);
    expect((await help().listTickets(token))[0]?.messages).toHaveLength(4);
    expect(await lettersTo(`${token}@example.com`)).toHaveLength(3);
    expect((await sandbox().post('/helpdesk', { ticket: 'unknown', text: 'Hello' })).status).toBe(404);
  });

  it('comes once by its key, is bound to its order, and is limited in number', async () => {
    const [token, other] = [await buy({ trip: 'euros' }), await buy({ trip: 'euros' })];
    const idempotencyKey = key();
    const same = await Promise.all([1, 2, 3].map(() => ask(token, 'refund', { idempotencyKey })));
    expect(new Set(same.map(({ token: one }) => one)).size).toBe(1);
    expect(await failureOf(ask(other, 'refund', { idempotencyKey }))).toMatchObject({ code: 'wrongAction' });
    const foreign = { bookingToken: other, ticketToken: same[0]?.token ?? '' };
    expect(await failureOf(help().replyToTicket(foreign, 'Hello', key()))).toMatchObject({ kind: 'notFound' });
    for (let count = 1; count < 20; count += 1) await ask(token, 'no_receipt');
    expect(await failureOf(ask(token, 'no_receipt'))).toMatchObject({ code: 'ticketsLimit' });
    expect(await help().listTickets(token)).toHaveLength(20);
  });

  it.each(TICKET_CATEGORIES.filter((category) => TICKET_FORMS[category].fields.length > 0))(
    '%s is refused without its own fields',
    async (category) => {
      const token = await buy({ trip: 'euros' });
      expect(await failureOf(ask(token, category, { data: {} }))).toMatchObject({ code: 'requestFormat' });
    },
  );

  it('takes the files of its order, once, and a correction needs one', async () => {
    const token = await buy({ trip: 'euros' });
    expect(await failureOf(ask(token, 'passenger_info_change'))).toMatchObject({ code: 'requestFormat' });
    const file = await uploaded(token);
    const made = await ask(token, 'passenger_info_change', { attachments: [file] });
    expect(made.messages[0]?.attachments).toEqual(['passport.jpg']);
    const again = await failureOf(ask(token, 'passenger_info_change', { attachments: [file] }));
    expect(again).toMatchObject({ code: 'requestFormat' });
  });
});

it('an account sees the requests of its own orders, by order', async () => {
  const [mine, others] = [await buy({ trip: 'euros' }), await buy({ trip: 'euros' })];
  for (const token of [mine, mine, others]) await ask(token, 'refund');
  const { account } = clients();
  const demo = { email: DEMO_ACCOUNTS[0]?.email ?? '', password: DEMO_PASSWORD };
  const { token } = await account.signIn(demo, { id: 'browser', hasAcceptedCookies: true });
  const { accountId } = await account.getAccount(token);
  await sandbox().context.store.execute({
    sql: 'INSERT INTO booking_owners (booking_token, account_id) VALUES (?, ?)',
    args: [mine, accountId],
  });
  const groups = await help().listGroupedTickets(token);
  expect(groups.map(({ bookingToken, tickets }) => [bookingToken, tickets.length])).toEqual([[mine, 2]]);
  expect(groups[0]?.tickets[0]?.messages).toEqual([]);
  await account.signOut(token);
  expect(await failureOf(help().listGroupedTickets(token))).toMatchObject({ kind: 'unauthorised' });
});

describe("a guest's question", () => {
  const guest = (email: string, orderNumber: string, idempotencyKey = key()) =>
    help().createGuestTicket({
      ...{ email, orderNumber, idempotencyKey, siteUrl: SITE },
      ...{ category: 'refund', description: 'Where is my money?' },
    });

  it('is answered alike with and without an order; only the letter tells, to the typed address', async () => {
    const token = await buy({ trip: 'euros' });
    const order = await numberOf(token);
    const own = `${token}@example.com`;
    const stranger = `stranger-${randomUUID()}@example.com`;
    const answers = [await guest(own, order), await guest(stranger, order), await guest(stranger, '10000000')];
    expect(new Set(answers)).toEqual(new Set([undefined]));
    await sandbox().advance(2 * STEP_SECONDS);
    const [found] = await lettersTo(own);
    const [unknown, foreign] = await lettersTo(stranger);
    expect(found?.body).not.toContain(order);
    expect(foreign?.body).toContain(order);
    // Apart from the numbers that were typed, a foreign order and none read the same.
    const plain = (letter?: Letter) => letter?.body.replace(/\d{8}/g, '…').replace(/letter\/.*/, '');
    expect(plain(foreign)).toBe(plain(unknown));
    // The order's own requests stay apart: a guest has not proved to be the buyer.
    expect(await help().listTickets(token)).toEqual([]);
  });

  it('has a page by the key of its letters alone, and a reply there', async () => {
    const email = `guest-${randomUUID()}@example.com`;
    const same = key();
    await Promise.all([1, 2].map(() => guest(email, '12345678', same)));
    const [letter, another] = await lettersTo(email);
    expect(another).toBeUndefined();
    const letterKey = /\/helpcenter\/letter\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '';
    expect(await help().getTicketByLetter(letterKey)).toMatchObject({ bookingToken: null, orderNumber: null });
    const replied = await help().replyToTicket({ letterKey }, 'The number was wrong: 87654321', key());
    expect(replied.messages).toHaveLength(2);
    for (const wrong of ['x'.repeat(43), `${letterKey}x`]) {
      expect(await failureOf(help().getTicketByLetter(wrong))).toMatchObject({ kind: 'notFound' });
    }
    const { token: ticketToken } = replied;
    const withoutKey = { bookingToken: await buy({ trip: 'euros' }), ticketToken };
    expect(await failureOf(help().replyToTicket(withoutKey, 'Hello', key()))).toMatchObject({ kind: 'notFound' });
  });

  it('refuses what is no address', async () => {
    expect(await failureOf(guest('nobody', '12345678'))).toMatchObject({ code: 'ValidationError' });
  });
});

describe('processes that end with a person', () => {
  it('a refund with documents opens a request with its decision', async () => {
    const token = await buy({ trip: 'euros' });
    const { request } = await refund(token, {
      kind: 'compelled',
      reason: 'passenger_illness',
      coupons: await couponsOf(token),
    });
    const [ticket] = await help().listTickets(token);
    expect(ticket).toMatchObject({ category: 'refund', relatedRequest: request.token, status: 'created' });
    await sandbox().advance(100 * STEP_SECONDS);
    expect((await help().listTickets(token))[0]).toMatchObject({ status: 'completed' });
    expect(await lettersTo(`${token}@example.com`)).toEqual([]);
  });

  it('a question about an expired payment opens one too', async () => {
    const token = await buy({ trip: 'euros' });
    await sandbox().post('/control/corrections', { booking: token, passenger: 0, lastName: 'LEIGH', payMinutes: 5 });
    const [surcharge] = await clients().afterSale.listSurcharges(token);
    await sandbox().advance(600);
    await clients().afterSale.createExpirationTicket(token, surcharge?.token ?? '', key());
    const tickets = await help().listTickets(token);
    expect(tickets.map(({ category, relatedRequest }) => [category, relatedRequest])).toEqual([
      ['passenger_info_change', surcharge?.token],
    ]);
  });
});
