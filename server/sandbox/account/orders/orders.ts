import type { InValue } from '@libsql/client';
import type { z } from 'zod';
import type { bookingRequest, BookingAnswerWire } from '~/upstream/account/contract';
import type { OrderGroup, ordersRequest, OrdersAnswerWire } from '~/upstream/account/orders-contract';
import { showBooking } from '../../booking/flow/show';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { Store } from '../../store/store';
import { accountOf } from '../auth/sign-in';

/** A part of an SQL query with its parameters. */
type Sql = { text: string; args: InValue[] };

type Request = z.output<typeof ordersRequest>;

const IS_UNPAID = 'issued_at IS NULL';

/** The bookings with their journey as it is flown now, after the last change or exchange. */
function bookingsAt(now: number): Sql {
  return {
    text: `(SELECT b.*, coalesce(c.leaves_on, b.departs_on) AS flown_on, coalesce(c.leaves_at, b.departs_at) AS flown_at,
        coalesce(c.lands_at, b.arrives_at) AS lands_at
      FROM bookings b LEFT JOIN (SELECT booking_token, leaves_on, leaves_at, lands_at, MAX(at) FROM (
          SELECT booking_token, leaves_on, leaves_at, lands_at, coalesce(answered_at, told_at) AS at
            FROM schedule_changes WHERE told_at <= ?
          UNION ALL SELECT booking_token, leaves_on, leaves_at, lands_at, done_at FROM exchanges WHERE done_at <= ?
        ) GROUP BY booking_token) c ON c.booking_token = b.token) AS bookings`,
    args: [now, now],
  };
}

/** 0: half paid; 1: a trip; 2: an attempt that nobody has paid for. */
const RANK = `CASE WHEN issued_at IS NOT NULL THEN 1
  WHEN EXISTS (SELECT 1 FROM captures WHERE captures.booking_token = bookings.token) THEN 0 ELSE 2 END`;

const ORDER_OF: Readonly<Record<OrderGroup, string>> = {
  active: `${RANK}, flown_at, token`,
  archived: `${RANK}, flown_at DESC, token`,
};

/**
 * Lists a page of the bookings begun or paid for while signed in, of those begun in the browser and, once the account's
 * address is confirmed, of those whose ticket went to it: anybody can type an address. `next_page_token` is the number
 * of rows to skip.
 */
export async function listOrders(body: Request, context: SandboxContext): Promise<OrdersAnswerWire> {
  const owner = ofAccount(await accountOf(body.auth_token, context), body.booking_tokens ?? []);
  const now = context.now().getTime();
  const { group, limit, period } = body;
  const wanted = both(owner, inGroup(group, now), {
    text: "coalesce(flown_on, '') LIKE ?",
    args: [`${period ?? ''}%`],
  });
  const passed = /^\d{1,6}$/.test(body.next_page_token ?? '') ? Number(body.next_page_token) : 0;
  const unpaid = { text: `${RANK} = 2`, args: [] };
  const bookings = bookingsAt(now);
  const [page, count, active, archived, unpaidActive, unpaidArchived, periods] = await Promise.all([
    context.store.execute({
      sql: `SELECT token FROM ${bookings.text} WHERE ${wanted.text} ORDER BY ${ORDER_OF[group]} LIMIT ? OFFSET ?`,
      args: [...bookings.args, ...wanted.args, limit, passed],
    }),
    countOf(context.store, bookings, wanted),
    countOf(context.store, bookings, both(owner, inGroup('active', now))),
    countOf(context.store, bookings, both(owner, inGroup('archived', now))),
    countOf(context.store, bookings, both(owner, inGroup('active', now), unpaid)),
    countOf(context.store, bookings, both(owner, inGroup('archived', now), unpaid)),
    periodsOf(context.store, bookings, both(owner, inGroup(group, now)), period?.slice(0, 4)),
  ]);
  const tokens = page.rows.map((row) => String(row.token));
  const hasMore = passed + tokens.length < count;
  return {
    orders: await Promise.all(tokens.map((token) => showBooking({ v: body.v, lang: body.lang, token }, context))),
    count,
    counts: { active, archived, unpaid: { active: unpaidActive, archived: unpaidArchived } },
    next_page_token: hasMore ? String(passed + tokens.length) : null,
    periods,
  };
}

/** Returns one of these bookings. @throws ServiceFailure NotFound */
export async function showBookingOfAccount(
  { auth_token: token, booking_token: bookingToken }: z.output<typeof bookingRequest>,
  context: SandboxContext,
): Promise<BookingAnswerWire> {
  const owner = ofAccount(await accountOf(token, context), []);
  const { rows } = await context.store.execute({
    sql: `SELECT token FROM bookings WHERE token = ? AND ${owner.text}`,
    args: [bookingToken, ...owner.args],
  });
  if (!rows[0]) throw new ServiceFailure('NotFound');
  return { token: bookingToken };
}

function ofAccount(
  { id, email, isConfirmed }: { id: string; email: string; isConfirmed: boolean },
  alsoTokens: readonly string[],
): Sql {
  const marks = alsoTokens.map(() => '?').join(', ');
  return {
    text: `(token IN (SELECT booking_token FROM booking_owners WHERE account_id = ?)
      OR token IN (${marks})
      OR (? AND lower(json_extract(contacts, '$.email')) = ?))`,
    args: [id, ...alsoTokens, Number(isConfirmed), email],
  };
}

/** The same decision as `orderWire` of `order-wire.ts`, for many bookings at once. */
function inGroup(group: OrderGroup, now: number): Sql {
  const isOver = `(lands_at < ? OR (${IS_UNPAID} AND (fault IS NOT NULL OR expires_at <= ?))
    OR returned_at <= ?
    OR token IN (SELECT booking_token FROM refunds WHERE reason = 'not_issued' AND refunded_at <= ?))`;
  // A booking without times counts as active: it is shown rather than hidden.
  const archived = `coalesce(${isOver}, 0)`;
  return { text: group === 'archived' ? archived : `NOT ${archived}`, args: [now, now, now, now] };
}

function both(...parts: Sql[]): Sql {
  return { text: parts.map(({ text }) => text).join(' AND '), args: parts.flatMap(({ args }) => args) };
}

async function countOf(store: Store, bookings: Sql, where: Sql): Promise<number> {
  const { rows } = await store.execute({
    sql: `SELECT count(*) AS n FROM ${bookings.text} WHERE ${where.text}`,
    args: [...bookings.args, ...where.args],
  });
  return Number(rows[0]?.n ?? 0);
}

/** Counts orders by year, or by the months of one year; the latest first. */
async function periodsOf(
  store: Store,
  bookings: Sql,
  where: Sql,
  year: string | undefined,
): Promise<OrdersAnswerWire['periods']> {
  const { rows } = await store.execute({
    sql: `SELECT substr(flown_on, 1, ?) AS period, count(*) AS n FROM ${bookings.text}
          WHERE ${where.text} AND flown_on LIKE ? GROUP BY 1 ORDER BY 1 DESC`,
    args: [year ? 7 : 4, ...bookings.args, ...where.args, `${year ?? ''}%`],
  });
  return rows.map((row) => ({ period: String(row.period), count: Number(row.n) }));
}
