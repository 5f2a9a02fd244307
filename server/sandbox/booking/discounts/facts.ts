import type { SandboxContext } from '../../service/service';
import { earningOrder } from '../points/facts';
import { listAttempts } from '../records/attempt-records';
import { getBooking } from '../records/desk';
import type { BookingRecord } from '../records/records';
import type { CodeOrder } from './codes-engine';
import { listReferrals, type ReferralRecord } from './records';
import type { FirstOrder, ReferralFacts, Traces } from './referral-engine';

/** Lists the paid orders of an account, oldest first, but none whose tickets the carrier refused. */
export async function paidOrders(accountId: string, { store }: SandboxContext): Promise<string[]> {
  const { rows } = await store.execute({
    sql: `SELECT b.token FROM booking_owners o JOIN bookings b ON b.token = o.booking_token
          WHERE o.account_id = ? AND b.paid_at IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM refunds r WHERE r.booking_token = b.token AND r.reason = 'not_issued')
          ORDER BY b.paid_at, b.token`,
    args: [accountId],
  });
  return rows.map(({ token }) => String(token));
}

/** Reads what decides about the invitations of an account. */
export async function referralFacts(inviterId: string, context: SandboxContext): Promise<ReferralFacts> {
  const referrals = await listReferrals(context.store);
  const orders = await Promise.all(referrals.map((one) => firstOrder(one, context)));
  const withOrders = referrals.map((referral, index) => ({ ...referral, order: orders[index] ?? null }));
  return {
    inviter: await tracesOf(inviterId, context),
    invitations: withOrders.filter((one) => one.inviterId === inviterId),
    others: withOrders.filter((one) => one.inviterId !== inviterId).flatMap(({ order }) => order ?? []),
  };
}

/** Reads the documents, cards and addresses of an account: of its orders, its notebook and its own. */
export async function tracesOf(accountId: string, context: SandboxContext): Promise<Traces> {
  const { store } = context;
  const [tokens, notebook, account] = await Promise.all([
    paidOrders(accountId, context),
    store.execute({
      sql: `SELECT document FROM account_passengers WHERE account_id = :id
            UNION SELECT document FROM account_documents WHERE account_id = :id`,
      args: { id: accountId },
    }),
    store.execute({ sql: 'SELECT email FROM accounts WHERE account_id = ?', args: [accountId] }),
  ]);
  const orders = await Promise.all(
    tokens.map(async (token) => tracesOfOrder(await getBooking(context, token), context)),
  );
  return {
    // "PASSPORT RU 123456789": the number knows its person, in whatever way the document was named.
    documents: [
      ...orders.flatMap(({ documents }) => documents),
      ...notebook.rows.map((row) => lastWord(String(row.document))),
    ],
    cards: orders.flatMap(({ cards }) => cards),
    emails: account.rows.map(({ email }) => String(email)),
  };
}

/** Reads the traces that the people of an order left. */
export async function tracesOfOrder(booking: BookingRecord, { store }: SandboxContext): Promise<Traces> {
  const paid = (await listAttempts(store, booking.token)).filter(({ status }) => status === 'success');
  return {
    documents: (booking.passengers ?? []).map((passenger) => documentNumber(passenger.passport_number)),
    cards: paid.map(({ cardLast4 }) => cardLast4).filter((digits) => digits !== ''),
    emails: booking.contacts ? [booking.contacts.email.toLowerCase()] : [],
  };
}

async function firstOrder({ invitedId, at }: ReferralRecord, context: SandboxContext): Promise<FirstOrder | null> {
  const tokens = await paidOrders(invitedId, context);
  const bookings = await Promise.all(tokens.map((token) => getBooking(context, token)));
  const booking = bookings.find(({ timeline }) => timeline !== null && timeline.paidAt >= at);
  if (!booking?.timeline) return null;
  const earning = await earningOrder(booking.token, context);
  return {
    ...(await tracesOfOrder(booking, context)),
    paidAt: booking.timeline.paidAt,
    departsAt: departureOf(booking),
    tickets: earning?.paid.tickets ?? 0,
    returns: (earning?.changes ?? []).map((change) => ({ at: change.at, tickets: Math.max(0, -change.tickets) })),
  };
}

/** Reads a paid order as far as promo codes follow from it. */
export async function codeOrder(token: string, context: SandboxContext): Promise<CodeOrder> {
  const booking = await getBooking(context, token);
  const { offer, timeline, returnedAt } = booking;
  const flights = offer.trips.flat().map(({ wire }) => wire);
  const codes = [...new Set(flights.map((flight) => flight.marketing_carrier ?? '').filter((code) => code !== ''))];
  return {
    paidAt: timeline?.paidAt ?? 0,
    departsAt: departureOf(booking),
    transports: flights.map(({ transport_kind: kind }) => (kind === 'train' ? 'train' : 'airplane')),
    carriers: codes.map((code) => ({ code, name: offer.maps.airlines?.[code]?.name ?? code })),
    goneAt: returnedAt,
  };
}

function departureOf({ offer }: BookingRecord): number {
  return Date.parse(offer.trips.flat()[0]?.wire.departure_datetime ?? '');
}

function documentNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

function lastWord(text: string): string {
  return text.split(' ').at(-1) ?? text;
}
