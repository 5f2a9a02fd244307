import type { SupportLevel } from '~/upstream/ancillaries/kinds-contract';
import { SUPPORT_LEVELS } from '~/upstream/ancillaries/kinds-contract';
import type { AccountRecord } from '../../account/auth/accounts';
import type { OrderLine } from '../../booking/order-lines/lines';
import type { ProductDetails } from '../../booking/order-lines/product';
import { getBooking } from '../../booking/records/desk';
import type { BookingEvents } from '../../booking/records/events';
import type { BookingRecord } from '../../booking/records/records';
import type { Listener, Listeners } from '../../service/events';
import type { SandboxContext } from '../../service/service';

/** Orders with priority in the chat. Times are milliseconds since 1970. */
export const PRIORITY_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS chat_priorities (
    booking_token TEXT PRIMARY KEY REFERENCES bookings,
    level TEXT NOT NULL
  )`,
];
export const WIPE_PRIORITIES = ['DELETE FROM chat_priorities'];

function noted({ token }: Pick<BookingRecord, 'token'>, lines: readonly OrderLine[]) {
  const level = lines.flatMap(({ product }) => levelOf(product.details) ?? [])[0];
  if (!level) return [];
  return [{ sql: 'INSERT OR REPLACE INTO chat_priorities (booking_token, level) VALUES (?, ?)', args: [token, level] }];
}

/** VIP holds the highest priority. */
function levelOf(details: ProductDetails): SupportLevel | null {
  if (details.kind === 'vip') return 'maximum';
  return details.kind === 'support' ? details.level : null;
}

const withTickets: Listener<BookingEvents['ticketsIssued']> = ({ booking, ancillaries }) => noted(booking, ancillaries);
const afterSale: Listener<BookingEvents['postSalePaid']> = ({ booking, purchase }) => noted(booking, purchase.lines);

/** Notes the priority with the payment that buys it. */
export const priorityListeners: Listeners<BookingEvents> = { ticketsIssued: withTickets, postSalePaid: afterSale };

/**
 * Returns the highest priority of an account: of an order that is its own or has its confirmed address, until a day after
 * the last arrival, unless the money for it went back.
 */
export async function priorityOf(
  { id, email }: Pick<AccountRecord, 'id' | 'email'>,
  context: SandboxContext,
): Promise<SupportLevel | null> {
  const { rows } = await context.store.execute({
    sql: `SELECT p.booking_token, p.level FROM chat_priorities p JOIN bookings b ON b.token = p.booking_token
          LEFT JOIN booking_owners o ON o.booking_token = b.token
          WHERE (o.account_id = ? OR (o.account_id IS NULL AND lower(json_extract(b.contacts, '$.email')) = ?))
            AND NOT EXISTS (SELECT 1 FROM item_returns r WHERE r.booking_token = b.token
              AND (r.item_token LIKE 'support.%' OR r.item_token = 'vip') AND r.returned_at <= ?)
          ORDER BY b.created_at DESC LIMIT 50`,
    args: [id, email, context.now().getTime()],
  });
  const levels = await Promise.all(
    rows.map(async ({ booking_token: token, level }) =>
      endOf(await getBooking(context, String(token))) > context.now().getTime() ? String(level) : null,
    ),
  );
  return SUPPORT_LEVELS.find((level) => levels.includes(level)) ?? null;
}

const DAY_MS = 86_400_000;

function endOf({ offer }: Pick<BookingRecord, 'offer'>): number {
  return Math.max(...offer.trips.flat().map(({ wire }) => Date.parse(wire.arrival_datetime))) + DAY_MS;
}
