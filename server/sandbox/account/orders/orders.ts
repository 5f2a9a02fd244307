import type { z } from 'zod';
import type { bookingRequest, BookingAnswerWire } from '~/upstream/account/contract';
import {
  countByMonth,
  type OrderGroup,
  type ordersRequest,
  type OrdersAnswerWire,
} from '~/upstream/account/orders-contract';
import { showBooking } from '../../booking/flow/show';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { accountOf } from '../auth/sign-in';

type Request = z.output<typeof ordersRequest>;

/** An order as far as the list needs it to choose a page. Times are milliseconds since 1970. */
type Listed = {
  token: string;
  /** 0: half paid; 1: a trip; 2: an attempt that nobody has paid for. */
  rank: number;
  /** The local date and the time of the first departure as it is flown now; null without times. */
  flownOn: string | null;
  flownAt: number | null;
  isArchived: boolean;
};

/**
 * Lists a page of the bookings begun or paid for while signed in, of those begun in the browser and, once the account's
 * address is confirmed, of those whose ticket went to it: anybody can type an address. `next_page_token` is the number
 * of orders to skip. One query finds the account's orders by indexes; only those of the page are computed.
 */
export async function listOrders(body: Request, context: SandboxContext): Promise<OrdersAnswerWire> {
  const account = await accountOf(body.auth_token, context);
  const all = await findOrders(context, account, body.booking_tokens ?? []);
  const { group, limit, period } = body;
  const ofGroup = all.filter(({ isArchived }) => isArchived === (group === 'archived'));
  const wanted = ofGroup.filter(({ flownOn }) => (flownOn ?? '').startsWith(period ?? '')).toSorted(inOrderOf(group));
  const passed = /^\d{1,6}$/.test(body.next_page_token ?? '') ? Number(body.next_page_token) : 0;
  const page = wanted.slice(passed, passed + limit);
  const unpaid = all.filter(({ rank }) => rank === 2);
  return {
    orders: await Promise.all(
      page.map(({ token }) => showBooking({ v: body.v, lang: body.lang, token, auth_token: body.auth_token }, context)),
    ),
    count: wanted.length,
    counts: { ...countsOf(all), unpaid: countsOf(unpaid) },
    next_page_token: passed + page.length < wanted.length ? String(passed + page.length) : null,
    periods: countByMonth(ofGroup.map(({ flownOn }) => flownOn)),
  };
}

/**
 * Finds all orders of an account with their journey as it is flown now, after the last change or exchange. `is_archived` is
 * the same decision as `orderWire` of `order-wire.ts` makes for one booking.
 */
async function findOrders(context: SandboxContext, account: Account, alsoTokens: readonly string[]): Promise<Listed[]> {
  const now = context.now().getTime();
  const { rows } = await context.store.execute({ sql: ORDERS_SQL, args: { ...ownedBy(account, alsoTokens), now } });
  const listed = JSON.parse(String(rows[0]?.orders)) as [string, string | null, number | null, number, number][];
  return listed.map(([token, flownOn, flownAt, rank, isArchived]) => ({
    token,
    rank,
    flownOn,
    flownAt,
    isArchived: isArchived === 1,
  }));
}

const OWN = `SELECT booking_token AS token FROM booking_owners WHERE account_id = :account
  UNION SELECT value FROM json_each(:also)
  UNION SELECT token FROM bookings WHERE :isConfirmed AND lower(json_extract(contacts, '$.email')) = :email`;

/** Tables of the account's bookings, and of their journeys after the last change or exchange. */
export const OWN_AND_MOVES = `WITH own AS MATERIALIZED (${OWN}), moves AS MATERIALIZED (
    SELECT booking_token, leaves_on, leaves_at, lands_at, MAX(at) FROM (
      SELECT booking_token, leaves_on, leaves_at, lands_at, coalesce(answered_at, told_at) AS at
        FROM own CROSS JOIN schedule_changes ON booking_token = own.token WHERE told_at <= :now
      UNION ALL SELECT booking_token, leaves_on, leaves_at, lands_at, done_at
        FROM own CROSS JOIN exchanges ON booking_token = own.token WHERE done_at <= :now
    ) GROUP BY booking_token)`;

/**
 * All orders come as one text: the driver takes many times as long for a row each. A booking without times counts as
 * active: it is shown rather than hidden. Exported for the test of its plan.
 */
export const ORDERS_SQL = `${OWN_AND_MOVES}
  SELECT json_group_array(json_array(token, flown_on, flown_at, rank, is_archived)) AS orders FROM (
  SELECT b.token, coalesce(m.leaves_on, b.departs_on) AS flown_on, coalesce(m.leaves_at, b.departs_at) AS flown_at,
    CASE WHEN issued_at IS NOT NULL THEN 1
      WHEN EXISTS (SELECT 1 FROM captures WHERE captures.booking_token = b.token) THEN 0 ELSE 2 END AS rank,
    coalesce(coalesce(m.lands_at, b.arrives_at) < :now
      OR (issued_at IS NULL AND (fault IS NOT NULL OR expires_at <= :now))
      OR returned_at <= :now
      OR EXISTS (SELECT 1 FROM refunds
        WHERE refunds.booking_token = b.token AND reason = 'not_issued' AND refunded_at <= :now), 0) AS is_archived
  FROM own CROSS JOIN bookings b ON b.token = own.token LEFT JOIN moves m ON m.booking_token = b.token)`;

/** Half-paid orders first, attempts last; between them active trips by departure, archived ones the latest first. */
function inOrderOf(group: OrderGroup) {
  const direction = group === 'archived' ? -1 : 1;
  const timeOf = ({ flownAt }: Listed) => flownAt ?? 0;
  return (one: Listed, other: Listed) =>
    one.rank - other.rank ||
    direction * (timeOf(one) - timeOf(other)) ||
    (one.token < other.token ? -1 : Number(one.token > other.token));
}

function countsOf(orders: readonly Listed[]): { active: number; archived: number } {
  const archived = orders.filter(({ isArchived }) => isArchived).length;
  return { active: orders.length - archived, archived };
}

/** Returns one of these bookings. @throws ServiceFailure NotFound */
export async function showBookingOfAccount(
  { auth_token: token, booking_token: bookingToken }: z.output<typeof bookingRequest>,
  context: SandboxContext,
): Promise<BookingAnswerWire> {
  const account = await accountOf(token, context);
  const { rows } = await context.store.execute({
    sql: `SELECT NOT EXISTS (SELECT 1 FROM booking_owners WHERE booking_token = :booking AND account_id = :account) AS by_address
          FROM bookings WHERE token = :booking AND token IN (${OWN})`,
    args: { ...ownedBy(account, []), booking: bookingToken },
  });
  if (!rows[0]) throw new ServiceFailure('NotFound');
  return { token: bookingToken, by_address: Number(rows[0].by_address) === 1 };
}

/** An account as far as its bookings depend on it. */
export type Account = { id: string; email: string; isConfirmed: boolean };

/** Returns the arguments of the query above. */
export function ownedBy({ id, email, isConfirmed }: Account, alsoTokens: readonly string[]) {
  return { account: id, also: JSON.stringify(alsoTokens), isConfirmed: Number(isConfirmed), email };
}
