import type { z } from 'zod';
import type { ordersRequest, OrdersAnswerWire } from '~/upstream/account/contract';
import type { SandboxContext } from '../service';
import { accountOf } from './sign-in';

/** Bookings whose ticket went to the account's address, which is confirmed; `next_page_token` is how many to pass over. */
export async function listOrders(
  { auth_token: token, limit, next_page_token: page }: z.output<typeof ordersRequest>,
  context: SandboxContext,
): Promise<OrdersAnswerWire> {
  const { email } = await accountOf(token, context);
  const passed = /^\d{1,6}$/.test(page ?? '') ? Number(page) : 0;
  const { rows } = await context.store.execute({
    sql: `SELECT token FROM bookings WHERE lower(json_extract(contacts, '$.email')) = ?
          ORDER BY created_at DESC, token LIMIT ? OFFSET ?`,
    args: [email, limit + 1, passed],
  });
  return {
    orders: rows.slice(0, limit).map((row) => ({ token: String(row.token) })),
    next_page_token: rows.length > limit ? String(passed + limit) : null,
  };
}
