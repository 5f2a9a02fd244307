import type { z } from 'zod';
import type { bookingRequest, BookingAnswerWire, ordersRequest, OrdersAnswerWire } from '~/upstream/account/contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { accountOf } from '../auth/sign-in';

/**
 * SQL condition on `bookings` rows of an account; parameters: its id, whether its address is confirmed, and that
 * address.
 */
const IS_OF_ACCOUNT = `(token IN (SELECT booking_token FROM booking_owners WHERE account_id = ?)
  OR (? AND lower(json_extract(contacts, '$.email')) = ?))`;

/**
 * Lists bookings begun or paid for while signed in and, once the account's address is confirmed, those whose ticket
 * went to it: anybody can type an address. `next_page_token` is the number of rows to skip.
 */
export async function listOrders(
  { auth_token: token, limit, next_page_token: page }: z.output<typeof ordersRequest>,
  context: SandboxContext,
): Promise<OrdersAnswerWire> {
  const { id, email, isConfirmed } = await accountOf(token, context);
  const passed = /^\d{1,6}$/.test(page ?? '') ? Number(page) : 0;
  const { rows } = await context.store.execute({
    sql: `SELECT token FROM bookings WHERE ${IS_OF_ACCOUNT}
          ORDER BY created_at DESC, token LIMIT ? OFFSET ?`,
    args: [id, Number(isConfirmed), email, limit + 1, passed],
  });
  return {
    orders: rows.slice(0, limit).map((row) => ({ token: String(row.token) })),
    next_page_token: rows.length > limit ? String(passed + limit) : null,
  };
}

/** Returns one of these bookings. @throws ServiceFailure NotFound */
export async function showBookingOfAccount(
  { auth_token: token, booking_token: bookingToken }: z.output<typeof bookingRequest>,
  context: SandboxContext,
): Promise<BookingAnswerWire> {
  const { id, email, isConfirmed } = await accountOf(token, context);
  const { rows } = await context.store.execute({
    sql: `SELECT token FROM bookings WHERE token = ? AND ${IS_OF_ACCOUNT}`,
    args: [bookingToken, id, Number(isConfirmed), email],
  });
  if (!rows[0]) throw new ServiceFailure('NotFound');
  return { token: bookingToken };
}
